#pragma once

#include "search/bits/hole_symmetries.hpp"
#include "search/bits/small_board.hpp"
#include "search/moves/shortest.hpp"

#include <utility>
#include <vector>

// Holes to vacate and finish at.
using HolePair = std::pair<std::size_t, std::size_t>;

// Parities of a position: counts of pegs by `(x + y) mod 3` and, on the square lattice, `(x - y) mod 3`, in pairs.
inline unsigned position_parities(const pegwright::tests::SmallBoard& board, pegwright::tests::Bits position) {
    unsigned parities = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if ((position >> i & 1) == 0) continue;
        const pegwright::tests::Hole h = board.holes()[i];
        parities ^= 7u & ~(1u << (h.x + h.y) % 3);
        if (board.lattice() == pegwright::tests::Lattice::square)
            parities ^= (7u & ~(1u << (h.x - h.y + 300) % 3)) << 3;
    }
    return parities;
}

// Pairs with equal parities, one for each set of symmetric pairs.
inline std::vector<HolePair> feasible_problems(const pegwright::tests::SmallBoard& board) {
    const auto symmetries = pegwright::tests::hole_symmetries(board);
    std::vector<HolePair> problems;
    for (std::size_t s = 0; s < board.size(); ++s)
        for (std::size_t f = 0; f < board.size(); ++f) {
            const bool feasible = position_parities(board, board.full() & ~(pegwright::tests::Bits{1} << s)) ==
                                  position_parities(board, pegwright::tests::Bits{1} << f);
            bool least = true;
            for (const auto& map : symmetries) least = least && !(HolePair(map[s], map[f]) < HolePair(s, f));
            if (feasible && least) problems.emplace_back(s, f);
        }
    return problems;
}

// Every single vacancy, and every single peg.
inline pegwright::tests::ShortestQuestion all_pairs(const pegwright::tests::SmallBoard& board) {
    pegwright::tests::ShortestQuestion question{.goals = pegwright::tests::single_pegs(board.full()),
                                                .symmetries = hole_symmetries(board)};
    for (const pegwright::tests::Bits goal : question.goals) question.starts.push_back(board.full() & ~goal);
    return question;
}

// Of all the board's problems.
inline int fewest_of_all(const pegwright::tests::SmallBoard& board) {
    return pegwright::tests::shortest(board, all_pairs(board)).moves;
}
