// Two phases, taking turns as often as memory asks for: threads expand parents into blocks by range
// (expand), then ranges are sorted into runs (make_run); in the end each range's last keys and its
// runs become a bucket (finish). Threads share next to nothing: each has its blocks, and a range is
// one thread's at a time.
//
// Which ranges there are is decided before, from a sample of the parents' children: equal shares of
// keys, small enough for a core's cache. If only positions of another level are to be kept, its
// buckets are the ranges, so that both are read side by side.
#include "search/levels/level_builder.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/bits/counting_bits.hpp"
#include "search/levels/keys/arrivals.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/key_scatter.hpp"
#include "search/levels/keys/range_set.hpp"
#include "search/levels/level_check.hpp"
#include "search/levels/level_sample.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ranks/expansion.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>

namespace pegwright::search::levels {
namespace {

constexpr std::uint64_t keys_a_range = 1 << 15;  // to aim at: 128 KiB of offsets, or 256
constexpr std::size_t parents_a_piece = 512;
constexpr std::size_t parents_at_once = 64;  // what they lead to stays in the first cache

template <class Offset>
class Builder {
public:
    Builder(const LevelTask& task, Workspace& workspace)
        : task_(task),
          reach_(task.arrivals ? by_jumps_that_are_needed(task.keys) : by_step(task.keys, task.step)),
          workspace_(workspace),
          partition_(choose_partition()),
          runs_(partition_.bases.size()),
          places_(threads_) {
        if (workspace.ranks)
            together_ = std::make_unique<Expansion<Offset>>(workspace, partition_, cuts_, widest(), threads_, done_);
        for (unsigned i = 0; i < threads_; ++i)
            scatters_.push_back(together_ ? together_->scatter(partition_)
                                          : KeyScatter<Offset>(partition_, workspace.blocks));
    }

    BuiltLevel build() {
        workspace_.blocks.release_all();
        if (workspace_.blocks.kept_bytes() > workspace_.memory) workspace_.blocks.clear();
        while (expand()) {
            check_memory();
            if (together_) together_->carry_rest(scatters_);
            for_each_range([&](std::size_t range, Room& room) { make_run(range, room); });
            for (auto& scatter : scatters_) scatter.clear();
            workspace_.blocks.release_all();
        }
        result_.level.buckets.resize(partition_.bases.size());
        if (task_.arrivals) {
            arrivals_ = std::make_shared<Arrivals>();
            arrivals_->buckets.resize(partition_.bases.size());
            arrivals_->file = task_.arrivals_source;
            result_.level.arrivals = arrivals_;
        }
        for_each_range([&](std::size_t range, Room& room) { finish(range, room); });
        for (const Place& place : places_) {
            result_.images += place.images;
            result_.jumps += place.jumps;
        }
        if (workspace_.ranks) sum_up(*workspace_.ranks);
        return std::move(result_);
    }

private:
    // A thread's way through the parents.
    struct alignas(64) Place {
        std::vector<Key> keys;
        std::size_t next = 0;
        std::uint64_t images = 0;
        std::uint64_t jumps = 0;
        std::vector<std::uint8_t> room;
        Reached reached;
    };
    // A thread's memory for one range.
    struct Room {
        RangeSet<Offset> set;
        std::vector<Offset>& offsets = set.offsets;
        std::vector<std::uint8_t> bytes;
        std::vector<Key> keys;
    };

    // An eighth of the memory at most for blocks that are begun: each thread has one of each range. Also how many
    // threads are to work, and which ranges each rank has.
    Partition choose_partition() {
        const int bits = task_.keys.bits() + lower_bits();
        const Sample sample = sample_of(task_.parents, reach_, workspace_, task_.arrivals);
        const std::size_t ranks = workspace_.ranks ? static_cast<std::size_t>(workspace_.ranks->size()) : 1;
        const auto expected = static_cast<std::uint64_t>(sample.expected / static_cast<double>(ranks));
        // Offsets twice, or once and a bitmap; bytes they are encoded in; keys they are kept within.
        constexpr std::size_t in_a_range = 2 * sizeof(Offset) + most_bytes_of_key + sizeof(Key);
        MemoryPlan plan =
            plan_memory(workspace_.memory, workspace_.threads,
                        {expected, sizeof(Offset), in_a_range, keys_a_range, task_.parents, task_.within});
        threads_ = plan.threads;
        if (task_.within) {
            std::vector<Key> bases;
            for (const Bucket& bucket : task_.within->buckets) bases.push_back(bucket.base);
            cuts_ = task_.within->cuts;
            return {bits, std::move(bases)};
        }
        if (!workspace_.ranks) return Partition::of_sample(bits, sample.keys, plan.ranges, widest());
        plan.ranges = std::min(most_ranges, workspace_.ranks->least(plan.ranges) * ranks);
        Partition partition = Partition::of_sample(bits, sample.keys, plan.ranges, widest());
        const bool by_work = task_.arrivals && ranks > 1;
        cuts_ = fair_cuts(by_work ? work_of(partition, sample.keys) : weights_of(partition, sample.keys), ranks);
        return partition;
    }

    // Of each range: keys that come, and jumps that will be made of their positions, which are not as many everywhere.
    std::vector<std::uint64_t> work_of(const Partition& partition, const std::vector<Key>& keys) const {
        constexpr std::size_t one_in = 8;
        constexpr std::uint64_t work_of_a_key = 6;  // in jumps, found by trial
        std::vector<std::uint64_t> work(partition.bases.size());
        Reached reached;
        for (std::size_t i = 0; i < keys.size(); i += one_in) {
            reach_(std::span(keys).subspan(i, 1), reached);
            work[partition.range[keys[i] >> partition.shift]] += work_of_a_key + reached.count;
        }
        return work;
    }

    // Expands parents until all are done (false) or the blocks take all the memory there is (true).
    bool expand() {
        const std::uint64_t room = workspace_.memory - std::min(workspace_.memory, run_bytes_.load());
        std::atomic<bool> full{false};
        if (together_) together_->next_turn();
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            if (together_) return expand_together(thread, room, full, stop);
            while (!stop && !full && expand_piece(thread)) after_piece(thread, room, full);
        });
        return full;
    }

    void expand_together(unsigned thread, std::uint64_t room, std::atomic<bool>& full, const StopFlag& stop) {
        const auto expand = [&](std::size_t place) {
            if (!expand_piece(place)) return false;
            after_piece(thread, room, full);
            return true;
        };
        const auto unpack = [&](std::size_t place, Key base, std::span<const std::byte> bytes) {
            for_some_entries<Offset>(bytes, [&](std::span<const Offset> some) {
                std::array<Key, 512 / sizeof(Offset)> keys;
                for (std::size_t i = 0; i < some.size(); ++i) keys[i] = base + some[i];
                scatters_[place].add_all(std::span<const Key>(keys).first(some.size()));
            });
            if (workspace_.blocks.used_bytes() > room) full = true;
        };
        together_->work(thread, scatters_, stop, expand, unpack, [&] { return full.load(); });
    }

    void after_piece(unsigned thread, std::uint64_t room, std::atomic<bool>& full) {
        if (thread == 0) workspace_.report(done_);
        if (workspace_.blocks.used_bytes() > room) full = true;
    }

    // False if there are no more parents for this place.
    bool expand_piece(std::size_t at) {
        Place& place = places_[at];
        KeyScatter<Offset>& scatter = scatters_[at];
        if (place.next == place.keys.size()) {
            const std::size_t bucket = next_bucket_++;
            if (bucket >= task_.parents.buckets.size()) return false;
            if (task_.arrivals)
                task_.parents.read_arrived(bucket, place.keys, place.room);
            else
                task_.parents.read(bucket, place.keys, place.room);
            place.next = 0;
        }
        const std::size_t begin = place.next;
        const std::size_t end = std::min(place.keys.size(), begin + parents_a_piece);
        for (std::size_t some = 0; place.next < end; place.next += some) {
            some = std::min(parents_at_once, end - place.next);
            reach_(std::span(place.keys).subspan(place.next, some), place.reached);
            scatter.add_all(place.reached.all());
            place.jumps += place.reached.count;
            place.images += place.reached.images;
        }
        done_ += end - begin;
        return true;
    }

    // What all ranks have found.
    void sum_up(Ranks& ranks) {
        std::vector<std::uint64_t> numbers{result_.images, result_.jumps, result_.level.positions()};
        ranks.count_positions(task_.parents.positions());
        ranks.sum(numbers);
        result_.images = numbers[0];
        result_.jumps = numbers[1];
        result_.level.elsewhere = numbers[2] - result_.level.positions();
        result_.level.cuts = cuts_;
    }

    // Runs may take half of the memory: keys on their way need the rest.
    void check_memory() const {
        // Runs in files leave little behind in memory.
        if (run_bytes_ > (task_.runs ? std::max(workspace_.memory / 2, least_memory) : workspace_.memory / 2))
            fail_limit("memory is full of the positions of one level (" + std::to_string(run_bytes_ >> 20) +
                       " MiB of them)");
    }

    template <class Work>
    void for_each_range(Work work) {
        std::atomic<std::size_t> next{0};
        in_parallel(threads_, [&](unsigned thread, const StopFlag& stop) {
            Room room;
            for (std::size_t range = next++; range < partition_.bases.size() && !stop; range = next++) {
                if (thread == 0) workspace_.report(done_);
                work(range, room);
            }
        });
    }

    // All threads' keys of a range, most of them once.
    void gather(std::size_t range, Room& room) const {
        std::size_t size = 0;
        for (const auto& scatter : scatters_) size += scatter.size(range);
        if (task_.arrivals)
            room.set.begin_with(arrival_bits, size);
        else
            room.set.begin(size, width(range));
        for (const auto& scatter : scatters_)
            scatter.for_each_block(range, [&](std::span<const Offset> block) { room.set.add(block); });
        room.set.end();
    }

    void sort_and_unite(std::size_t range, Room& room) const {
        if (task_.arrivals)
            room.set.sort_and_unite_with(width(range) >> arrival_bits);
        else
            room.set.sort_and_unite(width(range));
    }

    int lower_bits() const { return task_.arrivals ? arrival_bits : 0; }
    // How wide ranges may be: as wide as those that read the level can work on, besides the arrivals.
    int widest() const {
        if (!task_.arrivals) return widest_range;
        return task_.keys.bits() <= most_bits_of_short_offsets ? 32 + arrival_bits : widest_range;
    }
    std::uint64_t width(std::size_t range) const { return partition_.end(range) - partition_.bases[range]; }
    Key base(std::size_t range) const { return partition_.bases[range] >> lower_bits(); }

    // Positions that do not keep the bound of the resource count.
    void drop_poor(std::size_t range, Room& room) const {
        if (!task_.resource) return;
        const auto poor = [&](Offset offset) {
            const Key key = base(range) + (offset >> lower_bits());
            return task_.resource->value(task_.keys.ordered_position(key)) < task_.resource->least;
        };
        const auto end = counting_bits([&] { return std::remove_if(room.offsets.begin(), room.offsets.end(), poor); });
        room.offsets.erase(end, room.offsets.end());
    }

    // room: to work in, so that what is kept lies close together.
    Bucket packed(std::size_t range, const std::vector<Offset>& offsets, std::vector<std::uint8_t>& room) const {
        Bucket bucket;
        bucket.base = base(range);
        bucket.count = offsets.size();
        room.clear();
        if (!offsets.empty()) encode_ascending<Offset>(offsets, room, most_bytes_of(offsets.back()));
        bucket.bytes = {room.begin(), room.end()};
        return bucket;
    }

    void make_run(std::size_t range, Room& room) {
        gather(range, room);
        if (room.offsets.empty()) return;
        sort_and_unite(range, room);
        drop_poor(range, room);
        if (task_.within) keep_those_within(range, room);
        Bucket run = packed(range, room.offsets, room.bytes);
        if (task_.runs) task_.runs->take(run);
        run_bytes_ += run.bytes.size() + (task_.runs ? sizeof(Bucket) : 0);
        runs_[range].push_back(std::move(run));
    }

    void finish(std::size_t range, Room& room) {
        gather(range, room);
        for (Bucket& run : runs_[range]) {
            if (task_.runs) task_.runs_source->read(run.offset, run.size, run.checksum, run.bytes);
            if (!decode_ascending<Offset>(run.bytes, run.count, 0, room.offsets))
                fail_internal("a run of a level cannot be read back");
            run = {};
        }
        sort_and_unite(range, room);
        drop_poor(range, room);
        if (task_.within) keep_those_within(range, room);
        if (task_.arrivals) keep_arrivals(range, room);
        Bucket bucket = packed(range, room.offsets, room.bytes);
        if (task_.finished) task_.finished->take(bucket);
        result_.level.buckets[range] = std::move(bucket);
    }

    // Parts the offsets from their arrivals.
    void keep_arrivals(std::size_t range, Room& room) const {
        Bucket& bucket = arrivals_->buckets[range];
        bucket.count = room.offsets.size();
        bucket.bytes.reserve(room.offsets.size());
        for (Offset& offset : room.offsets) {
            bucket.bytes.push_back(static_cast<std::uint8_t>(offset & no_arrival));
            offset >>= arrival_bits;
        }
        if (task_.arrivals_to) task_.arrivals_to->take(bucket);
    }

    // Both lists are ascending, so they are walked through once.
    void keep_those_within(std::size_t range, Room& room) const {
        task_.within->read(range, room.keys, room.bytes);
        const Key base = partition_.bases[range];
        auto kept = room.offsets.begin();
        auto in = room.keys.begin();
        for (const Offset offset : room.offsets) {
            while (in != room.keys.end() && *in < base + offset) ++in;
            if (in == room.keys.end()) break;
            if (*in == base + offset) *kept++ = offset;
        }
        room.offsets.erase(kept, room.offsets.end());
    }

    static constexpr int widest_range = sizeof(Offset) == 4 ? 32 : 64;

    const LevelTask& task_;
    Reach reach_;
    Workspace& workspace_;
    unsigned threads_ = 1;
    std::vector<std::size_t> cuts_;  // of several ranks
    Partition partition_;
    std::unique_ptr<Expansion<Offset>> together_;
    std::vector<KeyScatter<Offset>> scatters_;
    std::vector<std::vector<Bucket>> runs_;  // of each range
    std::atomic<std::uint64_t> run_bytes_{0};
    std::vector<Place> places_;
    std::atomic<std::size_t> next_bucket_{0};
    std::atomic<std::uint64_t> done_{0};
    BuiltLevel result_;
    std::shared_ptr<Arrivals> arrivals_;
};

}  // namespace

BuiltLevel build_level(const LevelTask& task, Workspace& workspace) {
    if (workspace.ranks) workspace.ranks->begin_work();
    // The first level of a search, in one bucket, may be wider than 2^32; what is to be kept within it takes its range.
    const bool in_one_bucket = task.within && task.within->buckets.size() == 1;
    if (task.arrivals) return Builder<std::uint64_t>(task, workspace).build();
    if (task.keys.bits() <= (in_one_bucket ? 32 : most_bits_of_short_offsets))
        return Builder<std::uint32_t>(task, workspace).build();
    return Builder<std::uint64_t>(task, workspace).build();
}

}  // namespace pegwright::search::levels
