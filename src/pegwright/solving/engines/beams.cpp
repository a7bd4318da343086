// Solves any problem of a small board by one path search: beams, then whole levels (search/paths/beams/find_path.hpp).
//
// Open ends become several starts or goals of one search. If both are open, promising problems come first.
#include "pegwright/solving/engines/engine.hpp"

#include "pegwright/solving/query_ends.hpp"
#include "theory/judgement.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::paths::BeamResult;
using search::paths::PathSearch;

constexpr std::uint64_t no_end = ~std::uint64_t{0};

struct BeamWidths {
    // Tenths of a second; peeling comes next.
    std::uint64_t on_large_boards = 300;
    // Some seconds; leaves few boards below 150 holes unsolved. Bands come next, and would delay wider beams.
    std::uint64_t on_small_boards = 2'700;
    // For each promising problem; all others share a search.
    std::uint64_t liked = 300;
    std::size_t problems_liked = 5;
};
constexpr BeamWidths widths;

// Vacancies nearest to the middle.
std::vector<Hole> liked(const Board& board) {
    std::vector<Hole> holes = Position(board).holes(true);
    Hole sum{0, 0};
    for (const Hole h : holes) sum = sum + h;
    const auto n = static_cast<std::int32_t>(holes.size());
    // Scaled by n to avoid division.
    const auto off = [&](Hole h) {
        const Hole d = n * h - sum;
        return std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y;
    };
    std::stable_sort(holes.begin(), holes.end(), [&](Hole a, Hole b) { return off(a) < off(b); });
    holes.resize(std::min(holes.size(), widths.problems_liked));
    return holes;
}

PathSearch path_search(const Query& query, const Task& task) {
    return {query.board, starts_of(query), goals_of(query), {task.limits, no_end, task.seed}};
}

Outcome found(const Query& query, const BeamResult& result, Task& task) {
    const std::string by =
        result.width == 0 ? std::string("whole levels from both ends") : "beam of " + std::to_string(result.width);
    Problem problem = problem_found(query, result.path->start, result.path->goal);
    return Outcome::found(Player(Solution{task.query.chosen(problem), result.path->jumps},
                                 "searched: " + by + ", " + std::to_string(task.expanded) + " positions"));
}

std::optional<Outcome> search_liked(Task& task) {
    for (const Hole h : liked(task.query.board)) {
        const Problem problem(task.query.board, h, h);
        if (theory::judge(problem).solvable == false) continue;
        const Query query(problem);
        const BeamResult result = path_search(query, task).run(widths.liked);
        task.expanded += result.expanded;
        if (result.path) return found(query, result, task);
    }
    return std::nullopt;
}

Outcome search_to(Task& task, std::uint64_t widest) {
    if (!task.search) {
        if (!task.query.start && task.query.ends_anywhere())
            if (auto good = search_liked(task)) return *good;
        task.search.emplace(path_search(task.query, task));
        task.expanded_before_search = task.expanded;
    }
    const BeamResult result = task.search->run(widest);
    task.expanded = task.expanded_before_search + result.expanded;
    if (result.path) return found(task.query, result, task);
    if (!result.exhausted) return Outcome::met(result.stopped);
    std::string reason =
        "exhaustive search of " + std::to_string(result.positions) + " positions from both ends finds no solution";
    if (result.functions > 0) reason += " (pagoda functions rule out all others)";
    return Outcome::impossible(std::move(reason));
}

}  // namespace

bool beams_take(Task& task) { return search::paths::is_searchable(task.query.board); }

Outcome solve_by_beams(Task& task) {
    const bool large = task.query.board.hole_count() >= fewest_large;
    return search_to(task, large ? widths.on_large_boards : widths.on_small_boards);
}

Outcome solve_by_search(Task& task) { return search_to(task, no_end); }

Outcome solve_by_some_beams(Task& task) {
    return beams_take(task) ? search_to(task, widths.on_small_boards) : Outcome::met("");
}

}  // namespace pegwright
