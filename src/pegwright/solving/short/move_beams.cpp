// Small boards: beams over moves (search/paths/beams/short_path.hpp), and up to 33 holes the minimum.
#include "board/symmetry.hpp"
#include "game/move_count.hpp"
#include "pegwright/solving/short/short_engine.hpp"
#include "pegwright/solving/shortest.hpp"
#include "search/paths/beams/short_path.hpp"
#include "theory/judgement.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace pegwright {
namespace {

using search::paths::ShortLimits;
using search::paths::ShortPaths;

// Some seconds on two cores for a hundred holes.
constexpr std::size_t widest_times_holes = 300'000;
// Three rounds, each this much wider: the second with the best six vacancies, the third with the best two.
constexpr std::size_t wider = 10;
constexpr std::size_t vacancies_kept = 2;
// Late positions of each solution that narrower beams (1/20) restart from; doubles the time.
constexpr std::size_t endings = 30;

// The best vacancy can save two or three moves. If it is open, narrow beams try all vacancies up to symmetry, and wider
// beams the best of them.
class MoveBeams {
public:
    MoveBeams(const Query& query, const Limits& limits, const ShortSearch& wanted)
        : query_(query),
          paths_(query.board),
          limits_(limits),
          seed_(wanted.seed),
          generations_(wanted.generations),
          widest_(wanted.width > 0 ? wanted.width : usual()) {}

    void run() {
        std::vector<Start> starts = query_.start ? std::vector{*query_.start} : vacancies();
        for (const std::size_t part : {wider * wider, wider, std::size_t{1}}) {
            const std::size_t width = std::max<std::size_t>(1, widest_ / part);
            std::vector<std::pair<std::int64_t, Start>> by_moves;
            for (const Start& start : starts) by_moves.emplace_back(search(start, width), start);
            std::stable_sort(by_moves.begin(), by_moves.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            starts.clear();
            const std::size_t kept = width * wider >= widest_ ? vacancies_kept : 3 * vacancies_kept;
            for (std::size_t i = 0; i < std::min(by_moves.size(), kept); ++i) starts.push_back(by_moves[i].second);
        }
    }
    const std::optional<Solution>& best() const { return best_; }

private:
    std::size_t usual() const {
        return std::min<std::size_t>(10'000, widest_times_holes / static_cast<std::size_t>(query_.board.hole_count()));
    }

    std::vector<Start> vacancies() const {
        std::vector<Start> starts;
        const auto maps = board::symmetries(query_.board);
        for (const Hole h : Position(query_.board).holes(true)) {
            const bool first =
                std::none_of(maps.begin(), maps.end(), [&](const board::Affine& map) { return map(h) < h; });
            if (first) starts.push_back(Start::vacate({h}));
        }
        return starts;
    }

    std::vector<Position> goals(const Start& start) const {
        const Problem problem(query_.board, start, query_.goal.value_or(Goal::any_peg()));
        std::vector<Position> positions = problem.goal_positions();
        if (!positions.empty()) return positions;
        for (const Hole h : theory::possible_finishes(problem.start_position())) {
            positions.push_back(Position::empty(query_.board));
            positions.back().set(h);
        }
        return positions;
    }

    // The fewest moves that beams of this width find; if none, more than any solution has.
    std::int64_t search(const Start& start, std::size_t width) {
        const auto wanted = goals(start);
        const std::int64_t none = query_.board.hole_count() + 1;
        if (wanted.empty()) return none;
        ShortLimits limits;
        limits.limits = limits_;
        limits.seed = seed_;
        limits.width = width;
        limits.most_moves = static_cast<std::size_t>(query_.board.hole_count());
        limits.endings = endings;
        limits.generations = width == widest_ ? generations_ : 0;
        const Problem problem(query_.board, start, query_.goal.value_or(Goal::any_peg()));
        const auto jumps = paths_.find(problem.start_position(), wanted, limits);
        if (!jumps) return none;
        const std::int64_t moves = game::count_moves(*jumps);
        if (!best_ || moves < best_moves_) {
            best_moves_ = moves;
            best_ = Solution{{query_.board, start, query_.goal.value_or(Goal::finish({jumps->back().to}))}, *jumps};
        }
        return moves;
    }

    const Query& query_;
    const ShortPaths paths_;
    const Limits& limits_;
    std::uint64_t seed_;
    std::size_t generations_;
    std::size_t widest_;
    std::optional<Solution> best_;
    std::int64_t best_moves_ = 0;
};

bool is_usual(const ShortTask& task) { return task.wanted.seed == 0 && task.wanted.width == 0; }

bool wants_minimum(const ShortTask& task) { return is_usual(task) && task.board().hole_count() <= holes_for_minimum; }

}  // namespace

bool move_beams_take(const ShortTask& task) {
    if (task.board().hole_count() > std::int64_t{search::paths::most_bits_of_moves}) return false;
    return !wants_minimum(task) || !task.query.start;
}

std::optional<Player> solve_by_move_beams(ShortTask& task) {
    MoveBeams beams(task.query, task.limits, task.wanted);
    try {
        beams.run();
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit || task.wanted.width > 0) throw;
    }
    if (!beams.best()) return std::nullopt;
    return Player(*beams.best(), "searched: beams over moves");
}

// A time limit ends it at any place, so the last seed may be of no use.
bool seeds_take(const ShortTask& task) {
    return task.wanted.until_limit && task.wanted.width == 0 && task.is_large() && !both_ends_take(task) &&
           move_beams_take(task);
}

std::optional<Player> solve_by_seeds(ShortTask& task) {
    Player best = task.best ? *task.best : task.usual;
    const Query query(task.board(), best.problem().start, task.query.goal);
    const auto keep = [&](const Player& other) {
        if (other.count().moves() < best.count().moves()) best = other;
    };
    try {
        for (std::uint64_t i = 1;; ++i) {
            const std::uint64_t seed = task.wanted.seed + i;
            const ShortSearch search{.seed = seed};
            MoveBeams beams(query, task.limits, search);
            beams.run();
            if (beams.best()) keep(Player(*beams.best(), "searched: beams over moves, seed " + std::to_string(seed)));
            keep(shortened(best, task.limits, seed));
            if (task.limits.poll) task.limits.poll({"seeds", 0, i, 0});
        }
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
    }
    return best;
}

bool minimum_takes(const ShortTask& task) { return wants_minimum(task); }

// An open vacancy becomes the one that beams chose.
std::optional<Player> solve_by_minimum(ShortTask& task) {
    const Player& so_far = task.best ? *task.best : task.usual;
    return shortest({task.board(), so_far.problem().start, task.query.goal}, std::nullopt, task.limits).outcome.player;
}

}  // namespace pegwright
