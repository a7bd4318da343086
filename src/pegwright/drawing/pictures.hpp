// Pictures of boards, positions, solutions, plans and purges, by style: one table of styles, for draw and
// solve alike. How they are drawn is render/'s, what formats there are its formats.hpp.
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

// A purge and the lattice to draw it on.
struct PurgeOn {
    game::Purge purge;
    Lattice lattice;
};
// "six-01": the purge of that name, once for every lattice it is for; "square:six-01": on that one; "square": all
// purges of that lattice. Empty if there is none.
std::vector<PurgeOn> purges_named(const std::string& text);

// A problem of a sheet, with its solution or without.
struct SheetQuestion {
    Query query;
    std::optional<Solution> solution = {};
};

// What is to be drawn, one of these: a board with a start and a goal as far as they are given, a solution, purges, the
// problems of a sheet.
struct PictureSubject {
    std::optional<Query> board = {};
    std::optional<Player> player = {};  // how the board's problem is solved; found if a style needs it
    std::optional<Solution> solution = {};
    std::vector<PurgeOn> purges = {};
    std::vector<SheetQuestion> sheet = {};
};

// How a subject is drawn, beyond its style.
struct PictureOptions {
    notation::HoleNames names = notation::HoleNames::letters;
    std::optional<render::Labels> labels;  // unless given, names where a small board is all there is, else none
    std::optional<std::string> at;         // a number of jumps, as the user wrote it: the position after them
    std::optional<std::string> moves;      // "M-N" or "M", likewise: the moves of a film
    std::optional<std::string> arrows;     // on a position: see drawing/styles.hpp
    std::optional<std::string> show;       // on a map: catalysts, order or both
    std::optional<std::string> highlight;  // holes, on a position, a sweep or a film
    render::Look look;                     // all but its labels
    render::SheetStyle sheet;              // of a sheet alone
    bool paged = false;                    // whether the format takes several pages
    Limits limits;                         // while a solution is made
};

// A picture, or in words why there is none.
struct Drawn {
    std::string no;             // in words, why there is nothing to draw: the problem has no solution
    render::Picture picture;    // unless there is a no
    std::string position = {};  // with `at`: the position in one word
};

// A style is a line in the table in pictures.cpp.
struct PictureStyle {
    enum class Needs { board, problem, solution, purge };
    enum class Makes { pages, animation, html };  // html: the page of the player
    std::string_view name;
    Needs needs;
    Makes makes;
    Drawn (*draw)(const PictureSubject&, const PictureOptions&);
};
std::span<const PictureStyle> picture_styles();

// The style of that name; without a name, the usual one of the subject and the format. Throws Error (input), also
// if subject, style and format do not go together.
const PictureStyle& picture_style(const std::optional<std::string>& name, const PictureSubject& subject,
                                  const render::PictureFormat& format);

// Draws. Where a style needs a problem or a solution that the subject has not, they are those that solve would choose
// and make. Throws Error: input for options that do not fit, limit for boards too large for the style, and where
// no solution could be made.
Drawn draw_picture(PictureSubject subject, const PictureStyle& style, const PictureOptions& options);

}  // namespace pegwright
