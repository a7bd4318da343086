// What is searched: a board, the vacancies a game may start with, the holes it may end at.
#pragma once

#include "base/limits.hpp"
#include "search/bits/hole_permutation.hpp"

#include <bit>
#include <functional>
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
};

struct Game {
    SmallBoard board;
    Bits vacancies;                               // one of these holes is empty at the start
    Bits finishes;                                // in one of these holes the last peg stands
    std::optional<ResourceRequirement> resource;  // positions of less are not entered
    std::vector<HolePermutation> symmetries;      // that keep all these; the identity first

    // Keeps those of the board's symmetries that keep both sets and the resource count.
    Game(SmallBoard board, Bits vacancies, Bits finishes, std::span<const HolePermutation> symmetries_of_board,
         std::optional<ResourceRequirement> resource = {});
    // Forwards and, with pegs and holes exchanged, backwards it is the same game.
    bool complement() const { return vacancies == finishes; }
    int holes() const { return static_cast<int>(board.size()); }
};

}  // namespace pegwright::search::bits
