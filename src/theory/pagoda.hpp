// Pagoda functions prove that a goal cannot be reached, in numbers that a person can check.
//
// Each hole has a weight, with w(from) + w(over) >= w(to) for every jump. So no jump raises the sum over the pegs, and
// a goal with a larger sum than the start is out of reach. search/pagoda finds them.
//
// Source: Berlekamp, Conway and Guy 1982; Beasley 1985, who calls them resource counts.
#pragma once

#include "game/position.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::theory {

// An object exists only if every jump of its board was checked.
class PagodaFunction {
public:
    // weights: by hole number. Nothing if some jump raises the sum. O(holes).
    static std::optional<PagodaFunction> of(const Board& board, std::vector<std::int32_t> weights);

    const Board& board() const { return board_; }
    std::span<const std::int32_t> weights() const { return weights_; }
    std::int32_t weight(Hole h) const { return weights_[board_.index(h)]; }
    // The sum over the pegs. O(holes).
    std::int64_t sum(const Position& position) const;
    // True if the function proves that no jumps lead from start to goal.
    bool forbids(const Position& start, const Position& goal) const { return sum(goal) > sum(start); }
    // The largest and the smallest sum of at least one position.
    std::int64_t most(std::span<const Position> positions) const;
    std::int64_t least(std::span<const Position> positions) const;

    // In columns of one width, with a dot where no hole is.
    std::string picture() const;

private:
    PagodaFunction(Board board, std::vector<std::int32_t> weights)
        : board_(std::move(board)), weights_(std::move(weights)) {}

    Board board_;
    std::vector<std::int32_t> weights_;
};

// By hole number. O(holes).
std::vector<JumpIndices> all_jumps(const Board& board);
// The positions after any jump, and those before any jump that leads to the position. O(holes) a jump.
std::vector<Position> after_any_jump(const Position& position);
std::vector<Position> before_any_jump(const Position& position);

}  // namespace pegwright::theory
