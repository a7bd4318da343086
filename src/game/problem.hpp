// A problem: a board, a start and a goal.
//
// - Start: the full board without some holes, or any position.
// - Goal: pegs in given holes and nowhere else, any position, one of several positions, or one peg anywhere.
//
// A single-vacancy problem has one vacancy at the start and one given last peg; see is_single().
#pragma once

#include "board/affine.hpp"
#include "game/position.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace pegwright::game {

class Start {
public:
    // Sorts the holes and drops duplicates.
    static Start vacate(std::vector<Hole> holes);
    static Start at(Position position);

    // Null if the start was given as holes.
    const Position* position() const { return position_.get(); }
    const std::vector<Hole>& vacated() const { return vacated_; }
    friend bool operator==(const Start& a, const Start& b);

private:
    std::vector<Hole> vacated_;
    std::shared_ptr<const Position> position_;
};

class Goal {
public:
    // Sorts the holes and drops duplicates.
    static Goal finish(std::vector<Hole> holes);
    static Goal at(Position position);
    // One of these, whichever; at least one, with equally many pegs. A single one is at(it).
    static Goal among(std::vector<Position> positions);
    static Goal any_peg() { return {}; }

    bool is_any() const { return !positions_ && finish_.empty(); }
    bool is_among() const { return positions_ && positions_->size() > 1; }
    // Null if the goal is not one position.
    const Position* position() const { return positions_ && !is_among() ? &positions_->front() : nullptr; }
    const std::vector<Hole>& finishes() const { return finish_; }
    // Only if is_among().
    const std::vector<Position>& alternatives() const { return *positions_; }
    friend bool operator==(const Goal& a, const Goal& b);

private:
    std::vector<Hole> finish_;
    std::shared_ptr<const std::vector<Position>> positions_;
};

struct Problem {
    Board board;
    Start start;
    Goal goal;

    Problem(Board b, Start s, Goal g) : board(std::move(b)), start(std::move(s)), goal(std::move(g)) {}
    Problem(Board b, Hole vacate, Hole finish)
        : Problem(std::move(b), Start::vacate({vacate}), Goal::finish({finish})) {}

    // True for single-vacancy problems. Only these have vacate() and finish().
    bool is_single() const { return start.vacated().size() == 1 && goal.finishes().size() == 1; }
    Hole vacate() const { return start.vacated().front(); }
    Hole finish() const { return goal.finishes().front(); }

    // O(1); O(holes / 64) if given as a position.
    std::int64_t start_pegs() const;
    std::int64_t goal_pegs() const;
    // Each jump removes one peg. Negative if the goal has more pegs than the start.
    std::int64_t jump_count() const { return start_pegs() - goal_pegs(); }

    // O(holes / 64). Throws Error (limit) if the board does not fit in memory.
    Position start_position() const;
    // Nothing if the goal is one peg anywhere, or one of several positions.
    std::optional<Position> goal_position() const;
    // All positions of the goal; empty if it is one peg anywhere.
    std::vector<Position> goal_positions() const;
    // O(holes / 64).
    bool reached(const Position& position) const;

    // Positions of one vacancy or one peg become holes, so that engines look in one place only. O(holes).
    Problem normal() const;

    friend bool operator==(const Problem&, const Problem&) = default;
};

// For single-vacancy problems and symmetries of the board.
Problem image(const Affine& symmetry, const Problem& problem);

// The least of a single-vacancy problem's images, by (vacate, finish) in row order. Problems are equal up to symmetry
// exactly if their canonical forms are equal.
Problem canonical(const Problem& problem);

}  // namespace pegwright::game
