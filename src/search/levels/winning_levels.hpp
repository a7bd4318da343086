// The positions of all solutions, level by level, and the number of solutions [Bell 2009, sections 3 and 4].
//
// Let W_n be the winning positions with n pegs. Backward play is a game from the complement of a goal. So two forward
// searches meet in the middle; for a complement problem they are one.
// - Just below the middle, W_n are the positions reached whose complements the other search reaches. (A complement
//   problem on an even number of holes meets itself in the middle.)
// - Above, W_(n+1) are the positions reached from which a jump leads into W_n. Below, the same holds for complements.
//
// Counting solutions takes 9 bytes more for each position of the two largest W_n (counts/winning_counts.cpp).
#pragma once

#include "search/levels/forward_levels.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

class WinningLevels {
public:
    static int half_way(const Game& game) {
        return meets_in_the_middle(game) ? game.middle() : std::max(1, game.middle() - 1);
    }
    // `reached` must have kept the levels down to half_way(). Throws as build_level(), and what level files throw.
    WinningLevels(const Game& game, const ForwardLevels& reached, const Limits& limits, BlockPool& blocks);

    // Empty if there is no solution.
    const std::vector<LevelRow>& rows() const { return rows_; }
    Integer solutions() const;
    // Calls f with one image of each position.
    void for_each(int pegs, const std::function<void(Bits)>& f) const;
    // Expanded to find the other half.
    std::uint64_t positions_of_other_half() const;

    // Winning levels by number of pegs, down to `lowest`, and the search that made their keys.
    struct Half {
        const ForwardLevels* reached = nullptr;
        int start_pegs = 0;
        int lowest = 0;
        std::map<int, Level> levels;
    };
    // Down to the middle. Empty if there is no solution.
    const Half& upper() const { return upper_; }
    // Complements of winning positions below the middle. Null for complement problems, which need none.
    const Half* lower() const { return other_search_ ? &lower_ : nullptr; }

private:
    // Whether both searches share the middle level.
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
    Half lower_;  // of complements; not used for complement problems
    std::vector<LevelRow> rows_;
};

}  // namespace pegwright::search::levels
