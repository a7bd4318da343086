// The table of formats a picture can be written in. A format is a line in formats.cpp.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::render {

// What a format takes: one page of a picture, any number of them, Picture::animation alone, or the page of the player,
// Picture::html as it is.
enum class Pages : std::uint8_t { one, many, moving, html };

// A line of the table.
struct PictureFormat {
    std::string_view ending;  // of a file's name, in any case
    Pages pages;
    void (*check)();  // throws Error (input) where it cannot be written; may be null
    bool moves;       // plays Picture::animation
    void (*write)(const Picture& picture, const Theme& theme, ByteSink& sink);
};
std::span<const PictureFormat> picture_formats();

// Null if a file's name ends in none of them. Throws Error (input) for those that this pegwright was built without.
const PictureFormat* find_picture_format(const std::string& path);
// The same; throws Error (input) with the list of endings.
const PictureFormat& picture_format(const std::string& path);
// By its name, the ending without the dot; null if there is none.
const PictureFormat* picture_format_named(std::string_view name);
// ".svg, .pdf … or .html", for messages: all, or those of which something holds.
std::string format_endings(bool PictureFormat::*only = nullptr);

// Writes a picture. Throws Error (limit) if it has more pages than the format takes, and what canvas.hpp says.
void write_picture(const Picture& picture, const Theme& theme, const PictureFormat& format, ByteSink& sink);

}  // namespace pegwright::render
