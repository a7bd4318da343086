#include "search/traces/numbered_solutions.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::search::traces {
namespace {

std::vector<JointJump> jumps_of(const SmallBoard& board) {
    std::vector<JointJump> jumps;
    for (const BitJump& jump : board.jumps()) jumps.push_back({jump.need, jump.into, jump.flip, 1});
    return jumps;
}

PositionSet set_of(const std::vector<Bits>& positions) {
    PositionSet set;
    for (const Bits position : positions) set.insert(position);
    return set;
}

// The position after the first jumps, and the jumps that must not come next, although possible.
struct SolutionPrefix {
    Bits position = 0;
    std::vector<std::size_t> asleep;
};

}  // namespace

class NumberedSolutions::Walk {
public:
    virtual ~Walk() = default;
    virtual void each(const std::function<bool(const Jumps&)>& f) = 0;
    virtual Jumps at(const Integer& number) = 0;
};

template <class Number>
class NumberedSolutions::WalkBy : public Walk {
public:
    WalkBy(const Game& game, Levels& winning, Alike alike, const Limits& limits)
        : start_(game.starts.front()),
          goal_pegs_(game.goal_pegs()),
          alike_(alike),
          jumps_(jumps_of(game.board)),
          reducer_(game.symmetries),
          goals_(set_of(game.goals)),
          counter_(jumps_, goals_, goal_pegs_, reducer_, limits, alike),
          number_(counter_.count(winning, start_)) {}

    const std::optional<Integer>& number() const { return number_; }

    void each(const std::function<bool(const Jumps&)>& f) override {
        Jumps played;
        if (*number_ > 0) go_on({start_, {}}, played, f);
    }

    Jumps at(const Integer& number) override {
        Jumps played;
        auto rest = static_cast<Number>(number);
        for (SolutionPrefix so_far{start_, {}}; std::popcount(so_far.position) > goal_pegs_;) {
            std::optional<SolutionPrefix> next;
            for (std::size_t j = 0; j < jumps_.size() && !next; ++j) {
                if (!may_come(so_far, j)) continue;
                SolutionPrefix after = after_jump(so_far, j);
                const Number solutions = from(after);
                if (rest < solutions) {
                    played.push_back(j);
                    next = std::move(after);
                } else {
                    rest -= solutions;
                }
            }
            if (!next) fail_internal("the numbers of solutions do not add up");
            so_far = std::move(*next);
        }
        return played;
    }

private:
    bool may_come(const SolutionPrefix& so_far, std::size_t j) const {
        return jumps_[j].possible(so_far.position) &&
               std::find(so_far.asleep.begin(), so_far.asleep.end(), j) == so_far.asleep.end();
    }
    SolutionPrefix after_jump(const SolutionPrefix& so_far, std::size_t j) const {
        SolutionPrefix after{so_far.position ^ jumps_[j].flip, {}};
        if (alike_ == Alike::none) return after;
        for (std::size_t i = 0; i < jumps_.size(); ++i) {
            if (!jumps_[i].possible(so_far.position) || !jumps_[i].independent_of(jumps_[j].flip)) continue;
            if (i < j || !may_come(so_far, i)) after.asleep.push_back(i);
        }
        return after;
    }
    Number from(const SolutionPrefix& so_far) {
        return so_far.asleep.empty() ? counter_.count_from(so_far.position)
                                     : counter_.count_without(so_far.position, so_far.asleep);
    }
    // At most 62 calls deep.
    bool go_on(const SolutionPrefix& so_far, Jumps& played, const std::function<bool(const Jumps&)>& f) {
        if (std::popcount(so_far.position) == goal_pegs_) return f(played);
        for (std::size_t j = 0; j < jumps_.size(); ++j) {
            if (!may_come(so_far, j)) continue;
            const SolutionPrefix after = after_jump(so_far, j);
            if (from(after) == 0) continue;
            played.push_back(j);
            if (!go_on(after, played, f)) return false;
            played.pop_back();
        }
        return true;
    }

    Bits start_;
    int goal_pegs_;
    Alike alike_;
    std::vector<JointJump> jumps_;
    SymmetryReducer reducer_;
    PositionSet goals_;
    TraceCounter<Number> counter_;
    std::optional<Integer> number_;
};

NumberedSolutions::NumberedSolutions(Game game, Levels winning, Alike alike, const Limits& limits)
    : game_(std::move(game)), winning_(std::move(winning)), limits_(limits) {
    if (game_.starts.size() != 1) fail_internal("solutions are numbered from one start");
    if (game_.start_pegs() < game_.goal_pegs() || game_.goals.empty()) return;
    auto small = std::make_unique<WalkBy<std::uint64_t>>(game_, winning_, alike, limits_);
    if (small->number()) {
        number_ = *small->number();
        walk_ = std::move(small);
        return;
    }
    small.reset();
    auto large = std::make_unique<WalkBy<Integer>>(game_, winning_, alike, limits_);
    number_ = *large->number();
    walk_ = std::move(large);
}

NumberedSolutions::~NumberedSolutions() = default;

void NumberedSolutions::each(const std::function<bool(const Jumps&)>& f) {
    if (walk_) walk_->each(f);
}

NumberedSolutions::Jumps NumberedSolutions::at(const Integer& number) {
    if (number < 0 || number >= number_) fail_internal("there is no solution with this number");
    return walk_->at(number);
}

}  // namespace pegwright::search::traces
