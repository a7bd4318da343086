#include "library/access.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

// In row order, none twice, as starts and goals have them. Throws Error (input) for a hole that is not on the board.
std::vector<board::Hole> sorted(const board::Board& board, const std::vector<Hole>& holes) {
    std::string text;
    for (const Hole hole : holes) {
        if (!board.contains(inner(hole)))
            base::fail_input("there is no hole " + Board::name_of(hole) + " on " + board.label());
        text += (text.empty() ? "" : ",") + Board::name_of(hole);
    }
    if (text.empty()) return {};
    return notation::parse_holes(board, text);
}

// The problem with another start or goal.
template <class Change>
Problem changed(const Problem& problem, Change&& change) {
    return guarded([&] {
        rooms::Wishes wishes = Access::of(problem);
        change(wishes);
        // It refuses a goal of more pegs than the start has.
        if (wishes.start && wishes.goal) notation::problem_of(wishes.board, *wishes.start, *wishes.goal);
        return Access::make(std::move(wishes));
    });
}

void check_board(const board::Board& board, const Position& position) {
    if (!(Access::of(position).board() == board))
        base::fail_input("the position is one of " + Access::of(position).board().label() + ", not of " +
                         board.label());
}

}  // namespace

Problem::Problem(std::shared_ptr<const Inner> inner) : inner_(std::move(inner)) {}
Problem::Problem(const Board& board) : inner_(std::make_shared<const Inner>(Inner{rooms::Wishes(Access::of(board))})) {}

Problem& Problem::vacate(const std::string& holes) {
    return *this = changed(*this, [&](auto& wishes) { wishes.start = notation::parse_vacate(wishes.board, holes); });
}
Problem& Problem::vacate(const std::vector<Hole>& holes) {
    return *this =
               changed(*this, [&](auto& wishes) { wishes.start = game::Start::vacate(sorted(wishes.board, holes)); });
}
Problem& Problem::start(const Position& position) {
    return *this = changed(*this, [&](auto& wishes) {
        check_board(wishes.board, position);
        wishes.start = game::Start::at(Access::of(position));
    });
}
Problem& Problem::finish(const std::string& holes) {
    return *this = changed(*this, [&](auto& wishes) { wishes.goal = notation::parse_finish(wishes.board, holes); });
}
Problem& Problem::finish(const std::vector<Hole>& holes) {
    return *this = changed(*this, [&](auto& wishes) {
        if (holes.empty()) base::fail_input("a goal of no pegs cannot be reached; any is a single peg anywhere");
        wishes.goal = game::Goal::finish(sorted(wishes.board, holes));
    });
}
Problem& Problem::goal(const Position& position) {
    return *this = changed(*this, [&](auto& wishes) {
        check_board(wishes.board, position);
        wishes.goal = game::Goal::at(Access::of(position));
    });
}

Board Problem::board() const { return Access::make(inner_->wishes.board); }
std::optional<Position> Problem::start() const {
    const rooms::Wishes& wishes = inner_->wishes;
    if (!wishes.start) return std::nullopt;
    return guarded([&] {
        return Access::make(game::Problem(wishes.board, *wishes.start, game::Goal::any_peg()).start_position());
    });
}
std::optional<Position> Problem::goal() const {
    const rooms::Wishes& wishes = inner_->wishes;
    if (!wishes.goal || wishes.goal->is_any()) return std::nullopt;
    return guarded(
        [&] { return Access::make(*game::Problem(wishes.board, game::Start(), *wishes.goal).goal_position()); });
}
std::string Problem::words() const { return inner_->wishes.words(); }
std::string Problem::text() const {
    const rooms::Wishes& wishes = inner_->wishes;
    const game::Problem problem(wishes.board, wishes.start.value_or(game::Start()),
                                wishes.goal.value_or(game::Goal::any_peg()));
    std::string text = "board " + wishes.board.name() + "\n";
    const auto add = [&](const notation::KeyAndValue& end) { text += end.key + " " + end.value + "\n"; };
    if (wishes.start) add(notation::start_text(problem));
    if (wishes.goal) add(notation::goal_text(problem));
    return text;
}
bool operator==(const Problem& a, const Problem& b) {
    const rooms::Wishes& left = Access::of(a);
    const rooms::Wishes& right = Access::of(b);
    if (!(left.board == right.board) || left.start.has_value() != right.start.has_value() ||
        left.goal.has_value() != right.goal.has_value())
        return false;
    // As they were given they are quickly compared; otherwise the positions tell.
    if (left.start && !(*left.start == *right.start) && !(*a.start() == *b.start())) return false;
    return !left.goal || *left.goal == *right.goal || a.goal() == b.goal();
}

}  // namespace v0
}  // namespace pegwright
