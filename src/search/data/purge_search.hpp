// Searches a purge that fits a picture. The search plays only on the holes that the picture names.
#pragma once

#include "base/limits.hpp"
#include "game/purge.hpp"
#include "search/paths/unlike_requirements.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::search::data {

constexpr PurgeHole catalyst(bool full) { return full ? PurgeHole::catalyst_peg : PurgeHole::catalyst_vacancy; }

// Adds a block of pegs. On the triangular lattice each row may be a hole longer than the one above (slope 1).
void add_block(std::vector<Purge::Spot>& spots, Hole top_left, std::int32_t width, std::int32_t height,
               std::int32_t slope = 0);

// Changes the symbol of a hole in the picture.
void mark(std::vector<Purge::Spot>& spots, Hole hole, PurgeHole kind);

// fewest: for pictures of at most 22 holes; larger ones, up to 56 holes, get any solution. any: sooner found.
enum class WantedMoves { fewest, any };

// Nothing if there is no such purge that meets the requirements.
std::optional<Purge> try_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                               const std::vector<UnlikeRequirement>& requirements, const Limits& limits,
                               WantedMoves moves = WantedMoves::fewest);

// Throws std::logic_error if there is none.
Purge find_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                 const std::vector<UnlikeRequirement>& requirements, const Limits& limits);

// In both states of the catalyst. They use only jumps of the square lattice.
std::vector<Purge> three_purges(const std::vector<Lattice>& lattices, const Limits& limits);
std::vector<Purge> six_purges(const std::vector<Lattice>& lattices, const Limits& limits);

// The last two holes of the first row of a block under one row. At a moment when they are unlike, 6-purges can be
// inserted on the right.
inline UnlikeRequirement chain_on_the_right(std::int32_t width) { return {Hole{width - 2, 1}, Hole{width - 1, 1}}; }

// States of a head's catalyst. Usually it is the first and the third hole beyond a strip's left end, which are unlike
// at some moment, since no jump empties both. Some blocks also need to know the hole between, so they have four states.
inline constexpr std::array<std::string_view, 2> two_states = {"1.0", "0.1"};
inline constexpr std::array<std::string_view, 4> four_states = {"100", "110", "001", "011"};

// Adds these holes from (0, 0) on: 1 full, 0 empty, . not in the picture.
void add_catalyst(std::vector<Purge::Spot>& spots, std::string_view state);
// The name, and the state of its holes.
std::string name_in_state(const std::string& name, std::string_view state);

int move_count(const Purge& purge);

// Tells the poll that a piece of work begins. Returns limits whose poll repeats its name.
Limits begin_piece(const std::string& piece, const Limits& limits);

// The text of a data file: the heading's comment lines, how to find it again, the purges.
std::string file_text(const std::string& heading, const std::vector<Purge>& purges,
                      const std::string& method = "breadth-first search for fewest moves");

}  // namespace pegwright::search::data
