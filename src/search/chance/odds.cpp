#include "search/chance/odds.hpp"

#include "base/error.hpp"
#include "search/bits/images.hpp"

#include <bit>
#include <string>

namespace pegwright::search::chance {
namespace {

// The probabilities of one level's positions: open addressing, at most half full.
class Level {
public:
    struct Slot {
        Bits position = free;
        double probability = 0;
    };
    static constexpr Bits free = ~Bits{0};

    void add(Bits position, double probability) {
        Slot& slot = find(position);
        slot.probability += probability;
        if (slot.position == position) return;
        slot.position = position;
        if (++size_ * 2 > slots_.size()) grow();
    }
    const std::vector<Slot>& slots() const { return slots_; }
    std::int64_t size() const { return static_cast<std::int64_t>(size_); }
    // What the table takes while it doubles.
    std::uint64_t bytes() const { return 3 * slots_.size() * sizeof(Slot); }

private:
    Slot& find(Bits position) {
        std::size_t i =
            static_cast<std::size_t>((position * 0x9E3779B97F4A7C15u) >> (64 - std::countr_zero(slots_.size())));
        while (slots_[i].position != free && slots_[i].position != position) i = (i + 1) & (slots_.size() - 1);
        return slots_[i];
    }
    void grow() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.position != free) find(slot.position) = slot;
    }

    std::vector<Slot> slots_ = std::vector<Slot>(1024);
    std::size_t size_ = 0;
};

class RandomPlay {
public:
    RandomPlay(const SmallBoard& board, const OddsQuestion& question)
        : board_(board), question_(question), images_(board, question.symmetries) {}

    Odds run() {
        Odds result;
        Level level;
        level.add(images_.least_of(question_.start), 1);
        while (level.size() > 0) {
            result.levels.push_back(level.size());
            Level next;
            for (const Level::Slot& slot : level.slots()) {
                if (slot.position == Level::free) continue;
                if (std::has_single_bit(slot.position)) result.one_peg += slot.probability;
                expand(slot, next);
                watch(level, next);
            }
            level = std::move(next);
        }
        return result;
    }

private:
    void expand(const Level::Slot& slot, Level& next) {
        choices_.clear();
        for (std::size_t j = 0; j < board_.jumps().size(); ++j) {
            const BitJump& jump = board_.jumps()[j];
            if (jump.possible(slot.position) &&
                (!question_.rule || question_.rule(slot.position, jump, slot.position ^ jump.flip)))
                choices_.push_back(j);
        }
        if (choices_.empty()) return;
        const double share = slot.probability / static_cast<double>(choices_.size());
        const Images::Set images = images_.of(slot.position);
        for (const std::size_t j : choices_) next.add(images_.least_after(images, j), share);
    }

    void watch(const Level& level, const Level& next) {
        if (++expanded_ % 4096 != 0) return;
        if (level.bytes() + next.bytes() > question_.memory)
            fail_limit("the odds need more than " + std::to_string(question_.memory) +
                       " bytes: " + std::to_string(next.size()) + " positions in one level");
        if (expanded_ % 65536 == 0 && question_.poll) question_.poll();
    }

    const SmallBoard& board_;
    const OddsQuestion& question_;
    Images images_;
    std::vector<std::size_t> choices_;
    std::int64_t expanded_ = 0;
};

}  // namespace

Odds odds(const SmallBoard& board, const OddsQuestion& question) { return RandomPlay(board, question).run(); }

}  // namespace pegwright::search::chance
