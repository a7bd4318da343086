/// @file
/// Pictures; only in a library that was built with them (component `pictures`).
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// How a picture looks; what the command draw has, under the same names. Lengths are points, 72 an inch. What does not
/// go with the style or the format is an Error (input).
struct Drawing {
    std::string format = "svg";           ///< svg, pdf, png, gif, tikz, tex, or html for a player that needs no server
    std::string style = {};               ///< film, map, board, bound, sweep, animation or player; else the usual one
    std::string theme = "screen";         ///< or print, dark
    std::string labels = {};              ///< in the holes: none, names, classes or skew
    std::optional<std::int64_t> at = {};  ///< of style board: the position after so many jumps
    std::optional<std::string> title = {};              ///< instead of the usual one; empty: none
    bool legend = true;                                 ///< whether there is one
    std::optional<double> margin = {};                  ///< around everything, from 0 to 1,000
    std::optional<double> width = {};                   ///< of the page, margins included, from 36 to 14,400
    std::optional<double> scale = {};                   ///< from hole to hole, from 0.5 to 1,000
    std::string paper = {};                             ///< of pdf and tex: a4 or letter
    std::optional<std::uint32_t> columns = {};          ///< of a film: panels side by side, up to 100
    std::optional<std::uint32_t> moves_per_panel = {};  ///< of a film: so many, even if a peg moves on, up to 10,000
    std::string moves = {};                             ///< of a film or an animation: these alone, such as 3-7
    std::optional<double> speed = {};                   ///< of an animation: times as fast, from 0.1 to 10
    std::string arrows = {};                            ///< of style board: jumps, fates, next or moves
    std::string highlight = {};                         ///< of boards, films and sweeps: circles around these holes
    std::string show = {};                              ///< of a map: catalysts, order or both
    std::string notation = "letters";                   ///< how holes are written, or numbers
};

/// Draws a solution, usually as a film of its moves; the bytes of a file. Throws Error: input for options that do
/// not fit, limit for what is too large for the style; and what limits.poll throws.
PEGWRIGHT_API std::string draw(const Solution& solution, const Drawing& drawing = {}, const Limits& limits = {});

/// Draws a problem, usually as its board at the start; for styles that need a solution, that of solve. Throws as
/// above, and Error (input) with the reason if a style needs a solution and there is none.
PEGWRIGHT_API std::string draw(const Problem& problem, const Drawing& drawing = {}, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
