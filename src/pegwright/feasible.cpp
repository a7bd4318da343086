#include "pegwright/feasible.hpp"

#include "search/pagoda/pagoda_search.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using theory::PagodaFunction;

Position single_peg(const Board& board, Hole peg) {
    Position position = Position::empty(board);
    position.set(peg);
    return position;
}

PagodaProof proof_for(const PagodaFunction& function, const Position& start, const Position& goal) {
    return {function, function.sum(start), function.sum(goal), {}};
}

// Of the finishes those that the function forbids.
PagodaProof proof_for(const PagodaFunction& function, const Position& start, const std::vector<Hole>& finishes) {
    PagodaProof proof{function, function.sum(start), 0, {}};
    for (const Hole h : finishes)
        if (function.weight(h) > proof.at_start) proof.finishes.push_back(h);
    proof.at_goal = function.weight(*std::min_element(
        proof.finishes.begin(), proof.finishes.end(),
        [&](Hole a, Hole b) { return function.weight(a) < function.weight(b); }));
    return proof;
}

std::vector<PagodaProof> proofs(const Problem& problem) {
    std::vector<PagodaProof> all;
    const Position start = problem.start_position();
    if (const auto goal = problem.goal_position()) {
        for (const PagodaFunction& f : search::pagoda::forbidding(start, std::span(&*goal, 1)))
            all.push_back(proof_for(f, start, *goal));
        return all;
    }
    const std::vector<Hole> finishes = theory::possible_finishes(start);
    std::vector<Position> goals;
    for (const Hole h : finishes) goals.push_back(single_peg(problem.board, h));
    for (const PagodaFunction& f : search::pagoda::forbidding(start, goals))
        all.push_back(proof_for(f, start, finishes));
    return all;
}

std::string reason(const std::vector<PagodaProof>& proofs) {
    if (proofs.size() > 1)
        return "the classes allow it, but " + std::to_string(proofs.size()) +
               " pagoda functions forbid every hole that they leave to a single peg: sums of weights of pegs, which no "
               "jump raises, and more there than at the start";
    const PagodaProof& proof = proofs.front();
    return "the classes allow it, but a pagoda function forbids it: a sum of weights of pegs, which no jump raises, "
           "would go from " +
           std::to_string(proof.at_start) + " at the start to " + std::to_string(proof.at_goal) +
           (proof.finishes.size() > 1 ? " or more in the end" : " in the end");
}

}  // namespace

Feasibility feasible(const Problem& problem) {
    Feasibility answer{theory::judge(problem), {}};
    if (answer.judgement.solvable || !answer.judgement.feasible) return answer;
    if (problem.board.hole_count() > search::pagoda::most_holes) return answer;
    answer.pagodas = proofs(problem);
    if (!answer.pagodas.empty()) answer.judgement = {true, false, reason(answer.pagodas)};
    return answer;
}

}  // namespace pegwright
