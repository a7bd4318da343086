#include "pegwright/surveying/survey.hpp"

#include "board/symmetry.hpp"
#include "game/refereed.hpp"
#include "pegwright/solving/solve.hpp"
#include "pegwright/surveying/finishes.hpp"
#include "pegwright/surveying/pair_search.hpp"
#include "search/bits/small_board.hpp"
#include "theory/feasibility.hpp"
#include "theory/judgement.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace pegwright {
namespace {

std::optional<bool> referee_accepts(const Problem& problem) {
    const auto player = planned(problem);
    // Where a theorem says no, the constructor has no plan.
    if (!player) return theory::has_theorem(problem.board) ? std::optional(false) : std::nullopt;
    NoSink nobody;
    try {
        player->play(nobody);
        return true;
    } catch (const Refused&) {
        return false;
    }
}

}  // namespace

std::vector<SurveyedPair> distinct_pairs(const Board& board) {
    if (board.hole_count() > 64) search::bits::fail_too_many_holes(board.label(), board.hole_count());
    // The least image represents the pair.
    const auto key = [](Hole vacate, Hole finish) { return std::tuple(vacate.y, vacate.x, finish.y, finish.x); };
    const std::vector<board::Affine> maps = board::symmetries(board);
    const theory::PositionClass full = theory::full_board_class(board);
    const bool tiny = board.hole_count() <= 2;  // with one or two holes, the start is already the end
    std::vector<SurveyedPair> pairs;
    board.for_each_hole([&](Hole vacate) {
        const theory::PositionClass start = full + theory::peg_class(board.lattice(), vacate);
        board.for_each_hole([&](Hole finish) {
            const bool feasible = tiny ? finish != vacate : theory::peg_class(board.lattice(), finish) == start;
            const auto comes_first = [&](const board::Affine& map) {
                return key(map(vacate), map(finish)) >= key(vacate, finish);
            };
            if (feasible && std::all_of(maps.begin(), maps.end(), comes_first))
                pairs.push_back({vacate, finish, {}, {}, {}});
        });
    });
    return pairs;
}

void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits,
            std::chrono::milliseconds each) {
    for (SurveyedPair& pair : pairs) {
        if (limits.poll)
            limits.poll({"constructions", 0, static_cast<std::uint64_t>(&pair - pairs.data()), pairs.size()});
        const Problem problem(board, pair.vacate, pair.finish);
        pair.theorem = theory::judge(problem).solvable;
        pair.constructed = referee_accepts(problem);
    }
    if (board.hole_count() > most_holes_searched) return search_pairs(board, pairs, each, limits);
    std::map<Hole, std::vector<Hole>> finishes;
    for (SurveyedPair& pair : pairs) {
        const auto known = finishes.find(pair.vacate);
        const std::vector<Hole>& ends =
            known != finishes.end()
                ? known->second
                : finishes.emplace(pair.vacate, searched_finishes(board, Start::vacate({pair.vacate}), limits))
                      .first->second;
        pair.searched = std::find(ends.begin(), ends.end(), pair.finish) != ends.end();
    }
}

}  // namespace pegwright
