// Pictures to files: the only part of the program that talks to Cairo.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

#include <string>

namespace pegwright::render {

enum class PictureFormat { svg, pdf, png };

// By the end of a file's name; throws Error (input) with the list of endings.
PictureFormat picture_format(const std::string& path);

// Writes a picture. SVG and PNG take one page: throws Error (limit) for more, or if a PNG would have more
// pixels than Cairo can hold. The same picture gives the same bytes
// in every run (within one, Cairo numbers the surfaces of its SVGs). SVG carries <title>
// and <desc>, PDF title and bookmarks.
void write_picture(const Picture& picture, const Theme& theme, PictureFormat format, ByteSink& sink);

}  // namespace pegwright::render
