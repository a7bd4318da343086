// What is searched: a board, the positions a game may start with, those it is to end with.
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

// A bound on the sum of the pegs' weights (resource_requirement.hpp).
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
    // Whether no jump adds to the sum: it is a pagoda function. O(jumps * terms).
    bool only_falls(const SmallBoard& board) const;
};

struct Game {
    SmallBoard board;
    std::vector<Bits> starts;                     // a game starts with one of these: ascending, of as many pegs each
    std::vector<Bits> goals;                      // and is to end with one of these: the same; may be none
    std::optional<ResourceRequirement> resource;  // positions of less are not entered
    std::vector<HolePermutation> symmetries;      // that keep all these; the identity first

    // In any order, at least one start. Keeps those of the board's symmetries that keep both sets and the
    // resource count.
    Game(SmallBoard board, std::vector<Bits> starts, std::vector<Bits> goals,
         std::span<const HolePermutation> symmetries_of_board, std::optional<ResourceRequirement> resource = {});
    // The game of a problem, with all symmetries that keep it; a goal of any single peg becomes those that the
    // start's position class allows. Throws Error (limit) if the board has more than 64 holes.
    static Game of(const Problem& problem, std::optional<ResourceRequirement> resource = {});
    // One hole vacated, whichever; any single peg in the end.
    static Game from_any_vacancy(const Board& board, std::optional<ResourceRequirement> resource = {});

    int holes() const { return static_cast<int>(board.size()); }
    int start_pegs() const { return std::popcount(starts.front()); }
    // If there is no goal, it would be a single peg.
    int goal_pegs() const { return goals.empty() ? 1 : std::popcount(goals.front()); }
    // The complements of the goals, which are the starts of games played backwards with pegs and holes exchanged.
    std::vector<Bits> backward_starts() const;
    // Forwards and, with pegs and holes exchanged, backwards it is the same game.
    bool complement() const { return backward_starts() == starts; }
    // Solutions are halved by their jump from this number of pegs to one less.
    int middle() const { return (start_pegs() + goal_pegs() + 1) / 2; }
    // Where the half played backwards ends.
    int backward_middle() const { return holes() - middle() + 1; }
    // How many starts are goals. All solutions, if there are as many pegs in the end.
    std::uint64_t starts_that_are_goals() const;
};

// A position of a board that has at most 64 holes, as bits in row order.
Bits bits_of(const Position& position);

}  // namespace pegwright::search::bits
