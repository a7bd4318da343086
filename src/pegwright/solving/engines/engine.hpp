// The table of engines: the methods that solve() asks, in order.
#pragma once

#include "pegwright/solving/outcome.hpp"
#include "search/paths/beams/find_path.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace pegwright {

class Task {
public:
    Task(const Query& q, const Limits& l, std::uint64_t s) : query(q), limits(l), seed(s) {}

    const Query& query;
    const Limits& limits;
    std::uint64_t seed;                               // other seeds give other solutions
    std::optional<Problem> by_theorem;                // solvable by theorem
    std::optional<search::paths::PathSearch> search;  // wider beams continue where narrow ones stopped
    std::uint64_t expanded = 0;                       // positions whose jumps were tried
    std::uint64_t expanded_before_search = 0;

    // From one vacancy to one last peg, with open ends chosen; nothing if the query is none such. O(holes), once.
    const std::optional<Problem>& single();

private:
    std::optional<std::optional<Problem>> single_;
};

struct Engine {
    std::string_view name;
    std::string_view covers;
    std::string_view costs;
    bool (*takes)(Task&);
    Outcome (*solve)(Task&);  // found, impossible, or gave up with the obstacle
    bool heeds_seed = false;
    bool refutes = false;  // can only refute; always asked
};

// Sets outcome.reason, in one line, from outcome.asked, and outcome.left if the engines named no holes. only_engine:
// the engine asked for, or empty.
void set_reason(Outcome& outcome, Task& task, std::string_view only_engine);

std::span<const Engine> engines();

// Bands and beams appear more than once in the table.
bool plan_takes(Task& task);
Outcome solve_by_plan(Task& task);

bool bands_take(Task& task);
Outcome solve_by_bands(Task& task);
bool cut_bands_take(Task& task);
Outcome solve_by_cut_bands(Task& task);
bool other_bands_take(Task& task);
Outcome solve_by_other_bands(Task& task);

// Theory and pagoda functions.
bool judge_takes(Task& task);
Outcome judge(Task& task);

bool beams_take(Task& task);
Outcome solve_by_beams(Task& task);
Outcome solve_by_search(Task& task);
// Some seconds of beams, for a seed that an engine would ignore.
Outcome solve_by_some_beams(Task& task);

bool peeling_takes(Task& task);
Outcome solve_by_peeling(Task& task);

// Smaller boards are searched first, unless they have a theorem: that needs fewer moves.
inline constexpr std::int64_t fewest_large = 150;
// Larger boards are cut down by bands before peeling, as each attempt to peel them is slow.
inline constexpr std::int64_t fewest_cut_down = 9'000;

}  // namespace pegwright
