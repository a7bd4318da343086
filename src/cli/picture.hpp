// From problems, solutions and plans to pictures: what draw and solve --output share.
#pragma once

#include "construct/construction.hpp"
#include "game/solution.hpp"
#include "pegwright/solve.hpp"
#include "render/layouts.hpp"
#include "render/theme.hpp"

#include <string>

namespace pegwright::cli {

// Whether a file's name asks for a picture: .svg, .pdf, .png or .html, in any case.
bool is_picture_name(const std::string& path);

// The solution as the constructor makes it, replayed by the referee and held whole; throws Error
// (limit) for boards too large for any picture of their moves.
Solution constructed_solution(const Problem& problem);
// The same of a solution that is found.
Solution whole_solution(const Way& way);

// Board, start and finish in one line.
std::string title_of(const Problem& problem);
Story story_of(const Solution& solution);

// The regions of a plan: the base board, and of every strip its head and its 6-purges (on boards of more
// than 20,000 holes all 6-purges of a chain together).
Picture map_of(const Problem& problem);

// Write a picture (.svg, .pdf, .png) or the player (.html) to a file that appears whole or not at all.
void write_picture_file(const Picture& picture, const Theme& theme, const std::string& path);
void write_player_file(const Story& story, const std::string& path);
bool is_player_name(const std::string& path);

}  // namespace pegwright::cli
