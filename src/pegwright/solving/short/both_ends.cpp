// Boards of 34 to 64 holes: levels of moves from both ends (search/moves/shortest.hpp), first narrow ones, that seek
// one move less than the best solution. If a search drops no position and finds nothing, the solution has the fewest
// moves.
#include "game/move_count.hpp"
#include "pegwright/solving/query_ends.hpp"
#include "pegwright/solving/short/short_engine.hpp"
#include "search/moves/shortest.hpp"

#include <array>
#include <utility>

namespace pegwright {
namespace {

using search::bits::SmallBoard;
using search::moves::ShortestQuestion;

constexpr std::size_t narrowest = 3'000;
// Each round is this much wider, and takes as much longer.
constexpr std::size_t wider_by = 10;
constexpr std::size_t wider_than = 3;

// All rounds take some ten seconds on two cores.
struct WidestOfBoard {
    std::int64_t holes;
    std::size_t width;
};
constexpr std::array<WidestOfBoard, 3> widest = {{{40, 400'000}, {49, 120'000}, {64, 12'000}}};

std::size_t widest_on(const Board& board) {
    for (const WidestOfBoard& one : widest)
        if (board.hole_count() <= one.holes) return one.width;
    return 0;
}

class BothEnds {
public:
    BothEnds(const Query& query, const Limits& limits) : query_(query), limits_(limits), board_(query.board) {
        for (const Position& start : starts_of(query)) question_.starts.push_back(board_.bits(start));
        for (const Position& goal : goals_of(query)) question_.goals.push_back(board_.bits(goal));
        question_.symmetries = hole_symmetries(board_);
        question_.decide = true;
    }

    // Fewer moves than these, as few as this width finds. True if no solution has fewer than the last one found.
    bool improve(std::int64_t moves, std::size_t width) {
        question_.width = width;
        for (;;) {
            question_.most_moves = static_cast<int>((best_ ? game::count_moves(best_->jumps) : moves) - 1);
            const auto found = search::moves::shortest(board_, question_, limits_);
            if (!found.jumps) return !found.missed;
            const Goal goal = query_.goal.value_or(Goal::finish({found.jumps->back().to}));
            best_ = Solution{{query_.board, *query_.start, goal}, *found.jumps};
        }
    }
    const std::optional<Solution>& best() const { return best_; }

private:
    const Query& query_;
    const Limits& limits_;
    const SmallBoard board_;
    ShortestQuestion question_;
    std::optional<Solution> best_;
};

}  // namespace

bool both_ends_take(const ShortTask& task) {
    return task.is_large() && task.wanted.seed == 0 && task.board().hole_count() <= widest.back().holes;
}

std::optional<Player> solve_by_both_ends(ShortTask& task) {
    const Player so_far = task.best ? *task.best : task.usual;
    const Query query(task.board(), so_far.problem().start, task.query.goal);
    const std::int64_t moves = so_far.count().moves();
    BothEnds search(query, task.limits);
    bool proven = false;
    try {
        for (std::size_t width = narrowest; !proven && (task.wanted.until_limit || width <= widest_on(task.board()));
             width = width * wider_by / wider_than)
            proven = search.improve(moves, width);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
    }
    const std::string no_fewer = proven ? ", no solution has fewer moves" : "";
    if (search.best()) return Player(*search.best(), "searched: moves from both ends" + no_fewer);
    if (proven) {
        JumpList jumps;
        so_far.play_unrefereed(jumps);
        task.best = Player({so_far.problem(), std::move(jumps.list)}, so_far.how() + no_fewer);
    }
    return std::nullopt;
}

}  // namespace pegwright
