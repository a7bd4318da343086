// The search for fewest moves in one position class (shortest.hpp): levels from both ends, and their bounds.
#pragma once

#include "search/moves/count_choice.hpp"
#include "search/moves/move_levels.hpp"
#include "search/moves/shortest.hpp"

#include <optional>
#include <vector>

namespace pegwright::search::moves {

// The starts and goals of one class.
struct ClassEnds {
    std::vector<Bits> starts;
    std::vector<Bits> goals;
    std::vector<HolePermutation> to_images = {};  // symmetries that lead to other classes, one for each

    bool image_under(const HolePermutation& symmetry, const ClassEnds& other) const;
};

// All classes with a goal, one for all images.
std::vector<ClassEnds> ends_by_class(const SmallBoard& board, const ShortestQuestion& question);

class ClassSearch {
public:
    // The arguments must outlive the search.
    ClassSearch(const SmallBoard& board, const ShortestQuestion& question, ClassEnds ends, const Limits& limits);
    static constexpr std::size_t everything = ~std::size_t{0};

    // Watch and choices hold references to other members.
    ClassSearch(const ClassSearch&) = delete;
    ClassSearch& operator=(const ClassSearch&) = delete;

    // A bound on the moves of all games; `never` if there is no game.
    int least();
    int most_jumps() const;

    // A position in the middle of a game of `bound` moves, if no game is shorter or that does not matter. With a width,
    // levels from the start keep only the best positions; trimmed() tells whether any were dropped.
    std::optional<Bits> meet(int bound, std::size_t width = everything);
    // All positions where the sides meet in games of `bound` moves, up to symmetry, if no game is shorter.
    std::vector<Bits> meet_all(int bound);
    bool trimmed() const { return trimmed_; }
    void forget();
    // No larger bound would find a game.
    bool exhausted() const { return forwards_.exhausted() || backwards_.exhausted(); }
    const ClassEnds& ends() const { return ends_; }
    // That keep the class's ends.
    const std::vector<HolePermutation>& symmetries() const { return symmetries_; }
    const SymmetryReducer& reducer() const { return reducer_; }
    const MoveLevels& forwards() const { return forwards_; }
    const MoveLevels& backwards() const { return backwards_; }
    std::int64_t expanded() const { return expanded_; }

    void put_game(Bits met, Shortest& to);

private:
    template <class LastMove>
    std::optional<Bits> approach(int bound, std::size_t width, const LastMove& last);
    std::vector<ResourceBound> counts_for(const MoveLevels& side, bool backwards, int moves);
    double needed(Bits position, const std::vector<ResourceBound>& counts) const;
    Progress where() const;
    std::size_t bytes() const { return forwards_.bytes() + backwards_.bytes(); }

    const SmallBoard& board_;
    const ShortestQuestion& question_;
    ClassEnds ends_;
    std::vector<HolePermutation> symmetries_;
    SymmetryReducer reducer_;
    MoveBounds bounds_;
    MoveLevels forwards_;
    MoveLevels backwards_;
    CountChoice counts_to_finish_;
    CountChoice counts_from_start_;
    Watch watch_;
    std::int64_t expanded_ = 0;
    bool trimmed_ = false;
};

}  // namespace pegwright::search::moves
