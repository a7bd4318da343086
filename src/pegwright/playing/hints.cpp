#include "pegwright/playing/hints.hpp"

#include "game/referee.hpp"
#include "pegwright/playing/fates.hpp"
#include "pegwright/playing/hints_by_file.hpp"
#include "theory/judgement.hpp"

#include <algorithm>

namespace pegwright {
namespace {

// Only the last position if the others are not needed.
std::vector<Position> path_of(const HintQuestion& question) {
    game::Referee referee(question.problem);
    std::vector<Position> path{referee.position()};
    for (const Jump& jump : question.played) {
        if (!referee.play(jump)) {
            const Verdict verdict = referee.explain(jump);
            base::fail_input("wrong at jump " + std::to_string(verdict.jump) + ": " + verdict.reason);
        }
        // Only files need the path, and only for small boards.
        if (question.winning_file.empty()) path.clear();
        path.push_back(referee.position());
    }
    return path;
}

void set_fate(Hints& found) {
    const auto any = [&](Fate fate) {
        return std::any_of(found.jumps.begin(), found.jumps.end(), [&](const Hint& h) { return h.fate == fate; });
    };
    found.fate = found.reached || any(Fate::won) ? Fate::won : any(Fate::unknown) ? Fate::unknown : Fate::lost;
    if (found.fate == Fate::unknown && found.reason.empty())
        found.reason = "time is up, and no jump is known to keep the goal in reach";
    if (found.fate != Fate::lost || !found.reason.empty()) return;
    found.reason = found.jumps.empty() ? "no jump is possible" : "no jump leads to a position that can reach the goal";
}

}  // namespace

const char* fate_word(Fate fate) { return fate == Fate::won ? "won" : fate == Fate::lost ? "lost" : "not known"; }

std::vector<Jump> possible_jumps(const Position& position) {
    std::vector<Jump> all;
    const Board& board = position.board();
    board.for_each_hole([&](Hole from) {
        if (!position.peg(from)) return;
        for (const Hole half : board::half_directions(board.lattice()))
            for (const std::int32_t sign : {1, -1}) {
                const Hole over = from + sign * half;
                const Hole to = over + sign * half;
                if (board.contains(over) && position.peg(over) && board.contains(to) && !position.peg(to))
                    all.push_back({from, to});
            }
    });
    return all;
}

Hints hints(const HintQuestion& question, const Limits& limits) {
    const std::vector<Position> path = path_of(question);
    Hints found{path.back(), question.problem.reached(path.back()), Fate::unknown, {}, {}};
    for (const Jump& jump : possible_jumps(found.position)) found.jumps.push_back({jump, Fate::unknown});
    const bool told = !question.winning_file.empty() && fates_from_file(question, path, found);
    // If the goal has as many pegs as this position, any jump leads past it; classes do not see that.
    const Problem problem(question.problem.board, Start::at(found.position), question.problem.goal);
    if (!told && !found.jumps.empty()) {
        const auto judgement = theory::judge(problem);
        if (found.reached || problem.jump_count() <= 0 || judgement.solvable == false) {
            for (Hint& hint : found.jumps) hint.fate = Fate::lost;
            if (!found.reached) found.reason = judgement.reason;
        } else {
            search_fates(question, found, limits);
        }
    }
    set_fate(found);
    return found;
}

}  // namespace pegwright
