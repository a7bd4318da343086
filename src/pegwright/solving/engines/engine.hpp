// The table of engines: the ways to find a solution, in the order in which solve() asks them.
#pragma once

#include "pegwright/solving/outcome.hpp"
#include "search/paths/beams/find_path.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace pegwright {

// One query on its way through the engines, with what one of them leaves to the next.
class Task {
public:
    Task(const Query& q, const Limits& l, std::uint64_t s) : query(q), limits(l), seed(s) {}

    const Query& query;
    const Limits& limits;
    std::uint64_t seed;                               // others give other solutions
    std::optional<Problem> by_theorem;                // proven solvable, with what was open chosen
    std::optional<search::paths::PathSearch> search;  // wider beams go on where narrow ones stopped
    std::uint64_t expanded = 0;                       // positions whose jumps searches have tried
    std::uint64_t expanded_before_search = 0;

    // From one vacancy to one last peg, with what is open chosen; nothing if the query asks for anything else.
    // O(holes) once.
    const std::optional<Problem>& single();

private:
    std::optional<std::optional<Problem>> single_;
};

struct Engine {
    std::string_view name;
    std::string_view covers;
    std::string_view costs;
    bool (*takes)(Task&);
    Outcome (*solve)(Task&);  // found, impossible, or what it met
    bool heeds_seed = false;
    bool refutes = false;  // it finds no solution, and is asked whichever engine is wanted
};

// What the engines met, outcome.asked, in one line: its reason; and what of the board is in the way, unless they said.
// only_engine: the one that was wanted, or empty.
void set_reason(Outcome& outcome, Task& task, std::string_view only_engine);

// In the order in which they are asked.
std::span<const Engine> engines();

// A file each; those of bands and of beams have more than one part in the table.
bool plan_takes(Task& task);
Outcome solve_by_plan(Task& task);

bool bands_take(Task& task);
Outcome solve_by_bands(Task& task);
bool cut_bands_take(Task& task);
Outcome solve_by_cut_bands(Task& task);
bool other_bands_take(Task& task);
Outcome solve_by_other_bands(Task& task);

// Theory and pagoda functions: they find nothing, but say what is impossible.
bool judge_takes(Task& task);
Outcome judge(Task& task);

bool beams_take(Task& task);
Outcome solve_by_beams(Task& task);
Outcome solve_by_search(Task& task);
// Some seconds: for another solution than an engine's that knows no seeds.
Outcome solve_by_some_beams(Task& task);

bool peeling_takes(Task& task);
Outcome solve_by_peeling(Task& task);

// Boards of fewer holes are searched before anything but a theorem is asked: that takes fewer moves.
inline constexpr std::int64_t fewest_large = 150;
// Boards of more holes are cut down before they are peeled, which takes a while for each attempt.
inline constexpr std::int64_t fewest_cut_down = 9'000;

}  // namespace pegwright
