// As level_builder.cpp, with a number beside each key, and one difference: keys that come more than
// once may not be dropped early, as their ways are to be summed. So there are no runs; where the
// memory does not hold all entries at once, the parents are expanded several times, each time for
// some of the ranges.
#include "search/levels/ways/ways_level.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_check.hpp"
#include "search/levels/level_sample.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ranks/expansion.hpp"
#include "search/levels/ways/ways_set.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace pegwright::search::levels {
namespace {

constexpr std::uint64_t keys_a_range = 1 << 14;  // to aim at: 128 KiB of packed entries
constexpr std::size_t parents_a_piece = 512;
constexpr std::size_t parents_at_once = 64;  // what they lead to stays in the first cache
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
    Builder(const PositionKeys& keys, const WaysLevel& parents, Step step, Within within, Workspace& workspace,
            int offset_bits)
        : keys_(keys),
          parents_(parents),
          step_(step),
          within_(within),
          workspace_(workspace),
          shift_(offset_bits),
          partition_(choose_partition()),
          sums_(threads_) {}

    // Nothing if a number does not fit.
    std::optional<BuiltWays> build() {
        const std::size_t ranges = partition_.bases.size();
        result_.level.level.buckets.resize(ranges);
        result_.level.ways.resize(ranges);
        result_.level.words_each = words_of<Number>;
        const std::uint64_t passes = most_of_all(
            workspace_.ranks,
            std::min<std::uint64_t>(ranges, 1 + expected_bytes_ / std::max<std::uint64_t>(1, workspace_.memory)));
        in_pass_.resize(ranges);
        for (std::uint64_t pass = 0; pass < passes && fits_; ++pass) {
            workspace_.blocks.release_all();
            if (workspace_.blocks.kept_bytes() > workspace_.memory) workspace_.blocks.clear();
            choose_ranges(pass, passes);
            expand(pass == 0, passes == 1);
            finish();
            if (workspace_.ranks) fits_ = workspace_.ranks->least(fits_ ? 1 : 0) == 1;
        }
        if (!fits_) return std::nullopt;
        for (const Sums& sums : sums_) {
            result_.images += sums.images;
            result_.level.most_bits = std::max(result_.level.most_bits, sums.most_bits);
            result_.ended += sums.ended;
        }
        result_.images /= passes;  // every pass comes by all parents
        if (workspace_.ranks) sum_up(*workspace_.ranks);
        return std::move(result_);
    }

private:
    // A thread's sums, on a line of the cache of its own.
    struct alignas(64) Sums {
        std::uint64_t images = 0;
        Words ended;
        int most_bits = 0;
    };
    // A thread's way through the parents.
    struct alignas(64) Place {
        std::vector<Key> keys;
        std::size_t bucket = 0;
        std::size_t next = 0;
        std::vector<std::uint8_t> room;
        Reached reached;
        std::vector<Number> on_their_way;  // of some parents
    };

    Partition choose_partition() {
        const int bits = keys_.bits();
        const std::size_t ranks = workspace_.ranks ? static_cast<std::size_t>(workspace_.ranks->size()) : 1;
        const Sample sample =
            sample_of({keys_, parents_.level, step_, nullptr, nullptr, nullptr, nullptr, nullptr}, workspace_);
        const auto expected = static_cast<std::uint64_t>(sample.expected / static_cast<double>(ranks));
        expected_bytes_ = expected * sizeof(Entry);
        // Entries twice, the keys and numbers that are left of them twice, and bytes.
        constexpr std::size_t in_a_range = 2 * sizeof(Entry) + 2 * sizeof(Number) + sizeof(Key) + most_bytes_of_key;
        MemoryPlan plan =
            plan_memory(workspace_.memory, workspace_.threads,
                        {expected, sizeof(Entry), in_a_range, keys_a_range, parents_.level, within_.level});
        threads_ = plan.threads;
        if (within_.level) {
            std::vector<Key> bases;
            for (const Bucket& bucket : within_.level->buckets) bases.push_back(bucket.base);
            cuts_ = within_.level->cuts;
            return {bits, std::move(bases)};
        }
        if (!workspace_.ranks) return Partition::of_sample(bits, sample.keys, plan.ranges, shift_);
        plan.ranges = std::min(most_ranges, workspace_.ranks->least(plan.ranges) * ranks);
        Partition partition = Partition::of_sample(bits, sample.keys, plan.ranges, shift_);
        cuts_ = fair_cuts(weights_of(partition, sample.keys), ranks);
        return partition;
    }

    // Of each rank's ranges as many as this pass is for.
    void choose_ranges(std::uint64_t pass, std::uint64_t passes) {
        const std::vector<std::size_t> alone{0, partition_.bases.size()};
        const std::vector<std::size_t>& cuts = cuts_.empty() ? alone : cuts_;
        std::fill(in_pass_.begin(), in_pass_.end(), std::uint8_t{0});
        for (std::size_t rank = 0; rank + 1 < cuts.size(); ++rank) {
            const std::size_t ranges = cuts[rank + 1] - cuts[rank];
            std::fill(in_pass_.begin() + static_cast<std::ptrdiff_t>(cuts[rank] + ranges * pass / passes),
                      in_pass_.begin() + static_cast<std::ptrdiff_t>(cuts[rank] + ranges * (pass + 1) / passes),
                      std::uint8_t{1});
        }
    }

    void expand(bool first, bool all) {
        next_bucket_ = 0;
        places_ = std::vector<Place>(threads_);
        scatters_.clear();
        if (workspace_.ranks)
            together_ = std::make_unique<Expansion<Entry>>(workspace_, partition_, cuts_, shift_, threads_, done_);
        for (unsigned i = 0; i < threads_; ++i)
            scatters_.push_back(together_ ? together_->scatter(partition_)
                                          : KeyScatter<Entry>(partition_, workspace_.blocks));
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            if (together_) return expand_together(thread, first, all, stop);
            while (!stop && expand_piece(thread, first, all)) report(thread);
        });
    }

    void expand_together(unsigned thread, bool first, bool all, const StopFlag& stop) {
        const auto expand = [&](std::size_t place) {
            if (!expand_piece(place, first, all)) return false;
            report(thread);
            return true;
        };
        const auto unpack = [&](std::size_t place, Key base, std::span<const std::byte> bytes) {
            for (std::size_t at = 0; at < bytes.size(); at += sizeof(Entry)) {
                Entry entry;
                std::memcpy(static_cast<void*>(&entry), bytes.data() + at, sizeof entry);
                scatters_[place].add(base + entry.offset(shift_), Entry::on_its_way(entry.ways(shift_), shift_));
            }
            report(thread);
        };
        together_->work(thread, scatters_, stop, expand, unpack, [] { return false; });
    }

    // False if there are no more parents for this place.
    // first: of the passes; all: there is but one.
    bool expand_piece(std::size_t at, bool first, bool all) {
        Place& place = places_[at];
        KeyScatter<Entry>& scatter = scatters_[at];
        if (place.next == place.keys.size()) {
            place.bucket = next_bucket_++;
            if (place.bucket >= parents_.level.buckets.size()) return false;
            parents_.level.read(place.bucket, place.keys, place.room);
            place.next = 0;
        }
        const std::vector<std::uint64_t>& numbers = parents_.ways[place.bucket];
        const std::size_t begin = place.next;
        const std::size_t end = std::min(place.keys.size(), begin + parents_a_piece);
        for (std::size_t some = 0; place.next < end; place.next += some) {
            some = std::min(parents_at_once, end - place.next);
            reach(keys_, step_, std::span(place.keys).subspan(place.next, some), place.reached);
            place.on_their_way.clear();
            for (std::size_t parent = 0; parent < some; ++parent)
                place.on_their_way.push_back(
                    Entry::on_its_way(load<Number>(numbers, place.next + parent, parents_.words_each), shift_));
            add_reached(scatter, place, all);
            if (first)
                for (const std::uint16_t parent : place.reached.ended)
                    sums_[at].ended += Words::at(numbers.data(), place.next + parent, parents_.words_each);
            sums_[at].images += place.reached.images;
        }
        done_ += end - begin;
        return true;
    }

    void add_reached(KeyScatter<Entry>& scatter, const Place& place, bool all) const {
        const Reached& reached = place.reached;
        const std::uint16_t* const from = reached.from.data();
        const Number* const ways = place.on_their_way.data();
        if (all) return scatter.add_all(reached.all(), [=](std::size_t i) -> const Number& { return ways[from[i]]; });
        for (std::size_t i = 0; i < reached.count; ++i) {
            const Key key = reached.keys[i];
            if (in_pass_[partition_.range[key >> partition_.shift]] != 0) scatter.add(key, ways[from[i]]);
        }
    }

    void report(unsigned thread) {
        if (thread == 0) workspace_.report(std::min(done_.load(), parents_here_));
        if (workspace_.blocks.used_bytes() > 2 * workspace_.memory + least_memory)
            fail_limit("memory is full of the ways to the positions of one level");
    }

    void finish() {
        std::atomic<std::size_t> next{0};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            WaysSet<Entry> set;
            typename WaysSet<Entry>::Blocks blocks;
            std::vector<Key> keys;
            for (std::size_t range = next++; range < partition_.bases.size() && !stop; range = next++) {
                if (in_pass_[range] == 0) continue;
                if (thread == 0) workspace_.report(std::min(done_.load(), parents_here_));
                blocks.clear();
                for (const auto& scatter : scatters_)
                    scatter.for_each_block(range, [&](std::span<const Entry> block) { blocks.push_back(block); });
                if (!set.unite(blocks, partition_.end(range) - partition_.bases[range], shift_)) fits_ = false;
                if (within_.only) keep_those_within(range, set, keys, places_[thread].room);
                pack(range, set, sums_[thread].most_bits);
            }
        });
    }

    // Both lists are ascending, so they are walked through once.
    void keep_those_within(std::size_t range, WaysSet<Entry>& set, std::vector<Key>& keys,
                           std::vector<std::uint8_t>& room) const {
        within_.level->read(range, keys, room);
        const Key base = partition_.bases[range];
        std::size_t kept = 0;
        std::size_t in = 0;
        for (std::size_t i = 0; i < set.offsets.size(); ++i) {
            while (in < keys.size() && keys[in] - base < set.offsets[i]) ++in;
            if (in == keys.size()) break;
            if (keys[in] - base != set.offsets[i]) continue;
            set.offsets[kept] = set.offsets[i];
            set.ways[kept++] = set.ways[i];
        }
        set.offsets.resize(kept);
        set.ways.resize(kept);
    }

    // What all ranks have found.
    void sum_up(Ranks& ranks) {
        std::vector<std::uint64_t> numbers{result_.images, result_.level.positions(),
                                           static_cast<std::uint64_t>(result_.level.most_bits)};
        const std::size_t first_word = numbers.size();
        numbers.insert(numbers.end(), result_.ended.words.begin(), result_.ended.words.end());
        ranks.count_positions(parents_.positions());
        const std::uint64_t here = result_.level.positions();
        BuiltWays all;
        std::uint64_t positions = 0;
        for (const std::string& one : ranks.gather(bytes_of(numbers))) {
            const std::vector<std::uint64_t> those = numbers_of(one);
            all.images += those[0];
            positions += those[1];
            all.level.most_bits = std::max(all.level.most_bits, static_cast<int>(those[2]));
            all.ended += Words::at(those.data() + first_word, 0, Words::size);
        }
        result_.images = all.images;
        result_.ended = all.ended;
        result_.level.most_bits = all.level.most_bits;
        result_.level.level.elsewhere = positions - here;
        result_.level.level.cuts = cuts_;
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
    Within within_;
    Workspace& workspace_;
    int shift_;
    std::uint64_t parents_here_ = parents_.positions();
    std::uint64_t expected_bytes_ = 0;
    unsigned threads_ = 1;
    std::vector<std::size_t> cuts_;  // of several ranks
    Partition partition_;
    std::vector<std::uint8_t> in_pass_;  // of ranges
    std::unique_ptr<Expansion<Entry>> together_;
    std::vector<KeyScatter<Entry>> scatters_;
    std::vector<Place> places_;
    std::vector<Sums> sums_;  // of all passes
    std::atomic<std::size_t> next_bucket_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> fits_{true};
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

WaysLevel ways_level_of(const std::vector<Key>& keys, int pegs, Ranks* ranks) {
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
    if (ranks) {
        keep_share(level, fair_cuts({1}, static_cast<std::size_t>(ranks->size())), ranks->rank());
        if (level.positions() == 0) ways.clear();
    }
    return result;
}

BuiltWays build_ways(const PositionKeys& keys, const WaysLevel& parents, Step step, Within within,
                     Workspace& workspace) {
    if (workspace.ranks) workspace.ranks->begin_work();
    const int key_bits = keys.bits();
    if (parents.words_each == 1) {
        const int offset_bits =
            within.level ? widest_range(*within.level, key_bits) : std::min(key_bits, 64 - parents.most_bits);
        const bool short_enough =
            offset_bits + parents.most_bits <= 64 && offset_bits < 64 && offset_bits >= Partition::shift_of(key_bits);
        if (parents.most_bits <= 64 - growth_bits && short_enough &&
            (within.level || key_bits - offset_bits <= most_range_bits))
            return *Builder<PackedEntry>(keys, parents, step, within, workspace, offset_bits).build();
        if (auto built = Builder<WideEntry<std::uint64_t>>(keys, parents, step, within, workspace, 64).build())
            return std::move(*built);
    }
    BuiltWays built = *Builder<WideEntry<Words>>(keys, parents, step, within, workspace, 64).build();
    shorten(built.level);
    return built;
}

}  // namespace pegwright::search::levels
