// Probabilities of a level share a denominator: the one above times the least common multiple of the numbers of
// choices. So only integer numerators are passed down. For the central game the denominator is some 10^240.
#include "search/chance/odds.hpp"

#include "search/bits/growth.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/watch.hpp"
#include "search/chance/choices.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace pegwright::search::chance {
namespace {

struct TooLarge {};

using WordSpan = std::span<std::uint64_t>;

// to = from * factor. `to` must be long enough, and no shorter than from.
void multiply(std::span<const std::uint64_t> from, std::uint64_t factor, WordSpan to) {
    std::uint64_t carry = 0;
    for (std::size_t w = 0; w < to.size(); ++w) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide{w < from.size() ? from[w] : 0} * factor + carry;
        to[w] = static_cast<std::uint64_t>(product);
        carry = static_cast<std::uint64_t>(product >> 64);
    }
}

// to += from, of equal length; the sum must fit.
void add(std::span<const std::uint64_t> from, WordSpan to) {
    bool carry = false;
    for (std::size_t w = 0; w < to.size(); ++w) {
        const bool first = __builtin_add_overflow(to[w], from[w], &to[w]);
        const bool second = __builtin_add_overflow(to[w], static_cast<std::uint64_t>(carry), &to[w]);
        carry = first || second;
    }
}

Integer integer(std::span<const std::uint64_t> words) {
    Integer number = 0;
    for (std::size_t w = words.size(); w-- > 0;) number = (number << 64) + words[w];
    return number;
}

class OddsLevel {
public:
    OddsLevel() = default;
    explicit OddsLevel(Integer denominator)
        : denominator_(std::move(denominator)), words_each_(boost::multiprecision::msb(denominator_) / 64 + 1) {}

    WordSpan at(Bits position) {
        const std::uint32_t place = places_[position];
        if (place > 0) return numerator(place - 1);
        places_[position] = static_cast<std::uint32_t>(places_.size());
        words_.resize(words_.size() + words_each_);
        return numerator(places_.size() - 1);
    }
    template <class F>
    void for_each(F&& f) {
        places_.for_each([&](Bits position, std::uint32_t place) { f(position, numerator(place - 1)); });
    }
    const Integer& denominator() const { return denominator_; }
    std::size_t words_each() const { return words_each_; }
    std::size_t size() const { return places_.size(); }
    std::size_t bytes_with(std::size_t more) const {
        return places_.bytes_with(more) + bits::bytes_with(words_, more * words_each_);
    }

private:
    WordSpan numerator(std::size_t place) { return WordSpan(words_).subspan(place * words_each_, words_each_); }

    Integer denominator_ = 1;
    std::size_t words_each_ = 1;
    PositionMap<std::uint32_t> places_;  // from 1 on
    std::vector<std::uint64_t> words_;
};

class ExactPlay {
public:
    ExactPlay(const SmallBoard& board, const OddsQuestion& question, const Limits& limits)
        : question_(question),
          memory_(std::max<std::uint64_t>(limits.memory, base::least_memory)),
          limits_(limits),
          choices_(board, question),
          watch_(
              limits_, [this] { return where(); }, [this] { return within_memory(); }) {
        // Exceeding the memory is no error here.
        limits_.memory = ~std::uint64_t{0};
    }

    Fraction run() {
        level_.at(choices_.start())[0] = 1;
        Fraction result;
        for (pegs_ = std::popcount(question_.start); level_.size() > 0; --pegs_) {
            // Games that end with one peg end at the last level.
            if (pegs_ == 1) result = finished();
            next_level();
        }
        return result;
    }

private:
    Fraction finished() {
        Integer sum = 0;
        level_.for_each([&](Bits position, WordSpan numerator) {
            if ((position & question_.finishes) != 0) sum += integer(numerator);
        });
        const Integer divisor = boost::multiprecision::gcd(sum, level_.denominator());
        return {sum / divisor, level_.denominator() / divisor};
    }

    void next_level() {
        const std::uint64_t multiple = common_multiple();
        next_ = OddsLevel(level_.denominator() * multiple);
        std::vector<std::uint64_t> share(next_.words_each());
        level_.for_each([&](Bits position, WordSpan numerator) {
            const std::size_t choices = choices_.find(position);
            if (choices == 0) return;
            multiply(numerator, multiple / choices, share);
            choices_.for_each_after(position, [&](Bits after) {
                watch_.tick();
                add(share, next_.at(after));
            });
        });
        level_ = std::exchange(next_, OddsLevel());
    }

    std::uint64_t common_multiple() {
        std::uint64_t multiple = 1;
        level_.for_each([&](Bits position, WordSpan) {
            watch_.tick();
            const std::uint64_t choices = choices_.find(position);
            if (choices == 0 || multiple % choices == 0) return;
            const std::uint64_t factor = choices / std::gcd(multiple, choices);
            if (__builtin_mul_overflow(multiple, factor, &multiple)) throw TooLarge();
        });
        return multiple;
    }

    Progress where() const { return {"positions reached", pegs_ - 1, next_.size(), 0}; }
    std::size_t within_memory() const {
        const std::size_t bytes = level_.bytes_with(0) + next_.bytes_with(Watch::interval);
        if (bytes > memory_ || next_.size() + Watch::interval > ~std::uint32_t{0}) throw TooLarge();
        return bytes;
    }

    const OddsQuestion& question_;
    std::uint64_t memory_;
    Limits limits_;
    Choices choices_;
    OddsLevel level_;
    OddsLevel next_;
    int pegs_ = 0;
    Watch watch_;
};

}  // namespace

std::optional<Fraction> exact_odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits) {
    try {
        return ExactPlay(board, question, limits).run();
    } catch (const TooLarge&) {
        return std::nullopt;
    }
}

}  // namespace pegwright::search::chance
