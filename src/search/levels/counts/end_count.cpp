#include "search/levels/counts/end_count.hpp"

#include "search/levels/counts/count_search.hpp"

namespace pegwright::search::levels {
namespace {

Integer sum_of(const CountedLevel& counted, const PositionKeys& keys, const std::function<bool(Bits)>& fits) {
    std::vector<Key> some;
    std::vector<std::uint8_t> room;
    std::vector<std::uint64_t> numbers;
    std::vector<std::uint8_t> bytes;
    WideNumber sum;
    for (std::size_t bucket = 0; bucket < counted.level.buckets.size(); ++bucket) {
        counted.level.read(bucket, some, room);
        const auto& counts = counted.counts_of(bucket, numbers, bytes);
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (fits(keys.position(some[i]))) sum += WideNumber::at(counts.data(), i, counted.words_each);
        }
    }
    return sum.integer();
}

}  // namespace

std::map<int, Integer> count_ends(const Game& game, const std::function<bool(Bits)>& fits, const Limits& limits) {
    std::map<int, Integer> by_pegs;
    BlockPool blocks;
    CountSearch search(game, game.starts, limits, blocks);
    while (search.level().total() > 0) {
        if (Integer sum = sum_of(search.level(), search.keys(), fits); sum > 0) by_pegs[search.pegs()] = std::move(sum);
        search.next(0);
    }
    return by_pegs;
}

}  // namespace pegwright::search::levels
