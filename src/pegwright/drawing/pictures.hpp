// Draws boards, positions, solutions, plans and purges in any style, for the commands draw and solve. render/ does the
// drawing, and its formats.hpp lists the formats.
#pragma once

#include "pegwright/drawing/stories.hpp"
#include "render/formats/formats.hpp"
#include "render/layouts/layouts.hpp"

#include "board/parse.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright {

using render::PurgeOn;
// Purges by name: "six-01" on every lattice, "square:six-01" on one, "square" all of a lattice, "purges" all there are.
// Their kind is the name of their file in purges/. Empty if there is none.
std::vector<PurgeOn> purges_named(const std::string& text);

struct SheetQuestion {
    Query query;
    std::optional<Solution> solution = {};
};

struct PictureSubject {
    std::optional<Query> board = {};
    std::optional<Player> player = {};  // made if a style needs it
    std::optional<Solution> solution = {};
    std::vector<PurgeOn> purges = {};
    std::vector<SheetQuestion> sheet = {};
};

struct PictureOptions {
    notation::HoleNames names = notation::HoleNames::letters;
    std::optional<std::string> labels;     // default: names on small boards, else none; user's text
    std::optional<std::string> at;         // position after this number of jumps; user's text
    std::optional<std::string> moves;      // moves of a film, "M-N" or "M"; user's text
    std::optional<std::string> arrows;     // arrows on a position: see drawing/styles.hpp
    std::optional<std::string> show;       // on a map: catalysts, order or both; of a graph: winning
    std::optional<std::string> highlight;  // holes to circle in a position, sweep or film
    render::Look look;                     // except labels
    render::SheetStyle sheet;
    bool paged = false;    // the format takes several pages
    board::ReadFile read;  // of files that labels name; null: none may be named
    Limits limits;
};

struct Drawn {
    std::string no;  // why the problem has no solution; else empty
    render::Picture picture;
    std::string position = {};  // with `at`: the position in one word
};

struct PictureStyle {
    enum class Needs { board, problem, solution, purge };
    enum class Makes { pages, animation, html };  // html: a page that plays
    std::string_view name;
    Needs needs;
    Makes makes;
    Drawn (*draw)(const PictureSubject&, const PictureOptions&);
};
std::span<const PictureStyle> picture_styles();

// The style of that name, or the usual one for subject and format. Throws Error (input) if there is none, or if they do
// not go together.
const PictureStyle& picture_style(const std::optional<std::string>& name, const PictureSubject& subject,
                                  const render::PictureFormat& format);

// If the style needs a problem or a solution that is not given, solve() chooses it. Throws Error (input): options that
// do not fit. Error (limit): the board is too large for the style, or no solution could be made.
Drawn draw_picture(PictureSubject subject, const PictureStyle& style, const PictureOptions& options);

struct CompositePart {
    PictureSubject subject;
    notation::HoleNames names = notation::HoleNames::letters;
};
// Draws several subjects in a style of pages as one picture, on one page (render/layouts/composite.hpp).
Drawn draw_composite(std::vector<CompositePart> parts, const PictureStyle& style, const PictureOptions& options);

}  // namespace pegwright
