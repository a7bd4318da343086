// The positions on the way of some solution, level by level, and how many solutions there are.
//
// A position wins if a game reaches it and a goal can be reached from it [Bell 2009, section 3]. With pegs and holes
// exchanged, games played backwards from a goal are games forwards from its complement, so two forward searches down to
// the middle of the game are enough; for a complement problem they are one [section 4]. Just below the middle, W_n are
// the positions reached that are complements of positions of the other search (with an even number of holes those of a
// complement problem meet in the middle itself). Above, W_(n+1) are the positions reached that have a jump into W_n;
// below the same holds in the complement.
//
// For the number of solutions every W_n above the middle is given the number of ways that lead to a position, the sum
// over the positions before it (counts/winning_counts.cpp); where both halves meet they multiply.
// Memory: winning levels packed, and 9 bytes for each position of the two largest of them while ways are counted.
#pragma once

#include "search/levels/forward_levels.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

class WinningLevels {
public:
    // Searches: the other half if the problem is no complement, then the winning levels. reached must be at the
    // level half_way() or below and have kept the levels down to it. Throws Error (limit) if memory does
    // not suffice, what poll throws, and what level files throw.
    static int half_way(const Game& game) {
        return meets_in_the_middle(game) ? game.middle() : std::max(1, game.middle() - 1);
    }
    WinningLevels(const Game& game, const ForwardLevels& reached, const Limits& limits, BlockPool& blocks);

    // One row a level, from the start's to the goal's. Empty if there is no solution.
    const std::vector<LevelRow>& rows() const { return rows_; }
    Integer solutions() const;
    // Calls f with the winning positions of so many pegs, one for all its images under the game's symmetries.
    void for_each(int pegs, const std::function<void(Bits)>& f) const;
    // Positions that the search for the other half expanded, up to symmetry; 0 for complement problems.
    std::uint64_t positions_of_other_half() const;

    // The winning levels by number of pegs, down to `lowest`, and the search whose keys they have.
    struct Half {
        const ForwardLevels* reached = nullptr;
        int start_pegs = 0;
        int lowest = 0;
        std::map<int, Level> levels;
    };
    // From the start's level to the middle. Empty if there is no solution, as the other half is then.
    const Half& upper() const { return upper_; }
    // Of the complements of the positions below the middle; nothing for complement problems, whose upper half
    // holds them.
    const Half* lower() const { return other_search_ ? &lower_ : nullptr; }

private:
    // A complement problem on an even number of holes, whose middle level is that of the other search, too.
    static bool meets_in_the_middle(const Game& game) { return 2 * game.middle() == game.holes() && game.complement(); }
    void start_is_goal();
    void meet();
    void climb(Half& half);
    void make_rows();
    Level step(const ForwardLevels& from, const Level& parents, LevelStep step, const Level& within) const;
    Level step(const ForwardLevels& from, const Level& parents, LevelStep step) const;
    std::uint64_t memory() const;

    const Game& game_;
    const Limits& limits_;
    BlockPool& blocks_;
    Limits other_settings_;
    std::unique_ptr<ForwardLevels> other_search_;
    Half upper_;
    Half lower_;  // in the complement; not used for complement problems
    std::vector<LevelRow> rows_;
};

}  // namespace pegwright::search::levels
