// Published fewest moves; about three minutes.
//
// - S(4) to S(8) of triangles [Bell 2008, Table 4]
// - all problems of the English, the 6 x 6 and the draughtsboard [Bell's pages; Beasley 2013]
// - levels that Beasley's counts leave near the start and the end
//
// These are left out:
//
// - S(9) and S(10): too slow
// - levels of the 37-hole board: they do not fit ten gigabytes
// - Beasley's Tables 1, 3 and 4 from level 4 on, 2 and 5 from level 5 on: they use deliveries to the board's arms, and
//   he draws only four cases
// - his endgame table for the central game, 1 15 656 8993: Figures 3-5 give 1 15 657 9416, and 6 and 7 others
// - Bell's 35 and 25 problems of the draughtsboard: there are 36
#pragma once

#include "published/figure.hpp"

void published_fewest_moves(Figures& figures);
