// Writes PDF and PNG. Only canvas.cpp uses Cairo; canvas_absent.cpp replaces it in a build without.
//
// Text needs DejaVu Sans Mono and DejaVu Sans, or fonts as wide, as text_width() assumes. Otherwise the calls throw
// Error (limit) that names the Debian package.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

#include <cstdint>
#include <vector>

namespace pegwright::render {

// Throws Error (input) if Cairo is left out, as all functions below do.
void check_canvas();

// The same picture gives the same bytes. PDF has title, subject, author, language and bookmarks, and goes to the sink
// in pieces. PNG shows the first page at two pixels a point, or fewer to stay below 40 million pixels (160 MB),
// unless Picture::dpi asks for others, and tells its density.
// O(items) and pixels. Throw Error (limit) for pages too large for the format, and what the sink throws.
void write_pdf(const Picture& picture, const Theme& theme, ByteSink& sink);
void write_png(const Picture& picture, const Theme& theme, ByteSink& sink);

// Rows of pixels, 0xRRGGBB each: for GIF, and for tests.
struct Pixels {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::uint32_t> colours;
};
Pixels pixels_of(const Page& page, const Theme& theme, double pixels_a_point);

}  // namespace pegwright::render
