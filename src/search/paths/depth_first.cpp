#include "search/paths/depth_first.hpp"

#include "search/bits/position_set.hpp"

#include <bit>
#include <limits>
#include <random>

namespace pegwright::search::paths {
namespace {

// At most 62 calls deep.
class DepthFirst {
public:
    DepthFirst(const SmallBoard& board, std::optional<Bits> goal, std::vector<BitJump> jumps, std::size_t limit,
               const std::function<void()>& poll)
        : board_(board), goal_(goal), jumps_(std::move(jumps)), limit_(limit), poll_(poll) {}

    bool from(Bits position) {
        if (goal_ ? position == *goal_ : std::has_single_bit(position)) return true;
        if (poll_ && seen_.size() % (1 << 20) == 0) poll_();
        for (const BitJump& jump : jumps_) {
            if (seen_.size() >= limit_) return false;
            if (!jump.possible(position) || !seen_.insert(position ^ jump.flip)) continue;
            path_.push_back(board_.jump(jump));
            if (from(position ^ jump.flip)) return true;
            path_.pop_back();
        }
        return false;
    }
    std::vector<Jump> path() const { return path_; }
    std::int64_t positions() const { return static_cast<std::int64_t>(seen_.size()); }

private:
    const SmallBoard& board_;
    std::optional<Bits> goal_;  // nothing: any single peg
    std::vector<BitJump> jumps_;
    std::size_t limit_;
    const std::function<void()>& poll_;
    PositionSet seen_;
    std::vector<Jump> path_;
};

std::vector<BitJump> in_board_order(const SmallBoard& board) { return {board.jumps().begin(), board.jumps().end()}; }

// std::shuffle differs between libraries.
void shuffle(std::vector<BitJump>& jumps, std::uint32_t seed) {
    std::mt19937 random(seed);
    for (std::size_t i = jumps.size(); i > 1; --i) std::swap(jumps[i - 1], jumps[random() % i]);
}

std::optional<Bits> goal_bits(const SmallBoard& board, const Problem& problem) {
    const auto goal = problem.goal_position();
    return goal ? std::optional(board.bits(*goal)) : std::nullopt;
}

}  // namespace

DepthFirstResult depth_first(const Problem& problem, const std::function<void()>& poll) {
    const SmallBoard board(problem.board);
    DepthFirst search(board, goal_bits(board, problem), in_board_order(board), std::numeric_limits<std::size_t>::max(),
                      poll);
    DepthFirstResult result;
    if (search.from(board.bits(problem.start_position()))) result.solution = Solution{problem, search.path()};
    result.positions = search.positions();
    return result;
}

std::optional<Solution> depth_first_restarting(const Problem& problem, int attempts, const std::function<void()>& poll,
                                               std::size_t positions,
                                               const std::function<bool(const Solution&)>& accept) {
    const SmallBoard board(problem.board);
    const std::function<void()> no_poll;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (poll) poll();
        std::vector<BitJump> jumps = in_board_order(board);
        shuffle(jumps, static_cast<std::uint32_t>(attempt));
        DepthFirst search(board, goal_bits(board, problem), std::move(jumps), positions, no_poll);
        if (!search.from(board.bits(problem.start_position()))) continue;
        Solution solution{problem, search.path()};
        if (!accept || accept(solution)) return solution;
    }
    return std::nullopt;
}

}  // namespace pegwright::search::paths
