// Finds the fewest moves between two positions of at most 64 holes, to replace a few moves of a solution.
//
// Breadth-first by moves from both ends, the smaller side first. It drops positions that cannot be finished in the
// moves left: each move fills at most one hole, and a peg that no jump can take must move itself. Exhaustive within its
// limits.
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

using WindowMove = std::vector<BitJump>;

class JumpWindow {
public:
    explicit JumpWindow(const std::vector<BitJump>& jumps);

    // The hole of a peg whose move begins before the window, or continues after it, and costs nothing here.
    using OpenEnd = std::size_t;
    static constexpr OpenEnd closed = 64;
    struct WindowQuestion {
        Bits start;
        Bits goal;
        OpenEnd came = closed;
        OpenEnd goes_on = closed;
        int most_moves = 0;
        bool detours = false;            // accept any number of moves up to most_moves
        std::size_t most_positions = 0;  // of both sides together
    };
    // A random one of the shortest, within the limits.
    std::optional<std::vector<WindowMove>> search(const WindowQuestion& question, std::mt19937_64& random);

private:
    struct WindowNode {
        Bits position;
        std::uint32_t before;  // number of the previous node
    };
    // Positions at most `moves` moves from this end.
    struct WindowSide {
        std::vector<WindowNode> reached;
        bits::PositionMap<std::uint32_t> numbers;
        std::size_t level_begin = 0;  // of the last level
        std::size_t free_end = 1;     // end of those that cost no move
        int moves = 0;
    };
    enum class Visited { go_on, no_further, enough };
    using JumpsOfHole = std::array<std::vector<BitJump>, 64>;

    bool can_be_finished(Bits position, Bits goal, int moves) const;
    // Calls visit(position, hole of the peg) for all stops of all moves, until it returns false.
    template <class Visit>
    bool each_move(Bits position, bool backwards, Visit&& visit) const;
    template <class Visit>
    bool extend(Bits position, std::size_t hole, bool backwards, int& left, Visit&& visit) const;
    WindowSide begin(Bits position, OpenEnd open, bool backwards, const WindowSide* other,
                     const WindowQuestion& question);
    bool expand(WindowSide& side, const WindowSide& other, bool backwards, const WindowQuestion& question);
    WindowMove move_between(Bits before, Bits after, OpenEnd starts, OpenEnd ends) const;
    bool find_move(Bits position, std::size_t hole, Bits after, OpenEnd ends, WindowMove& move) const;

    JumpsOfHole from_;
    JumpsOfHole to_;
    Bits movable_ = 0;    // holes where some jump starts
    Bits takeable_ = 0;   // holes that some jump goes over
    Bits reachable_ = 0;  // holes where some jump ends
    std::vector<std::pair<std::uint32_t, std::uint32_t>> meetings_;
};

}  // namespace pegwright::search::shortening
