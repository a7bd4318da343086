#include "search/chance/odds.hpp"

#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/watch.hpp"

#include <bit>
#include <utility>

namespace pegwright::search::chance {
namespace {

// The probabilities of one level's positions.
using Level = PositionMap<double>;

class RandomPlay {
public:
    RandomPlay(const SmallBoard& board, const OddsQuestion& question, const Limits& limits)
        : board_(board),
          question_(question),
          reducer_(question.symmetries),
          flips_(reducer_.flips_of(board.jumps())),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    Odds run() {
        Odds result;
        level_[reducer_.least(question_.start)] = 1;
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
        choices_.clear();
        for (std::size_t j = 0; j < board_.jumps().size(); ++j)
            if (question_.allows(position, board_.jumps()[j])) choices_.push_back(j);
        if (choices_.empty()) return;
        const double share = probability / static_cast<double>(choices_.size());
        const Reducer::Images images = reducer_.images(position);
        for (const std::size_t j : choices_) {
            watch_.tick();
            next_[reducer_.least_flipped(images, flips_[j])] += share;
        }
    }

    Place where() const { return {"positions to come to", pegs_ - 1, next_.size(), 0}; }
    std::size_t bytes() const { return level_.bytes_with(0) + next_.bytes_with(Watch::interval); }

    const SmallBoard& board_;
    const OddsQuestion& question_;
    Reducer reducer_;
    std::vector<Reducer::Images> flips_;  // by jump
    Level level_;
    Level next_;
    int pegs_ = 0;
    std::vector<std::size_t> choices_;
    Watch watch_;
};

}  // namespace

Odds odds(const SmallBoard& board, const OddsQuestion& question, const Limits& limits) {
    return RandomPlay(board, question, limits).run();
}

}  // namespace pegwright::search::chance
