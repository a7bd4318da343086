// Animations as GIF, by giflib, for whatever plays no SVG: e-mail, chats, slides. May be left out (gif_absent.cpp).
//
// The inks of the theme are in the file's 255 colours as they are; of the shades between them at their edges those that
// are seen most. A frame holds what has changed since the last one.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

namespace pegwright::render {

// Throws Error (input) if this pegwright was built without giflib, or without Cairo, which draws the frames.
void check_gif();

// Picture::animation, forever. Throws Error (limit) if it is too long and large, with what would be small enough; what
// canvas.hpp says, and whatever the sink throws. Draws each frame once, and up to 64 of them once more for the colours;
// memory for three frames.
void write_gif(const Picture& picture, const Theme& theme, ByteSink& sink);

}  // namespace pegwright::render
