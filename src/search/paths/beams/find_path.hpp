// One path of jumps between positions of a board: from both ends, exhaustively as far as that goes, by beams in
// between.
//
// From the starts forwards, and from the goals backwards (which is forwards with pegs and holes exchanged: a jump
// undone takes one peg where it put one and puts two where it took them), all positions are found level by level until
// a level is too large. A beam then goes on from one end: of each level it keeps the best positions alone, by weights
// that ask for pegs that are easily jumped over and near the goal, and it has found a path when it meets the other
// end's last level. Both ends and several weightings take turns, as many at a time as there are threads; if none
// succeeds, levels may be three times as large, and beams three times as wide, and so on. If the two ends' levels
// meet without a beam, or one of them ends, nothing was dropped: then there is a path or there is none, and that is
// proven.
//
// Once narrow beams have failed, pagoda functions are looked for by which single positions of a whole level are
// dead: forwards such as cannot reach a goal, backwards such as no start reaches. Each does for many others, which are
// left out from then on, in whole levels and beams; where there is no path, whole levels often end that way. Once wide
// beams have failed, too, a search in depth from each end looks for a proof, and learns functions where it fails
// (beams/dive.hpp).
//
// Positions that symmetries of the board carry into each other, if they keep starts and goals, count as one.
#pragma once

#include "base/limits.hpp"
#include "game/position.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::search::paths {

// Without `widest` the search ends with a path, a proof or full memory.
struct BeamLimits {
    Limits limits;                 // threads, memory, poll
    std::uint64_t widest = ~0ULL;  // no beam wider than this: then neither a path nor a proof may be found
    std::uint64_t seed = 0;        // other seeds break ties in other ways
    bool refutes = true;           // whether time is spent on proofs that there is no path
};

// start and goal are those of the given ones that the path leads from and to.
struct PathFound {
    Position start;
    Position goal;
    std::vector<Jump> jumps;
};

struct BeamResult {
    std::optional<PathFound> path;
    bool exhausted = false;       // no path, and that is proven
    std::uint64_t positions = 0;  // of which all whole levels consist, and in depth, up to symmetry
    std::uint64_t expanded = 0;  // whose jumps were tried, in whole levels and beams, the same by any number of threads
    std::size_t functions = 0;   // pagoda functions that took positions from levels
    std::size_t width = 0;       // of the beam that found the path; 0 if whole levels met
    std::string stopped = {};    // why wider beams cannot be searched; empty unless memory ends the search
};

// The most bits that a board's holes may take (beams/hole_layout.hpp): those of 22 x 22 do.
inline constexpr std::size_t most_bits = 512;

// Whether a board can be searched: its holes lie in at most most_bits bits. O(holes^2) up to most_bits holes.
bool is_searchable(const Board& board);

// From one of the starts to one of the goals. All starts have equally many pegs, as have all goals. Some 10 ms for
// most problems of boards of up to 64 holes that have a solution, 20 ms on 160 holes. Deterministic, whatever
// the number of threads. Throws Error (limit) if the board is too large or memory does not suffice, and what poll
// throws.
BeamResult find_path(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
                     const BeamLimits& limits);

// The same search piece by piece: each call of run() goes on where the last one stopped.
class PathSearch {
public:
    // As find_path; limits.widest does not count.
    PathSearch(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
               const BeamLimits& limits);
    PathSearch(PathSearch&&) noexcept;
    ~PathSearch();

    // By beams of this width at most. What it found or proved stays the answer. Throws what poll throws.
    BeamResult run(std::uint64_t widest);

    class Any;  // a search of positions of any number of words

private:
    std::unique_ptr<Any> search_;  // null if there is nothing to search
};

}  // namespace pegwright::search::paths
