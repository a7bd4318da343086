#include "search/levels/counts/count_product.hpp"

#include "search/levels/counts/count_pass.hpp"

#include <mutex>
#include <optional>

namespace pegwright::search::levels {
namespace {

// Three words: enough for 2^64 products.
class SumOfProducts {
public:
    void add(std::uint64_t a, std::uint64_t b) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(a) * b;
        const Wide sum = (static_cast<Wide>(high_) << 64 | low_) + product;
        above_ += sum < product ? 1 : 0;
        low_ = static_cast<std::uint64_t>(sum);
        high_ = static_cast<std::uint64_t>(sum >> 64);
    }
    Integer integer() const { return (((Integer(above_) << 64) + high_) << 64) + low_; }

private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
    std::uint64_t above_ = 0;
};

template <class Entry>
class Multiplier : CountPass<Entry> {
public:
    using Base = CountPass<Entry>;
    using Number = typename Entry::Number;
    using typename Base::Room;

    Multiplier(const CountTask& task, const PositionKeys& keys, const CountedLevel& here, Workspace& workspace,
               int offset_bits)
        : Base(task, workspace, offset_bits), keys_(keys), here_(here) {}

    // Nothing if a number does not fit.
    std::optional<Integer> sum() {
        if (!this->run()) return std::nullopt;
        if (!this->workspace_.ranks) return sum_;
        Integer all = 0;
        for (const std::string& one : this->workspace_.ranks->gather(sum_.str())) all += Integer(one);
        return all;
    }

private:
    // Both lists ascend.
    void take_sums(std::size_t range, Room& room) override {
        here_.level.read(range, room.known, room.bytes);
        const Key base = this->partition().bases[range];
        const std::vector<std::uint64_t>& numbers = here_.counts_of(range, room.numbers, room.bytes);
        SumOfProducts words;
        Integer sum = 0;
        std::size_t at = 0;
        for (std::size_t i = 0; i < room.set.offsets.size(); ++i) {
            const Key key = base + room.set.offsets[i];
            while (at < room.known.size() && room.known[at] < key) ++at;
            if (at == room.known.size()) break;
            if (room.known[at] != key) continue;
            const std::uint64_t images = keys_.orbit(key);
            if constexpr (words_of<Number> == 1) {
                if (here_.words_each == 1) {
                    words.add(numbers[at] / images, room.set.counts[i]);
                    continue;
                }
            }
            sum += WideNumber::at(numbers.data(), at, here_.words_each).integer() / images *
                   integer_of(room.set.counts[i]);
        }
        const std::lock_guard lock(mutex_);
        sum_ += sum + words.integer();
    }

    std::uint64_t share_for_entries(std::uint64_t left) const override { return left - left / 8; }

    static Integer integer_of(std::uint64_t number) { return number; }
    static Integer integer_of(const WideNumber& number) { return number.integer(); }

    const PositionKeys& keys_;
    const CountedLevel& here_;
    std::mutex mutex_;
    Integer sum_ = 0;
};

}  // namespace

Integer product_of_counts(const PositionKeys& keys, const CountedLevel& here, const CountedLevel& there,
                          const Reach& reach, Workspace& workspace) {
    if (workspace.ranks) workspace.ranks->begin_work();
    CountTask task{there, reach, keys.bits(), &here.level};
    task.reading = here.reading();
    return with_shortest_entries(task, [&]<class Entry>(int offset_bits) {
        return Multiplier<Entry>(task, keys, here, workspace, offset_bits).sum();
    });
}

}  // namespace pegwright::search::levels
