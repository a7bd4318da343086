// Expands the parents of a level and takes what they lead to, range by range.
//
// Threads scatter entries by ranges of keys. When entries have filled the free memory, each range is taken by one
// thread; then threads go on with the parents. Counts that go to a file need whole ranges: they take several passes
// over all parents, each for the ranges that fit memory.
//
// A payload says what travels with each key. It has
//     Entry, Room                               what is sent; a thread's memory for one range
//     read(bucket, keys, bytes)                 begins with a bucket of the parents
//     send(first, some, reached, scatter)       sends what these parents of the bucket lead to
//     offset(entry)                             its distance from the first key of the range
//     forward(keys, entries, scatter)           scatters entries of another rank, which have these keys
#pragma once

#include "base/parallel.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/level_ranges.hpp"
#include "search/levels/ranks/expansion.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <vector>

namespace pegwright::search::levels {

template <class Payload>
class LevelPass {
public:
    using Entry = typename Payload::Entry;
    using Room = typename Payload::Room;

    virtual ~LevelPass() = default;
    LevelPass(const LevelPass&) = delete;
    LevelPass& operator=(const LevelPass&) = delete;

protected:
    struct alignas(64) Worker {
        Payload payload;
        std::vector<Key> keys{};
        std::size_t next = 0;
        std::uint64_t images = 0;
        std::uint64_t jumps = 0;
        std::vector<std::uint8_t> room{};
        ReachedKeys reached{};
    };

    LevelPass(const RangesTask& task, const Payload& payload, Workspace& workspace)
        : workspace_(workspace),
          parents_(task.memory.parents),
          reach_(task.reach),
          widest_(task.widest),
          ranges_(choose_ranges(task, workspace)),
          passes_{0, partition().bases.size()},
          all_parents_(parents_.positions()),
          workers_(ranges_.threads, Worker{payload}) {}

    void run() {
        for (pass_ = 0; pass_ + 1 < passes_.size(); ++pass_) {
            begin_pass();
            for (bool full = true; full;) {
                const std::uint64_t room = room_for_entries();
                workspace_.blocks.release_all();
                workspace_.blocks.keep_at_most(room);  // less each time, as the new level grows
                full = expand(room);
                if (full) check_memory();
                if (together_ && full) together_->carry_rest(scatters_);
                for_each_range(first(), last(), [&](std::size_t range, Room& mine) { take(range, mine, !full); });
                for (auto& scatter : scatters_) scatter.clear();
            }
            workspace_.blocks.release_all();
            if (!end_pass(first(), last())) return;
        }
    }

    // Any thread. `last`: no more will come for this range.
    virtual void take(std::size_t range, Room& room, bool last) = 0;
    // Bytes of entries to collect first.
    virtual std::uint64_t room_for_entries() const = 0;
    // Called when they fill that room. Throws Error (limit) if the new level leaves too little memory.
    virtual void check_memory() const {}
    // Called when these ranges are complete. False ends the run.
    virtual bool end_pass(std::size_t /*first*/, std::size_t /*last*/) { return true; }

    template <class Work>
    void for_each_range(std::size_t first, std::size_t last, Work work) {
        std::atomic<std::size_t> next{first};
        in_parallel(ranges_.threads, [&](unsigned thread, const StopFlag& stop) {
            Room room;
            for (std::size_t range = next++; range < last && !stop; range = next++) {
                if (thread == 0) report();
                work(range, room);
            }
        });
    }
    template <class F>
    void for_each_block(std::size_t range, F f) const {
        for (const auto& scatter : scatters_) scatter.for_each_block(range, f);
    }
    std::size_t entries(std::size_t range) const {
        std::size_t sum = 0;
        for (const auto& scatter : scatters_) sum += scatter.size(range);
        return sum;
    }

    const Partition& partition() const { return ranges_.partition; }
    // 0 stands for 2^64.
    std::uint64_t width(std::size_t range) const { return partition().end(range) - partition().bases[range]; }
    std::size_t first() const { return passes_[pass_]; }
    std::size_t last() const { return passes_[pass_ + 1]; }

    Workspace& workspace_;
    const Level& parents_;
    Reach reach_;
    int widest_;
    LevelRanges ranges_;
    std::vector<std::size_t> passes_;  // the first range of each, and the number of ranges
    std::uint64_t all_parents_;        // of this rank
    std::vector<Worker> workers_;

private:
    static constexpr std::size_t parents_a_piece = 512;
    static constexpr std::size_t parents_at_once = 64;  // what they lead to stays in the first-level cache

    void begin_pass() {
        next_bucket_ = 0;
        done_ = 0;
        scatters_.clear();
        if (workspace_.ranks)
            together_ = std::make_unique<Expansion<Entry>>(workspace_, partition(), ranges_.cuts, widest_,
                                                           ranges_.threads, done_);
        for (unsigned i = 0; i < ranges_.threads; ++i)
            scatters_.push_back(together_ ? together_->scatter(partition())
                                          : KeyScatter<Entry>(partition(), workspace_.blocks));
    }

    // Until all are done (false) or entries fill the room (true).
    bool expand(std::uint64_t room) {
        std::atomic<bool> full{false};
        if (together_) together_->next_turn();
        in_parallel(ranges_.threads, [&](unsigned thread, const StopFlag& stop) {
            const auto expand_some = [&](std::size_t at) {
                if (!expand_piece(at)) return false;
                if (thread == 0) report();
                if (workspace_.blocks.used_bytes() > room) full = true;
                return true;
            };
            const auto unpack = [&](std::size_t at, Key base, std::span<const std::byte> bytes) {
                forward(at, base, bytes);
                if (workspace_.blocks.used_bytes() > room) full = true;
            };
            if (together_)
                together_->work(thread, scatters_, stop, expand_some, unpack, [&] { return full.load(); });
            else
                while (!stop && !full && expand_some(thread)) continue;
        });
        return full;
    }

    bool expand_piece(std::size_t at) {
        Worker& worker = workers_[at];
        if (worker.next == worker.keys.size()) {
            worker.keys.clear();
            worker.next = 0;
            const std::size_t bucket = next_bucket_++;
            if (bucket >= parents_.buckets.size()) return false;
            worker.payload.read(bucket, worker.keys, worker.room);
        }
        const std::size_t begin = worker.next;
        const std::size_t end = std::min(worker.keys.size(), begin + parents_a_piece);
        for (std::size_t some = 0; worker.next < end; worker.next += some) {
            some = std::min(parents_at_once, end - worker.next);
            reach_(std::span(worker.keys).subspan(worker.next, some), worker.reached);
            if (passes_.size() > 2) drop_others(worker.reached);
            worker.payload.send(worker.next, some, worker.reached, scatters_[at]);
            worker.jumps += worker.reached.count;
            worker.images += worker.reached.images;
        }
        done_ += end - begin;
        return true;
    }

    // Only the first pass counts the parents.
    void drop_others(ReachedKeys& reached) const {
        const Key from_first = partition().bases[first()];
        const Key to_last = partition().end(last() - 1) - 1 - from_first;
        Key* const keys = reached.keys.data();
        std::uint16_t* const from = reached.from.data();
        std::size_t kept = 0;
        for (std::size_t i = 0; i < reached.count; ++i) {
            const Key key = keys[i];
            keys[kept] = key;
            from[kept] = from[i];
            kept += key - from_first <= to_last ? 1 : 0;
        }
        reached.count = kept;
        if (pass_ == 0) return;
        reached.ended.clear();
        reached.images = 0;
    }

    // Entries of another rank, whose offsets count from this key.
    void forward(std::size_t at, Key base, std::span<const std::byte> bytes) {
        const Payload& payload = workers_[at].payload;
        for_some_entries<Entry>(bytes, [&](std::span<const Entry> some) {
            std::array<Key, 512 / sizeof(Entry)> keys;
            for (std::size_t i = 0; i < some.size(); ++i) keys[i] = base + payload.offset(some[i]);
            payload.forward(std::span<const Key>(keys).first(some.size()), some, scatters_[at]);
        });
    }

    void report() {
        const std::uint64_t done = pass_ * all_parents_ + std::min(done_.load(), all_parents_);
        workspace_.report(done / (passes_.size() - 1));
    }

    std::unique_ptr<Expansion<Entry>> together_;
    std::size_t pass_ = 0;
    std::vector<KeyScatter<Entry>> scatters_;
    std::atomic<std::size_t> next_bucket_{0};
    std::atomic<std::uint64_t> done_{0};
};

}  // namespace pegwright::search::levels
