// Published fewest moves; about three minutes.
//
// - S(4) … S(8) of triangles [Bell 2008, Table 4]
// - all problems of the English, the 6 x 6 and the draughtsboard [Bell's pages; Beasley 2013]
// - levels that Beasley's counts leave near the start and the end
//
// Left out:
// - S(9) and S(10) are too slow. Levels of the 37-hole board do not fit ten gigabytes.
// - Beasley's Tables 1, 3 and 4 from level 4 on, Tables 2 and 5 from level 5 on use deliveries to the board's arms, of
//   which he draws four cases only.
// - Of his endgame table for the central game, 1 15 656 8993, we find 1 15 657 9416 with Figures 3-5, and no bound from
//   Figures 6 and 7 gives his numbers.
// - Bell's pages have 35 and 25 problems of the draughtsboard; there are 36.
#pragma once

#include "published/figure.hpp"

void published_fewest_moves(Figures& figures);
