#include "pegwright/playing/odds.hpp"

#include "search/bits/game.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/chance/odds.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::Game;
using search::chance::OddsQuestion;
using search::chance::Rule;

Rule rule_of(Chooser player, const Game& game, const Board& board) {
    if (player == Chooser::any_jump) return {};
    if (board.lattice() != Lattice::triangular || board.holes() != Board::triangle(5).holes())
        base::fail_input("players rule-of-thumb and sax play only on T5, not on " + board.label() +
                         "; random plays on any board");
    const Bits start = game.starts.front();
    return player == Chooser::sax ? search::chance::sax_rule(start) : search::chance::rule_of_thumb(game.board, start);
}

}  // namespace

std::string OnePegOdds::fraction() const {
    if (!exact) return "";
    return exact->numerator.str() + (exact->denominator == 1 ? "" : "/" + exact->denominator.str());
}

OnePegOdds one_peg_odds(const Problem& problem, Chooser player, const Limits& limits) {
    const Game game = Game::of(problem);
    if (game.goal_pegs() != 1)
        base::fail_input("odds are about ending with one peg, and the goal has " + std::to_string(game.goal_pegs()) +
                         "; leave it out, or name one hole");
    const Rule rule = rule_of(player, game, problem.board);
    // The start's class has no single peg.
    if (game.goals.empty()) return {OnePegOdds::Exact{0, 1}, 0};
    OddsQuestion question{.start = game.starts.front(), .rule = rule, .symmetries = game.symmetries, .finishes = 0};
    for (const Bits goal : game.goals) question.finishes |= goal;
    if (auto exact = exact_odds(game.board, question, limits)) {
        const boost::multiprecision::cpp_rational ratio(exact->numerator, exact->denominator);
        return {OnePegOdds::Exact{std::move(exact->numerator), std::move(exact->denominator)},
                ratio.convert_to<double>()};
    }
    return {{}, search::chance::odds(game.board, question, limits).one_peg};
}

}  // namespace pegwright
