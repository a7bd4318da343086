#include "construct/rectangle.hpp"

#include "construct/planner.hpp"

namespace pegwright::construct {
namespace {

// A rectangle of the square lattice, or of the diagonal one, from its top left hole `corner` on. Sides: 0 bottom,
// 1 right, 2 top, 3 left.
template <Lattice lattice>
class RectangleCut {
public:
    static constexpr int sides = 4;
    static const Catalogue& catalogue() {
        return lattice == Lattice::diagonal ? diagonal_catalogue() : square_catalogue();
    }
    static bool adjacent(int side, int other) { return (side + other) % 2 == 1; }
    static std::array<int, 2> neighbours(int side) { return {(side + 1) % 4, (side + 3) % 4}; }
    static std::int32_t head_width(std::int32_t length) { return rectangle_head_width(length); }

    explicit RectangleCut(const Board& board) : corner_{0, 0}, width_(board.width()), height_(board.height()) {}

    Board board() const { return Board::rectangle(width_, height_, lattice); }
    Hole corner() const { return corner_; }
    // A rectangle with both sides 4 or more must be left: those are solvable for all feasible pairs.
    bool can_cut(int side, int rows) const { return depth(side) - rows >= 4; }
    std::int32_t length(int side, int) const { return is_horizontal(side) ? width_ : height_; }
    std::int32_t alike(int side) const { return (depth(side) - 4) / 3; }
    std::int32_t distance(Hole hole, int side) const {
        const Hole h = hole - corner_;
        return side == 0 ? height_ - 1 - h.y : side == 1 ? width_ - 1 - h.x : side == 2 ? h.y : h.x;
    }
    Affine strip(int side, int toward, int rows) const {
        const Hole out = outwards(side);
        const Hole along = -1 * outwards(toward);
        // The corner of the two sides, then inwards to the row beyond the strip.
        const bool right = side == 1 || toward == 1;
        const bool bottom = side == 0 || toward == 0;
        const Hole at = corner_ + Hole{right ? width_ - 1 : 0, bottom ? height_ - 1 : 0};
        return {at - rows * out, along, out};
    }
    RectangleCut without_strip(int side, int rows) const {
        RectangleCut cut(*this);
        (is_horizontal(side) ? cut.height_ : cut.width_) -= rows;
        if (side == 2) cut.corner_.y += rows;
        if (side == 3) cut.corner_.x += rows;
        return cut;
    }

private:
    static bool is_horizontal(int side) { return side % 2 == 0; }
    static Hole outwards(int side) {
        constexpr Hole directions[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        return directions[side];
    }
    std::int32_t depth(int side) const { return is_horizontal(side) ? height_ : width_; }

    Hole corner_;
    std::int32_t width_;
    std::int32_t height_;
};

}  // namespace

Plan plan_rectangle(const Problem& problem) {
    if (problem.board.lattice() == Lattice::diagonal) return Planner<RectangleCut<Lattice::diagonal>>(problem).run();
    return Planner<RectangleCut<Lattice::square>>(problem).run();
}

}  // namespace pegwright::construct
