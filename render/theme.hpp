// Themes: the colour of each ink. Shapes and labels tell things apart as well.
#pragma once

#include "render/display_list.hpp"

#include <array>
#include <span>
#include <string>

namespace pegwright::render {

// Parts from 0 to 1.
struct Paint {
    double red = 0;
    double green = 0;
    double blue = 0;
    // Degrees, 45 or 135, of lines in the frame's ink; below zero: none.
    int hatch = -1;
};

struct Theme {
    std::string name;
    std::array<Paint, ink_count> paints;
    const Paint& operator[](Ink ink) const { return paints[static_cast<std::size_t>(ink)]; }
};

// Screen: colours that colour-blind readers can tell apart. Print: greys and hatching. Dark: light on a dark page.
std::span<const Theme> themes();
const Theme& screen_theme();
const Theme& print_theme();
const Theme& dark_theme();
// Throws Error (input) with the list of names.
const Theme& theme_named(const std::string& name);

}  // namespace pegwright::render
