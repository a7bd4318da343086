/// @file
/// Pictures; only in a library that was built with them (component `pictures`).
#pragma once

#include "solve.hpp"

namespace pegwright {
inline namespace v0 {

/// How a picture looks.
struct Drawing {
    std::string format = "svg";           ///< svg, pdf, png, or html for a player that needs no server
    std::string style = {};               ///< film, map, board, bound, sweep or player; else the usual one
    std::string theme = "screen";         ///< or print, dark
    std::string labels = {};              ///< of style board: none, names, classes or skew
    std::optional<std::int64_t> at = {};  ///< of style board: the position after so many jumps
};

/// Draws a solution, usually as a film of its moves; the bytes of a file. Throws Error: input for options that do
/// not fit, limit for what is too large for the style; and what limits.poll throws.
PEGWRIGHT_API std::string draw(const Solution& solution, const Drawing& drawing = {}, const Limits& limits = {});

/// Draws a problem, usually as its board at the start; for styles that need a solution, that of solve. Throws as
/// above, and Error (input) with the reason if a style needs a solution and there is none.
PEGWRIGHT_API std::string draw(const Problem& problem, const Drawing& drawing = {}, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
