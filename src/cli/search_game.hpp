// The board, vacancy and finish that count and levels are asked about, and the resource count of levels.
#pragma once

#include "cli/arguments.hpp"
#include "search/bits/game.hpp"
#include "search/bits/resource_requirement.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

struct SearchProblem {
    Board board;
    std::optional<std::size_t> vacate;
    std::optional<std::size_t> finish;
    std::optional<ResourceRequirement> resource;

    // Without a vacancy: any; without a finish: any that the position classes allow.
    Game game() const;
    // "english d4 d4"
    std::string words() const;
};

// From the first positional and the options vacate and finish. Throws Error (input), limit for boards
// of more than 64 holes.
SearchProblem search_problem(const Arguments& arguments, bool needs_vacancy);

}  // namespace pegwright::cli
