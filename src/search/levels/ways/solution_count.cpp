// The number of solutions, from the winning positions above the middle [Bell 2009, section 7.2].
#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/bits/checked_add.hpp"
#include "search/levels/keys/key_index.hpp"
#include "search/levels/winning_levels.hpp"

#include <optional>

namespace pegwright::search::levels {
namespace {

// A level's positions, each with the number of ways that lead to it.
template <class Number>
struct Ways {
    KeyIndex index;
    std::vector<Number> to;
};

// Calls work(i) for all i < n on several threads, poll now and then on the caller's.
template <class Work>
void for_all(std::size_t n, const Limits& limits, int pegs, Work work) {
    constexpr std::size_t piece = 4096;
    std::atomic<std::size_t> next{0};
    in_parallel(limits.threads, [&](unsigned thread, const StopFlag& stop) {
        for (std::size_t from = next.fetch_add(piece); from < n && !stop; from = next.fetch_add(piece)) {
            if (thread == 0 && limits.poll) limits.poll({"ways to winning positions", pegs, from, n});
            for (std::size_t i = from; i < std::min(n, from + piece); ++i) work(i);
        }
    });
}

// Ways to the positions of the lowest of these levels; nothing if a number does not fit.
template <class Number>
std::optional<Ways<Number>> ways_to(const PositionKeys& keys, const std::map<int, Level>& levels, int lowest,
                                    const Limits& limits, std::uint64_t taken) {
    auto level = levels.rbegin();
    // Keys, numbers and index of a level and the one before it, each level no smaller than the one above.
    const std::uint64_t most =
        levels.at(lowest).positions() + (levels.count(lowest + 1) != 0 ? levels.at(lowest + 1).positions() : 0);
    const std::uint64_t needed = taken + most * (sizeof(Key) + sizeof(Number) + 8);
    if (needed > std::max(limits.memory, least_memory))
        fail_limit("the numbers of ways to winning positions take " + std::to_string(needed >> 20) +
                   " MiB, more than allowed");
    Ways<Number> ways{KeyIndex(level->second.keys(), keys.bits()), {}};
    ways.to.assign(ways.index.keys().size(), 1);
    for (++level; level != levels.rend() && level->first >= lowest; ++level) {
        Ways<Number> below{KeyIndex(level->second.keys(), keys.bits()), {}};
        below.to.resize(below.index.keys().size());
        std::atomic<bool> fits{true};
        keys.with_row_shape([&](auto shape) {
            for_all(below.to.size(), limits, level->first, [&](std::size_t i) {
                Number sum = 0;
                keys.for_each_jump<shape()>(below.index.keys()[i], true, [&](Key before) {
                    const std::size_t place = ways.index.find(before);
                    if (place != KeyIndex::absent && !add(sum, ways.to[place])) fits = false;
                });
                below.to[i] = std::move(sum);
            });
        });
        if (!fits) return std::nullopt;
        ways = std::move(below);
    }
    return ways;
}

}  // namespace

// Jumps across the middle join ways from the start to ways from the finish, exchanged.
template <class Number>
std::optional<Integer> WinningLevels::count() const {
    const PositionKeys& keys = upper_.reached->keys();
    const Half& other = other_search_ ? lower_ : upper_;
    const auto ways = ways_to<Number>(keys, upper_.levels, upper_.lowest, limits_, memory());
    if (!ways) return std::nullopt;
    const auto other_ways = ways_to<Number>(other.reached->keys(), other.levels, lower_.lowest, limits_,
                                            memory() + ways->to.size() * (sizeof(Key) + sizeof(Number) + 8));
    if (!other_ways) return std::nullopt;
    Integer total = 0;
    std::mutex mutex;
    std::atomic<bool> fits{true};
    keys.with_row_shape([&](auto shape) {
        for_all(ways->to.size(), limits_, upper_.lowest, [&](std::size_t i) {
            const Key key = ways->index.keys()[i];
            Number onwards = 0;
            keys.for_each_jump<shape()>(key, false, [&](Key after) {
                const std::size_t place = other_ways->index.find(keys.complement(after));
                if (place != KeyIndex::absent && !add(onwards, other_ways->to[place])) fits = false;
            });
            const Integer product = Integer(ways->to[i]) * onwards * keys.orbit(key);
            const std::lock_guard lock(mutex);
            total += product;
        });
    });
    if (!fits) return std::nullopt;
    return total;
}

Integer WinningLevels::solutions() const {
    if (game_.start_pegs() <= game_.goal_pegs())
        return game_.start_pegs() == game_.goal_pegs() ? game_.starts_that_are_goals() : 0;
    if (rows_.empty()) return 0;
    blocks_.clear();
    if (limits_.ranks) return solutions_together();
    const auto in_64_bits = count<std::uint64_t>();
    return in_64_bits ? *in_64_bits : *count<Integer>();
}

}  // namespace pegwright::search::levels
