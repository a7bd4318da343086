#include "search/levels/counts/game_count.hpp"

#include "search/levels/counts/count_search.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::levels {
namespace {

class GameCounter {
public:
    GameCounter(const Game& game, const Limits& limits)
        : game_(game), limits_(limits), search_(game, game.starts, limits, blocks_) {}

    GameCount count(bool with_solutions) {
        if (game_.start_pegs() <= game_.goal_pegs()) {
            if (game_.start_pegs() == game_.goal_pegs()) result_.solutions = game_.starts_that_are_goals();
            with_solutions = false;
        } else if (game_.goals.empty() || !search_.keys().contains(game_.goals.front())) {
            // Keys of different classes must not be compared.
            with_solutions = false;
        }
        // For a complement problem: the middle level of backward play.
        const bool complement = game_.complement();
        CountedLevel other;
        while (search_.level().total() > 0) {
            if (with_solutions && search_.pegs() == game_.middle() - 1) {
                result_.solutions =
                    complement ? search_.solutions_with(search_, other, 0) : solutions_with_backward_search();
                other = {};
            }
            const std::uint64_t positions = search_.level().total();
            BuiltCounts above = search_.next(other.memory());
            const int pegs = search_.pegs() + 1;
            note(pegs, positions, above);
            if (with_solutions && complement && pegs == game_.backward_middle()) other = std::move(above.level);
        }
        for (const auto& [pegs, games] : result_.by_pegs) result_.games += games;
        return std::move(result_);
    }

private:
    void note(int pegs, std::uint64_t positions, const BuiltCounts& level) {
        result_.positions += level.images;
        result_.expanded += positions;
        result_.beginnings += level.all.integer();
        result_.jumps += level.jumps;
        if (level.ended.bits() > 0) result_.by_pegs[pegs] = level.ended.integer();
    }

    Integer solutions_with_backward_search() {
        const std::vector<Bits> starts = game_.backward_starts();
        CountSearch backward(game_, starts, limits_, blocks_);
        while (backward.pegs() > game_.backward_middle() && backward.level().total() > 0) {
            result_.expanded += backward.level().total();
            backward.next(search_.level().memory());
        }
        result_.expanded += backward.level().total();
        return backward.level().total() == 0 ? Integer(0) : search_.solutions_with(backward, backward.level(), 0);
    }

    const Game& game_;
    const Limits& limits_;
    BlockPool blocks_;
    CountSearch search_;
    GameCount result_;
};

}  // namespace

GameCount count_games(const Game& game, bool with_solutions, const Limits& limits) {
    return GameCounter(game, limits).count(with_solutions);
}

}  // namespace pegwright::search::levels
