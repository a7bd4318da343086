#include "pegwright/solving/feasible.hpp"

#include "compose/peeling/core.hpp"
#include "construct/bands/banded.hpp"
#include "search/pagoda/pagoda_search.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::pagoda::Refutation;

PagodaProof proof_of(const Refutation& r, const std::vector<Hole>& finishes) {
    PagodaProof proof{r.function, r.after_first_jump, r.before_last_jump, r.at_start, r.at_goal, {}};
    if (!finishes.empty())
        for (const std::size_t goal : r.goals) proof.finishes.push_back(finishes[goal]);
    return proof;
}

std::vector<PagodaProof> proofs(const Problem& problem) {
    const Position start = problem.start_position();
    std::vector<Hole> finishes;
    std::vector<Position> goals = problem.goal_positions();
    // Linear programs for many goals would take minutes.
    constexpr std::size_t most_goals = 64;
    if (goals.size() > most_goals) return {};
    if (goals.empty()) {
        for (const Hole h : theory::possible_finishes(start)) {
            Position peg = Position::empty(problem.board);
            peg.set(h);
            if (theory::before_any_jump(peg).empty()) continue;
            finishes.push_back(h);
            goals.push_back(std::move(peg));
        }
    }
    std::vector<PagodaProof> all;
    for (const Refutation& r : search::pagoda::refute(start, goals)) all.push_back(proof_of(r, finishes));
    return all;
}

std::string reason(const std::vector<PagodaProof>& proofs) {
    if (proofs.size() > 1)
        return "pagoda functions, sums of weights that no jump raises, rule out a last peg at each of the " +
               std::to_string(proofs.size()) + " holes that the position classes allow";
    const PagodaProof& proof = proofs.front();
    return "a pagoda function, a sum of weights that no jump raises, rules it out: it is " +
           std::to_string(proof.at_start) +
           (proof.after_first_jump ? " at most after the first jump and " : " at the start and ") +
           std::to_string(proof.at_goal) +
           (proof.before_last_jump      ? " at least before the last"
            : proof.finishes.size() > 1 ? " at least in the end"
                                        : " in the end");
}

std::string reason(construct::LeftByBands left) {
    return std::string("its arms can be cleared in bands of three rows, which leaves ") +
           (left == construct::LeftByBands::rectangle
                ? "a rectangle with sides of 4 or more, where every feasible problem is solvable"
                : "a small board around start and finish, where a search finds a solution");
}

}  // namespace

std::string sums_words(const PagodaProof& proof) {
    return std::to_string(proof.at_start) +
           (proof.after_first_jump ? " at most after the first jump, " : " at the start, ") +
           std::to_string(proof.at_goal) +
           (proof.before_last_jump      ? " at least before the last jump"
            : proof.finishes.size() > 1 ? " at least in the end"
                                        : " in the end");
}

Feasibility refuted(const Problem& problem) {
    Feasibility answer{theory::judge(problem), {}};
    if (answer.judgement.solvable || !answer.judgement.feasible) return answer;
    if (problem.board.hole_count() > search::pagoda::most_holes) return answer;
    answer.pagodas = proofs(problem);
    if (!answer.pagodas.empty()) answer.judgement = {true, false, reason(answer.pagodas)};
    return answer;
}

Feasibility refuted(const Query& query) {
    const Board& board = query.board;
    if (query.start) return refuted(Problem{board, *query.start, query.goal.value_or(Goal::any_peg())});
    Feasibility known{{true, std::nullopt, "no theorem says more about this board"}, {}};
    // Theory only judges single vacancies and single pegs.
    if (query.ends_anywhere() || query.goal->finishes().size() == 1) known.judgement = theory::judge(board);
    if (query.ends_anywhere() || known.judgement.solvable == false) return known;
    // A solvable problem of the board, but perhaps not with this goal.
    known.judgement.solvable = std::nullopt;
    if (board.hole_count() > search::pagoda::most_holes) return known;
    const std::vector<Hole> holes = board.holes();
    if (std::all_of(holes.begin(), holes.end(), [&](Hole vacancy) {
            return theory::judge(Problem(board, Start::vacate({vacancy}), *query.goal)).solvable == false;
        }))
        known.judgement = {false, false, no_vacancy_fits};
    return known;
}

Feasibility feasible(const Problem& problem) {
    Feasibility answer{theory::judge(problem), {}};
    if (answer.judgement.solvable || !answer.judgement.feasible) return answer;
    const Problem normal = problem.normal();
    const auto leaves = [&](const construct::SearchRemainder& search_remainder) {
        const auto left = normal.is_single() ? construct::left_by_bands(normal, search_remainder) : std::nullopt;
        if (left) answer.judgement = {true, true, reason(*left)};
        return left.has_value();
    };
    // Bands that need no search come first, small boards last.
    if (leaves([](auto&&...) { return std::nullopt; })) return answer;
    answer = refuted(problem);
    if (!answer.judgement.solvable)
        leaves([](std::span<const Hole> holes, Hole vacancy, Hole finish) {
            return compose::peeling::solve_square_core(holes, vacancy, finish, {});
        });
    return answer;
}

}  // namespace pegwright
