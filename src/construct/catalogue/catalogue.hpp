// All purges built into the program, ready for the constructor: parsed and replayed on first use, in some tens of
// microseconds.
#pragma once

#include "construct/catalogue/program.hpp"

#include <array>
#include <map>
#include <vector>

namespace pegwright::construct {

// A relocating purge leads a vacancy from `from`, in the block, to `to`, outside the strip.
struct Relocation {
    Hole from;
    Hole to;
    Program forward;
    Program backward;  // reversed: brings the last peg in
};

// The heads of one width: purges of one block, one for each state of its catalyst.
//
// Mostly the catalyst is two holes that no jump empties at once. Some blocks need three in line, in the states 001,
// 011, 100 and 110. They begin full. From 111 and 101 no jump leads to 010 or 000, so a stored state comes first.
struct Heads {
    std::vector<std::int32_t> watched;  // columns of the row beyond the strip, in order
    std::array<Program, 8> programs;    // by which of these are full (bit i: the i-th); no jumps: not stored

    bool has(unsigned bits) const { return !programs[bits].jumps.empty(); }
    const Program& operator[](unsigned bits) const { return programs[bits]; }
    // Block and chains are the same for all.
    const Program& any() const { return programs[1]; }
};

// Rows of a strip, and of its heads and chains.
constexpr std::int32_t purge_rows = 3;

// How a strip's end slopes outwards.
//
//     straight  not at all, on rectangles
//     sharp     one hole longer each row, from a corner of 60 degrees
//     blunt     one hole shorter each row, beside a corner of 120 degrees
//     cut       longer once and shorter twice, beside a side of three holes
enum class End : std::uint8_t { straight, sharp, blunt, cut };

struct StripPurges {
    std::map<std::int32_t, Heads> heads;                          // by width
    std::map<std::int32_t, std::vector<Relocation>> relocations;  // by width

    const Relocation* relocation(std::int32_t width, Hole from) const;
};

struct Catalogue {
    std::array<SixPurge, 2> six;  // by Unlike
    // Strips of three rows, by their left and right ends.
    std::map<std::pair<End, End>, StripPurges> ends;
    // Strips of six rows with straight ends, as long as the block. No heads.
    StripPurges deep;
    // Purges that lead the vacancy along three rows, by width.
    std::map<std::int32_t, Relocation> along;

    const StripPurges& straight() const { return ends.at({End::straight, End::straight}); }
};

// Built on first use. Missing or wrong data is an internal fault (std::logic_error).
const Catalogue& triangular_catalogue();
const Catalogue& square_catalogue();
const Catalogue& diagonal_catalogue();  // rectangles with diagonal jumps

std::vector<Purge> stored_purges(const std::string& path);
// For replays, listings and pictures. folder: "square", "triangular" or "diagonal".
std::vector<std::string> purge_files(const std::string& folder);
std::vector<Purge> library_purges(const std::string& folder);

}  // namespace pegwright::construct
