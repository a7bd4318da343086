// The picture options of the command draw: the styles that take each, and its range.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace pegwright {

struct PictureOption {
    std::string_view name;
    std::vector<std::string_view> styles;
    double least = 0;
    double most = 0;
};
std::span<const PictureOption> picture_option_table();
const PictureOption& picture_option(std::string_view name);

// Throws Error (input), with the styles that take the option, if this one does not.
void check_fits(const PictureOption& option, const PictureStyle& style);
// Throws Error (input), with the list, if there are no labels of that name.
void check_labels_name(const std::string& name);
// Fits the look for a place (render::fit_for), if one is asked or the format has a usual one. Throws Error (input) for
// numbers out of range, titles of several lines, and paper that the format, the width or the place excludes.
void settle_look(render::Look& look, const std::optional<std::string>& place, const render::PictureFormat& format);
// True if a picture may have several pages: figures have one, but not slides.
bool takes_pages(const render::Look& look, const render::PictureFormat& format);

}  // namespace pegwright
