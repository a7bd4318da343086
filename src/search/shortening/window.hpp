// A few moves searched again: the fewest from one position of some holes to another.
//
// Breadth-first by moves from both ends, the smaller side first, until they meet. A position is dropped if it cannot
// be finished in the moves that are left: each move fills one hole at most, and a peg that no jump can take must move
// itself. Within the limits that is exhaustive; above them nothing is found.
#pragma once

#include "search/bits/position_set.hpp"
#include "search/bits/small_board.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace pegwright::search::shortening {

using bits::BitJump;
using bits::Bits;

// One peg's jumps.
using WindowMove = std::vector<BitJump>;

class JumpWindow {
public:
    // Jumps between holes 0 … 63.
    explicit JumpWindow(const std::vector<BitJump>& jumps);

    // The hole of a peg that has just come there, or of one that goes on from there: what it jumps first, or last, is
    // part of a move before or after the window, and counts as none.
    using OpenEnd = std::size_t;
    static constexpr OpenEnd closed = 64;
    struct WindowQuestion {
        Bits start;
        Bits goal;
        OpenEnd came = closed;
        OpenEnd goes_on = closed;
        int most_moves = 0;
        bool detours = false;            // any number of moves up to these will do
        std::size_t most_positions = 0;  // of both sides together
    };
    // Of those with fewest moves one that random picks; nothing if there is none of so few, or too many positions.
    std::optional<std::vector<WindowMove>> search(const WindowQuestion& question, std::mt19937_64& random);

private:
    struct WindowNode {
        Bits position;
        std::uint32_t before;  // number of the one it was reached from
    };
    // Positions that so many moves lead to, from the start or back from the goal.
    struct WindowSide {
        std::vector<WindowNode> reached;
        bits::PositionMap<std::uint32_t> numbers;
        std::size_t level_begin = 0;  // of the last level
        std::size_t free_end = 1;     // of those that cost no move
        int moves = 0;
    };
    enum class Visited { go_on, no_further, enough };
    using JumpsOfHole = std::array<std::vector<BitJump>, 64>;

    bool can_be_finished(Bits position, Bits goal, int moves) const;
    // Calls visit(position after, hole of the peg) for all stops of all moves, until it says false.
    template <class Visit>
    bool each_move(Bits position, bool backwards, Visit&& visit) const;
    template <class Visit>
    bool extend(Bits position, std::size_t hole, bool backwards, int& left, Visit&& visit) const;
    WindowSide begin(Bits position, OpenEnd open, bool backwards, const WindowSide* other,
                     const WindowQuestion& question);
    // False if there are too many positions.
    bool expand(WindowSide& side, const WindowSide& other, bool backwards, const WindowQuestion& question);
    // The move from a position to the next; its peg starts from, or backwards ends in, a hole if one is given.
    WindowMove move_between(Bits before, Bits after, OpenEnd starts, OpenEnd ends) const;
    bool find_move(Bits position, std::size_t hole, Bits after, OpenEnd ends, WindowMove& move) const;

    JumpsOfHole from_;
    JumpsOfHole to_;
    Bits movable_ = 0;    // holes that some jump starts from
    Bits takeable_ = 0;   // and that some jump goes over
    Bits reachable_ = 0;  // and that some jump ends in
    std::vector<std::pair<std::uint32_t, std::uint32_t>> meetings_;
};

}  // namespace pegwright::search::shortening
