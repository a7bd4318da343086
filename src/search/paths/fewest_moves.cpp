#include "search/paths/fewest_moves.hpp"

#include <algorithm>
#include <unordered_map>

namespace pegwright::search::paths {
namespace {

// Position in the low bits, wishes met in the top eight.
using State = Bits;

class Levels {
public:
    Levels(const SmallBoard& board, const std::vector<UnlikeWish>& wishes) : board_(board) {
        for (const auto& [a, b] : wishes) wishes_.push_back({board.bit(a), board.bit(b)});
    }

    std::optional<std::vector<Jump>> search(Bits start, Bits goal) {
        const State first = with_wishes(start, 0);
        const State last = goal | ((State{1} << wishes_.size()) - 1) << shift;
        came_from_[first] = {first, {}};
        std::vector<State> level{first};
        while (!level.empty() && !came_from_.count(last)) {
            next_.clear();
            for (const State state : level) expand(state);
            level.swap(next_);
        }
        if (!came_from_.count(last)) return std::nullopt;
        return jumps_to(last);
    }

private:
    static constexpr int shift = 56;
    struct Origin {
        State before;
        std::vector<const BitJump*> move;
    };

    State with_wishes(Bits position, State met) const {
        for (std::size_t i = 0; i < wishes_.size(); ++i)
            if (((position & wishes_[i][0]) != 0) != ((position & wishes_[i][1]) != 0)) met |= State{1} << (shift + i);
        return position | met;
    }

    void expand(State state) {
        for (std::size_t i = 0; i < board_.size(); ++i) {
            move_.clear();
            if (state >> i & 1) extend(state, state, i);
        }
    }

    // All ways to go on with the peg in hole i as one move that began in state `before`.
    void extend(State before, State state, std::size_t i) {
        for (const BitJump& jump : board_.jumps_from(i)) {
            if (!jump.possible(state)) continue;
            const State met = state >> shift << shift;
            const State after = with_wishes((state ^ jump.flip) & ~met, met);
            move_.push_back(&jump);
            if (came_from_.try_emplace(after, Origin{before, move_}).second) next_.push_back(after);
            extend(before, after, jump.to);
            move_.pop_back();
        }
    }

    std::vector<Jump> jumps_to(State state) const {
        std::vector<Jump> jumps;
        for (const Origin* o = &came_from_.at(state); !o->move.empty(); o = &came_from_.at(o->before))
            for (std::size_t k = o->move.size(); k-- > 0;) jumps.push_back(board_.jump(*o->move[k]));
        std::reverse(jumps.begin(), jumps.end());
        return jumps;
    }

    const SmallBoard& board_;
    std::vector<std::array<Bits, 2>> wishes_;
    std::unordered_map<State, Origin> came_from_;
    std::vector<State> next_;
    std::vector<const BitJump*> move_;
};

}  // namespace

std::optional<std::vector<Jump>> fewest_moves(const SmallBoard& board, Bits start, Bits goal,
                                              const std::vector<UnlikeWish>& wishes) {
    return Levels(board, wishes).search(start, goal);
}

}  // namespace pegwright::search::paths
