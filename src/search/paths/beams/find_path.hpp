// Finds a path of jumps between positions of a board of up to some hundred holes, or proves that there is none.
//
// It plays from the starts, and backwards from the goals (forwards from their complements). Three steps repeat, with
// limits that triple each time:
//
// 1. Whole levels: make all positions of each level from both ends, up to a limit. If a level is empty, or the two ends
// meet without a common position, there is no path.
// 2. Beams: continue from one end with only the best positions of each level (weights.hpp), until a beam meets the
// other end's last level. Beams from both ends, with several weights, share the threads.
// 3. Proofs, once narrow beams have failed: pagoda functions show that positions are dead (cannot reach the other end).
// After wide beams a depth-first search from each end tries to complete the proof (dive.hpp).
//
// Symmetric positions count as one.
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

// Bits of a position (hole_layout.hpp); 22 x 22 fits.
inline constexpr std::size_t most_bits = 512;

// O(holes^2).
bool is_searchable(const Board& board);

// Starts must have equally many pegs; so must goals. Most solvable problems take 10 ms on up to 64 holes, 20 ms on 160.
// Deterministic, for any number of threads. Throws Error (limit) if the board is too large or memory does not suffice.
BeamResult find_path(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
                     const BeamLimits& limits);

// In portions: each run() continues the last one.
class PathSearch {
public:
    // Ignores limits.widest.
    PathSearch(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
               const BeamLimits& limits);
    PathSearch(PathSearch&&) noexcept;
    ~PathSearch();

    // Tries beams up to this width. A result that settles the question is final.
    BeamResult run(std::uint64_t widest);

    class Any;  // the search for some number of words

private:
    std::unique_ptr<Any> search_;  // null if starts, goals or jumps are missing
};

}  // namespace pegwright::search::paths
