// Themes: what each ink looks like. Shapes and labels tell things apart as well as colours do.
#pragma once

#include "render/display_list.hpp"

#include <array>
#include <span>
#include <string>

namespace pegwright::render {

// A colour, each part from 0 to 1.
struct Paint {
    double red = 0;
    double green = 0;
    double blue = 0;
    // Lines across an area in the frame's colour, 45 or 135 degrees from the horizontal; below zero: none.
    int hatch = -1;
};

// A paint for every ink.
struct Theme {
    std::string name;
    std::array<Paint, ink_count> paints;
    const Paint& operator[](Ink ink) const { return paints[static_cast<std::size_t>(ink)]; }
};

// All of them. screen: colours after Okabe and Ito, which colour-blind readers can tell apart; print: greys and
// hatching; dark: light on a dark page.
std::span<const Theme> themes();
const Theme& screen_theme();
const Theme& print_theme();
const Theme& dark_theme();
// By name; throws Error (input) with the list of names.
const Theme& theme_named(const std::string& name);

}  // namespace pegwright::render
