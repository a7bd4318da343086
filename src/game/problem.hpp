// A problem: a board, where its pegs stand at the start, and where they should stand in the end.
//
// The start is the full board but for some holes, or any position; the goal is pegs in certain holes and
// nowhere else, any position, or any single peg. The literature's single-vacancy problem, one hole vacated
// and one peg left, is the special case most of construct/ is about: see is_single().
#pragma once

#include "board/affine.hpp"
#include "game/position.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace pegwright::game {

// Few holes are kept as a list, so that problems of boards of 10^8 holes stay small.
class Start {
public:
    // Every hole full but these: in row order, none twice.
    static Start vacate(std::vector<Hole> holes);
    static Start at(Position position);

    // The position as it was given; null if holes were.
    const Position* position() const { return position_.get(); }
    const std::vector<Hole>& vacated() const { return vacated_; }
    friend bool operator==(const Start& a, const Start& b);

private:
    std::vector<Hole> vacated_;
    std::shared_ptr<const Position> position_;
};

class Goal {
public:
    // Pegs in these holes and in no other: in row order, none twice.
    static Goal finish(std::vector<Hole> holes);
    static Goal at(Position position);
    // One peg, wherever it may be.
    static Goal any_peg() { return {}; }

    bool is_any() const { return !position_ && finish_.empty(); }
    const Position* position() const { return position_.get(); }
    const std::vector<Hole>& finishes() const { return finish_; }
    friend bool operator==(const Goal& a, const Goal& b);

private:
    std::vector<Hole> finish_;
    std::shared_ptr<const Position> position_;
};

struct Problem {
    Board board;
    Start start;
    Goal goal;

    Problem(Board b, Start s, Goal g) : board(std::move(b)), start(std::move(s)), goal(std::move(g)) {}
    // One hole vacated, one peg left.
    Problem(Board b, Hole vacate, Hole finish)
        : Problem(std::move(b), Start::vacate({vacate}), Goal::finish({finish})) {}

    // Whether it was given as one hole vacated and one hole to finish at; then these are the two.
    bool is_single() const { return start.vacated().size() == 1 && goal.finishes().size() == 1; }
    Hole vacate() const { return start.vacated().front(); }
    Hole finish() const { return goal.finishes().front(); }

    // Pegs at the start and in the end. O(1), O(holes / 64) if given as positions.
    std::int64_t start_pegs() const;
    std::int64_t goal_pegs() const;
    // Jumps in any solution: every jump takes one peg away. May be negative.
    std::int64_t jump_count() const { return start_pegs() - goal_pegs(); }

    // Throws Error (limit) if the board does not fit the memory. O(holes / 64).
    Position start_position() const;
    // Nothing if any single peg will do.
    std::optional<Position> goal_position() const;
    // Whether a position is what the goal asks for. O(holes / 64).
    bool reached(const Position& position) const;

    // The same problem with a start and goal that were given as positions turned into holes where there
    // is one vacancy, or one peg: engines need to look in one place only. O(holes).
    Problem normal() const;

    friend bool operator==(const Problem&, const Problem&) = default;
};

// Of single-vacancy problems: the image under a symmetry of the board.
Problem image(const Affine& symmetry, const Problem& problem);

// The least of a single-vacancy problem's images under the board's symmetries, by (vacate, finish) in row
// order; two problems are the same up to symmetry iff these are equal.
Problem canonical(const Problem& problem);

}  // namespace pegwright::game
