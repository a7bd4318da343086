// Pictures to bytes: PDF and PNG. The only part of the program that talks to Cairo; it
// may be left out (canvas_absent.cpp).
//
// Text is set in DejaVu Sans Mono or a font as wide, which must be installed: layouts count on its width
// (text_width). A font of another width is an Error (limit) that names the Debian package.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::render {

// Throws Error (input) if this pegwright was built without Cairo; so do all functions below then.
void check_canvas();

// The same picture gives the same bytes. PDF carries title, subject, author, language and
// bookmarks. PNG draws the first page.
// All throw Error (limit) for pages larger than the format can hold, and whatever the sink throws.
// One pass over the display list each, O(items) time. PDF goes to the sink in pieces as Cairo writes it; PNG needs four
// bytes a pixel first, two pixels a point, or as many as make 40 million (160 MB) of a large page.
void write_pdf(const Picture& picture, const Theme& theme, ByteSink& sink);
void write_png(const Picture& picture, const Theme& theme, ByteSink& sink);

// A page as pixels, row by row, 0xRRGGBB each: for PNG, and for tests to look at.
// pixels_a_point: two in PNG files.
struct Pixels {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::uint32_t> colours;
};
Pixels pixels_of(const Page& page, const Theme& theme, double pixels_a_point);

}  // namespace pegwright::render
