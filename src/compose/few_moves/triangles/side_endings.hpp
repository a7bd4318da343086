// How a triangle may end so that the rows beyond its sides can leave on the way: from the last peg jumps are taken back
// until the rows of all sides have been let pass.
#pragma once

#include "compose/few_moves/triangles/outline.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pegwright::compose::few_moves {

// The rows beyond a side leave before this jump, as take_rows() has it.
struct SideLeaves {
    std::size_t jump = 0;
    board::Affine at;
    std::int32_t rows = 0;
    std::int32_t length = 0;
    Parting parting;
};

struct SideEnding {
    std::vector<Jump> jumps;
    std::vector<SideLeaves> sides;  // in order of jumps
};

class SideEndings {
public:
    // Of T_side, side up to most_side, with so many rows beyond its sides, to this last peg.
    SideEndings(std::int32_t side, const RowsBeyond& beyond, Hole finish);
    static constexpr std::int32_t most_side = 64;

    // One jump more is taken back, of as many positions as are kept: milliseconds at first, later up to a second.
    // False if there is no position any more.
    bool go_back();
    // Of the positions so many jumps before the last peg those from which all rows can pass on the way; all have
    // equally many pegs.
    std::vector<std::vector<Hole>> found() const;
    // The jumps from one of these.
    SideEnding from(const std::vector<Hole>& pegs) const;

private:
    using Pegs = std::u16string;              // their numbers, in order
    using State = std::pair<Pegs, unsigned>;  // with the sides whose rows can pass from there on
    struct Next {
        Jump jump{};
        State state;
    };
    using Level = std::map<State, Next>;

    static char16_t number(Hole h) { return static_cast<char16_t>(h.y * most_side + h.x); }
    static Hole hole(char16_t number) { return {number % most_side, number / most_side}; }
    static std::vector<Hole> holes(const Pegs& pegs);
    bool contains(Hole h) const { return h.x >= 0 && h.x <= h.y && h.y < side_; }
    Outline before(unsigned sides_later) const;
    std::vector<std::size_t> passing_now(const Pegs& pegs, unsigned later) const;
    unsigned with_passing_now(const Pegs& pegs, unsigned later) const;
    std::int32_t distance(const State& state) const;
    void keep_nearest(Level& level) const;
    void undo(const State& state, Level& level) const;

    std::int32_t side_;
    RowsBeyond beyond_;
    unsigned waiting_ = 0;  // sides with rows
    std::vector<Level> levels_;
};

}  // namespace pegwright::compose::few_moves
