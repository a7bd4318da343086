// Films of solutions and of purges.
//
// Rules of the layout:
// - Text has five points or more, unless the user's columns, width or scale leave less room.
// - A move that crosses itself has numbers if two boards with such numbers fit side by side, else crosses.
// - There are at most five columns; thin boards have more. A film on pages takes fewer if its boards can then be larger
//   without a further page.
// - Rows differ by one panel at most, and pages by one row. Longer rows come first.
// - Only the first panel marks the vacated holes, by squares. Only the last marks the last pegs, by diamonds.
// - A caption's numbers stay on a line with their first move.
#pragma once

#include "render/layouts/layouts.hpp"

#include <span>
#include <string>
#include <vector>

namespace pegwright::render {

struct FilmPart {
    std::span<const Move> moves;
    std::size_t before;  // moves played before the first one
    bool to_the_end;
};

// In points.
inline constexpr double usual_film_margin = 36;

// A film without page numbers, with notes below its title.
Picture film(const Story& story, const FilmPart& part, const std::vector<std::string>& notes, bool paged,
             const Look& look);

// "1 move", "7 moves".
std::string counted(std::size_t number, const std::string& what);
std::size_t jumps_in(const std::vector<Move>& moves);
// With its first letter as a capital.
std::string capital(std::string text);

}  // namespace pegwright::render
