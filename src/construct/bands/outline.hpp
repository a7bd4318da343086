// A board with straight edges, kept as rectangular fields between the lines through all edges. It takes O(lines²),
// whatever its size. Finds the parts that stick out (tabs).
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
    // Boards with more lines in one direction are left to peeling.
    static constexpr std::size_t most_lines = 300;

    // Nothing if there are too many lines. O(runs + lines²).
    static std::optional<Outline> of(const Board& board);

    //     tab       a rectangle of holes with nothing beside it on three sides
    //     corridor  nothing beside it on two opposite sides
    //     floor     its tip is at the board's edge, with holes beside it
    enum class Kind : std::uint8_t { tab, corridor, floor };
    struct Tab {
        Affine place;             // (i, t): the i-th hole along the tip, t rows further in
        std::int32_t width = 0;   // along the tip
        std::int32_t depth = 0;   // rows with nothing beside them; all full rows of a floor
        std::int32_t beyond = 0;  // full rows of this width after these
        Kind kind = Kind::tab;
    };
    // In all four directions, outermost first. O(lines³).
    std::vector<Tab> tabs() const;
    // Removes this many rows, from the tip inwards. O(lines²).
    void cut(const Tab& tab, std::int32_t rows);

    // O(lines²).
    bool hangs_together() const;
    bool is_rectangle() const { return columns() == 1 && rows() == 1; }
    Hole corner() const { return {xs_.front(), ys_.front()}; }
    std::int32_t width() const { return xs_.back() - xs_.front(); }
    std::int32_t height() const { return ys_.back() - ys_.front(); }
    std::int64_t hole_count() const;
    // The shortest run of holes in any row or column. O(lines²).
    std::int32_t least_run() const;
    // Holes whose run in their row or column is shorter. O(lines²).
    std::int64_t holes_in_runs_below(std::int32_t length) const;
    std::vector<Hole> holes() const;  // O(holes)

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

    std::vector<std::int32_t> xs_;  // rising; column i goes from line i to the next
    std::vector<std::int32_t> ys_;
    std::vector<std::vector<bool>> fields_;  // by row, then by column
};

}  // namespace pegwright::construct
