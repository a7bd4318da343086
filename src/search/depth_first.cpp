#include "search/depth_first.hpp"

#include "search/position_set.hpp"

#include <bit>

namespace pegwright {
namespace {

class Search {
public:
    Search(const Problem& problem, const std::function<void()>& poll)
        : board_(problem.board), goal_(board_.bit(problem.finish)), poll_(poll) {}

    bool from(Bits position) {
        if (position == goal_) return true;
        if (poll_ && seen_.size() % (1 << 20) == 0) poll_();
        for (const BitJump& jump : board_.jumps()) {
            if (!jump.possible(position) || !seen_.insert(position ^ jump.flip)) continue;
            path_.push_back(board_.jump(jump));
            if (from(position ^ jump.flip)) return true;
            path_.pop_back();
        }
        return false;
    }
    const SmallBoard& board() const { return board_; }
    std::vector<Jump> path() const { return path_; }
    std::int64_t positions() const { return static_cast<std::int64_t>(seen_.size()); }

private:
    SmallBoard board_;
    Bits goal_;
    const std::function<void()>& poll_;
    PositionSet seen_;
    std::vector<Jump> path_;
};

}  // namespace

DepthFirstResult depth_first(const Problem& problem, const std::function<void()>& poll) {
    Search search(problem, poll);
    const Bits start = search.board().full() & ~search.board().bit(problem.vacate);
    DepthFirstResult result;
    if (search.from(start)) result.solution = Solution{problem, search.path()};
    result.positions = search.positions();
    return result;
}

Bits all_finishes(const SmallBoard& board, Bits start) {
    PositionSet seen;
    std::vector<Bits> open{start};
    Bits finishes = 0;
    while (!open.empty()) {
        const Bits position = open.back();
        open.pop_back();
        if (std::has_single_bit(position)) finishes |= position;
        for (const BitJump& jump : board.jumps())
            if (jump.possible(position) && seen.insert(position ^ jump.flip)) open.push_back(position ^ jump.flip);
    }
    return finishes;
}

}  // namespace pegwright
