// As level_builder.cpp, with a number beside each key, and one difference: keys that come more than
// once may not be dropped early, as their ways are to be summed. So there are no runs; where the
// memory does not hold all entries at once, the parents are expanded several times, each time for
// some of the ranges.
#include "search/levels/ways/ways_level.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_sample.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ways/ways_set.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace pegwright::search::levels {
namespace {

constexpr std::uint64_t keys_a_range = 1 << 14;  // to aim at: 128 KiB of packed entries
constexpr std::size_t parents_a_piece = 512;
// A position has at most 12 images, each reached by at most eight jumps a hole: its ways are less than 2^13 times the
// most of the level above.
constexpr int growth_bits = 13;
// Ranges a level may be cut into for the sake of short offsets.
constexpr int most_range_bits = 10;

void store(std::uint64_t number, std::uint64_t* to) { *to = number; }
void store(const Words& number, std::uint64_t* to) { std::copy(number.words.begin(), number.words.end(), to); }
template <class Number>
constexpr std::size_t words_of = sizeof(Number) / sizeof(std::uint64_t);

template <class Number>
Number load(const std::vector<std::uint64_t>& numbers, std::size_t place, std::size_t words_each) {
    if constexpr (std::is_same_v<Number, Words>)
        return Words::at(numbers.data(), place, words_each);
    else
        return numbers[place];
}

template <class Entry>
class Builder {
public:
    using Number = typename Entry::Number;

    // offset_bits: the widest a range may be.
    Builder(const PositionKeys& keys, const WaysLevel& parents, Step step, const Level* within, Workspace& workspace,
            int offset_bits)
        : keys_(keys),
          parents_(parents),
          step_(step),
          workspace_(workspace),
          shift_(offset_bits),
          partition_(choose_partition(within)),
          places_(threads_) {
        for (unsigned i = 0; i < threads_; ++i) scatters_.emplace_back(partition_, workspace.blocks);
    }

    // Nothing if a number does not fit.
    std::optional<BuiltWays> build() {
        const std::size_t ranges = partition_.bases.size();
        result_.level.level.buckets.resize(ranges);
        result_.level.ways.resize(ranges);
        result_.level.words_each = words_of<Number>;
        const std::uint64_t passes =
            std::min<std::uint64_t>(ranges, 1 + expected_bytes_ / std::max<std::uint64_t>(1, workspace_.memory));
        for (std::uint64_t pass = 0; pass < passes && fits_; ++pass) {
            workspace_.blocks.release_all();
            if (workspace_.blocks.kept_bytes() > workspace_.memory) workspace_.blocks.clear();
            const std::size_t first = ranges * pass / passes;
            const std::size_t end = ranges * (pass + 1) / passes;
            expand(first, end, passes == 1);
            finish(first, end);
            for (auto& scatter : scatters_) scatter.clear();
        }
        if (!fits_) return std::nullopt;
        for (const Place& place : places_) {
            // Every pass comes by all parents.
            result_.images += place.images / passes;
            result_.level.most_bits = std::max(result_.level.most_bits, place.most_bits);
            ended_ += place.ended;
        }
        result_.ended = ended_;
        return std::move(result_);
    }

private:
    // A thread's sums, on a line of the cache of its own.
    struct alignas(64) Place {
        std::uint64_t images = 0;
        Words ended;
        int most_bits = 0;
    };

    Partition choose_partition(const Level* within) {
        const int bits = keys_.bits();
        Sample sample =
            sample_of({keys_, parents_.level, step_, nullptr, nullptr, nullptr, nullptr, nullptr}, workspace_);
        const auto expected = static_cast<std::uint64_t>(sample.a_parent * static_cast<double>(parents_.positions()));
        expected_bytes_ = expected * sizeof(Entry);
        // Entries twice, the keys and numbers that are left of them twice, and bytes.
        constexpr std::size_t in_a_range = 2 * sizeof(Entry) + 2 * sizeof(Number) + sizeof(Key) + most_bytes_of_key;
        const MemoryPlan plan =
            plan_memory(workspace_.memory, workspace_.threads,
                        {expected, sizeof(Entry), in_a_range, keys_a_range, parents_.level, within});
        threads_ = plan.threads;
        if (within) {
            std::vector<Key> bases;
            for (const Bucket& bucket : within->buckets) bases.push_back(bucket.base);
            return {bits, std::move(bases)};
        }
        return Partition::of_sample(bits, std::move(sample.keys), plan.ranges, shift_);
    }

    void expand(std::size_t first, std::size_t end, bool all) {
        std::atomic<std::size_t> next_bucket{0};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            keys_.with_row_shape([&](auto shape) {
                if (all)
                    expand_some<shape(), true>(thread, first, end, next_bucket, stop);
                else
                    expand_some<shape(), false>(thread, first, end, next_bucket, stop);
            });
        });
    }

    template <RowShape R, bool All>
    void expand_some(unsigned thread, std::size_t first, std::size_t end, std::atomic<std::size_t>& next_bucket,
                     const StopFlag& stop) {
        KeyScatter<Entry>& scatter = scatters_[thread];
        const Key least = partition_.bases[first];
        const Key width = partition_.end(end - 1) - least;  // 0 for 2^64, which all of them is
        std::vector<Key> keys;
        std::vector<std::uint8_t> room;
        Words ended;
        for (std::size_t bucket = next_bucket++; bucket < parents_.level.buckets.size() && !stop;
             bucket = next_bucket++) {
            parents_.level.read(bucket, keys, room);
            std::uint64_t images = 0;
            for (std::size_t i = 0; i < keys.size(); ++i) {
                const Number ways = load<Number>(parents_.ways[bucket], i, parents_.words_each);
                const Number on_its_way = Entry::on_its_way(ways, shift_);
                bool jumped = false;
                images += emit_step<R>(keys_, step_, keys[i], [&](Key key) {
                    jumped = true;
                    if (All || key - least < width) scatter.add(key, on_its_way);
                });
                if (!jumped && first == 0) ended += Words::at(&parents_.ways[bucket][0], i, parents_.words_each);
                if (i % parents_a_piece == parents_a_piece - 1) report(thread, parents_a_piece);
            }
            report(thread, keys.size() % parents_a_piece);
            places_[thread].images += images;
        }
        places_[thread].ended += ended;
    }

    void report(unsigned thread, std::size_t parents) {
        done_ += parents;
        if (thread == 0 && workspace_.poll) workspace_.poll(std::min(done_.load(), parents_.positions()));
        if (workspace_.blocks.used_bytes() > 2 * workspace_.memory + least_memory)
            fail_limit("memory is full of the ways to the positions of one level");
    }

    void finish(std::size_t first, std::size_t end) {
        std::atomic<std::size_t> next{first};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            WaysSet<Entry> set;
            typename WaysSet<Entry>::Blocks blocks;
            for (std::size_t range = next++; range < end && !stop; range = next++) {
                if (thread == 0 && workspace_.poll) workspace_.poll(std::min(done_.load(), parents_.positions()));
                blocks.clear();
                for (const auto& scatter : scatters_)
                    scatter.for_each_block(range, [&](std::span<const Entry> block) { blocks.push_back(block); });
                if (!set.unite(blocks, partition_.end(range) - partition_.bases[range], shift_)) fits_ = false;
                pack(range, set, places_[thread].most_bits);
            }
        });
    }

    void pack(std::size_t range, const WaysSet<Entry>& set, int& most_bits) {
        Bucket& bucket = result_.level.level.buckets[range];
        bucket.base = partition_.bases[range];
        bucket.count = set.offsets.size();
        encode_ascending<Key>(set.offsets, bucket.bytes);
        bucket.bytes.shrink_to_fit();
        std::vector<std::uint64_t>& ways = result_.level.ways[range];
        ways.resize(set.ways.size() * words_of<Number>);
        for (std::size_t i = 0; i < set.ways.size(); ++i) {
            store(set.ways[i], &ways[i * words_of<Number>]);
            most_bits = std::max(most_bits, bits_of_number(set.ways[i]));
        }
    }

    const PositionKeys& keys_;
    const WaysLevel& parents_;
    Step step_;
    Workspace& workspace_;
    int shift_;
    std::uint64_t expected_bytes_ = 0;
    unsigned threads_ = 1;
    Partition partition_;
    std::vector<KeyScatter<Entry>> scatters_;
    std::vector<Place> places_;
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> fits_{true};
    Words ended_;
    BuiltWays result_;
};

int widest_range(const Level& level, int key_bits) {
    if (key_bits == 64 && level.buckets.size() == 1) return 64;
    Key widest = 0;
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        const Key end = i + 1 < level.buckets.size() ? level.buckets[i + 1].base
                        : key_bits == 64             ? 0
                                                     : Key{1} << key_bits;
        widest = std::max(widest, end - level.buckets[i].base - 1);
    }
    return static_cast<int>(std::bit_width(widest));
}

// One word each again, if all numbers fit.
void shorten(WaysLevel& level) {
    if (level.words_each == 1 || level.most_bits > 64) return;
    for (auto& numbers : level.ways) {
        for (std::size_t i = 0; i * Words::size < numbers.size(); ++i) numbers[i] = numbers[i * Words::size];
        numbers.resize(numbers.size() / Words::size);
        numbers.shrink_to_fit();
    }
    level.words_each = 1;
}

}  // namespace

std::uint64_t WaysLevel::memory() const {
    std::uint64_t sum = level.memory();
    for (const auto& numbers : ways) sum += numbers.capacity() * sizeof(std::uint64_t);
    return sum;
}

WaysLevel ways_level_of(const std::vector<Key>& keys, int pegs) {
    std::map<Key, std::uint64_t> counted;
    for (const Key key : keys) ++counted[key];
    WaysLevel result;
    Level& level = result.level;
    level.pegs = pegs;
    Bucket& bucket = level.buckets.emplace_back();
    bucket.count = counted.size();
    std::vector<Key> ascending;
    std::vector<std::uint64_t>& ways = result.ways.emplace_back();
    for (const auto& [key, number] : counted) {
        ascending.push_back(key);
        ways.push_back(number);
        result.most_bits = std::max(result.most_bits, bits_of_number(number));
    }
    encode_ascending<Key>(ascending, bucket.bytes);
    return result;
}

BuiltWays build_ways(const PositionKeys& keys, const WaysLevel& parents, Step step, const Level* within,
                     Workspace& workspace) {
    const int key_bits = keys.bits();
    if (parents.words_each == 1) {
        const int offset_bits = within ? widest_range(*within, key_bits) : std::min(key_bits, 64 - parents.most_bits);
        const bool short_enough =
            offset_bits + parents.most_bits <= 64 && offset_bits < 64 && offset_bits >= Partition::shift_of(key_bits);
        if (parents.most_bits <= 64 - growth_bits && short_enough &&
            (within || key_bits - offset_bits <= most_range_bits))
            return *Builder<PackedEntry>(keys, parents, step, within, workspace, offset_bits).build();
        if (auto built = Builder<WideEntry<std::uint64_t>>(keys, parents, step, within, workspace, 64).build())
            return std::move(*built);
    }
    BuiltWays built = *Builder<WideEntry<Words>>(keys, parents, step, within, workspace, 64).build();
    shorten(built.level);
    return built;
}

}  // namespace pegwright::search::levels
