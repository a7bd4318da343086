#include "search/chance/odds.hpp"

#include "search/bits/position_set.hpp"
#include "search/bits/watch.hpp"
#include "search/chance/choices.hpp"

#include <bit>
#include <utility>

namespace pegwright::search::chance {
namespace {

using Probabilities = PositionMap<double>;

class RandomPlay {
public:
    RandomPlay(const SmallBoard& board, const OddsQuestion& question, const Limits& limits)
        : question_(question),
          choices_(board, question),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    Odds run() {
        Odds result;
        level_[choices_.start()] = 1;
        for (pegs_ = std::popcount(question_.start); level_.size() > 0; --pegs_) {
            result.levels.push_back(static_cast<std::int64_t>(level_.size()));
            next_.clear();
            level_.for_each([&](Bits position, double probability) {
                if (std::has_single_bit(position) && (position & question_.finishes) != 0)
                    result.one_peg += probability;
                expand(position, probability);
            });
            std::swap(level_, next_);
        }
        return result;
    }

private:
    void expand(Bits position, double probability) {
        const std::size_t choices = choices_.find(position);
        if (choices == 0) return;
        const double share = probability / static_cast<double>(choices);
        choices_.for_each_after(position, [&](Bits after) {
            watch_.tick();
            next_[after] += share;
        });
    }

    Progress where() const { return {"positions reached", pegs_ - 1, next_.size(), 0}; }
    std::size_t bytes() const { return level_.bytes_with(0) + next_.bytes_with(Watch::interval); }

    const OddsQuestion& question_;
    Choices choices_;
    Probabilities level_;
    Probabilities next_;
    int pegs_ = 0;
    Watch watch_;
};

}  // namespace

Odds odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits) {
    return RandomPlay(board, question, limits).run();
}

}  // namespace pegwright::search::chance
