// A search backwards in time: how a piece of a large board may end so that full rows beyond its sides can leave on the
// way (passes/rows.hpp). From the few pegs there are in the end jumps are taken back, until all rows that wait have
// been let pass; or, without rows, until somebody likes the pegs.
#pragma once

#include "board/affine.hpp"
#include "board/lattice.hpp"
#include "compose/few_moves/passes/rows.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pegwright::compose::few_moves {

// In order of rows, then of columns.
using Pegs = std::vector<Hole>;

// The pegs after some jumps, in any order.
Pegs pegs_after(Pegs pegs, std::span<const Jump> jumps);

// Rows beyond a side leave before this jump.
struct Leaving {
    std::size_t jump = 0;
    RowsBeyond rows;
    Parting parting;
};
struct Ending {
    std::vector<Jump> jumps;
    std::vector<Leaving> leaving;  // in order of jumps
};
// Hands on jumps and rows, with the piece's hole (0, 0) and so on at `at`. O(1) a jump.
void play(const Ending& ending, const Affine& at, Batch& batch);

// Where jumps are taken back, and what is beyond.
struct EndingPiece {
    Lattice lattice = Lattice::square;
    Hole first{0, 0};  // its least column and row; there are fewer than 64 columns
    std::int32_t rows = 0;
    std::function<bool(Hole)> contains;  // which holes jumps may use
    std::size_t sides = 0;               // three at most
    // The rows beyond a side if, of all sides, only those of these bits leave later; some sides may have none.
    std::function<RowsBeyond(std::size_t side, unsigned later)> beyond{};
    bool by_columns = false;  // how positions of a level are ordered, which decides between equals
    // Of a level these are kept, which are nearest to letting rows pass.
    std::size_t most_positions = SIZE_MAX;
};

class Endings {
public:
    // ends: all of equally many pegs.
    Endings(EndingPiece piece, const std::vector<Pegs>& ends);

    // One jump more is taken back, of as many positions as are kept: microseconds each. False if there is no position
    // any more.
    bool go_back();
    // How many positions there are so many jumps before the end, and those from which all rows can pass on the way.
    std::size_t positions() const { return levels_.back().size(); }
    std::vector<Pegs> found() const;
    // The jumps from one of these, and when rows leave: as late as they can.
    Ending from(const Pegs& pegs) const;

private:
    using Numbers = std::u16string;              // of holes, in order
    using State = std::pair<Numbers, unsigned>;  // with the sides whose rows can pass from there on
    struct Order {
        bool by_columns;
        bool operator()(const State& a, const State& b) const;
    };
    struct Next {
        Jump jump{};
        State state;
    };
    using EndingLevel = std::map<State, Next, Order>;

    char16_t number(Hole h) const;
    Hole hole(char16_t number) const;
    Pegs holes(const Numbers& numbers) const;
    const RowsBeyond& beyond(std::size_t side, unsigned later) const { return beyond_[side][later]; }
    std::vector<std::size_t> passing_now(const Pegs& pegs, unsigned later) const;
    unsigned with_passing_now(const Pegs& pegs, unsigned later) const;
    std::int32_t distance(const State& state) const;
    void keep_nearest(EndingLevel& level) const;
    void undo(const State& state, EndingLevel& level) const;

    EndingPiece piece_;
    std::array<std::array<RowsBeyond, 8>, 3> beyond_{};
    unsigned waiting_ = 0;  // sides with rows
    std::vector<EndingLevel> levels_;
};

}  // namespace pegwright::compose::few_moves
