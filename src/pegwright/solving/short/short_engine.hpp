// The table of engines for solutions in few moves.
#pragma once

#include "pegwright/solving/solve_short.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace pegwright {

// A query that has a solution, on its way through the table.
struct ShortTask {
    const Query& query;
    const Limits& limits;
    const ShortSearch& wanted;
    const Player& usual;  // what solve() found

    std::optional<Player> best = {};  // of what was offered, that with fewest moves
    bool grown = false;               // the best grows: nothing that is shortened comes near it

    const Board& board() const { return query.board; }
    // Whether it has too many holes for its minimum, and no width is asked for.
    bool is_large() const;
    // The usual problem, with holes where it was given positions of one vacancy or one peg.
    Problem problem() const { return usual.problem().normal(); }
    // What large boards' constructions are asked to end at: nothing if that is open.
    std::optional<Hole> finish() const;
    // Whether it is a problem from one vacancy to one last peg, or to any.
    bool is_single() const;
};

struct ShortEngine {
    std::string_view name;
    std::string_view covers;
    std::string_view costs;
    bool (*takes)(const ShortTask&);
    std::optional<Player> (*solve)(ShortTask&);
    bool proves = false;  // that none has fewer moves
};

// In the order in which they are asked; of what they offer the shortest counts, of equally short ones the first.
std::span<const ShortEngine> short_engines();

// The engines, a file each.
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
bool minimum_takes(const ShortTask& task);
std::optional<Player> solve_by_minimum(ShortTask& task);

// Boards of so many holes have their minimum searched, in a second or two.
inline constexpr std::int64_t holes_for_minimum = 33;
// Solutions of so many jumps are searched once; of longer ones the jumps are put into another order.
inline constexpr std::int64_t jumps_to_search = 100'000;
// Longer ones are kept as they are, to be made anew each time that they are played.
inline constexpr std::int64_t jumps_to_reorder = 5'000'000;
// A strip is worth more: what it takes beyond a quarter of its holes is what the whole takes, mostly. Half a minute.
inline constexpr std::int64_t jumps_of_strip_to_search = 500'000;
// Up to so many jumps a construction is held against the usual solution, shortened.
inline constexpr std::int64_t jumps_to_compare = 3'000;

// The same in fewer moves, in a few seconds; as it is if it has too many jumps or a limit is met.
Player shortened(const Player& player, const Limits& limits, std::uint64_t seed,
                 std::int64_t most_to_search = jumps_to_search);

}  // namespace pegwright
