#include "search/levels/ways/game_count.hpp"

#include "base/parallel.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ways/ways_level.hpp"

#include <algorithm>
#include <bit>
#include <mutex>

namespace pegwright::search::levels {
namespace {

// Share of the free memory that keys may take on their way; the level they make takes the rest.
constexpr double share_of_blocks = 0.6;

// The levels from some starts on, one after the other.
class WaysSearch {
public:
    WaysSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks)
        : limits_(limits), blocks_(blocks), keys_(keys_of(game, starts)) {
        std::vector<Key> keys;
        for (const Bits position : starts) keys.push_back(keys_.key(position));
        level_ = ways_level_of(keys, std::popcount(starts.front()));
    }

    // Goes to the level below; `taken` bytes are in use elsewhere. Returns the level above, with what is known of it.
    BuiltWays next(std::uint64_t taken) {
        taken += level_.memory();
        BuiltWays built = build(level_, Step::jump, nullptr, share_of_free(limits_.memory, taken, share_of_blocks));
        built.level.level.pegs = pegs() - 1;
        std::swap(level_, built.level);
        return built;
    }
    // The complements of a level of the search from the other end, in the ranges of this one's.
    WaysLevel complements(const WaysSearch& other, const WaysLevel& level, std::uint64_t taken) const {
        const std::uint64_t room = share_of_free(limits_.memory, taken + level_.memory() + level.memory(), 0.5);
        return other.build(level, Step::complement, &level_.level, room).level;
    }

    const PositionKeys& keys() const { return keys_; }
    const WaysLevel& level() const { return level_; }
    int pegs() const { return level_.level.pegs; }

private:
    BuiltWays build(const WaysLevel& parents, Step step, const Level* within, std::uint64_t room) const {
        Workspace workspace{limits_.threads, room, {}, blocks_};
        const std::uint64_t total = parents.positions();
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

// The sum, over the positions that two levels with the same ranges share, of the ways to one of its images in one
// times the ways to all of them in the other.
Integer joined(const PositionKeys& keys, const WaysLevel& here, const WaysLevel& there, unsigned threads) {
    Integer total = 0;
    std::mutex mutex;
    std::atomic<std::size_t> next{0};
    in_parallel(threads, [&](unsigned, const StopFlag& stop) {
        std::vector<Key> keys_here;
        std::vector<Key> keys_there;
        std::vector<std::uint8_t> room;
        Integer sum = 0;
        for (std::size_t b = next++; b < here.level.buckets.size() && !stop; b = next++) {
            here.level.read(b, keys_here, room);
            there.level.read(b, keys_there, room);
            std::size_t j = 0;
            for (std::size_t i = 0; i < keys_here.size(); ++i) {
                while (j < keys_there.size() && keys_there[j] < keys_here[i]) ++j;
                if (j == keys_there.size()) break;
                if (keys_there[j] != keys_here[i]) continue;
                const Integer ways = Words::at(here.ways[b].data(), i, here.words_each).integer();
                sum += ways / keys.orbit(keys_here[i]) * Words::at(there.ways[b].data(), j, there.words_each).integer();
            }
        }
        const std::lock_guard lock(mutex);
        total += sum;
    });
    return total;
}

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
        while (search_.level().positions() > 0) {
            if (with_solutions && search_.pegs() == game_.middle() - 1) {
                result_.solutions = complement ? joined_with(search_, other) : joined_with_backward_search();
                other = {};
            }
            const std::uint64_t positions = search_.level().positions();
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
        return joined(search_.keys(), search_.level(), complements, limits_.threads);
    }

    Integer joined_with_backward_search() {
        const std::vector<Bits> starts = game_.backward_starts();
        WaysSearch backward(game_, starts, limits_, blocks_);
        while (backward.pegs() > game_.backward_middle() && backward.level().positions() > 0) {
            result_.expanded += backward.level().positions();
            backward.next(search_.level().memory());
        }
        result_.expanded += backward.level().positions();
        return backward.level().positions() == 0 ? Integer(0) : joined_with(backward, backward.level());
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
