// All 8 or 12 linear maps of the lattice are tried, with the translation that brings the bounding rectangle back. The
// square and diagonal lattices compare runs of holes, the triangular one holes.
#include "board/symmetry.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::board {
namespace {

std::vector<Affine> found_by_trial(const Board& board) {
    const std::vector<Hole> holes = board.holes();
    const auto corner = [&](const Affine& map) {
        Hole least = map(holes[0]);
        for (const Hole h : holes) least = {std::min(least.x, map(h).x), std::min(least.y, map(h).y)};
        return least;
    };
    const Hole here = corner(Affine{});
    std::vector<Affine> maps;
    for (Affine map : lattice_symmetries(board.lattice())) {
        map.origin = here - corner(map);
        if (std::all_of(holes.begin(), holes.end(), [&](Hole h) { return board.contains(map(h)); }))
            maps.push_back(map);
    }
    return maps;
}

// Relative to the corner of the bounding rectangle.
struct Rows {
    struct Run {
        std::int32_t first;
        std::int32_t end;
        friend bool operator==(const Run&, const Run&) = default;
    };
    std::vector<std::vector<Run>> runs;
    std::int32_t width = 0;

    std::int32_t height() const { return static_cast<std::int32_t>(runs.size()); }
    friend bool operator==(const Rows&, const Rows&) = default;
};

std::vector<Rows::Run> runs_of_row(const Board& board, std::int32_t y) {
    std::vector<Rows::Run> runs;
    board.for_each_run(y, [&](std::int32_t first, std::int32_t end) { runs.push_back({first, end}); });
    return runs;
}

std::pair<Rows, Hole> rows_of(const Board& board) {
    Rows rows;
    Hole corner{board.width(), 0};
    while (runs_of_row(board, corner.y).empty()) ++corner.y;
    std::int32_t end = 0;
    for (std::int32_t y = corner.y; y < board.height(); ++y) {
        rows.runs.push_back(runs_of_row(board, y));
        if (rows.runs.back().empty()) continue;
        corner.x = std::min(corner.x, rows.runs.back().front().first);
        end = std::max(end, rows.runs.back().back().end);
    }
    rows.width = end - corner.x;
    for (auto& row : rows.runs)
        for (Rows::Run& run : row) run = {run.first - corner.x, run.end - corner.x};
    while (rows.runs.back().empty()) rows.runs.pop_back();
    return {std::move(rows), corner};
}

// A run of columns begins or ends where a row differs from the one before.
Rows transposed(const Rows& rows) {
    Rows columns;
    columns.runs.resize(static_cast<std::size_t>(rows.width));
    columns.width = rows.height();
    const std::vector<Rows::Run> none;
    constexpr std::int32_t open = -1;
    for (std::int32_t y = 0; y <= rows.height(); ++y) {
        const auto& before = y == 0 ? none : rows.runs[static_cast<std::size_t>(y) - 1];
        const auto& now = y == rows.height() ? none : rows.runs[static_cast<std::size_t>(y)];
        std::vector<std::int32_t> ends;
        for (const auto* row : {&before, &now})
            for (const Rows::Run& run : *row) ends.insert(ends.end(), {run.first, run.end});
        std::sort(ends.begin(), ends.end());
        // Between ends[i] and ends[i + 1], i even, exactly one of the two rows has holes.
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            for (std::int32_t x = ends[i]; x < ends[i + 1]; ++x) {
                auto& column = columns.runs[static_cast<std::size_t>(x)];
                if (!column.empty() && column.back().end == open)
                    column.back().end = y;
                else
                    column.push_back({y, open});
            }
    }
    return columns;
}

Rows mirrored(Rows rows, bool sideways, bool upside_down) {
    if (upside_down) std::reverse(rows.runs.begin(), rows.runs.end());
    if (!sideways) return rows;
    for (auto& row : rows.runs) {
        std::reverse(row.begin(), row.end());
        for (Rows::Run& run : row) run = {rows.width - run.end, rows.width - run.first};
    }
    return rows;
}

// Every map keeps rows and columns or exchanges them. O(rows + columns + their runs).
std::vector<Affine> found_by_runs(const Board& board) {
    const auto [rows, corner] = rows_of(board);
    const Rows columns = transposed(rows);
    std::vector<Affine> maps;
    for (Affine map : lattice_symmetries(board.lattice())) {
        const bool straight = map.ex.y == 0;
        const std::int32_t across = straight ? map.ex.x : map.ey.x;
        const std::int32_t down = straight ? map.ey.y : map.ex.y;
        if (!(mirrored(straight ? rows : columns, across < 0, down < 0) == rows)) continue;
        const Hole last = corner + Hole{rows.width - 1, rows.height() - 1};
        const Hole one = map(corner);
        const Hole other = map(last);
        map.origin = corner - Hole{std::min(one.x, other.x), std::min(one.y, other.y)};
        maps.push_back(map);
    }
    return maps;
}

// Rectangles can be mirrored and turned by 180 degrees, squares also by 90. Mirrors of a parallelogram are no maps of
// the triangular lattice.
std::vector<Affine> of_rectangle(const Board& board) {
    const Hole last{board.width() - 1, board.height() - 1};
    std::vector<Affine> maps;
    for (Affine map : lattice_symmetries(board.lattice())) {
        const bool straight = map.ex.y == 0 && map.ey.x == 0;
        const bool turned = map.ex.x == 0 && map.ey.y == 0;
        if (!straight && !(turned && last.x == last.y)) continue;
        const Hole end = map(last);
        map.origin = {std::max(0, -end.x), std::max(0, -end.y)};
        maps.push_back(map);
    }
    return maps;
}

}  // namespace

std::vector<Affine> lattice_symmetries(Lattice lattice) {
    std::vector<Hole> directions;
    for (const std::int32_t sign : {1, -1})
        for (const Hole d : half_directions(lattice)) directions.push_back(sign * d);
    std::vector<Affine> maps;
    // Any two directions may be images of (1,0) and (0,1), unless that flattens the lattice or leads out of it.
    for (const Hole ex : directions) {
        for (const Hole ey : directions) {
            const Affine map{{0, 0}, ex, ey};
            const auto keeps = [&](Hole d) {
                return std::find(directions.begin(), directions.end(), map(d)) != directions.end();
            };
            if (ex.x * ey.y != ex.y * ey.x && std::all_of(directions.begin(), directions.end(), keeps))
                maps.push_back(map);
        }
    }
    return maps;
}

Affine triangle_symmetry(std::int32_t side, const CornerOrder& order) {
    // (x, y) is the mean of the corners with weights n-1-y, y-x and x; so is its image.
    constexpr Hole corner[] = {{0, 0}, {0, 1}, {1, 1}};
    const Hole a = corner[order[0]];
    const Hole b = corner[order[1]];
    const Hole c = corner[order[2]];
    return {(side - 1) * a, c - b, b - a};
}

std::vector<Affine> symmetries(const Board& board) {
    if (board.family() == Board::Family::rectangle) return of_rectangle(board);
    if (board.family() == Board::Family::other)
        return board.lattice() == Lattice::triangular ? found_by_trial(board) : found_by_runs(board);
    std::vector<Affine> maps;
    for (const CornerOrder& order : corner_orders) maps.push_back(triangle_symmetry(board.height(), order));
    return maps;
}

}  // namespace pegwright::board
