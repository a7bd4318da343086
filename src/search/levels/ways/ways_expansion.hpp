// Ways on their way: as level_builder.cpp sends keys to their ranges, with a number beside each key, and one
// difference: keys that come more than once may not be dropped early, as their ways are to be summed, so an entry takes
// memory for each jump. Whenever the entries have filled what is free, they are summed up range by range and taken,
// and the parents go on. Into a file ranges go in passes, so that each is whole when it goes: all parents for the first
// ranges, whose entries the memory has room for, all for the next ones, and so on.
#pragma once

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_check.hpp"
#include "search/levels/level_sample.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ranks/expansion.hpp"
#include "search/levels/ranks/shares.hpp"
#include "search/levels/ways/ways_level.hpp"
#include "search/levels/ways/ways_set.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

namespace pegwright::search::levels {

// What leads from where to where.
struct WaysTask {
    const WaysLevel& parents;
    Reach reach;
    int key_bits = 64;                // of what is reached
    const Level* ranges = nullptr;    // a level whose ranges are to be taken
    WaysLevel* not_wanted = nullptr;  // the parents, if their buckets may go as soon as they are done
    BucketSink* file = nullptr;       // where the ranges go, in passes over the parents
    int most_range_bits = 10;         // ranges the level may be cut into for the sake of short offsets
    std::uint64_t reading = 0;        // bytes that a thread reads numbers into besides the parents'
};

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
class WaysExpansion {
public:
    using Number = typename Entry::Number;

    virtual ~WaysExpansion() = default;
    WaysExpansion(const WaysExpansion&) = delete;
    WaysExpansion& operator=(const WaysExpansion&) = delete;

protected:
    // A thread's memory for one range.
    struct Room {
        WaysSet<Entry> set;
        typename WaysSet<Entry>::Blocks blocks;
        std::vector<Key> known;
        std::vector<std::uint8_t> bytes;
        std::vector<Key> offsets;
        std::vector<Number> ways;
        std::vector<std::uint64_t> numbers;
    };
    // A thread's sums, on a line of the cache of its own.
    struct alignas(64) Sums {
        std::uint64_t images = 0;
        Words ended;
    };

    // offset_bits: the widest a range may be.
    WaysExpansion(const WaysTask& task, Workspace& workspace, int offset_bits)
        : workspace_(workspace), task_(task), shift_(offset_bits), partition_(choose_partition()), sums_(threads_) {}

    // Sends all ways and has them taken. False if a number does not fit.
    bool run() {
        choose_passes();
        for (pass_ = 0; pass_ + 1 < passes_.size(); ++pass_) {
            begin_scatters();
            for (bool full = true; full;) {
                workspace_.blocks.release_all();
                workspace_.blocks.keep_at_most(room_for_entries());  // less each time, as what is made of them grows
                full = expand();
                if (together_ && full) together_->carry_rest(scatters_);
                sum_up_entries();
                for (auto& scatter : scatters_) scatter.clear();
            }
            workspace_.blocks.release_all();
            if (task_.file && !fits_) return false;
            end_pass(passes_[pass_], passes_[pass_ + 1]);
        }
        if (workspace_.ranks) fits_ = workspace_.ranks->least(fits_ ? 1 : 0) == 1;
        return fits_;
    }

    // Takes the sums of one range, once or several times. Any thread, one at a time for a range.
    virtual void take(std::size_t range, Room& room) = 0;
    // What is free for entries, of so many bytes that are not in use for what is made of them.
    virtual std::uint64_t share_for_entries(std::uint64_t left) const = 0;

    // Of these ranges all that is asked for has been taken.
    virtual void end_pass(std::size_t /*first*/, std::size_t /*last*/) {}

    template <class Work>
    void for_each_range(std::size_t first, std::size_t last, Work work) {
        std::atomic<std::size_t> next{first};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            Room room;
            for (std::size_t range = next++; range < last && !stop; range = next++) {
                if (thread == 0) report();
                work(range, room);
            }
        });
    }

    const Partition& partition() const { return partition_; }
    const std::vector<std::size_t>& cuts() const { return cuts_; }
    const std::vector<Sums>& sums() const { return sums_; }
    std::uint64_t parents_here() const { return parents_here_; }

    Workspace& workspace_;
    std::atomic<std::uint64_t> made_bytes_{0};
    std::atomic<bool> fits_{true};

private:
    static constexpr std::uint64_t keys_a_range = 1 << 14;  // to aim at: 128 KiB of packed entries
    static constexpr std::size_t parents_a_piece = 512;
    static constexpr std::size_t parents_at_once = 64;  // what they lead to stays in the first cache

    // A thread's way through the parents.
    struct alignas(64) Place {
        std::vector<Key> keys;
        const std::vector<std::uint64_t>* numbers = nullptr;  // of ways to them
        std::vector<std::uint64_t> numbers_of_file;
        std::size_t bucket = 0;
        std::size_t next = 0;
        std::vector<std::uint8_t> room;
        Reached reached;
        std::vector<Number> on_their_way;  // of some parents
    };

    Partition choose_partition() {
        const std::size_t ranks = workspace_.ranks ? static_cast<std::size_t>(workspace_.ranks->size()) : 1;
        const Sample sample = sample_of(task_.parents.level, task_.reach, workspace_);
        expected_ = sample.expected;
        const auto expected = static_cast<std::uint64_t>(sample.expected / static_cast<double>(ranks));
        // Entries twice, the keys and numbers that are left of them twice, and bytes.
        constexpr std::size_t in_a_range = 2 * sizeof(Entry) + 2 * sizeof(Number) + sizeof(Key) + most_bytes_of_key;
        MemoryPlan plan = plan_memory(workspace_.memory, workspace_.threads,
                                      {expected, sizeof(Entry), in_a_range, keys_a_range, task_.parents.level,
                                       task_.ranges, task_.parents.reading() + task_.reading});
        threads_ = plan.threads;
        if (task_.ranges) {
            std::vector<Key> bases;
            for (const Bucket& bucket : task_.ranges->buckets) bases.push_back(bucket.base);
            cuts_ = task_.ranges->cuts;
            return {task_.key_bits, std::move(bases)};
        }
        if (!workspace_.ranks) {
            Partition partition = Partition::of_sample(task_.key_bits, sample.keys, plan.ranges, shift_);
            if (task_.file) weights_ = weights_of(partition, sample.keys);
            return partition;
        }
        plan.ranges = std::min(most_ranges, workspace_.ranks->least(plan.ranges) * ranks);
        Partition partition = Partition::of_sample(task_.key_bits, sample.keys, plan.ranges, shift_);
        cuts_ = fair_cuts(weights_of(partition, sample.keys), ranks);
        return partition;
    }

    // Into a file as many as have room for their entries, which are unevenly spread, in blocks of which the last of
    // each range is half empty on the average; otherwise one.
    void choose_passes() {
        passes_ = {0, partition_.bases.size()};
        if (!task_.file) return;
        const double room = 0.9 * static_cast<double>(share_for_entries(std::max(workspace_.memory, least_memory)));
        const auto ranges = static_cast<double>(partition_.bases.size());
        const double empty = threads_ * ranges * BlockPool::block_bytes / 2;
        const double wanted = std::ceil((expected_ * sizeof(Entry) + empty) / room);
        passes_ = fair_cuts(weights_, static_cast<std::size_t>(std::clamp(wanted, 1.0, ranges)));
        passes_.erase(std::unique(passes_.begin(), passes_.end()), passes_.end());
    }

    // Keeps what belongs to this pass.
    void drop_others(Reached& reached) const {
        const Key first = partition_.bases[passes_[pass_]];
        const Key to_last = partition_.end(passes_[pass_ + 1] - 1) - 1 - first;
        Key* const keys = reached.keys.data();
        std::uint16_t* const from = reached.from.data();
        std::size_t kept = 0;
        for (std::size_t i = 0; i < reached.count; ++i) {
            const Key key = keys[i];
            keys[kept] = key;
            from[kept] = from[i];
            kept += key - first <= to_last ? 1 : 0;
        }
        reached.count = kept;
    }

    void begin_scatters() {
        places_ = std::vector<Place>(threads_);
        next_bucket_ = 0;
        done_ = 0;
        scatters_.clear();
        if (workspace_.ranks)
            together_ = std::make_unique<Expansion<Entry>>(workspace_, partition_, cuts_, shift_, threads_, done_);
        for (unsigned i = 0; i < threads_; ++i)
            scatters_.push_back(together_ ? together_->scatter(partition_)
                                          : KeyScatter<Entry>(partition_, workspace_.blocks));
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

    // No less than lets the blocks that are begun be filled.
    std::uint64_t room_for_entries() const {
        const std::size_t ranges = passes_.empty() ? partition_.bases.size() : passes_[pass_ + 1] - passes_[pass_];
        const std::uint64_t begun = threads_ * ranges * BlockPool::block_bytes;
        const std::uint64_t least = std::max(workspace_.memory / 8, 2 * begun);
        const std::uint64_t all = workspace_.memory + freed_bytes_;
        const std::uint64_t left = all - std::min(all, made_bytes_.load());
        if (made_bytes_ > least_memory && left < least)
            fail_limit("memory is full of the ways to the positions of one level (" +
                       std::to_string(made_bytes_ >> 20) + " MiB of them)");
        return std::max(share_for_entries(left), least);
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

    // How many parents are done, of all passes on the average.
    void report() {
        const std::size_t passes = passes_.empty() ? 1 : passes_.size() - 1;
        workspace_.report((pass_ * parents_here_ + std::min(done_.load(), parents_here_)) / passes);
    }

    void after_piece(unsigned thread, std::uint64_t room, std::atomic<bool>& full) {
        if (thread == 0) report();
        if (workspace_.blocks.used_bytes() > room) full = true;
    }

    // False if there are no more parents for this place.
    bool expand_piece(std::size_t at) {
        Place& place = places_[at];
        KeyScatter<Entry>& scatter = scatters_[at];
        const WaysLevel& parents = task_.parents;
        if (place.next == place.keys.size()) {
            if (!place.keys.empty() && task_.not_wanted) let_go(place.bucket);
            place.bucket = next_bucket_++;
            if (place.bucket >= parents.level.buckets.size()) {
                place.keys.clear();
                place.next = 0;
                return false;
            }
            parents.level.read(place.bucket, place.keys, place.room);
            place.numbers = &parents.ways_of(place.bucket, place.numbers_of_file, place.room);
            place.next = 0;
        }
        const std::vector<std::uint64_t>& numbers = *place.numbers;
        const std::size_t begin = place.next;
        const std::size_t end = std::min(place.keys.size(), begin + parents_a_piece);
        for (std::size_t some = 0; place.next < end; place.next += some) {
            some = std::min(parents_at_once, end - place.next);
            task_.reach(std::span(place.keys).subspan(place.next, some), place.reached);
            if (passes_.size() > 2) drop_others(place.reached);
            place.on_their_way.clear();
            for (std::size_t parent = 0; parent < some; ++parent)
                place.on_their_way.push_back(
                    Entry::on_its_way(load<Number>(numbers, place.next + parent, parents.words_each), shift_));
            const std::uint16_t* const from = place.reached.from.data();
            const Number* const ways = place.on_their_way.data();
            scatter.add_all(place.reached.all(), [=](std::size_t i) -> const Number& { return ways[from[i]]; });
            if (pass_ > 0) continue;
            for (const std::uint16_t parent : place.reached.ended)
                sums_[at].ended += Words::at(numbers.data(), place.next + parent, parents.words_each);
            sums_[at].images += place.reached.images;
        }
        done_ += end - begin;
        return true;
    }

    void let_go(std::size_t bucket) {
        std::vector<std::uint8_t> bytes;
        std::vector<std::uint64_t> numbers;
        bytes.swap(task_.not_wanted->level.buckets[bucket].bytes);
        numbers.swap(task_.not_wanted->ways[bucket]);
        freed_bytes_ += bytes.capacity() + numbers.capacity() * sizeof(std::uint64_t);
    }

    void sum_up_entries() {
        for_each_range(passes_[pass_], passes_[pass_ + 1], [&](std::size_t range, Room& room) {
            room.blocks.clear();
            for (const auto& scatter : scatters_)
                scatter.for_each_block(range, [&](std::span<const Entry> block) { room.blocks.push_back(block); });
            if (room.blocks.empty()) return;
            if (!room.set.unite(room.blocks, partition_.end(range) - partition_.bases[range], shift_)) fits_ = false;
            take(range, room);
        });
    }

    const WaysTask& task_;
    int shift_;
    std::uint64_t parents_here_ = task_.parents.positions();
    unsigned threads_ = 1;
    std::vector<std::size_t> cuts_;       // of several ranks
    double expected_ = 0;                 // entries, of all ranks
    std::vector<std::uint64_t> weights_;  // of ranges that go to a file, by a sample
    Partition partition_;
    std::unique_ptr<Expansion<Entry>> together_;
    std::vector<std::size_t> passes_;  // the first range of each, and the number of ranges
    std::size_t pass_ = 0;
    std::vector<KeyScatter<Entry>> scatters_;
    std::vector<Place> places_;
    std::vector<Sums> sums_;
    std::atomic<std::size_t> next_bucket_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<std::uint64_t> freed_bytes_{0};
};

// A position has at most 12 images, each reached by at most eight jumps a hole: its ways are less than 2^13 times the
// most of the level above.
inline constexpr int growth_bits = 13;
// Of the offsets in the widest range of a level whose keys have so many bits.
int bits_of_widest_range(const Level& level, int key_bits);

// Whether no sum of ways can be too long for a word, if parents have these.
inline bool sums_fit_a_word(const WaysLevel& parents) {
    return parents.words_each == 1 && parents.most_bits <= 64 - growth_bits;
}

// Calls f.template operator()<Entry>(offset_bits), which returns nothing if a number does not fit, with the shortest
// kind of entry first.
template <class F>
auto with_shortest_entries(const WaysTask& task, F f) {
    const WaysLevel& parents = task.parents;
    if (parents.words_each == 1) {
        const int offset_bits = task.ranges ? bits_of_widest_range(*task.ranges, task.key_bits)
                                            : std::min(task.key_bits, 64 - parents.most_bits);
        const bool short_enough = offset_bits + parents.most_bits <= 64 && offset_bits < 64 &&
                                  offset_bits >= Partition::shift_of(task.key_bits);
        if (sums_fit_a_word(parents) && short_enough &&
            (task.ranges || task.key_bits - offset_bits <= task.most_range_bits))
            return *f.template operator()<PackedEntry>(offset_bits);
        if (auto made = f.template operator()<WideEntry<std::uint64_t>>(64)) return std::move(*made);
    }
    return *f.template operator()<WideEntry<Words>>(64);
}

}  // namespace pegwright::search::levels
