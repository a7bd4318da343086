// The styles of pictures that have files of their own; the table of all styles is in pictures.cpp.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <vector>

namespace pegwright {

// The story of a subject's solution, and the holes that are to be highlighted; or these alone.
render::Story story_of_subject(const PictureSubject& subject, const PictureOptions& options);
void add_highlights(render::Marks& marks, const Board& board, const PictureOptions& options);

// The board at the start, as far as one is given, or after some jumps of a solution. Throws Error (input) for a number
// of jumps that it does not have, and what arrows() throws.
Drawn draw_board(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// Maps: a board as areas.

// Throws Error (limit) for a board too large for a map.
void check_fits_map(const Board& board);

// The plan by which a problem is solved, whose start and goal must be given: that of the given player, or else one that
// needs no search. Throws Error: limit if there is none, or the board is too large, input for what --show does not
// take.
Drawn draw_map(const Query& query, const std::optional<Player>& given, const PictureOptions& options,
               const render::Look& look);

// What a map shows besides.
struct MapExtras {
    bool catalysts = false;
    bool order = false;
};
// Its legend, of strips or of blocks.
std::vector<render::LegendLine> map_legend(const game::Parts& plan, const render::Marks& marks, MapExtras extras);

// Makes the labels of a plan's parts their numbers, from 1 on, in the order in which the solution begins with them: a
// part is begun by the first jump two of whose three holes are in it. O(holes + jumps); throws what limits.poll does.
void number_parts(const Player& player, game::Parts& plan, const Limits& limits);

// The packing of Merson regions; all other holes are left white. In words, why the problem has no solution. Throws
// Error (limit) for boards that no packing is kept of.
Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look);

// Purges: one, on every lattice asked for, as one page; several as a book, as many a page as fit on the tallest.
// purges_named() gives either one purge on several lattices or several purges on one: the names tell which.
Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look);

// A sheet of the subject's problems, or of its board or solution alone, to be solved by hand, several a page, and their
// answers; in words, which of them has no solution. What a problem leaves open is chosen as solve does, but a finish
// that is not given is left to whoever solves it by hand. Throws Error (limit) where solve meets one or a board is too
// large.
Drawn draw_sheet(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// Arrows: the moves that they show on a position, what draw's --arrows asks for.

// A position of a problem, and the jumps that a solution goes on with, as far as there is one.
struct Moment {
    Position position;
    Goal goal;
    std::span<const Jump> next = {};
    bool in_solution = false;
};

// wish: "jumps", all that are possible; "fates", the same with what becomes of the goal, as hint finds it; "next", the
// solution's next move; or moves such as a3-a1,c3-a3, each possible by itself. Throws Error: input for any other
// wish, limit where positions are too large, and as hints() does.
std::vector<render::PossibleMove> arrows(const std::string& wish, const Moment& moment, notation::HoleNames names,
                                         const Limits& limits);

}  // namespace pegwright
