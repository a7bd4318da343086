// A plain, slow reference for small boards, without the project's code.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace plain {

// For every position reached (bit i: cell i), the number of jump sequences to one peg in each cell.
using Games = std::map<std::uint64_t, std::vector<std::uint64_t>>;

// A list of cells (row, column), row by row.
class Board {
public:
    static Board triangle(int n);
    static Board rectangle(int width, int height);
    // Rows of o (a cell) and . (none), with line ends.
    static Board picture(const std::string& rows, bool diagonals);
    int holes() const { return static_cast<int>(cells_.size()); }
    int row(int cell) const { return cells_[static_cast<std::size_t>(cell)].row; }
    int column(int cell) const { return cells_[static_cast<std::size_t>(cell)].column; }

    // For every cell, whether a game can end there with one peg. Visits every position; up to 24 holes.
    std::vector<bool> reachable_ends(int vacancy) const;
    // By recursion, remembering positions.
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
