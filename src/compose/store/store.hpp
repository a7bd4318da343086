// Stored solutions (base_solutions/) that answer a query, up to the board's symmetries, and long sweeps grown from
// them.
#pragma once

#include "game/query.hpp"
#include "game/solution.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::compose {

// For each file of the board in base_solutions/FOLDER/, in order, the solution's first image that the query allows. Its
// problem has the query's words.
std::vector<Solution> in_store(const std::string& folder, const Query& query);

// The first image that the query allows.
std::optional<Solution> image_for(const Query& query, const Solution& solution);

// A solution whose last move is the longest known on its board: stored in base_solutions/sweeps/, or a grown_sweep().
// Nothing if none answers the query. Source: G. I. Bell, "Solving Triangular Peg Solitaire", 2008, Figure 10.
std::optional<Solution> long_sweep(const Query& query);

// For a message: "there is one from a1 to a3, and its images", or the boards with long sweeps.
std::string long_sweeps_instead(const Query& query);

// A long sweep on T_n, even n from 22 on, grown by twelve rows at a time from a stored one; nothing for other boards.
// It leaves out three jumps of a1's coset mod 2 for each twelve rows, and those that the stored one leaves out. Linear
// in the holes.
std::optional<Solution> grown_sweep(const Board& board);

}  // namespace pegwright::compose
