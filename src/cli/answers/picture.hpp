// Writes pictures to files, for draw and solve --output.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// The picture format that --format or the file's ending names; null if neither does.
// Throws Error (input) if they differ.
const PictureFormat* picture_wanted(const std::optional<std::string>& format, const std::string& path);

// Writes a picture to a file (whole or not at all), or to standard output for "-".
void write_picture_file(const Picture& picture, const Theme& theme, const PictureFormat& format,
                        const std::string& path);
// The same for a refereed solution, as a film or, in formats that can play, as the player.
void write_solution_picture(const Solution& solution, const PictureFormat& format, const std::string& path);

}  // namespace pegwright::cli
