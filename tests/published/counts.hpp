// Published counts that are slow to compute [Bell 2009]:
// - Tables 6 and 7: the 33-hole board's complement problems
// - section 7.1: jumps to a position that leads to no single peg
// - Table 3: Wiegleb's board down to 28 pegs
#pragma once

#include "published/figure.hpp"

void published_counts(Figures& figures);
