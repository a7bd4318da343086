// Boards as areas: the regions of a plan, and those that say how many moves are needed.
#pragma once

#include "pegwright/drawing/pictures.hpp"

namespace pegwright {

// Throws Error (limit) for a board too large for a map.
void check_fits_map(const Board& board);

// The plan by which a problem is solved, whose start and goal must be given: that of the given player, or else one that
// needs no search. Throws Error: limit if there is none, or the board is too large, input for what --show does not
// take.
Drawn draw_map(const Query& query, const std::optional<Player>& given, const PictureOptions& options,
               const render::Look& look);

// The packing of Merson regions; all other holes are left white. In words, why the problem has no solution. Throws
// Error (limit) for boards that no packing is kept of.
Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look);

}  // namespace pegwright
