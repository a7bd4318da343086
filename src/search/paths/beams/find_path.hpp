// Finds one path of jumps between positions of a board of up to some hundred holes, or proves that there is none.
//
// It searches from both ends: from the starts forwards, from the goals backwards. Undoing a jump is a jump again once
// pegs and holes are exchanged, so one code plays both directions. The search repeats three steps, with limits three
// times as large each time:
// - Whole levels: find all positions of each level from both ends, while a level is below a limit. If a level is empty,
//   there is no path. If the two ends meet, a path is found or there is none.
// - Beams: go on from one end, and keep only the best positions of each level, by weights (weights.hpp). A beam finds a
//   path when it meets the last level of the other end. Beams from both ends and with several weights take turns on the
//   threads.
// - Proofs, once beams fail: look for pagoda functions that show positions dead, which means that the other end cannot
//   be reached. Each function removes many positions from levels and beams. After wide beams, a depth-first search from
//   each end tries to finish the proof (dive.hpp).
//
// Positions that symmetries of the problem map to each other count as one.
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

struct BeamLimits {
    Limits limits;                 // threads, memory, poll
    std::uint64_t widest = ~0ULL;  // widest beam; with one, the search may end without path or proof
    std::uint64_t seed = 0;        // decides between equally good positions
    bool refutes = true;           // whether to spend time on proofs that there is no path
};

// The path, and the given start and goal that it connects.
struct PathFound {
    Position start;
    Position goal;
    std::vector<Jump> jumps;
};

struct BeamResult {
    std::optional<PathFound> path;
    bool exhausted = false;       // proven: there is no path
    std::uint64_t positions = 0;  // up to symmetry, in whole levels and depth-first searches
    std::uint64_t expanded = 0;   // whose jumps were tried; the same for any number of threads
    std::size_t functions = 0;    // pagoda functions that removed positions
    std::size_t width = 0;        // of the beam that found the path; 0 if whole levels met
    std::string stopped = {};     // why memory ended the search; else empty
};

// The most bits that the holes of a board may take (hole_layout.hpp); 22 x 22 fits.
inline constexpr std::size_t most_bits = 512;

// Whether the board fits into most_bits bits. O(holes^2) for up to most_bits holes.
bool is_searchable(const Board& board);

// A path from one of the starts to one of the goals. All starts must have equally many pegs, and all goals. Solvable
// problems mostly take some 10 ms on up to 64 holes, 20 ms on 160. Deterministic, for any number of threads. Throws
// Error (limit) if board or memory is too small for the search, and what poll throws.
BeamResult find_path(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
                     const BeamLimits& limits);

// The same search in portions: each call of run() continues where the last one stopped.
class PathSearch {
public:
    // As find_path(); ignores limits.widest.
    PathSearch(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
               const BeamLimits& limits);
    PathSearch(PathSearch&&) noexcept;
    ~PathSearch();

    // Tries beams up to this width. Once settled, it returns the same answer again. Throws what poll throws.
    BeamResult run(std::uint64_t widest);

    class Any;  // the search for some number of words

private:
    std::unique_ptr<Any> search_;  // null if starts, goals or jumps are missing
};

}  // namespace pegwright::search::paths
