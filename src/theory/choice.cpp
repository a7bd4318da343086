#include "theory/choice.hpp"

#include <algorithm>
#include <cstdlib>

namespace pegwright::theory {
namespace {

// Steps between two holes; on the square lattice a diagonal step counts as one.
std::int32_t distance(const Board& board, Hole a, Hole b) {
    const Hole d = a - b;
    const std::int32_t straight = std::max(std::abs(d.x), std::abs(d.y));
    return board.lattice() == Lattice::triangular ? std::max(straight, std::abs(d.x - d.y)) : straight;
}

// The nearest hole that makes a solvable problem with `given`. By time reversal either may be the vacancy.
std::optional<Hole> partner(const Board& board, Hole given) {
    const BigBoard theory(board);
    std::optional<Hole> best;
    const auto offer = [&](Hole h) {
        if (!best || distance(board, h, given) < distance(board, *best, given)) best = h;
    };
    // Holes at most two away have all residues mod 3, which is enough except on thin and small boards.
    for (std::int32_t y = given.y - 2; y <= given.y + 2; ++y)
        for (std::int32_t x = given.x - 2; x <= given.x + 2; ++x)
            if (board.contains({x, y}) && solvability(theory, big(given), big(Hole{x, y})).solvable) offer({x, y});
    if (!best)
        // O(holes).
        for_each_finish(theory, big(given), [&](const BigHole& h) {
            offer({static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)});
        });
    return best;
}

// Why no problem with this hole is solvable.
Choice no_partner(const Board& board, Hole given, bool is_finish) {
    Solvability s = finishes(BigBoard(board), big(given)).solvability;
    if (is_finish) s.reason = "by time reversal a finish is a vacancy in the same hole, of which holds: " + s.reason;
    return {std::nullopt, s};
}

}  // namespace

Choice choose_problem(const Board& board, std::optional<Hole> vacate, std::optional<Hole> finish) {
    if (vacate && finish) {
        Solvability s = solvability(BigBoard(board), big(*vacate), big(*finish));
        if (!s.solvable) return {std::nullopt, s};
        return {Problem{board, *vacate, *finish}, s};
    }
    if (vacate || finish) {
        const Hole given = vacate ? *vacate : *finish;
        const auto other = partner(board, given);
        if (!other) return no_partner(board, given, !vacate);
        return vacate ? choose_problem(board, given, *other) : choose_problem(board, *other, given);
    }
    const Solvability s = board_solvability(BigBoard(board));
    if (!s.solvable) return {std::nullopt, s};
    // On large boards only a vacancy's residues mod 3 matter. The first holes of the first rows have them all.
    std::optional<Hole> chosen;
    for (std::int32_t y = 0; y < board.height() && !chosen; ++y)
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            for (std::int32_t x = first; x < std::min(end, first + 3) && !chosen; ++x)
                if (partner(board, {x, y})) chosen = Hole{x, y};
        });
    if (chosen) return choose_problem(board, *chosen, std::nullopt);
    return {std::nullopt, s};
}

}  // namespace pegwright::theory
