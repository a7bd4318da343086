#include "search/paths/meet_in_the_middle.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::paths {
namespace {

// A position and the wishes met so far, position first so that sorting keeps positions together:
//
//     bit 63 … 8   position        bit 7 … 0   wishes met
using State = Bits;

constexpr std::size_t shift = 8;
constexpr Bits position_of(State state) { return state >> shift; }
constexpr Bits met_of(State state) { return state & 0xff; }

class Wishes {
public:
    Wishes(const SmallBoard& board, const std::vector<UnlikeWish>& wishes) {
        for (const auto& [a, b] : wishes) wishes_.push_back({board.bit(a), board.bit(b)});
    }
    // Those that the position itself fulfils.
    Bits met_at(Bits position) const {
        Bits met = 0;
        for (std::size_t i = 0; i < wishes_.size(); ++i)
            if (((position & wishes_[i][0]) != 0) != ((position & wishes_[i][1]) != 0)) met |= Bits{1} << i;
        return met;
    }
    Bits all() const { return (Bits{1} << wishes_.size()) - 1; }
    State state(Bits position, Bits met) const { return position << shift | met | met_at(position); }

private:
    std::vector<std::array<Bits, 2>> wishes_;
};

// One side's levels. Backwards, a jump is undone: its last hole gives up its peg, the other two get one.
class Side {
public:
    Side(const SmallBoard& board, const Wishes& wishes, Bits first, bool backwards)
        : board_(board), wishes_(wishes), backwards_(backwards), levels_{{wishes.state(first, 0)}} {}

    const std::vector<State>& front() const { return levels_.back(); }
    std::size_t jumps() const { return levels_.size() - 1; }

    void expand() {
        std::vector<State> next;
        for (const State state : front())
            for (const BitJump& jump : board_.jumps())
                if (allowed(jump, position_of(state)))
                    next.push_back(wishes_.state(position_of(state) ^ jump.flip, met_of(state)));
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        next.shrink_to_fit();
        levels_.push_back(std::move(next));
    }

    // The jumps between the first position and a state of the front, the front's end first.
    std::vector<Jump> way_back(State state) const {
        std::vector<Jump> jumps;
        for (std::size_t level = levels_.size() - 1; level > 0; --level) {
            const auto [jump, before] = origin(state, levels_[level - 1]);
            jumps.push_back(board_.jump(*jump));
            state = before;
        }
        return jumps;
    }

private:
    struct Origin {
        const BitJump* jump;
        State before;
    };

    bool allowed(const BitJump& jump, Bits position) const {
        return backwards_ ? (position & jump.into) != 0 && (position & jump.need) == 0 : jump.possible(position);
    }

    Origin origin(State state, const std::vector<State>& level) const {
        for (const BitJump& jump : board_.jumps()) {
            const Bits before = position_of(state) ^ jump.flip;
            if (!allowed(jump, before)) continue;
            for (auto it = std::lower_bound(level.begin(), level.end(), before << shift);
                 it != level.end() && position_of(*it) == before; ++it)
                if (wishes_.state(position_of(state), met_of(*it)) == state) return {&jump, *it};
        }
        fail_internal("a position of the search came from nowhere");
    }

    const SmallBoard& board_;
    const Wishes& wishes_;
    bool backwards_;
    std::vector<std::vector<State>> levels_;
};

struct Meeting {
    State forward;
    State backward;
};

// The first position on both fronts whose ways together meet all wishes.
std::optional<Meeting> meeting(const Side& forward, const Side& backward, Bits all) {
    const auto& f = forward.front();
    const auto& b = backward.front();
    for (std::size_t i = 0, k = 0; i < f.size(); ++i) {
        while (k < b.size() && position_of(b[k]) < position_of(f[i])) ++k;
        for (std::size_t m = k; m < b.size() && position_of(b[m]) == position_of(f[i]); ++m)
            if ((met_of(f[i]) | met_of(b[m])) == all) return Meeting{f[i], b[m]};
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<Jump>> meet_in_the_middle(const SmallBoard& board, Bits start, Bits goal,
                                                    const std::vector<UnlikeWish>& wishes) {
    if (board.size() > 64 - shift)
        fail_limit("this search takes 56 holes at most, not " + std::to_string(board.size()));
    if (wishes.size() > shift) fail_limit("this search takes " + std::to_string(shift) + " wishes at most");
    const Wishes wanted(board, wishes);
    Side forward(board, wanted, start, false);
    Side backward(board, wanted, goal, true);
    const int total = std::popcount(start) - std::popcount(goal);
    for (int jumps = 0; jumps < total; ++jumps) {
        (forward.front().size() <= backward.front().size() ? forward : backward).expand();
    }
    const auto met = meeting(forward, backward, wanted.all());
    if (total < 0 || !met) return std::nullopt;
    std::vector<Jump> jumps = forward.way_back(met->forward);
    std::reverse(jumps.begin(), jumps.end());
    const std::vector<Jump> rest = backward.way_back(met->backward);
    jumps.insert(jumps.end(), rest.begin(), rest.end());
    return jumps;
}

}  // namespace pegwright::search::paths
