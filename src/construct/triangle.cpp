#include "construct/triangle.hpp"

#include "peg/error.hpp"
#include "peg/names.hpp"
#include "peg/symmetry.hpp"

namespace pegwright {
namespace {

constexpr std::int32_t largest_base = 8;

// A side is known by the corner it does not touch: 0 = a1 (so side 0 is the bottom), 1, 2.
using Side = int;

// A strip's side, and the corner where its head is.
struct Orientation {
    Side side = 0;
    int head_corner = 1;

    CornerOrder order() const { return {side, head_corner, 3 - side - head_corner}; }
    Orientation mirrored() const { return {side, 3 - side - head_corner}; }
};

// The triangle of a given side whose topmost hole is `corner`.
struct SubBoard {
    Hole corner;
    std::int32_t side = 0;

    // Rows between a hole and one of the sides.
    std::int32_t distance(Hole hole, Side from) const {
        const Hole h = hole - corner;
        return from == 0 ? side - 1 - h.y : from == 1 ? h.y - h.x : h.x;
    }
    SubBoard without_strip(Side cut) const {
        constexpr Hole shift[] = {{0, 0}, {0, 3}, {3, 3}};
        return {corner + shift[cut], side - 3};
    }
    // Strip coordinates of the strip on that side: row 0 is the fourth row from the side.
    Affine strip(Orientation o) const {
        return Affine{corner} * triangle_symmetry(side, o.order()) * Affine{{0, side - 4}};
    }
};

// A strip clears with the narrow or the wide trapezoid, whichever leaves an even number of columns.
Level clear_level(const SubBoard& board, Orientation o) {
    const std::int32_t length = board.side - 2;
    return {board.strip(o), length, 0, length % 2 == 0 ? 4 : 3, Level::Kind::clear, nullptr};
}

// The head's corner is chosen so that the catalyst lies in the strip one level further in: at the
// same corner on the same side, at the shared corner on another.
Orientation outside(Orientation inner, Side side) {
    return {side, inner.side == side ? inner.head_corner : 3 - inner.side - side};
}

struct RelocatingLevel {
    Level level;
    Hole vacancy;  // where the vacancy goes, on the board
};

std::optional<RelocatingLevel> relocating_level(const Catalogue& catalogue, const SubBoard& board, Orientation o, Hole vacancy, Level::Kind kind) {
    const Affine place = board.strip(o);
    const Hole local = place.inverse()(vacancy);
    const std::int32_t length = board.side - 2;
    const std::int32_t width = length % 2 == 0 ? 4 : 5;
    const std::int32_t offset = std::min(local.x / 2 * 2, length - width);
    const Relocation* r = catalogue.relocation(width, local - Hole{offset, 0});
    if (!r) return std::nullopt;
    const Program* program = kind == Level::Kind::take_vacancy ? &r->forward : &r->backward;
    return RelocatingLevel{{place, length, offset, width, kind, program}, place(r->to + Hole{offset, 0})};
}

class Planner {
public:
    explicit Planner(const Problem& problem)
        : plan_{problem, &triangular_catalogue(), {1, 1}, {}, problem, {}, {}},
          board_{{0, 0}, problem.board.height()},
          start_(problem.vacate),
          finish_(problem.finish) {}

    Plan run() {
        plan_.levels.reserve(static_cast<std::size_t>(board_.side / 3));
        while (board_.side > largest_base) cut();
        orient_clear_levels();
        place_base();
        return std::move(plan_);
    }

private:
    bool has_start(Side side) const { return board_.distance(start_, side) < 3; }
    bool has_finish(Side side) const { return board_.distance(finish_, side) < 3; }

    void cut() {
        for (const Side side : {0, 1, 2})
            if (!has_start(side) && !has_finish(side)) return add({}, {side, (side + 1) % 3});
        for (const Side side : {0, 1, 2})
            if (has_start(side) != has_finish(side)) return relocate(side);
        fail_internal("no strip of " + plan_.problem.board.name() + " can be cut off");
    }

    void relocate(Side side) {
        const bool start = has_start(side);
        Hole& hole = start ? start_ : finish_;
        const auto kind = start ? Level::Kind::take_vacancy : Level::Kind::bring_peg;
        Orientation o{side, (side + 1) % 3};
        auto found = relocating_level(*plan_.catalogue, board_, o, hole, kind);
        if (!found) found = relocating_level(*plan_.catalogue, board_, o = o.mirrored(), hole, kind);
        if (!found) fail_internal("no relocating purge in store for " + hole_name(hole) + " of " + plan_.problem.board.name());
        hole = found->vacancy;
        add(found->level, o);
    }

    void add(const Level& level, Orientation o) {
        plan_.levels.push_back(level);
        cuts_.push_back({board_, o});
        board_ = board_.without_strip(o.side);
    }

    // From the inside out, since the place of a strip's catalyst depends on the strip within.
    void orient_clear_levels() {
        for (std::size_t i = cuts_.size(); i-- > 0;) {
            Cut& cut = cuts_[i];
            if (plan_.levels[i].relocation) continue;
            if (i + 1 < cuts_.size()) cut.orientation = outside(cuts_[i + 1].orientation, cut.orientation.side);
            plan_.levels[i] = clear_level(cut.board, cut.orientation);
        }
    }

    void place_base() {
        const Board small = Board::triangle(board_.side);
        plan_.base_problem = {small, start_ - board_.corner, finish_ - board_.corner};
        plan_.base_place = {board_.corner};
        auto solution = base_solution(plan_.base_problem);
        if (!solution) fail_internal("no base solution in store for " + small.name() + " from " + hole_name(plan_.base_problem.vacate) + " to " + hole_name(plan_.base_problem.finish));
        plan_.base.jumps = std::move(solution->jumps);
    }

    struct Cut {
        SubBoard board;
        Orientation orientation;
    };

    Plan plan_;
    SubBoard board_;
    Hole start_;
    Hole finish_;
    std::vector<Cut> cuts_;
};

}  // namespace

Plan plan_triangle(const Problem& problem) { return Planner(problem).run(); }

}  // namespace pegwright
