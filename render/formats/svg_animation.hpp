// What moves in an SVG, by CSS alone: browsers play it in an <img> as well, where no script would run. Those who ask
// for less motion, and viewers that know no animations, see the beginning.
#pragma once

#include "render/animation.hpp"

namespace pegwright::render {

// The elements at the beginning: the scene, the pegs with their ids, a group for each caption.
Page animated_page(const Animation& animation);
// The rules that move them, for the style sheet. O(slides and captions).
std::string animation_style(const Animation& animation);

}  // namespace pegwright::render
