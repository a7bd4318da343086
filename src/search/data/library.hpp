// Finds the data of purges/ and base_solutions/ by search, as files ready to be stored.
//
// What is found is the same on every machine, so stored files can be compared with it. The command
// `pegwright find` does that.
#pragma once

#include "base/limits.hpp"
#include "base/rooms.hpp"

#include <string>
#include <vector>

namespace pegwright::search::data {

struct DataFile {
    std::string path;  // below the top level, such as purges/triangular/six.txt
    std::string text;
};

// All of these work in one thread, poll with the piece of work that is done, and throw Error (limit) if one
// needs more memory than allowed; half a gibibyte is enough.

// purges/triangular: 3- and 6-purges, trapezoids of width 4 and 5 beside two holes, relocating
// purges of width 4 and 5 up to mirror images. Half a minute.
std::vector<DataFile> find_triangular_purges(const Limits& limits);
// Of these purges/triangular/narrow.txt, for convex polygons of three lines. Some seconds.
std::vector<DataFile> find_narrow_purges(const Limits& limits);
// Of these purges/triangular/ENDS.txt, for convex polygons, a file for each pair of ends of a strip: heads in all
// states that are needed, and relocating purges up to mirror images. Half a minute.
std::vector<DataFile> find_polygon_purges(const Limits& limits);

// purges/square: 3- and 6-purges, blocks of 3 x 3, 4 x 3 and 5 x 3, relocating purges
// for strips of three and six rows and along three rows, squares of four blocks. Half a minute.
std::vector<DataFile> find_square_purges(const Limits& limits);
// Of these purges/square/four_blocks.txt, for boards made of 3 x 3 blocks. Seconds.
std::vector<DataFile> find_block_purges(const Limits& limits);

// purges/diagonal: relocating purges of width 4 and 5 with the vacancy within three holes of an end. Seconds.
std::vector<DataFile> find_diagonal_purges(const Limits& limits);

// base_solutions/triangle: every solvable pair of T_4 … T_8 up to symmetry and time reversal. Two
// seconds.
std::vector<DataFile> find_triangle_bases(const Limits& limits);

// base_solutions/rectangle, up to symmetry and time reversal: every solvable pair of w x 3 for
// w = 4 … 9 and of w x h for w, h = 4 … 6, and those pairs of 7 x h … 9 x h, h = 4 and 5, which no
// relocating purge reduces to a smaller board.
std::vector<DataFile> find_rectangle_bases(const Limits& limits);

// base_solutions/polygon, a file a board: every solvable pair up to symmetry and time reversal of the small convex
// polygons of the triangular lattice off which no strip can be cut, or of some those pairs that are in the way of
// all strips. Seconds.
std::vector<DataFile> find_polygon_bases(const Limits& limits);

// base_solutions/diagonal, a file a board, up to symmetry and time reversal: of w x h for w, h = 4 … 6 with diagonal
// jumps every pair that is unsolvable without them, likewise every solvable pair of w x 3 for w = 4 … 7 and, for
// w = 8 and 9, those between the first two and the last two columns. Seconds.
std::vector<DataFile> find_diagonal_bases(const Limits& limits);

}  // namespace pegwright::search::data
