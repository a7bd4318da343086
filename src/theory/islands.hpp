// Islands: parts of a board that no jump connects. An island with a peg keeps one for ever, since a jump leaves one;
// one without has none for ever, and a full one stays as it is.
#pragma once

#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace pegwright::theory {

class Islands {
public:
    // O(holes), some hundred nanoseconds each. Nothing of boards of more holes than most_holes.
    static std::optional<Islands> of(const Board& board);
    static constexpr std::int64_t most_holes = 1 << 20;

    std::size_t count() const { return count_; }
    // Of those with pegs in them.
    std::size_t inhabited(const Position& position) const;
    // The first island on which start cannot lead to goal, by one of its holes, and for which of the reasons above.
    enum class Why { keeps_a_peg, gets_none, is_full };
    struct Broken {
        Hole hole;
        Why why;
    };
    std::optional<Broken> broken_by(const Position& start, const Position& goal) const;
    // The holes of all but the largest.
    std::vector<Hole> beside_the_largest() const;

private:
    explicit Islands(const Board& board) : board_(board) {}
    // Holes of each, and pegs.
    std::vector<std::int64_t> sizes() const;
    std::vector<std::int64_t> pegs(const Position& position) const;

    Board board_;
    std::vector<std::uint32_t> of_;  // the island of each hole, in row order
    std::size_t count_ = 0;
};

}  // namespace pegwright::theory
