#include "search/levels/ways/joined_ways.hpp"

#include "base/parallel.hpp"

#include <mutex>

namespace pegwright::search::levels {

Integer joined_ways(const PositionKeys& keys, const WaysLevel& here, const WaysLevel& there, const Limits& limits) {
    Integer total = 0;
    std::mutex mutex;
    std::atomic<std::size_t> next{0};
    in_parallel(limits.threads, [&](unsigned, const StopFlag& stop) {
        std::vector<Key> keys_here;
        std::vector<Key> keys_there;
        std::vector<std::uint8_t> room;
        std::vector<std::uint64_t> numbers_here;
        std::vector<std::uint64_t> numbers_there;
        Integer sum = 0;
        for (std::size_t b = next++; b < here.level.buckets.size() && !stop; b = next++) {
            here.level.read(b, keys_here, room);
            there.level.read(b, keys_there, room);
            const std::uint64_t* const ways_here = here.ways_of(b, numbers_here, room).data();
            const std::uint64_t* const ways_there = there.ways_of(b, numbers_there, room).data();
            std::size_t j = 0;
            for (std::size_t i = 0; i < keys_here.size(); ++i) {
                while (j < keys_there.size() && keys_there[j] < keys_here[i]) ++j;
                if (j == keys_there.size()) break;
                if (keys_there[j] != keys_here[i]) continue;
                const Integer ways = WideNumber::at(ways_here, i, here.words_each).integer();
                sum += ways / keys.orbit(keys_here[i]) * WideNumber::at(ways_there, j, there.words_each).integer();
            }
        }
        const std::lock_guard lock(mutex);
        total += sum;
    });
    if (!limits.ranks) return total;
    Integer all = 0;
    for (const std::string& one : limits.ranks->gather(total.str())) all += Integer(one);
    return all;
}

}  // namespace pegwright::search::levels
