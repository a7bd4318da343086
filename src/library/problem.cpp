#include "library/access.hpp"
#include "notation/positions.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

// Without duplicates. Throws Error (input) if a hole is not on the board.
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

// The problem after a change of start or goal.
template <class Change>
Problem changed(const Problem& problem, Change&& change) {
    return guarded([&] {
        rooms::Query query = Access::of(problem);
        change(query);
        // Throws if the goal has more pegs than the start.
        if (query.start && query.goal) notation::problem_of(query.board, *query.start, *query.goal);
        return Access::make(std::move(query));
    });
}

void check_board(const board::Board& board, const Position& position) {
    if (!(Access::of(position).board() == board))
        base::fail_input("the position is one of " + Access::of(position).board().label() + ", not of " +
                         board.label());
}

}  // namespace

Problem::Problem(std::shared_ptr<const Inner> inner) : inner_(std::move(inner)) {}
Problem::Problem(const Board& board) : inner_(std::make_shared<const Inner>(Inner{rooms::Query(Access::of(board))})) {}
Problem Problem::of(const std::string& board) {
    return guarded([&] {
        std::vector<bool> pegs;
        rooms::Query query(board::parse_board(board, {}, &pegs));
        if (pegs.empty()) return Access::make(std::move(query));
        game::Position start = game::Position::empty(query.board);
        for (std::size_t i = 0; i < pegs.size(); ++i)
            if (pegs[i]) start.set_at(i);
        query.start = game::Start::at(std::move(start));
        return Access::make(std::move(query));
    });
}

Problem& Problem::vacate(const std::string& holes) {
    return *this = changed(*this, [&](auto& query) { query.start = notation::parse_vacate(query.board, holes); });
}
Problem& Problem::vacate(const std::vector<Hole>& holes) {
    return *this = changed(*this, [&](auto& query) { query.start = game::Start::vacate(sorted(query.board, holes)); });
}
Problem& Problem::start(const Position& position) {
    return *this = changed(*this, [&](auto& query) {
        check_board(query.board, position);
        query.start = game::Start::at(Access::of(position));
    });
}
Problem& Problem::finish(const std::string& holes) {
    return *this = changed(*this, [&](auto& query) { query.goal = notation::parse_finish(query.board, holes); });
}
Problem& Problem::finish(const std::vector<Hole>& holes) {
    return *this = changed(*this, [&](auto& query) {
        if (holes.empty()) base::fail_input("a goal of no pegs cannot be reached; any is a single peg anywhere");
        query.goal = game::Goal::finish(sorted(query.board, holes));
    });
}
Problem& Problem::goal(const Position& position) {
    return *this = changed(*this, [&](auto& query) {
        check_board(query.board, position);
        query.goal = game::Goal::at(Access::of(position));
    });
}

Board Problem::board() const { return Access::make(inner_->query.board); }
std::optional<Position> Problem::start() const {
    const rooms::Query& query = inner_->query;
    if (!query.start) return std::nullopt;
    return guarded(
        [&] { return Access::make(game::Problem(query.board, *query.start, game::Goal::any_peg()).start_position()); });
}
std::optional<Position> Problem::goal() const {
    const rooms::Query& query = inner_->query;
    if (!query.goal || query.goal->is_any() || query.goal->is_among()) return std::nullopt;
    return guarded(
        [&] { return Access::make(*game::Problem(query.board, game::Start(), *query.goal).goal_position()); });
}
std::string Problem::words() const { return notation::query_words(inner_->query); }
std::string Problem::text() const {
    const rooms::Query& query = inner_->query;
    const game::Problem problem(query.board, query.start.value_or(game::Start()),
                                query.goal.value_or(game::Goal::any_peg()));
    std::string text = "board " + query.board.name() + "\n";
    const auto add = [&](const notation::KeyAndValue& end) { text += end.key + " " + end.value + "\n"; };
    if (query.start) add(notation::start_text(problem));
    if (query.goal) add(notation::goal_text(problem));
    return text;
}
bool operator==(const Problem& a, const Problem& b) {
    const rooms::Query& left = Access::of(a);
    const rooms::Query& right = Access::of(b);
    if (!(left.board == right.board) || left.start.has_value() != right.start.has_value() ||
        left.goal.has_value() != right.goal.has_value())
        return false;
    // Comparing what was given is quick; if it differs, positions decide.
    if (left.start && !(*left.start == *right.start) && !(*a.start() == *b.start())) return false;
    return !left.goal || *left.goal == *right.goal || (a.goal() && a.goal() == b.goal());
}

}  // namespace v0
}  // namespace pegwright
