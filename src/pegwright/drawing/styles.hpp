// The styles that have files of their own; pictures.cpp has the table of all.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <span>
#include <vector>

namespace pegwright {

// The story of the subject's solution with its highlighted holes; the second only adds highlights.
render::Story story_of_subject(const PictureSubject& subject, const PictureOptions& options);
void add_highlights(render::Marks& marks, const Board& board, const PictureOptions& options);

// The labels of that name: none, names, numbers, classes, skew, sax, edge, pagoda, order, or @FILE. Throws Error
// (input) for other names, and if the subject has no such labels.
render::Labels labels_of(const std::string& name, const PictureSubject& subject, const PictureOptions& options);
// Those that any board may have, of its lattice; nothing for other names.
std::optional<render::Labels> labels_of_board(const std::string& name, Lattice lattice,
                                              notation::HoleNames names = notation::HoleNames::letters);

// Draws a position: the start, or after some jumps of the solution. Throws what arrows() throws, and Error (input) if
// the solution has fewer jumps.
Drawn draw_board(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// Throws Error (limit) for a board too large for a map.
void check_fits_map(const Board& board);

// Draws the plan of a problem whose ends are given: the player's, or one made without search. Throws Error (limit): no
// plan, or the board is too large. Error (input): unknown --show.
Drawn draw_map(const Query& query, const std::optional<Player>& given, const PictureOptions& options,
               const render::Look& look);

struct MapExtras {
    bool catalysts = false;
    bool order = false;
};
// With a swatch for each shade on the map.
std::vector<render::LegendLine> map_legend(const game::Parts& plan, const render::Marks& marks, MapExtras extras);
render::Ink ink_of(const game::Part& part);
// The label of the base board, which has little room.
std::string short_name_of_base(const game::Parts& plan);

// Labels a plan's parts 1, 2, 3 … in the order in which the solution begins them: by a jump with two of its three holes
// there. O(holes + jumps).
void number_parts(const Player& player, game::Parts& plan, const Limits& limits);

// Draws the packing of Merson regions. Drawn::no says why the problem has no solution. Throws Error (limit) if the
// board is too large for a packing.
Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look);

// Draws all positions that games reach, or with `show` those that reach the goal. An open start is any vacancy.
// Drawn::no: none reaches it. Throws Error (limit) for more than 3,000 positions.
Drawn draw_graph(const Query& query, const PictureOptions& options, const render::Look& look);

// One purge: a page with all its lattices. Several: a book.
Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look);

// Draws a worksheet with answers: the subject's problems, or its one board or solution. Drawn::no names a problem
// without a solution. solve() chooses open starts; an open finish stays open for the reader. Throws Error (limit) as
// solve() does, or if a board is too large.
Drawn draw_sheet(const PictureSubject& subject, const PictureOptions& options, const render::Look& look);

// A position, and the solution's remaining jumps, if any.
struct Moment {
    Position position;
    Goal goal;
    std::span<const Jump> next = {};
    bool in_solution = false;
};

// Arrows on a position, for draw's --arrows:
//
//    jumps     all possible jumps
//    fates     these, and the fates that hint finds
//    next      the solution's next move
//    a3-a1,…   these moves, which must be possible
//
// Throws as hints() does. Throws Error (input): any other text, or a full board. Error (limit): the position is too
// large.
std::vector<render::PossibleMove> arrows(const std::string& which, const Moment& moment, notation::HoleNames names,
                                         const Limits& limits);

}  // namespace pegwright
