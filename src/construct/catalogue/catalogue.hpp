// The catalogue: purges built into the program, ready for the constructor. They are parsed and replayed on first use
// (some tens of microseconds).
#pragma once

#include "construct/catalogue/program.hpp"

#include <array>
#include <map>
#include <vector>

namespace pegwright::construct {

// A relocating purge: the vacancy at `from` (strip coordinates, relative to the block) is exchanged
// for one at `to` outside the strip.
struct Relocation {
    Hole from;
    Hole to;
    Program forward;   // takes the starting vacancy out of the strip
    Program backward;  // reversed: takes the last peg into the strip, to `from`
};

// Heads of one width: of one block, in the states of its catalyst. Two holes that no jump empties both will do, full
// the one or the other; where a block does not leave beside two, three in line in the states 001, 011, 100 and 110, as
// out of 101 and 010 no jump leads to all or none of the three.
struct Heads {
    std::vector<std::int32_t> watched;  // columns of the row beyond, in order
    std::array<Program, 8> programs;    // by which of these are full (bit i: the i-th); without jumps: none in store

    bool has(unsigned bits) const { return !programs[bits].jumps.empty(); }
    const Program& operator[](unsigned bits) const { return programs[bits]; }
    // One of them: what all have in common are the block and where chains can be let in.
    const Program& any() const { return programs[1]; }
};

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

}  // namespace pegwright::construct
