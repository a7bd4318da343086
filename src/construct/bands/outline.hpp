// A board with straight edges as rectangles between a few lines, each full of holes or empty; and its tabs, the parts
// that stick out.
//
// Lines go wherever some edge does; between two neighbouring ones in each direction either every place is a hole or
// none. So a board of any size is kept in O(lines²).
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"

#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace pegwright::construct {

class Outline {
public:
    // A board with more lines in one direction is ragged, and left to the peeling.
    static constexpr std::size_t most_lines = 300;

    // Nothing if there are more. O(runs + lines²).
    static std::optional<Outline> of(const Board& board);

    // A tab is a rectangle of holes that sticks out: nothing is beside it on three sides; of a corridor, on two that
    // face each other; a floor has its tip at the board's edge, and something beside it.
    enum class Kind : std::uint8_t { tab, corridor, floor };
    struct Tab {
        Affine place;            // (i, t): the i-th hole along its tip, t rows further in
        std::int32_t width = 0;  // along the tip
        std::int32_t depth = 0;  // rows with nothing beside them on either side; of a floor all that are full
        std::int32_t beyond =
            0;  // full rows of this width after these; 0 where something is missing, or the board ends
        Kind kind = Kind::tab;
    };
    // All of them, in all four directions, in each from the tips on. O(lines³).
    std::vector<Tab> tabs() const;
    // Takes so many rows away, from the tip on. O(lines²).
    void cut(const Tab& tab, std::int32_t rows);

    // Whether steps to the four sides lead from any hole to any other. O(lines²).
    bool hangs_together() const;
    bool is_rectangle() const { return columns() == 1 && rows() == 1; }
    // Of all that is left.
    Hole corner() const { return {xs_.front(), ys_.front()}; }
    std::int32_t width() const { return xs_.back() - xs_.front(); }
    std::int32_t height() const { return ys_.back() - ys_.front(); }
    std::int64_t hole_count() const;
    // Of holes side by side in a row or a column, the fewest. O(lines²).
    std::int32_t least_run() const;
    // How many holes have fewer than so many side by side with them, in their row or their column. O(lines²).
    std::int64_t holes_in_runs_below(std::int32_t length) const;
    std::vector<Hole> holes() const;  // O(holes)

    // Some order, for sets.
    friend bool operator<(const Outline& a, const Outline& b) {
        return std::tie(a.xs_, a.ys_, a.fields_) < std::tie(b.xs_, b.ys_, b.fields_);
    }

private:
    Outline() = default;
    class View;

    std::size_t columns() const { return xs_.size() - 1; }
    std::size_t rows() const { return ys_.size() - 1; }
    void simplify();
    std::vector<std::vector<std::int32_t>> shorter_runs() const;

    std::vector<std::int32_t> xs_;  // lines, rising: column i is from one to the next
    std::vector<std::int32_t> ys_;
    std::vector<std::vector<bool>> fields_;  // by row, then by column: of holes or not
};

}  // namespace pegwright::construct
