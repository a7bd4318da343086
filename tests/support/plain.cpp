#include "support/plain.hpp"

#include <utility>

namespace plain {

Board Board::triangle(int n) {
    std::vector<Cell> cells;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c <= r; ++c) cells.push_back({r, c});
    return Board(cells, true);
}

Board Board::rectangle(int width, int height) {
    std::vector<Cell> cells;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c) cells.push_back({r, c});
    return Board(cells, false);
}

Board::Board(std::vector<Cell> cells, bool diagonals) : cells_(std::move(cells)) {
    const int steps[6][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}};
    for (const Cell& c : cells_) {
        for (int k = 0; k < (diagonals ? 6 : 4); ++k) {
            const int over = cell(c.row + steps[k][0], c.column + steps[k][1]);
            const int to = cell(c.row + 2 * steps[k][0], c.column + 2 * steps[k][1]);
            if (over >= 0 && to >= 0) triples_.push_back({cell(c.row, c.column), over, to});
        }
    }
}

int Board::cell(int row, int column) const {
    for (int i = 0; i < holes(); ++i)
        if (this->row(i) == row && this->column(i) == column) return i;
    return -1;
}

std::vector<bool> Board::reachable_ends(int vacancy) const {
    std::vector<bool> ends(cells_.size());
    std::vector<bool> seen(std::size_t{1} << cells_.size());
    std::vector<std::uint32_t> open{((1u << cells_.size()) - 1) & ~(1u << vacancy)};
    while (!open.empty()) {
        const std::uint32_t p = open.back();
        open.pop_back();
        if (p != 0 && (p & (p - 1)) == 0)
            for (int c = 0; c < holes(); ++c)
                if (p == 1u << c) ends[static_cast<std::size_t>(c)] = true;
        for (const Triple& t : triples_) {
            if (!(p >> t.from & 1) || !(p >> t.over & 1) || (p >> t.to & 1)) continue;
            const std::uint32_t q = p ^ (1u << t.from) ^ (1u << t.over) ^ (1u << t.to);
            if (seen[q]) continue;
            seen[q] = true;
            open.push_back(q);
        }
    }
    return ends;
}

}  // namespace plain
