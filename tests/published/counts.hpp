// Counts in print that take longer than a test should.
//
// Bell 2009, Tables 6 and 7: winning positions, first dead ends and solutions of the complement problems of
// the 33-hole board; section 7.1, jumps to a position that no single peg can be left from. Table 3, Wiegleb's board,
// down to 28 pegs.
#pragma once

#include "published/figure.hpp"

void published_counts(Figures& figures);
