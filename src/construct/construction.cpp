#include "construct/construction.hpp"

#include "board/polygon.hpp"
#include "construct/catalogue/base_solutions.hpp"
#include "construct/families/families.hpp"
#include "construct/parts.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "theory/feasibility.hpp"
#include "theory/polygons.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// On the square lattice, other boards with a theorem are rectangles.
bool is_of_blocks(const Problem& normal) {
    return normal.board.family() == Board::Family::other && normal.board.lattice() == Lattice::square;
}

std::int32_t shorter_side(const Board& board) { return std::min(board.width(), board.height()); }

bool is_solvable(const Problem& problem) {
    return solvability(BigBoard(problem.board), big(problem.vacate()), big(problem.finish())).solvable;
}

// Solvable triangles, and rectangles solvable on the square lattice.
bool is_of_first_families(const Problem& square) {
    return square.board.family() != Board::Family::other && is_solvable(square);
}

Plan plan_diagonal(const Problem& problem) {
    return shorter_side(problem.board) == 3 ? plan_three_rows(problem) : plan_rectangle(problem);
}

// Polygons that need more than the square lattice's jumps.
bool is_of_three_lines(const Problem& normal) {
    if (normal.board.lattice() != Lattice::triangular || is_of_first_families(on_square_lattice(normal))) return false;
    const auto polygon = board::convex_polygon(normal.board);
    return polygon && theory::is_narrow(*polygon);
}

std::optional<Plan> make_plan(const Problem& given) {
    if (is_of_blocks(given.normal()) || is_of_three_lines(given.normal())) return std::nullopt;
    const Problem problem = on_square_lattice(given.normal());
    if (!is_of_first_families(problem))
        return given.board.lattice() == Lattice::diagonal ? plan_diagonal(given.normal())
                                                          : plan_polygon(given.normal());
    if (problem.board.family() == Board::Family::triangle) return plan_polygon(problem);
    if (shorter_side(problem.board) == 1) return std::nullopt;
    return shorter_side(problem.board) == 3 ? plan_three_rows(problem) : plan_rectangle(problem);
}

}  // namespace

bool is_constructible(const Problem& given) {
    const Problem normal = given.normal();
    if (!normal.is_single()) return false;
    return is_of_first_families(on_square_lattice(normal)) ||
           (theory::has_theorem(normal.board) && is_solvable(normal));
}

Construction::Construction(const Problem& problem) : problem_(problem), plan_(make_plan(problem)) {
    if (const Problem normal = problem.normal(); is_of_blocks(normal))
        insertions_ = plan_polyomino(normal);
    else if (is_of_three_lines(normal))
        insertions_ = plan_narrow(normal);
}

void Construction::play(JumpSink& sink) const {
    if (insertions_)
        insertions_->play(sink);
    else if (plan_)
        construct::play(*plan_, sink);
    else
        play_line(on_square_lattice(problem_.normal()), sink);
}

std::string Construction::how() const {
    const auto made = [](const std::string& base, const std::string& parts, std::int64_t purges) {
        return "constructed: base " + base + ", " + parts + std::to_string(purges) + " purges";
    };
    if (plan_)
        return made(plan_->base_problem.board.name(), std::to_string(plan_->strip_count()) + " strips, ",
                    plan_->purge_count());
    if (insertions_)
        return made("of " + std::to_string(insertions_->holes_left()) + " holes", "",
                    static_cast<std::int64_t>(insertions_->purges() + insertions_->relocations()));
    return "constructed: along a line";
}

std::optional<Parts> Construction::parts() const {
    if (plan_) return parts_of(*plan_);
    if (!insertions_) return std::nullopt;
    const bool of_columns = problem_.board.lattice() == Lattice::triangular;
    return parts_of(*insertions_, of_columns ? Parts::Made::of_columns : Parts::Made::of_blocks);
}

std::optional<Player> plan_player(const Problem& problem) {
    if (!is_constructible(problem)) return std::nullopt;
    Position::check_fits(problem.board);
    return Player(problem, std::make_shared<Construction>(problem));
}

}  // namespace pegwright::construct
