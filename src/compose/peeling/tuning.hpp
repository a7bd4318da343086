// All hand-tuned constants of the peeling (measurements: LAB.md). A comment with figures tells how another value did.
// The others were set once, after pictures of failures.
#pragma once

#include "compose/peeling/relocations.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pegwright::compose::peeling {

struct Tuning {
    // Attempts (peel.cpp).
    std::uint64_t attempts = 126;  // two Luby sequences of 63; 63 attempts solved 85 of 88
    std::array<std::uint64_t, 2> attempts_at_remainder = {5, 20};  // of a remainder, by round
    std::size_t failures_at_first = 40;                            // sectors put back at edges; 400 were slower
    std::size_t holes_a_failure = 100;                             // one more failure for each
    std::size_t failures_along_path = 8;    // 60 solved 76 of 88, 10 solved 84, 8 with Luby's growth 85
    std::size_t holes_to_go_on = 9'000;     // smaller boards begin anew; 2,000 left 3 of 60 unsolved
    std::size_t edge_restarts = 6;          // around one place at edges
    std::size_t holes_a_restart = 10'000;   // one more restart for each
    std::size_t retreats_along_path = 12;   // 0 left a U of 1.1 million holes unsolved
    int most_narrow = 24;                   // failures in a row at a part one hole wide
    std::size_t failures_before_tile = 2;   // of a hole, before a tile near it is given up
    std::uint64_t cost_of_any_form = 4;     // work of a sector of any form, in rectangles
    std::size_t holes_a_head_start = 20;    // holes for each unit of work by which rectangles are ahead
    std::size_t positions_a_purge = 3'000;  // the most that a search for a purge meets

    // The path, and the core that is searched at the end (peel.cpp).
    Rank along_path = 3;             // holes nearer to the path stay longest
    Rank more_along_path = 2;        // up to this much more in later attempts
    Rank joins_path = 2;             // edges this much further away stay too
    Rank room_for_rectangles = 4;    // clearance of tiles where rectangles come first; 3 took 99 s instead of 74
    Rank room_for_others = 3;        // clearance of tiles elsewhere
    Rank roomy = 9;                  // distance of the path from edges
    std::size_t holes_at_last = 90;  // the core; 48 solved 76 of 88, 90 solved 84
    std::size_t more_at_last = 40;   // added once or twice in later attempts
    std::size_t most_at_last = 300;  // the largest core, with holes that did not leave

    // Blocks that lead the vacancy on (peel.cpp, relocations.cpp).
    Rank near_vacancy = 7;
    std::size_t orders_relocated = 3;
    std::size_t most_relocations_tried = 15;
    std::size_t least_relocated = 4;
    std::size_t most_relocated = 17;
    Relocations::Beside beside_block = {2, 16, 1};
    std::size_t most_known = 20'000;  // relocations remembered
    double chance_left_out = 0.3;     // of holes for the vacancy, when choices are random

    // Blocks at ragged edges (sectors.cpp).
    Rank reach_of_block = 7;            // steps from the furthest hole
    std::size_t most_furthest = 18;     // holes added in order of distance
    std::size_t choices_for_class = 8;  // of the next holes, some are added to make the class 0:
    int most_for_class = 3;             // at most this many
    std::size_t blocks_tried = 25;      // before a hole has failed
    std::size_t more_blocks_tried = 2;  // for each failure
    std::size_t catalysts_tried = 40;
    std::int32_t first_reach = 2;         // of putting sectors back, around a hole that fails
    std::int32_t furthest_reach = 12;     // grows by one a failure
    int failures_before_room = 5;         // of a hole, before a tile near it is given up
    int failures_before_restart = 12;     // of a hole, before everything around it is put back
    std::int32_t restart_reach = 12;      // at first
    std::int32_t more_restart_reach = 4;  // for each restart there
    std::int32_t same_place = 24;         // holes nearer to each other are one place
    double noise_at_first = 0.3;          // the random part of a block's score
    double noise_a_failure = 0.5;

    // The score of a block (surroundings.cpp), tried on disks, a comb and a blob.
    double per_rank = 2;            // far holes are good
    double per_thin_hole = -0.7;    // thin parts left beside are bad
    double per_narrow_hole = -1.5;  // such parts hardly leave; -0.15 to -1 solved 17 to 20 of 20, slower
    double per_edge = -0.4;         // long edges inside are bad
    double per_hole = 0.05;
    std::size_t large_piece = 80;    // a piece is cut off if none of its first 80 holes is nearer than the block
    std::size_t large_detour = 200;  // through tiles, a longer search counts as not connected

    // Beam widths (core.cpp). A solution mostly takes milliseconds.
    std::uint64_t widest_for_small = 900;  // ten times as wide takes half a minute if nothing is found
    std::size_t large = 160;               // holes of a large core
    std::uint64_t widest_for_large = 100;
    std::uint64_t widest_for_square = 100;  // after bands; 300 solve two more in a thousand, in three times the time
    std::uint64_t widest_for_relocation = 1'000;

    // The path and what leaves along it.
    Rank cost_of_edge = 2;                          // vacancy_path(): steps for each missing site of clearance
    Rank between_marks = 9;                         // retreats.cpp
    Relocations::Beside beside_tiles = {3, 36, 3};  // tile_walk.cpp
    std::size_t most_tiles_together = 3;
    std::int32_t near_tiles = 5;
    std::int32_t reach_of_release = 6;        // tiles.cpp: columns and rows
    std::size_t purges_remembered = 200'000;  // pair_purges.cpp: 300 bytes for 9 holes, 800 for 24
};
inline constexpr Tuning tuning;

}  // namespace pegwright::compose::peeling
