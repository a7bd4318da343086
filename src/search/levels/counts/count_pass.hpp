// The pass (level_pass.hpp) in which counts travel with the keys. Counts of repeated keys are summed, so every jump
// takes memory for an entry. When entries fill the free memory, they are summed range by range.
#pragma once

#include "base/error.hpp"
#include "search/levels/counts/count_set.hpp"
#include "search/levels/counts/counted_level.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/level_check.hpp"
#include "search/levels/level_pass.hpp"
#include "search/levels/ranks/shares.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pegwright::search::levels {

struct CountTask {
    const CountedLevel& parents;
    Reach reach;
    int key_bits = 64;                   // of the keys reached
    const Level* ranges = nullptr;       // a level whose ranges are taken
    CountedLevel* not_wanted = nullptr;  // the parents, if each bucket may be freed when it was read
    BucketSink* file = nullptr;          // where finished ranges go
    int most_range_bits = 10;            // at most 2^this ranges for the sake of short offsets
    std::uint64_t reading = 0;           // bytes that a thread reads besides the counts of parents
    const PositionKeys* keys = nullptr;  // if jumps of all images are to be counted
};

template <class Number>
constexpr std::size_t words_of = sizeof(Number) / sizeof(std::uint64_t);

template <class Number>
Number load(const std::uint64_t* numbers, std::size_t place, std::size_t words_each) {
    if constexpr (std::is_same_v<Number, WideNumber>)
        return WideNumber::at(numbers, place, words_each);
    else
        return numbers[place];
}

template <class E>
class CountPayload {
public:
    using Entry = E;
    using Number = typename Entry::Number;
    struct Room {
        CountSet<Entry> set;
        typename CountSet<Entry>::Blocks blocks;
        std::vector<Key> known;
        std::vector<std::uint8_t> bytes;
        std::vector<Key> offsets;
        std::vector<Number> counts;
        std::vector<std::uint64_t> numbers;
    };
    WideNumber all;           // sum of the counts of parents
    WideNumber ended;         // of those without a jump
    std::uint64_t jumps = 0;  // from all images of parents
    std::uint64_t freed = 0;  // bytes of parents

    CountPayload(const CountTask& task, int shift) : task_(&task), shift_(shift) {}

    void read(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room) {
        task_->parents.level.read(bucket, keys, room);
        numbers_ = &task_->parents.counts_of(bucket, numbers_here_, room);
        keys_ = &keys;
        if (task_->not_wanted) let_go(bucket);
    }
    void send(std::size_t first, std::size_t some, const ReachedKeys& reached, KeyScatter<Entry>& scatter) {
        const std::uint64_t* const numbers = numbers_->data();
        const std::size_t words_each = task_->parents.words_each;
        on_their_way_.clear();
        for (std::size_t parent = first; parent < first + some; ++parent)
            on_their_way_.push_back(Entry::on_its_way(load<Number>(numbers, parent, words_each), shift_));
        const std::uint16_t* const from = reached.from.data();
        const Number* const counts = on_their_way_.data();
        scatter.add_all(reached.all(), [=](std::size_t i) -> const Number& { return counts[from[i]]; });
        for (const std::uint16_t parent : reached.ended) ended += WideNumber::at(numbers, first + parent, words_each);
        if (task_->keys) count_jumps(first, some, reached);
    }
    Key offset(const Entry& entry) const { return entry.offset(shift_); }
    void forward(std::span<const Key> keys, std::span<const Entry> entries, KeyScatter<Entry>& scatter) const {
        scatter.add_all(keys, [&](std::size_t i) { return Entry::on_its_way(entries[i].count(shift_), shift_); });
    }

private:
    void count_jumps(std::size_t first, std::size_t some, const ReachedKeys& reached) {
        for (std::size_t parent = first; parent < first + some; ++parent)
            all += WideNumber::at(numbers_->data(), parent, task_->parents.words_each);
        // Few positions have fewer images than there are symmetries.
        const std::uint64_t order = task_->keys->group_order();
        if (reached.images == order * some) {
            jumps += order * reached.count;
            return;
        }
        for (std::size_t i = 0; i < reached.count; ++i) jumps += task_->keys->orbit((*keys_)[first + reached.from[i]]);
    }

    // Its counts stay until the next is read.
    void let_go(std::size_t bucket) {
        std::vector<std::uint8_t> bytes;
        bytes.swap(task_->not_wanted->level.buckets[bucket].bytes);
        numbers_here_ = std::move(task_->not_wanted->counts[bucket]);
        numbers_ = &numbers_here_;
        freed += bytes.capacity() + numbers_here_.capacity() * sizeof(std::uint64_t);
    }

    const CountTask* task_;
    int shift_;
    const std::vector<Key>* keys_ = nullptr;               // of the parents of the bucket
    const std::vector<std::uint64_t>* numbers_ = nullptr;  // their counts
    std::vector<std::uint64_t> numbers_here_;
    std::vector<Number> on_their_way_;  // counts of some parents
};

template <class Entry>
RangesTask ranges_of(const CountTask& task, int offset_bits) {
    using Number = typename Entry::Number;
    constexpr std::uint64_t keys_a_range = 1 << 14;  // to aim at: 128 KiB of packed entries
    // Entries twice, their keys and counts twice, and packed bytes.
    constexpr std::size_t in_a_range = 2 * sizeof(Entry) + 2 * sizeof(Number) + sizeof(Key) + most_bytes_of_key;
    const std::uint64_t reading = task.parents.reading() + task.reading;
    return {{0, sizeof(Entry), in_a_range, keys_a_range, task.parents.level, task.ranges, reading},
            task.reach,
            task.key_bits,
            offset_bits};
}

template <class Entry>
class CountPass : public LevelPass<CountPayload<Entry>> {
public:
    using Number = typename Entry::Number;
    using Base = LevelPass<CountPayload<Entry>>;
    using typename Base::Room;

protected:
    CountPass(const CountTask& task, Workspace& workspace, int offset_bits)
        : Base(ranges_of<Entry>(task, offset_bits), CountPayload<Entry>(task, offset_bits), workspace),
          task_(task),
          shift_(offset_bits) {}

    // False if a number does not fit.
    bool run() {
        choose_passes();
        Base::run();
        if (this->workspace_.ranks) fits_ = this->workspace_.ranks->least(fits_ ? 1 : 0) == 1;
        return fits_;
    }

    // Takes the sums of a range, perhaps several times. Any thread, one at a time for a range.
    virtual void take_sums(std::size_t range, Room& room) = 0;
    virtual std::uint64_t share_for_entries(std::uint64_t left) const = 0;

    std::atomic<std::uint64_t> made_bytes_{0};
    std::atomic<bool> fits_{true};

private:
    // For a file the entries of each pass must fit. They are spread unevenly, and a range's last block is half empty on
    // average.
    void choose_passes() {
        if (!task_.file) return;
        const double room =
            0.9 * static_cast<double>(share_for_entries(std::max(this->workspace_.memory, least_memory)));
        const auto ranges = static_cast<double>(this->partition().bases.size());
        const double empty = this->ranges_.threads * ranges * BlockPool::block_bytes / 2;
        const double wanted = std::ceil((this->ranges_.expected * sizeof(Entry) + empty) / room);
        std::vector<std::size_t>& passes = this->passes_;
        passes = fair_cuts(this->ranges_.weights, static_cast<std::size_t>(std::clamp(wanted, 1.0, ranges)));
        passes.erase(std::unique(passes.begin(), passes.end()), passes.end());
    }

    // At least enough to fill the blocks that are begun.
    std::uint64_t room_for_entries() const override {
        const std::uint64_t begun = this->ranges_.threads * (this->last() - this->first()) * BlockPool::block_bytes;
        const std::uint64_t least = std::max(this->workspace_.memory / 8, 2 * begun);
        std::uint64_t all = this->workspace_.memory;
        for (const auto& worker : this->workers_) all += worker.payload.freed;
        const std::uint64_t left = all - std::min(all, made_bytes_.load());
        if (made_bytes_ > least_memory && left < least)
            fail_limit("memory is full: the counts of one level take " + std::to_string(made_bytes_ >> 20) + " MiB");
        return std::max(share_for_entries(left), least);
    }

    void take(std::size_t range, Room& room, bool /*last*/) override {
        room.blocks.clear();
        this->for_each_block(range, [&](std::span<const Entry> block) { room.blocks.push_back(block); });
        if (room.blocks.empty()) return;
        if (!room.set.unite(room.blocks, this->width(range), shift_)) fits_ = false;
        take_sums(range, room);
    }

    const CountTask& task_;
    int shift_;
};

// A position has at most 12 images, each reached by at most 8 jumps a hole, so the largest count grows less than 2^13
// times from level to level.
inline constexpr int growth_bits = 13;
int bits_of_widest_range(const Level& level, int key_bits);

inline bool sums_fit_a_word(const CountedLevel& parents) {
    return parents.words_each == 1 && parents.most_bits <= 64 - growth_bits;
}

// Calls f.template operator()<Entry>(offset_bits) with longer and longer entries until it returns something.
template <class F>
auto with_shortest_entries(const CountTask& task, F f) {
    const CountedLevel& parents = task.parents;
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
    return *f.template operator()<WideEntry<WideNumber>>(64);
}

}  // namespace pegwright::search::levels
