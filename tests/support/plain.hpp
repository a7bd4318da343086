// A plain, slow reference for small boards: its own holes, its own jumps, no code of the project.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace plain {

// All games from one vacancy: of every position they reach, with bit i for a peg in cell i, the number of
// jump sequences that end with one peg in each cell.
using Games = std::map<std::uint64_t, std::vector<std::uint64_t>>;

// A board as a list of cells (row, column), row by row.
class Board {
public:
    static Board triangle(int n);
    static Board rectangle(int width, int height);
    // Rows of o (a cell) and . (none), each ended by a line end.
    static Board picture(const std::string& rows, bool diagonals);
    int holes() const { return static_cast<int>(cells_.size()); }
    int row(int cell) const { return cells_[static_cast<std::size_t>(cell)].row; }
    int column(int cell) const { return cells_[static_cast<std::size_t>(cell)].column; }

    // For every cell, whether some game from the full board without `vacancy` ends with one peg
    // there. Visits every reachable position; up to 24 holes.
    std::vector<bool> reachable_ends(int vacancy) const;
    // By recursion, with what is known of a position kept.
    Games games(int vacancy) const;

private:
    struct Cell {
        int row;
        int column;
    };
    struct Triple {
        int from;
        int over;
        int to;
    };
    Board(std::vector<Cell> cells, bool diagonals);
    int cell(int row, int column) const;
    const std::vector<std::uint64_t>& ways_from(std::uint64_t position, Games& games) const;

    std::vector<Cell> cells_;
    std::vector<Triple> triples_;
};

}  // namespace plain
