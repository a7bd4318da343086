#include "search/traces/marked_solutions.hpp"

#include "base/error.hpp"
#include "search/bits/checked_add.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/watch.hpp"

#include <algorithm>

namespace pegwright::search::traces {
namespace {

// Positions up to symmetry, with the symmetry that leads to the least image.
class MarkedReducer {
public:
    struct Least {
        Bits position;
        std::size_t symmetry;  // its number
    };

    explicit MarkedReducer(const MarkedGame& marked)
        : symmetries_(marked.game().symmetries),
          reducer_(symmetries_),
          flips_(reducer_.flips_of(marked.game().board.jumps())) {
        for (const HolePermutation& symmetry : symmetries_) {
            HolePermutation inverse(symmetry.size());
            for (std::size_t i = 0; i < symmetry.size(); ++i) inverse[symmetry[i]] = static_cast<std::uint8_t>(i);
            inverses_.push_back(std::move(inverse));
        }
    }

    SymmetryReducer::Images images(Bits position) const { return reducer_.images(position); }
    Least after(const SymmetryReducer::Images& images, std::size_t jump) const {
        const SymmetryReducer::Images flipped = reducer_.flipped(images, flips_[jump]);
        const auto end = flipped.begin() + static_cast<std::ptrdiff_t>(symmetries_.size());
        const auto least = std::min_element(flipped.begin(), end);
        return {*least, static_cast<std::size_t>(least - flipped.begin())};
    }
    const HolePermutation& symmetry(std::size_t k) const { return symmetries_[k]; }
    const HolePermutation& inverse(std::size_t k) const { return inverses_[k]; }

private:
    const std::vector<HolePermutation>& symmetries_;  // the identity first, as in the reducer's images
    std::vector<HolePermutation> inverses_;
    SymmetryReducer reducer_;
    std::vector<SymmetryReducer::Images> flips_;  // by jump
};

template <class Number>
class MarkedCounter {
public:
    MarkedCounter(const MarkedGame& marked, const Levels& winning, const Limits& limits)
        : marked_(marked),
          winning_(winning),
          reducer_(marked),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    // Nothing if a number does not fit.
    std::optional<Integer> count() {
        const Game& game = marked_.game();
        const auto start_pegs = static_cast<std::size_t>(game.start_pegs());
        for (pegs_ = static_cast<std::size_t>(game.goal_pegs()); pegs_ <= start_pegs; ++pegs_) {
            below_ = std::exchange(level_, {});
            for (const Bits position : winning_[pegs_])
                if (!add(position)) return std::nullopt;
        }
        return solutions_at(game.starts.front(), marked_.at_start());
    }

private:
    struct State {
        Marks marks;
        Number solutions;
    };
    struct Level {
        PositionMap<std::size_t> first;  // by position: its first state
        std::vector<State> states;       // of one position after the other, ascending; a position's last state
        std::vector<bool> last;          // is marked here
    };

    // The states of a position, from those one jump further. False if a number does not fit.
    bool add(Bits position) {
        if (pegs_ == static_cast<std::size_t>(marked_.game().goal_pegs())) {
            if (is_goal(position)) states_ = {{marked_.in_goal(position), 1}};
        } else {
            gather(position);
        }
        if (!merge()) return false;
        if (states_.empty()) return true;
        level_.first.insert(position, level_.states.size());
        for (State& state : states_) {
            level_.states.push_back(std::move(state));
            level_.last.push_back(false);
        }
        level_.last.back() = true;
        states_.clear();
        return true;
    }

    bool is_goal(Bits position) const {
        const std::vector<Bits>& goals = marked_.game().goals;
        return std::binary_search(goals.begin(), goals.end(), position);
    }

    void gather(Bits position) {
        const auto jumps = marked_.game().board.jumps();
        const SymmetryReducer::Images images = reducer_.images(position);
        for (std::size_t j = 0; j < jumps.size(); ++j) {
            if (!jumps[j].possible(position)) continue;
            watch_.tick();
            const MarkedReducer::Least next = reducer_.after(images, j);
            const std::size_t* first = below_.first.find(next.position);
            if (!first) continue;
            for (std::size_t i = *first;; ++i) {
                const State& state = below_.states[i];
                const Marks here = marked_.image(reducer_.inverse(next.symmetry), state.marks);
                const Marks before = marked_.before(jumps[j], here);
                if (marked_.within_reach(before)) states_.push_back({before, state.solutions});
                if (below_.last[i]) break;
            }
        }
    }

    // Joins states with the same marks. False if a number does not fit.
    bool merge() {
        std::sort(states_.begin(), states_.end(), [](const State& a, const State& b) { return a.marks < b.marks; });
        std::size_t kept = 0;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (kept > 0 && states_[kept - 1].marks == states_[i].marks) {
                if (!bits::add(states_[kept - 1].solutions, states_[i].solutions)) return false;
            } else {
                if (kept != i) states_[kept] = std::move(states_[i]);
                ++kept;
            }
        }
        states_.resize(kept);
        return true;
    }

    // Of the level above all others.
    Integer solutions_at(Bits position, Marks marks) const {
        const std::size_t* first = level_.first.find(position);
        if (!first) return 0;
        for (std::size_t i = *first;; ++i) {
            if (level_.states[i].marks == marks) return Integer(level_.states[i].solutions);
            if (level_.last[i]) return 0;
        }
    }

    Progress where() const { return {"states with marked pegs", static_cast<int>(pegs_), level_.states.size(), 0}; }
    std::size_t bytes() const {
        std::size_t sum = 0;
        for (const std::vector<Bits>& level : winning_) sum += bytes_with(level, 0);
        for (const Level* level : {&below_, &level_})
            sum += level->first.bytes_with(Watch::interval) + bytes_with(level->states, states_.capacity()) +
                   level->last.capacity() / 8;
        return sum;
    }

    const MarkedGame& marked_;
    const Levels& winning_;
    MarkedReducer reducer_;
    Level below_;
    Level level_;
    std::vector<State> states_;  // of the position that is counted
    std::size_t pegs_ = 0;       // of the level that is counted
    Watch watch_;
};

// At most 62 calls deep.
class MarkedSearch {
public:
    MarkedSearch(const MarkedGame& marked, const Levels& winning, const Limits& limits)
        : marked_(marked),
          reducer_(marked),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {
        for (const std::vector<Bits>& level : winning)
            for (const Bits position : level) {
                watch_.tick();
                number_.insert(position, static_cast<std::uint32_t>(number_.size()));
            }
        if (number_.size() >> (64 - 6 * most_marks) != 0)
            fail_limit("more than 2^28 winning positions are too many for a search with marked pegs");
    }

    std::optional<std::vector<std::size_t>> find() {
        const Bits start = marked_.game().starts.front();
        if (!number_.contains(start) || !from(start, marked_.at_start())) return std::nullopt;
        return jumps_;
    }

private:
    bool from(Bits position, Marks marks) {
        const Game& game = marked_.game();
        if (std::popcount(position) == game.goal_pegs())
            return std::binary_search(game.goals.begin(), game.goals.end(), position) &&
                   marked_.in_goal(position) == marks;
        const SymmetryReducer::Images images = reducer_.images(position);
        for (std::size_t j = 0; j < game.board.jumps().size(); ++j) {
            const BitJump& jump = game.board.jumps()[j];
            if (!jump.possible(position)) continue;
            const auto after = marked_.after(jump, marks);
            if (!after || !is_new(reducer_.after(images, j), *after)) continue;
            jumps_.push_back(j);
            if (from(position ^ jump.flip, *after)) return true;
            jumps_.pop_back();
        }
        return false;
    }
    // False if the position is lost, or the state was entered before.
    bool is_new(const MarkedReducer::Least& next, Marks marks) {
        watch_.tick();
        const std::uint32_t* number = number_.find(next.position);
        if (!number) return false;
        const Marks least = marked_.image(reducer_.symmetry(next.symmetry), marks);
        return entered_.insert(std::uint64_t{*number} << 6 * marked_.marks() | least);
    }

    Progress where() const { return {"states with marked pegs", 0, entered_.size(), 0}; }
    std::size_t bytes() const {
        return number_.bytes_with(Watch::interval) + entered_.bytes_with(Watch::interval) +
               number_.size() * sizeof(Bits);
    }

    const MarkedGame& marked_;
    MarkedReducer reducer_;
    PositionMap<std::uint32_t> number_;  // of each winning position
    PositionSet entered_;                // a position's number, then its marks
    std::vector<std::size_t> jumps_;
    Watch watch_;
};

}  // namespace

Integer count_marked(const MarkedGame& marked, const Levels& winning, const Limits& limits) {
    if (marked.hopeless()) return 0;
    if (const auto number = MarkedCounter<std::uint64_t>(marked, winning, limits).count()) return *number;
    return *MarkedCounter<Integer>(marked, winning, limits).count();
}

std::optional<std::vector<std::size_t>> find_marked(const MarkedGame& marked, const Levels& winning,
                                                    const Limits& limits) {
    if (marked.hopeless()) return std::nullopt;
    return MarkedSearch(marked, winning, limits).find();
}

}  // namespace pegwright::search::traces
