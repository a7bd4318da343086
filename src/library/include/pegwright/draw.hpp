/// @file
/// Pictures, if the library was built with them (component `pictures`).
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// How a picture looks: the options of the command draw. Lengths are points, 72 an inch. An option that does not fit
/// the style or format is an Error (input).
struct Drawing {
    std::string format = "svg";                 ///< svg, pdf, png, gif, tikz, tex, dot, html (a page that plays)
    std::string style = {};                     ///< film, map, board, bound, sweep, graph, animation, player, replay
    std::string theme = "screen";               ///< or print, dark
    std::string labels = {};                    ///< names, numbers, classes, skew, sax, pagoda, order; edge: beside
    std::optional<std::int64_t> at = {};        ///< board: after this number of jumps
    std::optional<std::string> title = {};      ///< instead of the usual title; an empty one leaves it out
    bool legend = true;                         ///< draw a legend
    std::optional<double> margin = {};          ///< around the picture, 0 to 1,000
    std::optional<double> width = {};           ///< page width with margins, 36 to 14,400
    std::optional<double> scale = {};           ///< distance of holes, 0.5 to 1,000
    std::string paper = {};                     ///< pdf, tex: a4 or letter
    std::optional<std::uint32_t> columns = {};  ///< film: panels side by side, up to 100
    std::optional<std::uint32_t> moves_per_panel = {};  ///< film: moves a panel, up to 10,000
    std::string moves = {};                             ///< film, animation: only these moves, such as 3-7
    std::optional<double> speed = {};                   ///< animation: speed factor, 0.1 to 10
    std::string arrows = {};                            ///< board: jumps, fates, next or moves
    std::string highlight = {};                         ///< board, film, sweep: holes to circle
    std::string show = {};                              ///< map: catalysts, order or both; graph: winning
    std::string notation = "letters";                   ///< letters or numbers: how holes are written
};

/// Draws a solution, by default as a film of its moves. Returns the file's bytes. Throws Error (input): options that do
/// not fit. Error (limit): too large for the style.
PEGWRIGHT_API std::string draw(const Solution& solution, const Drawing& drawing = {}, const Limits& limits = {});

/// Draws a problem, by default its board at the start. Styles that need a solution use that of solve(). Throws as
/// above, and Error (input) with the reason if there is none.
PEGWRIGHT_API std::string draw(const Problem& problem, const Drawing& drawing = {}, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
