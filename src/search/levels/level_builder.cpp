// A level kept within another has its buckets as ranges, so both are read side by side.
#include "search/levels/level_builder.hpp"

#include "base/error.hpp"
#include "search/bits/counting_bits.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/keys/last_jumps.hpp"
#include "search/levels/keys/range_set.hpp"
#include "search/levels/level_check.hpp"
#include "search/levels/level_pass.hpp"

#include <algorithm>
#include <atomic>
#include <memory>

namespace pegwright::search::levels {
namespace {

constexpr std::uint64_t keys_a_range = 1 << 15;  // to aim at: 128 or 256 KiB of offsets

// An entry is a key's offset, with the last jump in its lower bits if there is one.
template <class Offset>
class KeysAlone {
public:
    using Entry = Offset;
    struct Room {
        RangeSet<Offset> set;
        std::vector<Offset>& offsets = set.offsets;
        std::vector<std::uint8_t> bytes;
        std::vector<Key> keys;
    };

    explicit KeysAlone(const LevelTask& task) : task_(&task) {}
    void read(std::size_t bucket, std::vector<Key>& keys, std::vector<std::uint8_t>& room) const {
        if (task_->last_jumps)
            task_->parents.read_with_last_jumps(bucket, keys, room);
        else
            task_->parents.read(bucket, keys, room);
    }
    void send(std::size_t, std::size_t, const ReachedKeys& reached, KeyScatter<Offset>& scatter) const {
        scatter.add_all(reached.all());
    }
    Offset offset(Offset entry) const { return entry; }
    void forward(std::span<const Key> keys, std::span<const Offset>, KeyScatter<Offset>& scatter) const {
        scatter.add_all(keys);
    }

private:
    const LevelTask* task_;
};

template <class Offset>
RangesTask ranges_of(const LevelTask& task) {
    constexpr std::size_t in_a_range = 2 * sizeof(Offset) + most_bytes_of_key + sizeof(Key);
    const MemoryNeed memory{0, sizeof(Offset), in_a_range, keys_a_range, task.parents, task.within};
    if (!task.last_jumps)
        return {memory, by_step(task.keys, task.step), task.keys.bits(), sizeof(Offset) == 4 ? 32 : 64};
    // As wide as the next level can be expanded from, plus the bits of last jumps.
    const int widest = task.keys.bits() <= most_bits_of_short_offsets ? 32 + last_jump_bits : 64;
    return {memory, by_jumps_that_are_needed(task.keys), task.keys.bits() + last_jump_bits, widest, true};
}

template <class Offset>
class LevelBuilder : LevelPass<KeysAlone<Offset>> {
public:
    using Base = LevelPass<KeysAlone<Offset>>;
    using typename Base::Room;

    LevelBuilder(const LevelTask& task, Workspace& workspace)
        : Base(ranges_of<Offset>(task), KeysAlone<Offset>(task), workspace),
          task_(task),
          runs_(this->partition().bases.size()) {}

    BuiltLevel build() {
        result_.level.buckets.resize(runs_.size());
        if (task_.last_jumps) {
            last_jumps_ = std::make_shared<LastJumps>();
            last_jumps_->buckets.resize(runs_.size());
            last_jumps_->file = task_.last_jumps_source;
            result_.level.last_jumps = last_jumps_;
        }
        this->run();
        for (const auto& worker : this->workers_) {
            result_.images += worker.images;
            result_.jumps += worker.jumps;
        }
        if (this->workspace_.ranks) sum_up(*this->workspace_.ranks);
        return std::move(result_);
    }

private:
    void take(std::size_t range, Room& room, bool last) override {
        room.set.begin(this->entries(range), this->width(range), lower_bits());
        this->for_each_block(range, [&](std::span<const Offset> block) { room.set.add(block); });
        room.set.end();
        if (last)
            read_runs(range, room);
        else if (room.offsets.empty())
            return;
        room.set.sort_and_unite(this->width(range));
        drop_poor(range, room);
        if (task_.within) keep_those_within(range, room);
        if (last && task_.last_jumps) keep_last_jumps(range, room);
        Bucket bucket = packed(range, room.offsets, room.bytes);
        if (BucketSink* const sink = last ? task_.finished : task_.runs) sink->take(bucket);
        if (last) {
            result_.level.buckets[range] = std::move(bucket);
            return;
        }
        run_bytes_ += bucket.bytes.size() + (task_.runs ? sizeof(Bucket) : 0);
        runs_[range].push_back(std::move(bucket));
    }

    std::uint64_t room_for_entries() const override {
        const std::uint64_t memory = this->workspace_.memory;
        return memory - std::min(memory, run_bytes_.load());
    }

    void check_memory() const override {
        const std::uint64_t half = this->workspace_.memory / 2;
        // Runs in files have only their places in memory.
        if (run_bytes_ > (task_.runs ? std::max(half, least_memory) : half))
            fail_limit("memory is full: the positions of one level take " + std::to_string(run_bytes_ >> 20) + " MiB");
    }

    void sum_up(Ranks& ranks) {
        std::vector<std::uint64_t> numbers{result_.images, result_.jumps, result_.level.positions()};
        ranks.count_positions(this->all_parents_);
        ranks.sum(numbers);
        result_.images = numbers[0];
        result_.jumps = numbers[1];
        result_.level.elsewhere = numbers[2] - result_.level.positions();
        result_.level.cuts = this->ranges_.cuts;
    }

    int lower_bits() const { return task_.last_jumps ? last_jump_bits : 0; }
    Key base(std::size_t range) const { return this->partition().bases[range] >> lower_bits(); }

    void drop_poor(std::size_t range, Room& room) const {
        if (!task_.resource) return;
        const auto poor = [&](Offset offset) {
            const Key key = base(range) + (offset >> lower_bits());
            return task_.resource->value(task_.keys.ordered_position(key)) < task_.resource->least;
        };
        const auto end = counting_bits([&] { return std::remove_if(room.offsets.begin(), room.offsets.end(), poor); });
        room.offsets.erase(end, room.offsets.end());
    }

    // room: to work in, so that the bucket is allocated once.
    Bucket packed(std::size_t range, const std::vector<Offset>& offsets, std::vector<std::uint8_t>& room) const {
        Bucket bucket;
        bucket.base = base(range);
        bucket.count = offsets.size();
        room.clear();
        if (!offsets.empty()) encode_ascending<Offset>(offsets, room, most_bytes_of(offsets.back()));
        bucket.bytes = {room.begin(), room.end()};
        return bucket;
    }

    void read_runs(std::size_t range, Room& room) {
        for (Bucket& run : runs_[range]) {
            if (task_.runs) task_.runs_source->read(run.offset, run.size, run.checksum, run.bytes);
            if (!decode_ascending<Offset>(run.bytes, run.count, 0, room.offsets))
                fail_internal("a run of a level cannot be read back");
            run = {};
        }
    }

    void keep_last_jumps(std::size_t range, Room& room) const {
        Bucket& bucket = last_jumps_->buckets[range];
        bucket.count = room.offsets.size();
        bucket.bytes.reserve(room.offsets.size());
        for (Offset& offset : room.offsets) {
            bucket.bytes.push_back(static_cast<std::uint8_t>(offset & no_last_jump));
            offset >>= last_jump_bits;
        }
        if (task_.last_jumps_to) task_.last_jumps_to->take(bucket);
    }

    // Both lists ascend.
    void keep_those_within(std::size_t range, Room& room) const {
        task_.within->read(range, room.keys, room.bytes);
        const Key base = this->partition().bases[range];
        auto kept = room.offsets.begin();
        auto in = room.keys.begin();
        for (const Offset offset : room.offsets) {
            while (in != room.keys.end() && *in < base + offset) ++in;
            if (in == room.keys.end()) break;
            if (*in == base + offset) *kept++ = offset;
        }
        room.offsets.erase(kept, room.offsets.end());
    }

    const LevelTask& task_;
    std::vector<std::vector<Bucket>> runs_;  // of each range
    std::atomic<std::uint64_t> run_bytes_{0};
    BuiltLevel result_;
    std::shared_ptr<LastJumps> last_jumps_;
};

}  // namespace

BuiltLevel build_level(const LevelTask& task, Workspace& workspace) {
    if (workspace.ranks) workspace.ranks->begin_work();
    // A search's first level is one bucket, perhaps wider than 2^32. A level kept within it takes that range.
    const bool in_one_bucket = task.within && task.within->buckets.size() == 1;
    if (task.last_jumps) return LevelBuilder<std::uint64_t>(task, workspace).build();
    if (task.keys.bits() <= (in_one_bucket ? 32 : most_bits_of_short_offsets))
        return LevelBuilder<std::uint32_t>(task, workspace).build();
    return LevelBuilder<std::uint64_t>(task, workspace).build();
}

}  // namespace pegwright::search::levels
