#include "game/problem.hpp"

#include "board/symmetry.hpp"

#include <algorithm>
#include <tuple>

namespace pegwright::game {
namespace {

bool row_order(Hole a, Hole b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }

std::vector<Hole> in_order(std::vector<Hole> holes) {
    std::sort(holes.begin(), holes.end(), row_order);
    holes.erase(std::unique(holes.begin(), holes.end()), holes.end());
    return holes;
}

template <class T>
bool same(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b) {
    return a == b || (a && b && *a == *b);
}

}  // namespace

Start Start::vacate(std::vector<Hole> holes) {
    Start start;
    start.vacated_ = in_order(std::move(holes));
    return start;
}

Start Start::at(Position position) {
    Start start;
    start.position_ = std::make_shared<const Position>(std::move(position));
    return start;
}

bool operator==(const Start& a, const Start& b) { return a.vacated_ == b.vacated_ && same(a.position_, b.position_); }

Goal Goal::finish(std::vector<Hole> holes) {
    Goal goal;
    goal.finish_ = in_order(std::move(holes));
    return goal;
}

Goal Goal::at(Position position) { return among({std::move(position)}); }

Goal Goal::among(std::vector<Position> positions) {
    Goal goal;
    goal.positions_ = std::make_shared<const std::vector<Position>>(std::move(positions));
    return goal;
}

bool operator==(const Goal& a, const Goal& b) { return a.finish_ == b.finish_ && same(a.positions_, b.positions_); }

std::int64_t Problem::start_pegs() const {
    if (start.position()) return start.position()->peg_count();
    return board.hole_count() - static_cast<std::int64_t>(start.vacated().size());
}

std::int64_t Problem::goal_pegs() const {
    if (goal.position()) return goal.position()->peg_count();
    if (goal.is_among()) return goal.alternatives().front().peg_count();
    return goal.is_any() ? 1 : static_cast<std::int64_t>(goal.finishes().size());
}

Position Problem::start_position() const {
    if (start.position()) return *start.position();
    Position::check_fits(board);
    Position position(board);
    for (const Hole h : start.vacated()) position.clear(h);
    return position;
}

std::optional<Position> Problem::goal_position() const {
    if (goal.position()) return *goal.position();
    if (goal.is_any() || goal.is_among()) return std::nullopt;
    Position position = Position::empty(board);
    for (const Hole h : goal.finishes()) position.set(h);
    return position;
}

std::vector<Position> Problem::goal_positions() const {
    if (goal.is_any()) return {};
    return goal.is_among() ? goal.alternatives() : std::vector{*goal_position()};
}

bool Problem::reached(const Position& position) const {
    if (goal.position()) return position == *goal.position();
    if (goal.is_among())
        return std::find(goal.alternatives().begin(), goal.alternatives().end(), position) != goal.alternatives().end();
    if (position.peg_count() != goal_pegs()) return false;
    return std::all_of(goal.finishes().begin(), goal.finishes().end(), [&](Hole h) { return position.peg(h); });
}

Problem Problem::normal() const {
    Problem problem(*this);
    if (const Position* given = start.position(); given && given->peg_count() == board.hole_count() - 1)
        problem.start = Start::vacate(given->holes(false));
    if (const Position* given = goal.position(); given && given->peg_count() == 1)
        problem.goal = Goal::finish(given->holes(true));
    return problem;
}

Problem image(const Affine& symmetry, const Problem& problem) {
    return {problem.board, symmetry(problem.vacate()), symmetry(problem.finish())};
}

Problem canonical(const Problem& problem) {
    const auto key = [](const Problem& p) {
        return std::tuple(p.vacate().y, p.vacate().x, p.finish().y, p.finish().x);
    };
    Problem least = problem;
    for (const Affine& map : symmetries(problem.board))
        least =
            std::min(least, image(map, problem), [&](const Problem& a, const Problem& b) { return key(a) < key(b); });
    return least;
}

}  // namespace pegwright::game
