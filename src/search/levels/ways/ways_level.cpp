// As level_builder.cpp, with a number beside each key, and one difference: keys that come more than once may not be
// dropped early, as their ways are to be summed, so an entry takes memory for each jump. Whenever the entries have
// filled what the level made so far leaves free, they are added to it, range by range, and the parents go on.
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
        for (const Key base : partition_.bases) result_.level.level.buckets.emplace_back().base = base;
        result_.level.ways.resize(partition_.bases.size());
        result_.level.words_each = words_of<Number>;
        if (within_.only) begin_with_all();
        workspace_.blocks.release_all();
        if (workspace_.blocks.kept_bytes() > room_for_entries()) workspace_.blocks.clear();
        begin_scatters();
        for (bool full = true; full;) {
            full = expand();
            if (together_ && full) together_->carry_rest(scatters_);
            add_entries();
            for (auto& scatter : scatters_) scatter.clear();
            workspace_.blocks.release_all();
        }
        if (workspace_.ranks) fits_ = workspace_.ranks->least(fits_ ? 1 : 0) == 1;
        if (!fits_) return std::nullopt;
        for (const Sums& sums : sums_) {
            result_.images += sums.images;
            result_.ended += sums.ended;
        }
        result_.level.most_bits = most_bits();
        if (workspace_.ranks) sum_up(*workspace_.ranks);
        return std::move(result_);
    }

private:
    // A thread's sums, on a line of the cache of its own.
    struct alignas(64) Sums {
        std::uint64_t images = 0;
        Words ended;
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
    // A thread's memory for one range.
    struct Room {
        WaysSet<Entry> set;
        typename WaysSet<Entry>::Blocks blocks;
        std::vector<Key> known;
        std::vector<std::uint8_t> bytes;
        std::vector<Key> offsets;
        std::vector<Number> ways;
    };

    Partition choose_partition() {
        const int bits = keys_.bits();
        const std::size_t ranks = workspace_.ranks ? static_cast<std::size_t>(workspace_.ranks->size()) : 1;
        const Sample sample =
            sample_of({keys_, parents_.level, step_, nullptr, nullptr, nullptr, nullptr, nullptr}, workspace_);
        const auto expected = static_cast<std::uint64_t>(sample.expected / static_cast<double>(ranks));
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

    void begin_scatters() {
        places_ = std::vector<Place>(threads_);
        if (workspace_.ranks)
            together_ = std::make_unique<Expansion<Entry>>(workspace_, partition_, cuts_, shift_, threads_, done_);
        for (unsigned i = 0; i < threads_; ++i)
            scatters_.push_back(together_ ? together_->scatter(partition_)
                                          : KeyScatter<Entry>(partition_, workspace_.blocks));
    }

    // Of the level that is made within another, no ways yet.
    void begin_with_all() {
        for_each_range([&](std::size_t range, Room& room) {
            within_.level->read(range, room.known, room.bytes);
            for (Key& key : room.known) key -= partition_.bases[range];
            pack(range, room.known, std::vector<Number>(room.known.size()));
        });
    }

    // Expands parents until all are done (false) or the entries take all the memory there is (true).
    bool expand() {
        const std::uint64_t room = room_for_entries();
        std::atomic<bool> full{false};
        if (together_) together_->next_turn();
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            if (together_) return expand_together(thread, room, full, stop);
            while (!stop && !full && expand_piece(thread)) after_piece(thread, room, full);
        });
        return full;
    }

    // Of what the level made so far leaves most, if it is made within another, else half, as it grows by what the
    // entries bring; no less than lets the blocks that are begun be filled.
    std::uint64_t room_for_entries() const {
        const std::uint64_t begun = threads_ * partition_.bases.size() * BlockPool::block_bytes;
        const std::uint64_t least = std::max(workspace_.memory / 8, 2 * begun);
        const std::uint64_t left = workspace_.memory - std::min(workspace_.memory, made_bytes_.load());
        if (made_bytes_ > least_memory && left < least)
            fail_limit("memory is full of the ways to the positions of one level (" +
                       std::to_string(made_bytes_ >> 20) + " MiB of them)");
        return std::max(within_.only ? left - left / 8 : left / 2, least);
    }

    void expand_together(unsigned thread, std::uint64_t room, std::atomic<bool>& full, const StopFlag& stop) {
        const auto expand = [&](std::size_t place) {
            if (!expand_piece(place)) return false;
            after_piece(thread, room, full);
            return true;
        };
        const auto unpack = [&](std::size_t place, Key base, std::span<const std::byte> bytes) {
            for_some_entries<Entry>(bytes, [&](std::span<const Entry> some) {
                std::array<Key, 512 / sizeof(Entry)> keys;
                for (std::size_t i = 0; i < some.size(); ++i) keys[i] = base + some[i].offset(shift_);
                scatters_[place].add_all(std::span<const Key>(keys).first(some.size()), [&](std::size_t i) {
                    return Entry::on_its_way(some[i].ways(shift_), shift_);
                });
            });
            after_piece(thread, room, full);
        };
        together_->work(thread, scatters_, stop, expand, unpack, [&] { return full.load(); });
    }

    void after_piece(unsigned thread, std::uint64_t room, std::atomic<bool>& full) {
        if (thread == 0) workspace_.report(std::min(done_.load(), parents_here_));
        if (workspace_.blocks.used_bytes() > room) full = true;
    }

    // False if there are no more parents for this place.
    bool expand_piece(std::size_t at) {
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
            const std::uint16_t* const from = place.reached.from.data();
            const Number* const ways = place.on_their_way.data();
            scatter.add_all(place.reached.all(), [=](std::size_t i) -> const Number& { return ways[from[i]]; });
            for (const std::uint16_t parent : place.reached.ended)
                sums_[at].ended += Words::at(numbers.data(), place.next + parent, parents_.words_each);
            sums_[at].images += place.reached.images;
        }
        done_ += end - begin;
        return true;
    }

    // Adds what the blocks hold to the level.
    void add_entries() {
        for_each_range([&](std::size_t range, Room& room) {
            room.blocks.clear();
            for (const auto& scatter : scatters_)
                scatter.for_each_block(range, [&](std::span<const Entry> block) { room.blocks.push_back(block); });
            if (room.blocks.empty()) return;
            if (!room.set.unite(room.blocks, partition_.end(range) - partition_.bases[range], shift_)) fits_ = false;
            if (within_.only)
                add_to_known(range, room);
            else
                add_to_level(range, room);
        });
    }

    template <class Work>
    void for_each_range(Work work) {
        std::atomic<std::size_t> next{0};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            Room room;
            for (std::size_t range = next++; range < partition_.bases.size() && !stop; range = next++) {
                if (thread == 0) workspace_.report(std::min(done_.load(), parents_here_));
                work(range, room);
            }
        });
    }

    void read_known(std::size_t range, std::vector<Key>& known) const {
        const Bucket& bucket = result_.level.level.buckets[range];
        known.clear();
        if (!decode_ascending<Key>(bucket.bytes, bucket.count, 0, known))
            fail_internal("positions of a level that is made cannot be read back");
    }

    // Both lists are ascending, so they are walked through once. What is not known is dropped.
    void add_to_known(std::size_t range, Room& room) {
        read_known(range, room.known);
        std::vector<std::uint64_t>& numbers = result_.level.ways[range];
        std::size_t at = 0;
        for (std::size_t i = 0; i < room.set.offsets.size(); ++i) {
            while (at < room.known.size() && room.known[at] < room.set.offsets[i]) ++at;
            if (at == room.known.size()) return;
            if (room.known[at] != room.set.offsets[i]) continue;
            Number sum = load<Number>(numbers, at, words_of<Number>);
            if (!add(sum, room.set.ways[i])) fits_ = false;
            store(sum, &numbers[at * words_of<Number>]);
        }
    }

    void add_to_level(std::size_t range, Room& room) {
        if (result_.level.level.buckets[range].count == 0) return pack(range, room.set.offsets, room.set.ways);
        read_known(range, room.known);
        const std::vector<std::uint64_t>& numbers = result_.level.ways[range];
        const std::vector<Key>& offsets = room.set.offsets;
        room.offsets.clear();
        room.ways.clear();
        for (std::size_t i = 0, at = 0; i < offsets.size() || at < room.known.size();) {
            const bool old = at < room.known.size() && (i == offsets.size() || room.known[at] <= offsets[i]);
            const bool both = old && i < offsets.size() && room.known[at] == offsets[i];
            room.offsets.push_back(old ? room.known[at] : offsets[i]);
            room.ways.push_back(old ? load<Number>(numbers, at, words_of<Number>) : room.set.ways[i]);
            if (both && !add(room.ways.back(), room.set.ways[i])) fits_ = false;
            at += old ? 1 : 0;
            i += !old || both ? 1 : 0;
        }
        pack(range, room.offsets, room.ways);
    }

    int most_bits() const {
        int most = 0;
        for (const std::vector<std::uint64_t>& numbers : result_.level.ways)
            for (std::size_t i = 0; i < numbers.size() / words_of<Number>; ++i)
                most = std::max(most, bits_of_number(load<Number>(numbers, i, words_of<Number>)));
        return most;
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

    void pack(std::size_t range, const std::vector<Key>& offsets, const std::vector<Number>& ways) {
        Bucket& bucket = result_.level.level.buckets[range];
        std::vector<std::uint64_t>& numbers = result_.level.ways[range];
        const std::uint64_t before = bucket.bytes.size() + numbers.size() * sizeof(std::uint64_t);
        bucket.count = offsets.size();
        bucket.bytes.clear();
        encode_ascending<Key>(offsets, bucket.bytes);
        bucket.bytes.shrink_to_fit();
        numbers.resize(ways.size() * words_of<Number>);
        numbers.shrink_to_fit();
        for (std::size_t i = 0; i < ways.size(); ++i) store(ways[i], &numbers[i * words_of<Number>]);
        made_bytes_ += bucket.bytes.size() + numbers.size() * sizeof(std::uint64_t) - before;
    }

    const PositionKeys& keys_;
    const WaysLevel& parents_;
    Step step_;
    Within within_;
    Workspace& workspace_;
    int shift_;
    std::uint64_t parents_here_ = parents_.positions();
    unsigned threads_ = 1;
    std::vector<std::size_t> cuts_;  // of several ranks
    Partition partition_;
    std::unique_ptr<Expansion<Entry>> together_;
    std::vector<KeyScatter<Entry>> scatters_;
    std::vector<Place> places_;
    std::vector<Sums> sums_;
    std::atomic<std::size_t> next_bucket_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<std::uint64_t> made_bytes_{0};
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
