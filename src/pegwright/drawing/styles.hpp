// The styles that have files of their own. The table of all styles is in pictures.cpp.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <vector>

namespace pegwright {

// The story of the subject's solution with its highlighted holes, and a function that only adds highlights.
render::Story story_of_subject(const PictureSubject& subject, const PictureOptions& options);
void add_highlights(render::Marks& marks, const Board& board, const PictureOptions& options);

// Draws a position: the start, or after some jumps of the solution. Throws what arrows() throws, and Error (input) if
// the solution has fewer jumps.
Drawn draw_board(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// Maps show a board as areas.

// Throws Error (limit) for a board too large for a map.
void check_fits_map(const Board& board);

// Draws the plan of a problem whose start and goal are given: the player's plan, or else one that needs no search.
// Throws Error (limit): no plan, or the board is too large. Error (input): unknown --show.
Drawn draw_map(const Query& query, const std::optional<Player>& given, const PictureOptions& options,
               const render::Look& look);

struct MapExtras {
    bool catalysts = false;
    bool order = false;
};
// The legend of a plan of strips or blocks.
std::vector<render::LegendLine> map_legend(const game::Parts& plan, const render::Marks& marks, MapExtras extras);

// Labels the parts of a plan 1, 2, 3 … in the order in which the solution begins them. A part begins with the first
// jump that has two of its three holes there. O(holes + jumps).
void number_parts(const Player& player, game::Parts& plan, const Limits& limits);

// Draws the packing of Merson regions; other holes stay white. Drawn::no says why the problem has no solution. Throws
// Error (limit) if the board is too large for a packing.
Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look);

// Draws one purge on all its lattices as a page, or several purges as a book. Takes the result of purges_named().
Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look);

// Draws a worksheet with answers: the subject's problems, or its one board or solution. Drawn::no names a problem
// without a solution. Open starts are chosen by solve(); an open finish stays open for the reader. Throws Error (limit)
// as solve() does, or if a board is too large.
Drawn draw_sheet(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// Arrows on a position, for draw's --arrows.

// A position of a problem, and the solution's remaining jumps, if there are any.
struct Moment {
    Position position;
    Goal goal;
    std::span<const Jump> next = {};
    bool in_solution = false;
};

// Reads the text `which`: "jumps" for all possible jumps, "fates" for these with the fates that hint finds, "next" for
// the solution's next move, or moves such as a3-a1,c3-a3, each possible in this position. Throws as hints() does.
// Throws Error (input): any other text. Error (limit): the position is too large.
std::vector<render::PossibleMove> arrows(const std::string& which, const Moment& moment, notation::HoleNames names,
                                         const Limits& limits);

}  // namespace pegwright
