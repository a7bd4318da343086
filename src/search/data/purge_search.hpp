// What the searches behind purges/ have in common: pictures to start from, one search for a picture.
//
// All holes that a picture names are the whole board its search may use.
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

// Adds a block of pegs; on the triangular lattice each row may be a hole longer than the one above (slope 1).
void add_block(std::vector<Purge::Spot>& spots, Hole top_left, std::int32_t width, std::int32_t height,
               std::int32_t slope = 0);

// Gives a hole already in the picture another symbol.
void mark(std::vector<Purge::Spot>& spots, Hole hole, PurgeHole kind);

// Pictures of at most 22 holes get fewest moves, larger ones (56 holes at most) any solution; or any of all, which is
// found sooner.
enum class WantedMoves { fewest, any };

// A purge with this picture that meets the requirements; nothing if there is none.
std::optional<Purge> try_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                               const std::vector<UnlikeRequirement>& requirements, const Limits& limits,
                               WantedMoves moves = WantedMoves::fewest);

// The same where one must exist; throws std::logic_error if none does.
Purge find_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                 const std::vector<UnlikeRequirement>& requirements, const Limits& limits);

// The 3-purge and the 6-purge in both states; they need the square lattice's jumps only.
std::vector<Purge> three_purges(const std::vector<Lattice>& lattices, const Limits& limits);
std::vector<Purge> six_purges(const std::vector<Lattice>& lattices, const Limits& limits);

// The last two holes of the first row of a block under one row, which must be unlike once to let
// 6-purges in on the right.
inline UnlikeRequirement chain_on_the_right(std::int32_t width) { return {Hole{width - 2, 1}, Hole{width - 1, 1}}; }

// A head's catalyst is the first and the third of the holes beyond a strip's left end. No jump empties both, so they
// are unlike at some moment of what empties them; where a block does not leave in both of these states whatever is in
// the middle, four states of all three holes do: out of 101 and 010 no jump leads to none or all of them.
inline constexpr std::array<std::string_view, 2> two_states = {"1.0", "0.1"};
inline constexpr std::array<std::string_view, 4> four_states = {"100", "110", "001", "011"};

// Adds these holes, from (0, 0) on: 1 full, 0 empty, . not of the picture.
void add_catalyst(std::vector<Purge::Spot>& spots, std::string_view state);
// A head's name: this, and its state's holes.
std::string name_in_state(const std::string& name, std::string_view state);

int move_count(const Purge& purge);

// Tells the poll which piece of work begins; the limits for it, with a poll that is told so as well.
Limits begin_piece(const std::string& piece, const Limits& limits);

// A data file: the heading's comment lines, how to find it again, the purges.
std::string file_text(const std::string& heading, const std::vector<Purge>& purges,
                      const std::string& method = "breadth-first search for fewest moves");

}  // namespace pegwright::search::data
