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

Board Board::picture(const std::string& rows, bool diagonals) {
    std::vector<Cell> cells;
    int r = 0;
    int c = 0;
    for (const char symbol : rows) {
        if (symbol == 'o') cells.push_back({r, c});
        ++c;
        if (symbol == '\n') ++r, c = 0;
    }
    return Board(cells, diagonals);
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

Games Board::games(int vacancy) const {
    Games games;
    ways_from(((std::uint64_t{1} << cells_.size()) - 1) & ~(std::uint64_t{1} << vacancy), games);
    return games;
}

const std::vector<std::uint64_t>& Board::ways_from(std::uint64_t position, Games& games) const {
    const auto known = games.find(position);
    if (known != games.end()) return known->second;
    std::vector<std::uint64_t> ways(cells_.size());
    for (int c = 0; c < holes(); ++c)
        if (position == std::uint64_t{1} << c) ways[static_cast<std::size_t>(c)] = 1;
    for (const Triple& t : triples_) {
        if (!(position >> t.from & 1) || !(position >> t.over & 1) || (position >> t.to & 1)) continue;
        const auto& onwards = ways_from(
            position ^ std::uint64_t{1} << t.from ^ std::uint64_t{1} << t.over ^ std::uint64_t{1} << t.to, games);
        for (std::size_t c = 0; c < ways.size(); ++c) ways[c] += onwards[c];
    }
    return games[position] = ways;
}

}  // namespace plain
