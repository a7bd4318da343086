// The private parts of the public classes, and the way to reach them.
#pragma once

#include "library/rooms.hpp"

#include "library/include/pegwright/board.hpp"
#include "library/include/pegwright/error.hpp"
#include "library/include/pegwright/limits.hpp"
#include "library/include/pegwright/problem.hpp"
#include "library/include/pegwright/solve.hpp"

#include <span>

namespace pegwright {
inline namespace v0 {

struct Board::Inner {
    board::Board board;
};
struct Position::Inner {
    game::Position position;
};
struct Problem::Inner {
    rooms::Query query;
};
struct Solution::Inner {
    rooms::Player player;
    Problem problem;
    notation::HoleNames names;  // by default
};

class Access {
public:
    static const board::Board& of(const Board& board) { return board.inner_->board; }
    static const game::Position& of(const Position& position) { return position.inner_->position; }
    static const rooms::Query& of(const Problem& problem) { return problem.inner_->query; }
    static const rooms::Player& of(const Solution& solution) { return solution.inner_->player; }
    static notation::HoleNames names(const Solution& solution) { return solution.inner_->names; }

    static Board make(board::Board board) {
        return Board(std::make_shared<const Board::Inner>(Board::Inner{std::move(board)}));
    }
    static Position make(game::Position position) {
        Position made(make(position.board()));
        made.inner_->position = std::move(position);
        return made;
    }
    static Problem make(rooms::Query query) {
        return Problem(std::make_shared<const Problem::Inner>(Problem::Inner{std::move(query)}));
    }
    static Solution make(const rooms::Player& player, notation::HoleNames names = notation::HoleNames::letters) {
        return Solution(std::make_shared<const Solution::Inner>(
            Solution::Inner{player, make(rooms::Query(player.problem())), names}));
    }
};

inline board::Hole inner(Hole hole) { return {hole.x, hole.y}; }
inline Hole outer(board::Hole hole) { return {hole.x, hole.y}; }
inline board::Jump inner(const Jump& jump) { return {inner(jump.from), inner(jump.to)}; }
inline std::vector<Hole> outer(const std::vector<board::Hole>& holes) {
    std::vector<Hole> all;
    all.reserve(holes.size());
    for (const board::Hole hole : holes) all.push_back(outer(hole));
    return all;
}
base::Limits inner(const Limits& limits);

// The start, or problem, for a call that does not choose a start. An open goal is any peg. Throws base::Error (input)
// if the start is open, saying why it matters: "each vacancy has other odds".
const game::Start& start_of(const Problem& problem, const char* why);
game::Problem whole(const Problem& problem, const char* why);
// Throws base::Error (limit) for more than 64 holes. Call it before a start is chosen.
void check_can_be_searched(const board::Board& board);

void append(std::vector<Jump>& list, std::span<const board::Jump> jumps);

// Throws an internal error as a public one.
[[noreturn]] void rethrow(const base::Error& error);

// Turns body's internal errors into public ones.
template <class Body>
decltype(auto) guarded(Body&& body) {
    try {
        return body();
    } catch (const base::Error& error) {
        rethrow(error);
    }
}

}  // namespace v0
}  // namespace pegwright
