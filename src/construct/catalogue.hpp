// The catalogue: purges and base solutions built into the program, ready for the constructor.
//
// Purges are parsed and replayed on first use (some tens of microseconds); a base solution when it
// is asked for.
#pragma once

#include "construct/program.hpp"
#include "game/solution.hpp"

#include <array>
#include <map>
#include <optional>

namespace pegwright::construct {

// A relocating purge: the vacancy at `from` (strip coordinates, relative to the block) is exchanged
// for one at `to` outside the strip.
struct Relocation {
    Hole from;
    Hole to;
    Program forward;   // takes the starting vacancy out of the strip
    Program backward;  // reversed: takes the last peg into the strip, to `from`
};

// Heads of one width, by which of the three catalyst holes are full (bit i: hole i). Of most widths the first and the
// third decide alone, so a head stands in two places; and in 010 and 101 mostly none: out of them no jump leads to all
// or none of the three, so that another state comes.
using Heads = std::array<Program, 8>;
inline bool has_head(const Heads& heads, unsigned bits) { return !heads[bits].jumps.empty(); }
// Whether the middle hole decides as well.
inline bool need_middle(const Heads& heads) {
    return heads[0b001].jumps != heads[0b011].jumps || heads[0b100].jumps != heads[0b110].jumps;
}

// Of a strip, and of the heads and chains that clear it.
constexpr std::int32_t purge_rows = 3;

// How an end of the rows of a strip goes outwards: not at all, as rectangles' do; growing by a hole a row from a corner
// of 60 degrees on; shrinking beside a corner of 120 degrees; or growing once and shrinking twice, beside a side of
// three holes.
enum class End : std::uint8_t { straight, sharp, blunt, cut };

// What clears a strip from its left end to its right, or takes the vacancy out of it.
struct StripPurges {
    std::map<std::int32_t, Heads> heads;                          // by width
    std::map<std::int32_t, std::vector<Relocation>> relocations;  // by width

    const Relocation* relocation(std::int32_t width, Hole from) const;
};

struct Catalogue {
    std::array<SixPurge, 2> six;  // by Unlike
    // Of strips of three rows, by how their ends go on the left and on the right.
    std::map<std::pair<End, End>, StripPurges> ends;
    // Of six rows with straight ends, no longer than the block. No heads.
    StripPurges deep;
    // Relocating purges along three rows, by the width of the block.
    std::map<std::int32_t, Relocation> along;

    const StripPurges& straight() const { return ends.at({End::straight, End::straight}); }
};

// Made once, on first use. A data file that is missing or wrong is an internal fault (std::logic_error).
const Catalogue& triangular_catalogue();
const Catalogue& square_catalogue();
const Catalogue& diagonal_catalogue();  // of rectangles with diagonal jumps

// The purges of a data file, such as purges/square/six.txt.
std::vector<Purge> stored_purges(const std::string& path);
// All purges of a lattice's folder ("square", "triangular", "diagonal"), for replays, listings and pictures.
std::vector<Purge> library_purges(const std::string& folder);

// A rectangle's problem on the square lattice instead of its own: the other lattices have all of the square
// one's jumps, so its solutions are theirs, word for word. Other problems are left as they are.
Problem on_square_lattice(const Problem& problem);

// A solution of a small board's single-vacancy problem from base_solutions/, under symmetry and time reversal
// as needed; nothing if there is none in store. Rectangles of all lattices have the square one's, then their own.
std::optional<Solution> base_solution(const Problem& problem);

}  // namespace pegwright::construct
