#include "search/levels/ways/game_count.hpp"

#include "search/levels/memory_plan.hpp"
#include "search/levels/ways/joined_ways.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::levels {
namespace {

// Of the free memory for a level and the keys on their way to it; the rest for what is not counted.
constexpr double share = 0.95;

// The levels from some starts on, one after the other.
class WaysSearch {
public:
    WaysSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks)
        : limits_(limits), blocks_(blocks), keys_(keys_of(game, starts)) {
        std::vector<Key> keys;
        for (const Bits position : starts) keys.push_back(keys_.key(position));
        level_ = ways_level_of(keys, std::popcount(starts.front()), limits.ranks);
    }

    // Goes to the level below; `taken` bytes are in use elsewhere. Returns the level above, with what is known of it.
    BuiltWays next(std::uint64_t taken) {
        taken += level_.memory();
        BuiltWays built = build(level_, Step::jump, {}, share_of_free(limits_.memory, taken, share));
        built.level.level.pegs = pegs() - 1;
        std::swap(level_, built.level);
        return built;
    }
    // The complements of a level of the search from the other end, in the ranges of this one's.
    WaysLevel complements(const WaysSearch& other, const WaysLevel& level, std::uint64_t taken) const {
        const std::uint64_t room = share_of_free(limits_.memory, taken + level_.memory() + level.memory(), share);
        return other.build(level, Step::complement, {&level_.level}, room).level;
    }

    const PositionKeys& keys() const { return keys_; }
    const WaysLevel& level() const { return level_; }
    int pegs() const { return level_.level.pegs; }

private:
    BuiltWays build(const WaysLevel& parents, Step step, Within within, std::uint64_t room) const {
        Workspace workspace{limits_.threads, room, {}, blocks_, limits_.ranks};
        const std::uint64_t total = parents.total();
        const int pegs = parents.level.pegs;
        if (limits_.poll)
            workspace.poll = [this, total, pegs](std::uint64_t done) {
                limits_.poll({"reachable positions", pegs, done, total});
            };
        return build_ways(keys_, parents, step, within, workspace);
    }

    const Limits& limits_;
    BlockPool& blocks_;
    PositionKeys keys_;
    WaysLevel level_;
};

class Counter {
public:
    Counter(const Game& game, const Limits& limits)
        : game_(game), limits_(limits), search_(game, game.starts, limits, blocks_) {}

    GameCount count(bool with_solutions) {
        if (game_.start_pegs() <= game_.goal_pegs()) {
            if (game_.start_pegs() == game_.goal_pegs()) result_.solutions = game_.starts_that_are_goals();
            with_solutions = false;
        } else if (game_.goals.empty() || !search_.keys().contains(game_.goals.front())) {
            // Keys of different classes must not be compared.
            with_solutions = false;
        }
        // For a complement problem, the level that the games played backwards have in the middle.
        const bool complement = game_.complement();
        WaysLevel other;
        while (search_.level().total() > 0) {
            if (with_solutions && search_.pegs() == game_.middle() - 1) {
                result_.solutions = complement ? joined_with(search_, other) : joined_with_backward_search();
                other = {};
            }
            const std::uint64_t positions = search_.level().total();
            BuiltWays above = search_.next(other.memory());
            const int pegs = search_.pegs() + 1;
            note(pegs, positions, above);
            if (with_solutions && complement && pegs == game_.backward_middle()) other = std::move(above.level);
        }
        for (const auto& [pegs, games] : result_.by_pegs) result_.games += games;
        return std::move(result_);
    }

private:
    void note(int pegs, std::uint64_t positions, const BuiltWays& level) {
        result_.positions += level.images;
        result_.expanded += positions;
        if (level.ended.bits() > 0) result_.by_pegs[pegs] = level.ended.integer();
    }

    Integer joined_with(const WaysSearch& backward, const WaysLevel& level) const {
        const WaysLevel complements = search_.complements(backward, level, 0);
        return joined_ways(search_.keys(), search_.level(), complements, limits_);
    }

    Integer joined_with_backward_search() {
        const std::vector<Bits> starts = game_.backward_starts();
        WaysSearch backward(game_, starts, limits_, blocks_);
        while (backward.pegs() > game_.backward_middle() && backward.level().total() > 0) {
            result_.expanded += backward.level().total();
            backward.next(search_.level().memory());
        }
        result_.expanded += backward.level().total();
        return backward.level().total() == 0 ? Integer(0) : joined_with(backward, backward.level());
    }

    const Game& game_;
    const Limits& limits_;
    BlockPool blocks_;
    WaysSearch search_;
    GameCount result_;
};

}  // namespace

GameCount count_games(const Game& game, bool with_solutions, const Limits& limits) {
    return Counter(game, limits).count(with_solutions);
}

}  // namespace pegwright::search::levels
