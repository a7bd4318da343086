#include "theory/choice.hpp"

#include <algorithm>
#include <array>

namespace pegwright {
namespace {

// The hole nearest to `given` that makes a solvable problem with it. By time reversal it does not
// matter which of the two is the vacancy.
std::optional<Hole> partner(const Board& board, Hole given) {
    // From T_6 on a hole of every label lies within one row; on T_4 and T_5 look everywhere.
    const std::int32_t reach = board.side() < 6 ? board.side() : 1;
    std::optional<Hole> best;
    const auto distance = [&](Hole h) { return std::max({std::abs(h.x - given.x), std::abs(h.y - given.y), std::abs((h.x - h.y) - (given.x - given.y))}); };
    for (std::int32_t y = std::max(0, given.y - reach); y <= std::min(board.side() - 1, given.y + reach); ++y) {
        for (std::int32_t x = std::max(0, given.x - reach); x <= std::min(y, given.x + reach); ++x) {
            const Hole h{x, y};
            if (best && distance(h) >= distance(*best)) continue;
            if (solvability(BigBoard(board), big(given), big(h)).solvable) best = h;
        }
    }
    return best;
}

Choice no_partner(const Board& board, Hole given, bool is_finish) {
    Solvability s = finishes(BigBoard(board), big(given)).solvability;
    if (is_finish) s.reason = "a finish is as hard as a vacancy in the same hole, by time reversal; " + s.reason;
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
    constexpr std::array<Hole, 2> corner_and_next = {{{0, 0}, {0, 1}}};
    for (const Hole h : corner_and_next)
        if (partner(board, h)) return choose_problem(board, h, std::nullopt);
    return {std::nullopt, s};
}

}  // namespace pegwright
