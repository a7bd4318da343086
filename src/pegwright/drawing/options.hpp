// Which options of a picture go with which styles, and what they may say: for the command draw and for the library.
// They are called as the command has them.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace pegwright {

// A line of the table: an option, its styles, and of a number the least and the most.
struct PictureOption {
    std::string_view name;
    std::vector<std::string_view> styles;
    double least = 0;
    double most = 0;
};
std::span<const PictureOption> picture_option_table();
const PictureOption& picture_option(std::string_view name);

// Throws Error (input) with the styles that an option goes with if this is none of them.
void check_fits(const PictureOption& option, const PictureStyle& style);
// Throws Error (input) for numbers out of their range, a title that is no line of text, and paper that does not go with
// the format or the width.
void check_look(const render::Look& look, const render::PictureFormat& format);

}  // namespace pegwright
