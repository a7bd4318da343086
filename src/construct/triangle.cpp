#include "construct/triangle.hpp"

#include "board/symmetry.hpp"
#include "construct/planner.hpp"

namespace pegwright::construct {
namespace {

// T_n from its topmost hole `corner` on. A side is known by the corner it does not touch: 0 = a1 (so
// side 0 is the bottom), 1 = bottom left, 2 = bottom right; two sides meet in the third corner.
class TriangleCut {
public:
    static constexpr int sides = 3;
    static const Catalogue& catalogue() { return triangular_catalogue(); }
    static bool adjacent(int side, int other) { return side != other; }
    static std::array<int, 2> neighbours(int side) { return {(side + 2) % 3, (side + 1) % 3}; }
    static std::int32_t head_width(std::int32_t length) { return length % 2 == 0 ? 4 : 5; }

    explicit TriangleCut(const Board& board) : corner_{0, 0}, side_(board.height()) {}

    Board board() const { return Board::triangle(side_); }
    Hole corner() const { return corner_; }
    // Base boards are T_6 to T_8, for which all feasible pairs are solvable, and smaller ones.
    bool can_cut(int, int rows) const { return side_ - rows >= 6; }
    std::int32_t length(int, int rows) const { return side_ - rows + 1; }
    std::int32_t alike(int) const { return 0; }  // each is three holes shorter than the last
    std::int32_t distance(Hole hole, int side) const {
        const Hole h = hole - corner_;
        return side == 0 ? side_ - 1 - h.y : side == 1 ? h.y - h.x : h.x;
    }
    Affine strip(int side, int toward, int rows) const {
        const int head_corner = 3 - side - toward;
        return Affine{corner_} * triangle_symmetry(side_, {side, head_corner, toward}) * Affine{{0, side_ - rows - 1}};
    }
    TriangleCut without_strip(int side, int rows) const {
        const Hole shift[] = {{0, 0}, {0, rows}, {rows, rows}};
        TriangleCut cut(*this);
        cut.corner_ = corner_ + shift[side];
        cut.side_ -= rows;
        return cut;
    }

private:
    Hole corner_;
    std::int32_t side_;
};

}  // namespace

Plan plan_triangle(const Problem& problem) { return Planner<TriangleCut>(problem).run(); }

}  // namespace pegwright::construct
