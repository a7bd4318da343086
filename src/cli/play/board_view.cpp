#include "cli/play/board_view.hpp"

#include <algorithm>
#include <cstdlib>

namespace pegwright::cli {

BoardView::BoardView(const Board& board) : board_(board) {
    std::int64_t least = INT64_MAX;
    std::int64_t most = INT64_MIN;
    for (std::int32_t y = 0; y < board.height(); ++y)
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            least = std::min(least, cell({first, y}).column);
            most = std::max(most, cell({end - 1, y}).column);
        });
    shift_ = -least;
    size_ = {most - least + 1, board.height()};
}

ScreenCell BoardView::cell(Hole hole) const {
    const std::int64_t slant = board_.lattice() == Lattice::triangular ? hole.y : 0;
    return {2 * std::int64_t{hole.x} - slant + shift_, hole.y};
}

std::optional<Hole> BoardView::hole(ScreenCell cell) const {
    if (cell.row < 0 || cell.row >= size_.row || cell.column < 0 || cell.column >= size_.column) return std::nullopt;
    const auto y = static_cast<std::int32_t>(cell.row);
    const std::int64_t twice = cell.column - this->cell({0, y}).column;
    if (twice < 0 || twice % 2 != 0 || twice / 2 > INT32_MAX) return std::nullopt;
    const Hole found{static_cast<std::int32_t>(twice / 2), y};
    return board_.contains(found) ? std::optional(found) : std::nullopt;
}

std::optional<Hole> BoardView::nearest(std::int64_t column, std::int32_t row, bool left_of_two) const {
    std::optional<Hole> best;
    std::int64_t least = INT64_MAX;
    board_.for_each_run(row, [&](std::int32_t first, std::int32_t end) {
        const std::int64_t twice = column - cell({0, row}).column;
        const std::int64_t wanted = (twice - (twice % 2 + 2) % 2) / 2;  // rounded down
        for (const std::int64_t x : {wanted, wanted + 1}) {
            const Hole hole{static_cast<std::int32_t>(std::clamp<std::int64_t>(x, first, end - 1)), row};
            const std::int64_t away = std::abs(cell(hole).column - column);
            if (away > least || (away == least && left_of_two)) continue;
            best = hole;
            least = away;
        }
    });
    return best;
}

Hole BoardView::next(Hole hole, ArrowKey direction) const {
    const std::int64_t column = cell(hole).column;
    if (direction == ArrowKey::up || direction == ArrowKey::down) {
        const bool down = direction == ArrowKey::down;
        for (std::int32_t y = hole.y + (down ? 1 : -1); y >= 0 && y < board_.height(); y += down ? 1 : -1)
            if (const auto found = nearest(column, y, down)) return *found;
        return hole;
    }
    std::optional<Hole> found;
    board_.for_each_run(hole.y, [&](std::int32_t first, std::int32_t end) {
        if (direction == ArrowKey::left) {
            if (first < hole.x) found = Hole{std::min(end, hole.x) - 1, hole.y};
        } else if (end > hole.x + 1 && !found) {
            found = Hole{std::max(first, hole.x + 1), hole.y};
        }
    });
    return found.value_or(hole);
}

Hole BoardView::middle() const {
    const auto row = static_cast<std::int32_t>(size_.row / 2);
    for (std::int32_t away = 0;; ++away)
        for (const std::int32_t y : {row + away, row - away})
            if (y >= 0 && y < board_.height())
                if (const auto found = nearest(size_.column / 2, y, true)) return *found;
}

}  // namespace pegwright::cli
