// The table of engines that find solutions with few moves.
#pragma once

#include "pegwright/solving/solve_short.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace pegwright {

struct ShortTask {
    const Query& query;
    const Limits& limits;
    const ShortSearch& wanted;
    const Player& usual;  // the solution of solve()

    std::optional<Player> best = {};
    bool grown = false;  // solved by growing, which no shortened solution beats

    const Board& board() const { return query.board; }
    // Too large for a proven minimum, and no width was given.
    bool is_large() const;
    // Chosen by solve(); positions of one vacancy or one peg become holes.
    Problem problem() const { return usual.problem().normal(); }
    // For constructions; nothing if open.
    std::optional<Hole> finish() const;
    // From one vacancy to one last peg, or to any.
    bool is_single() const;
};

struct ShortEngine {
    std::string_view name;
    std::string_view covers;
    std::string_view costs;
    bool (*takes)(const ShortTask&);
    std::optional<Player> (*solve)(ShortTask&);
    bool proves = false;
};

// In the order in which they are asked. The shortest solution wins; of equal ones the first.
std::span<const ShortEngine> short_engines();

// Each engine has a file.
bool growing_takes(const ShortTask& task);
std::optional<Player> solve_by_growing(ShortTask& task);
bool chosen_finish_takes(const ShortTask& task);
std::optional<Player> solve_to_chosen_finish(ShortTask& task);
bool rows_take(const ShortTask& task);
std::optional<Player> solve_by_rows(ShortTask& task);
bool shortening_takes(const ShortTask& task);
bool nothing_else_takes(const ShortTask& task);
std::optional<Player> solve_by_shortening(ShortTask& task);
bool sweep_takes(const ShortTask& task);
std::optional<Player> solve_by_sweep(ShortTask& task);
bool move_beams_take(const ShortTask& task);
std::optional<Player> solve_by_move_beams(ShortTask& task);
bool both_ends_take(const ShortTask& task);
std::optional<Player> solve_by_both_ends(ShortTask& task);
bool seeds_take(const ShortTask& task);
std::optional<Player> solve_by_seeds(ShortTask& task);
bool minimum_takes(const ShortTask& task);
std::optional<Player> solve_by_minimum(ShortTask& task);

// Solutions up to this length are searched once; longer ones only reordered.
inline constexpr std::int64_t jumps_to_search = 100'000;
// Longer solutions stay as they are, and are made anew each time they are played.
inline constexpr std::int64_t jumps_to_reorder = 5'000'000;
// Strips are searched up to this length, in half a minute. Their moves beyond a quarter of their holes are most of the
// solution's excess.
inline constexpr std::int64_t jumps_of_strip_to_search = 500'000;
// Up to this length a construction is compared with the shortened usual solution.
inline constexpr std::int64_t jumps_to_compare = 3'000;

// Takes a few seconds; unchanged if the solution is too long or a limit is met.
Player shortened(const Player& player, const Limits& limits, std::uint64_t seed,
                 std::int64_t most_to_search = jumps_to_search);

}  // namespace pegwright
