// Finds the data of purges/ and base_solutions/ by search, as files ready to be stored. `pegwright find` compares the
// stored files with them. Results are the same on every machine.
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

// These functions work in one thread, poll with the name of the current piece of work, and throw Error (limit) if
// memory does not suffice; half a gibibyte is enough.

// purges/triangular: 3- and 6-purges, trapezoids of width 4 and 5 beside two holes, relocating purges of width 4 and 5
// up to mirror images, and the files of the next two functions. Half a minute.
std::vector<DataFile> find_triangular_purges(const Limits& limits);
// purges/triangular/narrow.txt, for convex polygons of three lines. Some seconds.
std::vector<DataFile> find_narrow_purges(const Limits& limits);
// purges/triangular/ENDS.txt, for convex polygons, a file for each pair of strip ends: heads in all states needed, and
// relocating purges up to mirror images. Half a minute.
std::vector<DataFile> find_polygon_purges(const Limits& limits);

// purges/square: 3- and 6-purges, blocks of 3 x 3, 4 x 3 and 5 x 3, relocating purges for strips of three and six rows
// and along three rows, and the file of the next function. Half a minute.
std::vector<DataFile> find_square_purges(const Limits& limits);
// purges/square/four_blocks.txt, for boards made of 3 x 3 blocks. Seconds.
std::vector<DataFile> find_block_purges(const Limits& limits);

// purges/diagonal: relocating purges of width 4 and 5 with the vacancy within three holes of an end. Seconds.
std::vector<DataFile> find_diagonal_purges(const Limits& limits);

// base_solutions/triangle: every solvable pair of T_4 … T_8 up to symmetry and time reversal. Two seconds.
std::vector<DataFile> find_triangle_bases(const Limits& limits);

// base_solutions/rectangle, up to symmetry and time reversal:
// - w x 3, w = 4 … 9: every solvable pair.
// - w x h, w and h = 4 … 6: every solvable pair.
// - w x h, w = 7 … 9, h = 4 and 5: the pairs that no relocating purge reduces to a smaller board.
std::vector<DataFile> find_rectangle_bases(const Limits& limits);

// base_solutions/polygon, a file a board: solvable pairs, up to symmetry and time reversal, of small convex polygons
// from which no strip can be cut. For some boards only the pairs that prevent every cut. Seconds.
std::vector<DataFile> find_polygon_bases(const Limits& limits);

// base_solutions/diagonal, a file a board, up to symmetry and time reversal. Seconds.
// - w x h, w and h = 4 … 6: the pairs that are unsolvable without diagonal jumps.
// - w x 3, w = 4 … 7: every solvable pair.
// - w x 3, w = 8 and 9: solvable pairs between the first two and the last two columns.
std::vector<DataFile> find_diagonal_bases(const Limits& limits);

}  // namespace pegwright::search::data
