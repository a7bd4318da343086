#include "search/levels/reached_positions.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::levels {

ReachedPositions::ReachedPositions(const Game& game, const Limits& limits)
    : game_(game), limits_(limits), levels_(game, game.starts, "forward", 1, limits, blocks_) {
    if (game.starts.size() != 1) fail_internal("positions with a path to them have one start");
}

int ReachedPositions::fewest_pegs() {
    levels_.reach(1);
    int fewest = game_.start_pegs();
    for (const LevelRow& row : levels_.rows())
        if (row.positions > 0) fewest = std::min(fewest, row.pegs);
    return fewest;
}

std::vector<std::size_t> ReachedPositions::path_to(Bits position) const {
    std::vector<std::size_t> jumps;
    for (int pegs = std::popcount(position); pegs < game_.start_pegs(); ++pegs) {
        jumps.push_back(jump_to(position, pegs));
        position ^= game_.board.jumps()[jumps.back()].flip;
    }
    std::reverse(jumps.begin(), jumps.end());
    return jumps;
}

// Of several jumps the least number. At the top the position before is the start, since all symmetries keep it.
std::size_t ReachedPositions::jump_to(Bits position, int pegs) const {
    const auto& jumps = game_.board.jumps();
    for (std::size_t j = 0; j < jumps.size(); ++j)
        if (jumps[j].possible(position ^ jumps[j].flip) && has(position ^ jumps[j].flip, pegs + 1)) return j;
    fail_internal("a position reached that no jump leads to");
}

bool ReachedPositions::has(Bits position, int pegs) const {
    const Level& level = levels_.level(pegs);
    if (level.buckets.empty() || !levels_.keys().contains(position)) return false;
    const Key key = levels_.keys().key(position);
    const auto after = std::upper_bound(level.buckets.begin(), level.buckets.end(), key,
                                        [](Key k, const Bucket& bucket) { return k < bucket.base; });
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    level.read(static_cast<std::size_t>(after - level.buckets.begin()) - 1, keys, room);
    return std::binary_search(keys.begin(), keys.end(), key);
}

}  // namespace pegwright::search::levels
