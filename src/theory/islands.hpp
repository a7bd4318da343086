// Islands: the parts of a board that no jump connects. They prove problems impossible: an island with a peg always
// keeps one, an island without never gets one, and a full island never changes.
#pragma once

#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::theory {

class Islands {
public:
    // Nothing for more than most_holes. O(holes), some hundred nanoseconds each.
    static std::optional<Islands> of(const Board& board);
    static constexpr std::int64_t most_holes = 1 << 20;

    std::size_t count() const { return count_; }
    std::size_t inhabited(const Position& position) const;
    // A hole of the first island on which start cannot lead to goal, and the reason.
    enum class Why { keeps_a_peg, gets_none, is_full };
    struct Broken {
        Hole hole;
        Why why;
    };
    std::optional<Broken> broken_by(const Position& start, const Position& goal) const;
    // The holes of all islands but the largest.
    std::vector<Hole> beside_the_largest() const;

private:
    explicit Islands(const Board& board) : board_(board) {}
    // Holes, or pegs, of each island.
    std::vector<std::int64_t> sizes() const;
    std::vector<std::int64_t> pegs(const Position& position) const;

    Board board_;
    std::vector<std::uint32_t> of_;  // the island of each hole, in row order
    std::size_t count_ = 0;
};

}  // namespace pegwright::theory
