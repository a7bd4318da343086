// Pictures to files: what draw and solve --output share. What is drawn: pegwright/drawing/pictures.hpp.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// What --format and the ending of the output's name say: the format of a picture, or null if neither speaks of one.
// Throws Error (input) if they contradict each other.
const PictureFormat* picture_wanted(const std::optional<std::string>& format, const std::string& path);

// Write to a file that appears whole or not at all, or - for standard output.
void write_picture_file(const Picture& picture, const Theme& theme, const PictureFormat& format,
                        const std::string& path);
// A solution that passed the referee, in the usual style of the format: a film, or the player.
void write_solution_picture(const Solution& solution, const PictureFormat& format, const std::string& path);

}  // namespace pegwright::cli
