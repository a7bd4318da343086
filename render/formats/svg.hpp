// SVG that a person can edit and search. Text is text, in a named face and what may stand for it; each panel and region
// is a group with an id, each hole and peg an element with one where the picture is small enough (Discs::ids); shapes
// that occur again are defined once; colours stand in one style sheet, by the names of inks.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

namespace pegwright::render {

// The first page, with <title> and <desc>. The same picture gives the same bytes. Two passes over the display list,
// O(items) time; goes to the sink in pieces. Throws whatever the sink throws.
void write_svg(const Picture& picture, const Theme& theme, ByteSink& sink);

}  // namespace pegwright::render
