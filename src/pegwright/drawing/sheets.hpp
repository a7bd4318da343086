// Problems to be solved by hand, several a page, and their answers.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <vector>

namespace pegwright {

// A sheet of the subject's problems, or of its board or solution alone; in words, which of them has no solution. What
// a problem leaves open is chosen as solve does, but a finish that is not given is left to whoever solves it by hand.
// Throws Error (limit) where solve meets one or a board is too large.
Drawn draw_sheet(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

}  // namespace pegwright
