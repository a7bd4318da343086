// Lists all solutions of a small problem and joins those that swaps and symmetries exchange: a reference for counts.
#pragma once

#include "search/bits/hole_permutation.hpp"

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

class AllSolutions {
public:
    // Keeps every game that reaches a goal. Goals have the same number of pegs.
    AllSolutions(const pegwright::tests::SmallBoard& board, pegwright::tests::Bits start,
                 const std::vector<pegwright::tests::Bits>& goals);
    // Goals: one peg in a finishing hole.
    AllSolutions(const pegwright::tests::SmallBoard& board, pegwright::tests::Bits start,
                 pegwright::tests::Bits finishing_holes);

    std::size_t sequences() const { return number_.size(); }
    // Up to swaps of adjacent independent jumps and these symmetries.
    std::size_t classes(std::span<const pegwright::tests::HolePermutation> symmetries = {}) const;
    // Up to any order and these symmetries.
    std::size_t jump_sets(std::span<const pegwright::tests::HolePermutation> symmetries = {}) const;
    // The same with opposite jumps taken as one.
    std::size_t line_sets(std::span<const pegwright::tests::HolePermutation> symmetries = {}) const;

private:
    // Letter i stands for jump i of the board.
    using Sequence = std::string;

    void play(pegwright::tests::Bits position, Sequence& played, const std::set<pegwright::tests::Bits>& goals);
    Sequence undirected(const Sequence& sequence) const;
    std::size_t sets_of(bool directed, std::span<const pegwright::tests::HolePermutation> symmetries) const;
    Sequence mapped(const Sequence& sequence, const pegwright::tests::HolePermutation& symmetry) const;

    const pegwright::tests::SmallBoard& board_;
    std::map<Sequence, std::size_t> number_;
};
