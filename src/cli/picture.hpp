// Pictures to files: what draw and solve --output share. What is drawn: pegwright/pictures.hpp.
#pragma once

#include "pegwright/pictures.hpp"

#include <string>

namespace pegwright::cli {

// Write to a file that appears whole or not at all.
void write_picture_file(const Picture& picture, const Theme& theme, const std::string& path);
// A solution that passed the referee, in the usual style of the file's format: a film, or the player.
void write_solution_picture(const Solution& solution, const std::string& path);

}  // namespace pegwright::cli
