#include "pegwright/finishes.hpp"

#include "pegwright/search_ways.hpp"
#include "search/bitmaps/finishes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::SmallBoard;

// Wide enough for nearly everything that can be solved, and for proofs on boards of up to some 24 holes.
constexpr std::uint64_t widest_beam = 1'000;

theory::Judgement searched(const Board& board, std::size_t finishes) {
    if (finishes == 0)
        return {true, false, "the classes allow it, but exhaustive search finds no solution with this vacancy"};
    return {true, true,
            "by exhaustive search a game on " + board.label() + " can end with one peg at " +
                std::to_string(finishes) + (finishes == 1 ? " hole" : " holes")};
}

}  // namespace

std::vector<Hole> searched_finishes(const Board& board, Hole vacate, const Limits& limits) {
    Position start(board);
    start.clear(vacate);
    std::vector<Hole> finishes;
    for (const Hole finish : theory::possible_finishes(start)) {
        const auto solved = solved_by_search(Problem(board, vacate, finish), widest_beam, limits);
        if (!solved) {
            const SmallBoard small(board);
            const auto bits = search::bitmaps::finishes_from(small, small.number(vacate),
                                                             search::bits::hole_symmetries(small), limits);
            std::vector<Hole> all;
            for (const Hole h : small.holes())
                if ((bits & small.bit(h)) != 0) all.push_back(h);
            return all;
        }
        if (*solved) finishes.push_back(finish);
    }
    return finishes;
}

KnownFinishes known_finishes(const Board& board, Hole vacate, const Limits& limits) {
    KnownFinishes known{theory::judge(board, vacate), {}, true};
    if (known.judgement.solvable == false) return known;
    if (theory::has_theorem(board)) {
        theory::for_each_finish(theory::BigBoard(board), theory::big(vacate), [&](const theory::BigHole& h) {
            known.holes.push_back({static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)});
        });
        return known;
    }
    if (board.hole_count() <= most_holes_searched) {
        known.holes = searched_finishes(board, vacate, limits);
        known.judgement = searched(board, known.holes.size());
        return known;
    }
    Position start(board);
    start.clear(vacate);
    known.holes = theory::possible_finishes(start);
    known.exact = false;
    return known;
}

}  // namespace pegwright
