// Solutions in store (base_solutions/) that answer a query, under the board's symmetries, and what grows from them.
#pragma once

#include "game/query.hpp"
#include "game/solution.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::compose {

// Of each file in base_solutions/FOLDER/ for this board the first of its images that the query allows, its problem
// worded as the query is; in the order of the files.
std::vector<Solution> in_store(const std::string& folder, const Query& query);

// The first of a solution's images that the query allows.
std::optional<Solution> image_for(const Query& query, const Solution& solution);

// A solution that ends with a long sweep (G. I. Bell, "Solving Triangular Peg Solitaire", 2008, Figure 10): its last
// move has as many jumps as any known on its board. In store, base_solutions/sweeps/, or a grown_sweep(). Of T_5 to T_8
// and T_10 none has a longer one. Nothing if none is for the query.
std::optional<Solution> long_sweep(const Query& query);

// What there is instead: "there is one from a1 to a3, and its images", or the boards that have some.
std::string long_sweeps_instead(const Query& query);

// The same of T_n, for every even n from 22 on: grown by twelve rows at a time from one in store. The last move has all
// jumps between the holes of a1's coset mod 2 but those that the stored one leaves out, and three more for each twelve
// rows. Nothing for other boards. Time and memory: linear in the holes.
std::optional<Solution> grown_sweep(const Board& board);

}  // namespace pegwright::compose
