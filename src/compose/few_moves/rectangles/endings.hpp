// How a strip of rows may end so that the rows beside it can be taken away on the way
// (compose/few_moves/passes/rows.hpp): from the few pegs there are in the end jumps are taken back, until all rows that
// wait have been let pass.
#pragma once

#include "base/limits.hpp"
#include "compose/few_moves/passes/rows.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace pegwright::compose::few_moves {

// In order of rows, then of columns.
using Pegs = std::vector<Hole>;

// Which rows wait beside a strip.
constexpr unsigned for_above = 1;
constexpr unsigned for_below = 2;

struct Strip {
    std::int32_t length = 0;
    std::int32_t rows = 0;
};

// A moment at which rows can be taken away: before this jump.
struct Stop {
    std::size_t jump = 0;
    Parting parting;
};

struct Ending {
    std::vector<Jump> jumps;
    std::optional<Stop> above;
    std::optional<Stop> below;
    Pegs pegs;  // that are left
};

// Whether the rows above, or below, can be taken away while these are the strip's pegs: none is in the row beside
// them, and one of the next row has the columns to itself that it needs.
std::optional<Parting> passing(const Strip& strip, const Pegs& pegs, bool below);

class Endings {
public:
    // Jumps are taken back within these columns.
    Endings(const Strip& strip, std::int32_t first_column, std::int32_t last_column, unsigned waiting)
        : strip_(strip), first_(first_column), last_(last_column), waiting_(waiting) {}

    // The positions of fewest pegs from which all rows that wait can pass on the way to one of these positions, all of
    // equally many pegs; none if they cannot. Milliseconds mostly, and some tenths of a second at most.
    std::vector<Pegs> find(const std::vector<Pegs>& ends);

    // The jumps from one of those that were found.
    Ending from(const Pegs& pegs) const;

private:
    using State = std::pair<Pegs, unsigned>;  // with the rows that can pass from there on
    struct Next {
        Jump jump{};
        State state;
    };
    using Level = std::map<State, Next>;

    unsigned passing_now(const Pegs& pegs) const;
    std::int32_t distance(const State& state) const;
    void keep_nearest(Level& level) const;
    Level before(const Level& level) const;

    Strip strip_;
    std::int32_t first_;
    std::int32_t last_;
    unsigned waiting_;
    std::vector<Level> levels_;  // by jumps to go
};

}  // namespace pegwright::compose::few_moves
