#include "pegwright/solving/shortest_question.hpp"

#include "search/bits/game.hpp"

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::position_of;
using search::bits::SmallBoard;

Bits end_of(const SmallBoard& board, Bits position, const std::vector<Jump>& jumps) {
    for (const Jump& jump : jumps)
        for (const auto& j : board.jumps())
            if (board.jump(j) == jump) position ^= j.flip;
    return position;
}

}  // namespace

search::moves::ShortestQuestion shortest_question(const Query& query, const SmallBoard& board) {
    search::moves::ShortestQuestion question;
    for (const Position& start : starts_of(query)) question.starts.push_back(board.bits(start));
    for (const Position& goal : goals_of(query)) question.goals.push_back(board.bits(goal));
    question.symmetries = hole_symmetries(board);
    return question;
}

Solution solution_of(const Query& query, const SmallBoard& board, Bits start, std::vector<Jump> jumps) {
    const Position end = position_of(query.board, end_of(board, start, jumps));
    return {problem_found(query, position_of(query.board, start), end), std::move(jumps)};
}

}  // namespace pegwright
