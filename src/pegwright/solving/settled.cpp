#include "pegwright/solving/settled.hpp"

#include "notation/positions.hpp"
#include "pegwright/solving/solve.hpp"

#include <chrono>

namespace pegwright {
namespace {

using Clock = std::chrono::steady_clock;

// Boards up to this size are searched to the end: some seconds.
constexpr std::int64_t most_holes_settled = 33;
constexpr std::chrono::seconds moment{1};

Feasibility without_search(const Query& query) {
    if (!query.start) return refuted(query);
    return feasible(Problem{query.board, *query.start, query.goal.value_or(Goal::any_peg())});
}

std::string found_words(const Query& query, const Player& player) {
    const bool open = !query.start || query.ends_anywhere();
    return "a solution " + (open ? "of " + notation::problem_words(player.problem()) + " " : std::string()) +
           "is found, " + player.how();
}

}  // namespace

Feasibility settled(const Query& query, const Limits& limits) {
    Feasibility known = without_search(query);
    if (known.judgement.solvable || !known.judgement.feasible) return known;
    Limits within = limits;
    if (query.board.hole_count() > most_holes_settled)
        within.poll = [&limits, end = Clock::now() + moment](const Progress& place) {
            if (limits.poll) limits.poll(place);
            if (Clock::now() >= end) base::fail_limit("a second of search is over");
        };
    Outcome outcome = solve(query, within);
    if (outcome)
        known.judgement = {true, true, found_words(query, *outcome.player)};
    else if (!outcome.gave_up())
        known = {{true, false, std::move(outcome.reason)}, std::move(outcome.proofs)};
    else
        known.judgement.reason += "; a short search leaves it open";
    return known;
}

}  // namespace pegwright
