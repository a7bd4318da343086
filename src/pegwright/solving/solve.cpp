#include "pegwright/solving/solve.hpp"

#include "pegwright/solving/engines/engine.hpp"
#include "theory/choice.hpp"
#include "theory/feasibility.hpp"
#include "theory/islands.hpp"

#include <utility>

namespace pegwright {
namespace {

Outcome refuted_by(const Feasibility& feasibility, const Board& board) {
    Outcome outcome = Outcome::impossible(feasibility.judgement.reason);
    outcome.proofs = feasibility.pagodas;
    if (const auto islands = theory::Islands::of(board)) outcome.left = islands->beside_the_largest();
    return outcome;
}

// Refutes the query, or sets a solvable problem. For thin parallelograms the theorem knows only solvable problems.
std::optional<Outcome> judge_by_theorem(Task& task) {
    const auto board = theory::board_with_theorem(task.query.board);
    const Query holes = task.query.normal();
    if (!board || !holes.is_single()) return std::nullopt;
    const theory::Choice choice = theory::choose_problem(*board, holes.vacancy(), holes.last_peg());
    task.by_theorem = choice.problem;
    if (choice.problem || !theory::has_theorem(task.query.board)) return std::nullopt;
    return Outcome::impossible(choice.solvability.reason);
}

// A proof by theory or pagoda functions.
Outcome judged(const Query& query) {
    const Feasibility feasibility = refuted(query);
    if (feasibility.judgement.solvable != false) return Outcome::met("");
    return refuted_by(feasibility, query.board);
}

// A limit on time or memory becomes the engine's obstacle.
template <class Solve>
Outcome ask(const Solve& solve_task, Task& task, bool& limit) {
    try {
        return solve_task(task);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
        limit = true;
        return Outcome::met(e.what(), {}, e.remedy());
    }
}

Outcome ask_engines(Task& task, std::string_view only_engine) {
    Outcome given_up;
    for (const Engine& engine : engines()) {
        const bool wanted = only_engine.empty() || engine.name == only_engine || engine.refutes;
        if (!wanted || !engine.takes(task)) continue;
        bool limit = false;
        Outcome outcome = ask(engine.solve, task, limit);
        if (outcome && task.seed != 0 && !engine.heeds_seed && only_engine.empty()) {
            const Query query(outcome.player->problem());
            Task same(query, task.limits, task.seed);
            if (Outcome other = ask(solve_by_some_beams, same, limit); other) outcome.player = std::move(other.player);
            task.expanded += same.expanded;
        }
        if (!outcome.gave_up()) return outcome;
        if (!engine.refutes || limit) given_up.asked.push_back({engine.name, outcome.reason, limit});
        if (outcome.remedy != base::Remedy::none) given_up.remedy = outcome.remedy;
        if (!outcome.left.empty()) given_up.left = std::move(outcome.left);
        if (limit) break;
    }
    set_reason(given_up, task, only_engine);
    return given_up;
}

void check_exists(std::string_view name) {
    std::string names;
    for (const Engine& engine : engines()) {
        if (engine.name == name) return;
        names += (names.empty() ? "" : ", ") + std::string(engine.name);
    }
    base::fail_input("there is no engine '" + std::string(name) + "'; engines are " + names);
}

// Plans, bands and peeling take one goal.
bool goes_by_single_goals(const Query& query) {
    return query.goal && query.goal->is_among() &&
           (theory::has_theorem(query.board) || query.board.hole_count() >= fewest_large);
}

// The first of the goals that is solved.
Outcome solve_one_by_one(const Query& query, const Limits& limits, const SolveOptions& options) {
    Outcome gave_up;
    Outcome impossible;
    std::uint64_t expanded = 0;
    for (const Position& goal : query.goal->alternatives()) {
        Outcome outcome = solve(Query(query.board, query.start, Goal::finish(goal.holes(true))), limits, options);
        outcome.expanded = expanded += outcome.expanded;
        if (outcome || outcome.stopped()) return outcome;
        (outcome.gave_up() ? gave_up : impossible) = std::move(outcome);
    }
    if (!gave_up.reason.empty()) return gave_up;
    impossible.reason = "none of the goals can be reached; of the last: " + impossible.reason;
    return impossible;
}

}  // namespace

bool judge_takes(Task& task) { return !task.by_theorem; }

Outcome judge(Task& task) { return judged(task.query); }

Outcome solve(const Query& query, const Limits& limits, const SolveOptions& options) {
    if (!options.engine.empty()) check_exists(options.engine);
    if (goes_by_single_goals(query)) return solve_one_by_one(query, limits, options);
    Task task(query, limits, options.seed);
    if (auto no = judge_by_theorem(task)) return *no;
    Outcome outcome = ask_engines(task, options.engine);
    outcome.expanded = task.expanded;
    return outcome;
}

std::optional<Player> planned(const Problem& problem) {
    const Query query(problem);
    const Limits limits;
    Task task(query, limits, 0);
    if (judge_by_theorem(task)) return std::nullopt;
    if (plan_takes(task)) return solve_by_plan(task).player;
    return bands_take(task) ? solve_by_bands(task).player : std::nullopt;
}

void fail_if_gave_up(const Outcome& outcome) {
    if (outcome.gave_up()) base::fail_limit(outcome.reason, outcome.remedy);
}

}  // namespace pegwright
