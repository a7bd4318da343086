// A game to search: a board, the positions where it may start, and those where it should end.
#pragma once

#include "base/limits.hpp"
#include "game/problem.hpp"
#include "search/bits/hole_permutation.hpp"

#include <bit>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::search::bits {

// A lower bound on a weighted sum of pegs.
struct ResourceRequirement {
    struct Term {
        Bits holes;
        int weight;
    };
    std::vector<Term> terms;
    int least = 0;

    int value(Bits position) const {
        int sum = 0;
        for (const Term& term : terms) sum += term.weight * std::popcount(position & term.holes);
        return sum;
    }
    // Whether it is a pagoda function: no jump raises the sum. O(jumps * terms).
    bool only_falls(const SmallBoard& board) const;
};

struct Game {
    SmallBoard board;
    std::vector<Bits> starts;                     // ascending, with equally many pegs
    std::vector<Bits> goals;                      // ascending, with equally many pegs; may be empty
    std::optional<ResourceRequirement> resource;  // positions below are not entered
    std::vector<HolePermutation> symmetries;      // that keep all these; the identity first

    // In any order; at least one start. Keeps the symmetries that preserve both sets and the resource requirement.
    Game(SmallBoard board, std::vector<Bits> starts, std::vector<Bits> goals,
         std::span<const HolePermutation> symmetries_of_board, std::optional<ResourceRequirement> resource = {});
    // Of several goals, such as any single peg, those in the position class of the start stay. Throws Error (limit) if
    // the board has more than 64 holes.
    static Game of(const Problem& problem, std::optional<ResourceRequirement> resource = {});
    static Game from_any_vacancy(const Board& board, std::optional<ResourceRequirement> resource = {});

    int holes() const { return static_cast<int>(board.size()); }
    int start_pegs() const { return std::popcount(starts.front()); }
    // 1 if there is no goal.
    int goal_pegs() const { return goals.empty() ? 1 : std::popcount(goals.front()); }
    // Backward play starts from the goals' complements.
    std::vector<Bits> backward_starts() const;
    // Whether backward play is the same game.
    bool complement() const { return backward_starts() == starts; }
    // Searches from both ends meet at the jump from this number of pegs to one less.
    int middle() const { return (start_pegs() + goal_pegs() + 1) / 2; }
    int backward_middle() const { return holes() - middle() + 1; }
    std::uint64_t starts_that_are_goals() const;
};

// In row order; at most 64 holes.
Bits bits_of(const Position& position);
Position position_of(const Board& board, Bits bits);

}  // namespace pegwright::search::bits
