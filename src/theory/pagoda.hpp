// Pagoda functions: why a goal cannot be reached, in numbers that a person can check.
//
// A weight for each hole, such that in every jump the two pegs that leave weigh no less than the one that
// comes: w(from) + w(over) >= w(to). No jump raises the sum over the pegs, so a goal that weighs more than
// the start is out of reach [Berlekamp, Conway and Guy 1982; Beasley 1985, where they are resource counts;
// Bell's pages]. Finding them: search/pagoda.
#pragma once

#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::theory {

// Weights that were checked over every jump of their board: there is no object without.
class PagodaFunction {
public:
    // Nothing if some jump raises the sum. weights: by number of the hole. O(holes).
    static std::optional<PagodaFunction> of(const Board& board, std::vector<std::int32_t> weights);

    const Board& board() const { return board_; }
    std::span<const std::int32_t> weights() const { return weights_; }
    std::int32_t weight(Hole h) const { return weights_[board_.index(h)]; }
    // Over the pegs of a position of the board. O(holes).
    std::int64_t sum(const Position& position) const;
    // Whether no jumps lead from one to the other.
    bool forbids(const Position& start, const Position& goal) const { return sum(goal) > sum(start); }
    // The most of several positions, or the least; of at least one.
    std::int64_t most(std::span<const Position> positions) const;
    std::int64_t least(std::span<const Position> positions) const;

    // The weights row by row, each where its hole is in the board's picture, in columns of one width; a dot for no
    // hole.
    std::string picture() const;

private:
    PagodaFunction(Board board, std::vector<std::int32_t> weights)
        : board_(std::move(board)), weights_(std::move(weights)) {}

    Board board_;
    std::vector<std::int32_t> weights_;
};

// The numbers of the three holes of every jump of a board. O(holes).
std::vector<JumpIndices> all_jumps(const Board& board);
// What any jump leads to from a position, and what any jump may have led to it from. O(holes) a jump.
std::vector<Position> after_any_jump(const Position& position);
std::vector<Position> before_any_jump(const Position& position);

}  // namespace pegwright::theory
