// Fewest moves in print, most of which take too long for a test: some three minutes in all.
//
// S(4) … S(8) of triangles [Bell 2008, Table 4]; all problems of the 33-hole English board, of the 6 x 6
// board and of the 32-hole draughtsboard [Bell's pages; Beasley 2013]; what Beasley's counts leave of
// the levels next to the start and next to the end.
//
// Left out. S(9), S(10): too slow; the 37-hole board's levels do not fit ten gigabytes, larger ones were
// not tried. Beasley's Tables 1, 3 and 4 from level 4 on, Tables 2 and 5 from level 5 on, and their columns:
// they rest on deliveries to the board's arms, of which he draws four cases. His endgame table of the
// central game under constraints, 1 15 656 8993: Figures 3-5 leave 1 15 657 9416, and no bound from Figures 6
// and 7 makes the last two his. The number of problems of the draughtsboard, 35 and 25 in two places of
// Bell's pages: there are 36.
#pragma once

#include "published/figure.hpp"

void published_fewest_moves(Figures& figures);
