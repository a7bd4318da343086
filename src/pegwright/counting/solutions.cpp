#include "pegwright/counting/solutions.hpp"

#include "game/refereed.hpp"
#include "search/levels/winning_search.hpp"
#include "search/traces/numbered_solutions.hpp"

namespace pegwright {

using search::bits::Game;
using search::levels::winning_positions;
using search::traces::Alike;
using search::traces::NumberedSolutions;

Integer random_below(const Integer& bound, std::mt19937_64& random) {
    const auto bits = static_cast<unsigned>(boost::multiprecision::msb(bound)) + 1;
    for (;;) {
        Integer number = 0;
        for (unsigned have = 0; have < bits; have += 64) number = (number << 64) | random();
        number >>= (64 - bits % 64) % 64;
        if (number < bound) return number;
    }
}

class Solutions::Search {
public:
    Search(const Problem& problem, bool up_to_order, const Limits& limits)
        : problem_(problem),
          game_(Game::of(problem)),
          numbered_(game_, winning_of(game_, limits), up_to_order ? Alike::order : Alike::none, limits) {}

    NumberedSolutions& numbered() { return numbered_; }
    Solution refereed(const NumberedSolutions::Jumps& numbers) const {
        Solution solution{problem_, {}};
        search::bits::Bits position = game_.starts.front();
        for (const std::size_t j : numbers) {
            solution.jumps.push_back(game_.board.jump(game_.board.jumps()[j]));
            position ^= game_.board.jumps()[j].flip;
        }
        if (problem_.goal.is_among())
            solution.problem.goal = Goal::finish(search::bits::position_of(problem_.board, position).holes(true));
        return game::refereed(std::move(solution));
    }

private:
    static search::traces::Levels winning_of(const Game& game, const Limits& limits) {
        // A goal with more pegs than the start cannot be reached.
        if (game.goals.empty() || game.start_pegs() < game.goal_pegs()) return {};
        return winning_positions(game, limits);
    }

    Problem problem_;
    Game game_;
    NumberedSolutions numbered_;
};

Solutions::Solutions(const Problem& problem, bool up_to_order, const Limits& limits)
    : search_(std::make_unique<Search>(problem, up_to_order, limits)) {}

Solutions::~Solutions() = default;

const Integer& Solutions::number() const { return search_->numbered().number(); }

void Solutions::each(const std::function<bool(const Solution&)>& f) {
    search_->numbered().each([&](const NumberedSolutions::Jumps& jumps) { return f(search_->refereed(jumps)); });
}

Solution Solutions::at(const Integer& number) { return search_->refereed(search_->numbered().at(number)); }

}  // namespace pegwright
