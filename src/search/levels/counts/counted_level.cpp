#include "search/levels/counts/counted_level.hpp"

#include "base/error.hpp"
#include "search/levels/counts/count_pass.hpp"

#include <atomic>
#include <map>
#include <optional>

namespace pegwright::search::levels {
namespace {

void store(std::uint64_t number, std::uint64_t* to) { *to = number; }
void store(const WideNumber& number, std::uint64_t* to) { std::copy(number.words.begin(), number.words.end(), to); }

template <class Entry>
class CountedLevelBuilder : CountPass<Entry> {
public:
    using Base = CountPass<Entry>;
    using Number = typename Entry::Number;
    using typename Base::Room;

    CountedLevelBuilder(const CountTask& task, const Level* within, Workspace& workspace, int offset_bits)
        : Base(task, workspace, offset_bits), within_(within), file_(task.file) {}

    std::optional<BuiltCounts> build() {
        for (const Key base : this->partition().bases) result_.level.level.buckets.emplace_back().base = base;
        result_.level.counts.resize(this->partition().bases.size());
        result_.level.words_each = words_of<Number>;
        if (file_) result_.level.counts_in_file.resize(this->partition().bases.size());
        if (within_) begin_with_all();
        if (!this->run()) return std::nullopt;
        for (const auto& worker : this->workers_) {
            result_.images += worker.images;
            result_.ended += worker.payload.ended;
            result_.all += worker.payload.all;
            result_.jumps += worker.payload.jumps;
        }
        result_.level.most_bits = most_bits_;
        if (this->workspace_.ranks) sum_up(*this->workspace_.ranks);
        return std::move(result_);
    }

private:
    void begin_with_all() {
        this->for_each_range(0, this->partition().bases.size(), [&](std::size_t range, Room& room) {
            within_->read(range, room.known, room.bytes);
            for (Key& key : room.known) key -= this->partition().bases[range];
            pack(range, room.known, std::vector<Number>(room.known.size()));
        });
    }

    void take_sums(std::size_t range, Room& room) override {
        if (within_)
            add_to_known(range, room);
        else
            add_to_level(range, room);
    }

    // Half of the memory, as the level grows with the entries. More within another level or for a file, as several
    // entries mostly share a position.
    std::uint64_t share_for_entries(std::uint64_t left) const override {
        if (file_) return left - left / 3;
        return within_ ? left - left / 8 : left / 2;
    }

    bool end_pass(std::size_t first, std::size_t last) override {
        if (!file_) return true;
        if (!this->fits_) return false;
        this->for_each_range(first, last, [this](std::size_t range, Room& room) {
            Bucket& bucket = result_.level.level.buckets[range];
            std::vector<std::uint64_t>& numbers = result_.level.counts[range];
            Bucket& in_file = result_.level.counts_in_file[range];
            this->made_bytes_ -= bucket.bytes.size() + numbers.size() * sizeof(std::uint64_t);
            pack_numbers(numbers, words_of<Number>, room.bytes);
            numbers = std::vector<std::uint64_t>();
            in_file.bytes = std::move(room.bytes);
            file_->take(in_file);
            file_->take(bucket);
        });
        return true;
    }

    void read_known(std::size_t range, std::vector<Key>& known) const {
        const Bucket& bucket = result_.level.level.buckets[range];
        known.clear();
        if (!decode_ascending<Key>(bucket.bytes, bucket.count, 0, known))
            fail_internal("positions of a level that is made cannot be read back");
    }

    // Both lists ascend. Other positions are dropped.
    void add_to_known(std::size_t range, Room& room) {
        read_known(range, room.known);
        std::vector<std::uint64_t>& numbers = result_.level.counts[range];
        int most = 0;
        std::size_t at = 0;
        for (std::size_t i = 0; i < room.set.offsets.size(); ++i) {
            while (at < room.known.size() && room.known[at] < room.set.offsets[i]) ++at;
            if (at == room.known.size()) break;
            if (room.known[at] != room.set.offsets[i]) continue;
            Number sum = load<Number>(numbers.data(), at, words_of<Number>);
            if (!add(sum, room.set.counts[i])) this->fits_ = false;
            most = std::max(most, bits_of_number(sum));
            store(sum, &numbers[at * words_of<Number>]);
        }
        note(most);
    }

    void add_to_level(std::size_t range, Room& room) {
        if (result_.level.level.buckets[range].count == 0) return pack(range, room.set.offsets, room.set.counts);
        read_known(range, room.known);
        const std::vector<std::uint64_t>& numbers = result_.level.counts[range];
        const std::vector<Key>& offsets = room.set.offsets;
        room.offsets.clear();
        room.counts.clear();
        for (std::size_t i = 0, at = 0; i < offsets.size() || at < room.known.size();) {
            const bool old = at < room.known.size() && (i == offsets.size() || room.known[at] <= offsets[i]);
            const bool both = old && i < offsets.size() && room.known[at] == offsets[i];
            room.offsets.push_back(old ? room.known[at] : offsets[i]);
            room.counts.push_back(old ? load<Number>(numbers.data(), at, words_of<Number>) : room.set.counts[i]);
            if (both && !add(room.counts.back(), room.set.counts[i])) this->fits_ = false;
            at += old ? 1 : 0;
            i += !old || both ? 1 : 0;
        }
        pack(range, room.offsets, room.counts);
    }

    void note(int bits) {
        int most = most_bits_;
        while (bits > most && !most_bits_.compare_exchange_weak(most, bits)) {
        }
    }

    void sum_up(Ranks& ranks) {
        std::vector<std::uint64_t> numbers{result_.images, result_.level.positions(),
                                           static_cast<std::uint64_t>(result_.level.most_bits), result_.jumps};
        const std::size_t first_word = numbers.size();
        for (const WideNumber* sum : {&result_.ended, &result_.all})
            numbers.insert(numbers.end(), sum->words.begin(), sum->words.end());
        ranks.count_positions(this->all_parents_);
        const std::uint64_t here = result_.level.positions();
        BuiltCounts all;
        std::uint64_t positions = 0;
        for (const std::string& one : ranks.gather(bytes_of(numbers))) {
            const std::vector<std::uint64_t> those = numbers_of(one);
            all.images += those[0];
            positions += those[1];
            all.level.most_bits = std::max(all.level.most_bits, static_cast<int>(those[2]));
            all.jumps += those[3];
            all.ended += WideNumber::at(those.data() + first_word, 0, WideNumber::size);
            all.all += WideNumber::at(those.data() + first_word, 1, WideNumber::size);
        }
        result_.images = all.images;
        result_.jumps = all.jumps;
        result_.ended = all.ended;
        result_.all = all.all;
        result_.level.most_bits = all.level.most_bits;
        result_.level.level.elsewhere = positions - here;
        result_.level.level.cuts = this->ranges_.cuts;
    }

    void pack(std::size_t range, const std::vector<Key>& offsets, const std::vector<Number>& counts) {
        Bucket& bucket = result_.level.level.buckets[range];
        std::vector<std::uint64_t>& numbers = result_.level.counts[range];
        const std::uint64_t before = bucket.bytes.size() + numbers.size() * sizeof(std::uint64_t);
        bucket.count = offsets.size();
        bucket.bytes.clear();
        encode_ascending<Key>(offsets, bucket.bytes);
        bucket.bytes.shrink_to_fit();
        numbers.resize(counts.size() * words_of<Number>);
        numbers.shrink_to_fit();
        int most = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            most = std::max(most, bits_of_number(counts[i]));
            store(counts[i], &numbers[i * words_of<Number>]);
        }
        note(most);
        this->made_bytes_ += bucket.bytes.size() + numbers.size() * sizeof(std::uint64_t) - before;
    }

    const Level* within_;
    BucketSink* file_;
    std::atomic<int> most_bits_{0};  // of the largest count
    BuiltCounts result_;
};

void shorten(CountedLevel& level) {
    if (level.words_each == 1 || level.most_bits > 64) return;
    level.words_each = 1;
    for (auto& numbers : level.counts) {
        for (std::size_t i = 0; i * WideNumber::size < numbers.size(); ++i) numbers[i] = numbers[i * WideNumber::size];
        numbers.resize(numbers.size() / WideNumber::size);
        numbers.shrink_to_fit();
    }
}

BuiltCounts build(const CountTask& task, const Level* within, Workspace& workspace) {
    if (workspace.ranks) workspace.ranks->begin_work();
    BuiltCounts built = with_shortest_entries(task, [&]<class Entry>(int offset_bits) {
        auto made = CountedLevelBuilder<Entry>(task, within, workspace, offset_bits).build();
        if (!made && task.file) task.file->clear();
        return made;
    });
    shorten(built.level);
    return built;
}

}  // namespace

int bits_of_widest_range(const Level& level, int key_bits) {
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

std::uint64_t CountedLevel::memory() const {
    std::uint64_t sum = level.memory();
    sum += counts_in_file.capacity() * sizeof(Bucket);
    for (const auto& numbers : counts) sum += numbers.capacity() * sizeof(std::uint64_t);
    return sum;
}

std::uint64_t CountedLevel::reading() const {
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < counts_in_file.size(); ++i)
        most = std::max(most, level.buckets[i].count * words_each * sizeof(std::uint64_t) + counts_in_file[i].size);
    return most;
}

const std::vector<std::uint64_t>& CountedLevel::counts_of(std::size_t bucket, std::vector<std::uint64_t>& numbers,
                                                          std::vector<std::uint8_t>& room) const {
    if (counts_in_file.empty()) return counts[bucket];
    const Bucket& place = counts_in_file[bucket];
    level.file->read(place.offset, place.size, place.checksum, room);
    if (!unpack_numbers(room, level.buckets[bucket].count, words_each, numbers))
        level.file->refuse("its counts cannot be read");
    return numbers;
}

CountedLevel counted_level_of(const std::vector<Key>& keys, int pegs, Ranks* ranks) {
    std::map<Key, std::uint64_t> counted;
    for (const Key key : keys) ++counted[key];
    CountedLevel result;
    Level& level = result.level;
    level.pegs = pegs;
    Bucket& bucket = level.buckets.emplace_back();
    bucket.count = counted.size();
    std::vector<Key> ascending;
    std::vector<std::uint64_t>& counts = result.counts.emplace_back();
    for (const auto& [key, number] : counted) {
        ascending.push_back(key);
        counts.push_back(number);
        result.most_bits = std::max(result.most_bits, bits_of_number(number));
    }
    encode_ascending<Key>(ascending, bucket.bytes);
    if (ranks) {
        keep_share(level, fair_cuts({1}, static_cast<std::size_t>(ranks->size())), ranks->rank());
        if (level.positions() == 0) counts.clear();
    }
    return result;
}

BuiltCounts build_counts(const PositionKeys& keys, const CountedLevel& parents, LevelStep step, const Level* within,
                         Workspace& workspace) {
    CountTask task{parents, by_step(keys, step), keys.bits(), within};
    if (step == LevelStep::jump) task.keys = &keys;
    return build(task, within, workspace);
}

BuiltCounts build_counts_in_file(const PositionKeys& keys, const CountedLevel& parents, BucketSink& file,
                                 Workspace& workspace) {
    // Each thread begins a block for each range; these may take a quarter of the memory.
    const std::uint64_t ranges = workspace.memory / 4 / workspace.threads / BlockPool::block_bytes;
    CountTask task{parents, by_step(keys, LevelStep::jump), keys.bits(), nullptr, nullptr, &file};
    task.most_range_bits = std::clamp(static_cast<int>(std::bit_width(ranges)) - 1, task.most_range_bits, 16);
    return build(task, nullptr, workspace);
}

BuiltCounts build_counts(const PositionKeys& keys, CountedLevel&& parents, LevelStep step, Workspace& workspace) {
    // If sums might not fit, a second try needs the parents.
    CountedLevel* const not_wanted = sums_fit_a_word(parents) ? &parents : nullptr;
    return build({parents, by_step(keys, step), keys.bits(), nullptr, not_wanted}, nullptr, workspace);
}

}  // namespace pegwright::search::levels
