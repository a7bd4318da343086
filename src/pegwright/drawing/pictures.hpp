// Draws boards, positions, solutions, plans and purges in any style, for the commands draw and solve.
//
// The table of styles is here; render/ does the drawing, and its formats.hpp lists the formats.
#pragma once

#include "game/purge.hpp"
#include "pegwright/drawing/stories.hpp"
#include "render/formats/formats.hpp"
#include "render/layouts/layouts.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright {

struct PurgeOn {
    game::Purge purge;
    Lattice lattice;
};
// Finds purges: "six-01" is that purge on every lattice it is for, "square:six-01" on one lattice, "square" all purges
// of the lattice. Empty if there is none.
std::vector<PurgeOn> purges_named(const std::string& text);

struct SheetQuestion {
    Query query;
    std::optional<Solution> solution = {};
};

// The thing to draw: a board with or without start and goal, a solution, purges, or a sheet's problems.
struct PictureSubject {
    std::optional<Query> board = {};
    std::optional<Player> player = {};  // solves the board's problem; made if a style needs it
    std::optional<Solution> solution = {};
    std::vector<PurgeOn> purges = {};
    std::vector<SheetQuestion> sheet = {};
};

struct PictureOptions {
    notation::HoleNames names = notation::HoleNames::letters;
    std::optional<render::Labels> labels;  // default: names if only a small board is drawn, else none
    std::optional<std::string> at;         // the position after this number of jumps; user's text
    std::optional<std::string> moves;      // the moves of a film, "M-N" or "M"; user's text
    std::optional<std::string> arrows;     // arrows on a position: see drawing/styles.hpp
    std::optional<std::string> show;       // what a map also shows: catalysts, order or both
    std::optional<std::string> highlight;  // holes to circle in a position, sweep or film
    render::Look look;                     // except labels
    render::SheetStyle sheet;              // for sheets
    bool paged = false;                    // whether the format takes several pages
    Limits limits;                         // for making a solution
};

// A picture, or the reason why there is none.
struct Drawn {
    std::string no;             // the problem has no solution, in words; else empty
    render::Picture picture;    // set if no is empty
    std::string position = {};  // with `at`: the position's picture in one word
};

// One line of the table in pictures.cpp.
struct PictureStyle {
    enum class Needs { board, problem, solution, purge };
    enum class Makes { pages, animation, html };  // html: the player page
    std::string_view name;
    Needs needs;
    Makes makes;
    Drawn (*draw)(const PictureSubject&, const PictureOptions&);
};
std::span<const PictureStyle> picture_styles();

// The style of that name, or the usual one for subject and format. Throws Error (input) if there is none, or if
// subject, style and format do not go together.
const PictureStyle& picture_style(const std::optional<std::string>& name, const PictureSubject& subject,
                                  const render::PictureFormat& format);

// Draws the picture. If the style needs a problem or a solution that is not given, solve() chooses it. Throws Error
// (input): options that do not fit. Error (limit): the board is too large for the style, or no solution could be made.
Drawn draw_picture(PictureSubject subject, const PictureStyle& style, const PictureOptions& options);

}  // namespace pegwright
