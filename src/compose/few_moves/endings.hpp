// A search backwards in time, for the end of a solution on a small piece of a large board. It takes jumps back from the
// last pegs until the full rows beyond each side of the piece have had a moment to leave (passes/rows.hpp). Without
// such rows the caller decides where to stop.
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

// By rows, then columns.
using Pegs = std::vector<Hole>;

// The pegs after some jumps, in any order; the calls below want them sorted.
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
// Adds all jumps, of the rows too; `at` maps the piece to the board. O(1) a jump.
void play(const Ending& ending, const Affine& at, Batch& batch);

struct EndingPiece {
    Lattice lattice = Lattice::square;
    Hole first{0, 0};  // least column and row; there are fewer than 64 columns
    std::int32_t rows = 0;
    std::function<bool(Hole)> contains;  // which holes jumps may use
    std::size_t sides = 0;               // three at most
    // The rows beyond a side. later: this side and those that leave after it, a bit each. A side may have no rows.
    std::function<RowsBeyond(std::size_t side, unsigned later)> beyond{};
    bool by_columns = false;  // order of positions in a level; decides between equals
    // Of a level. Those nearest to a moment when rows can leave are kept.
    std::size_t most_positions = SIZE_MAX;
};

class Endings {
public:
    // ends: with equal numbers of pegs
    Endings(EndingPiece piece, const std::vector<Pegs>& ends);

    // Takes back one more jump from every position, some microseconds each. False if no position is left.
    bool go_back();
    // Positions of the last level.
    std::size_t positions() const { return levels_.back().size(); }
    // Those from which all rows can leave on the way.
    std::vector<Pegs> found() const;
    // From a found position. Rows leave as late as they can.
    Ending from(const Pegs& pegs) const;

private:
    using Numbers = std::u16string;              // of holes, in order
    using State = std::pair<Numbers, unsigned>;  // and the sides whose rows can leave from there on
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
