// All hand-tuned constants of the peeling. README.md has the tables of what was tried; a line here that names no other
// value was chosen once, on pictures of what failed on disks, octagons, H, combs and U, and not tried alone.
#pragma once

#include "compose/peeling/relocations.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace pegwright::compose::peeling {

struct Tuning {
    // Attempts (peel.cpp).
    std::uint64_t attempts = 126;  // twice a Luby sequence of 63; by 63 attempts 85 of 88
    std::array<std::uint64_t, 2> attempts_at_remainder = {5, 20};  // of what bands leave, first and last
    std::size_t failures_at_first = 40;     // sectors put back at edges; 400 an attempt were slower
    std::size_t holes_a_failure = 100;      // one more for so many holes
    std::size_t failures_along_path = 8;    // 60 solved 76 of 88, 10 solved 84, 8 and more later 85
    std::size_t holes_to_go_on = 9'000;     // smaller boards begin a new attempt; 2,000 left 3 of 60
    std::size_t edge_restarts = 6;          // edges begun anew around one place
    std::size_t holes_a_restart = 10'000;   // once more for so many holes
    std::size_t retreats_along_path = 12;   // 0 left a U of 1.1 million holes unsolved
    int most_narrow = 24;                   // so often one hole wide in a row: a tail
    std::size_t failures_before_tile = 2;   // of a hole, before a tile near it is given up
    std::uint64_t cost_of_any_form = 4;     // blocks of any form to rectangles, measured
    std::size_t holes_a_head_start = 20;    // work that rectangles are ahead by
    std::size_t positions_a_purge = 3'000;  // of the search for one

    // What stays along the path, and what is searched in the end (peel.cpp).
    Rank along_path = 3;             // holes nearer to the path stay longest
    Rank more_along_path = 2;        // up to so many more in later attempts
    Rank joins_path = 2;             // edges so much further stay with them
    Rank room_for_rectangles = 4;    // holes with less room are no part of tiles; 3 where rectangles come first took
    Rank room_for_others = 3;        //   99 seconds instead of 74
    Rank roomy = 9;                  // the path keeps so far from edges
    std::size_t holes_at_last = 90;  // searched around the last peg; 48 solved 76 of 88 instead of 84
    std::size_t more_at_last = 40;   // in every third pair of attempts, twice as many more in the next
    std::size_t most_at_last = 300;  // also what else could not be peeled

    // Blocks that hold the vacancy and lead it on (peel.cpp, relocations.cpp).
    Rank near_vacancy = 7;
    std::size_t orders_relocated = 3;
    std::size_t most_relocations_tried = 15;
    std::size_t least_relocated = 4;
    std::size_t most_relocated = 17;
    Relocations::Beside beside_block = {2, 16, 1};
    std::size_t most_known = 20'000;  // kept for tiles; ragged blocks hardly come again
    double chance_left_out = 0.3;     // places for the vacancy, where they are chosen by chance

    // Blocks at ragged edges (sectors.cpp).
    Rank reach_of_block = 7;            // steps from the furthest hole of all
    std::size_t most_furthest = 18;     // the furthest of these holes,
    std::size_t choices_for_class = 8;  // and of so many of the next
    int most_for_class = 3;             // so many for the class
    std::size_t blocks_tried = 25;      // before a hole has failed,
    std::size_t more_blocks_tried = 2;  // and more each time it has
    std::size_t catalysts_tried = 40;
    std::int32_t first_reach = 2;         // sectors are put back so far around a hole that fails,
    std::int32_t furthest_reach = 12;     // one further each time
    int failures_before_room = 5;         // of a hole, before tiles near it are given up
    int failures_before_restart = 12;     // of a hole, before all that left around it is begun anew
    std::int32_t restart_reach = 12;      // so far,
    std::int32_t more_restart_reach = 4;  // and further each time
    std::int32_t same_place = 24;         // holes nearer to each other count as one place
    double noise_at_first = 0.3;          // how much of a block's score is up to chance
    double noise_a_failure = 0.5;

    // What a block scores (surroundings.cpp): tried on disks, a comb and a blob.
    double per_rank = 2;            // far holes are good
    double per_thin_hole = -0.7;    // thin rests are bad
    double per_narrow_hole = -1.5;  // strips two holes wide hardly leave; 0.15 to 1 solved 17 to 20 of 20, slower
    double per_edge = -0.4;         // long edges inside
    double per_hole = 0.05;
    std::size_t large_piece = 80;    // a piece is cut off if none of so many holes is nearer than the block
    std::size_t large_detour = 200;  // where tiles leave, too: holes that are connected by more than so many are not

    // Searches (core.cpp): what they find takes milliseconds mostly.
    std::uint64_t widest_for_small = 900;  // ten times as wide takes half a minute where nothing is found
    std::size_t large = 160;               // holes of a large one
    std::uint64_t widest_for_large = 100;
    std::uint64_t widest_for_square = 100;  // after bands; 300 solve two in a thousand more, in thrice the time
    std::uint64_t widest_for_relocation = 1'000;

    // The path and what leaves along it.
    Rank cost_of_edge = 2;                          // vacancy_path(): steps that a missing site beside a hole costs
    Rank between_marks = 9;                         // retreats.cpp
    Relocations::Beside beside_tiles = {3, 36, 3};  // tile_walk.cpp
    std::size_t most_tiles_together = 3;
    std::int32_t near_tiles = 5;
    std::int32_t reach_of_release = 6;        // tiles.cpp: columns and rows
    std::size_t purges_remembered = 200'000;  // pair_purges.cpp: 300 bytes for 9 holes, 800 for 24
};
inline constexpr Tuning tuning;

}  // namespace pegwright::compose::peeling
