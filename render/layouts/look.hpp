// The options of a layout.
#pragma once

#include "board/board.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::render {

using board::Board;
using board::Hole;

// A text in a hole, or at a place beside the board.
struct Label {
    Hole at;
    std::string text;
};

struct Labels {
    // The labels of a board after this number of jumps; null: none. May throw Error (input) for some boards.
    std::function<std::vector<Label>(const Board& board, std::size_t jumps)> of = {};
    std::string legend = {};  // empty if they explain themselves
    bool by_class = false;    // pegs have a colour for each (x + y) mod 3
    bool outside = false;     // beside the board

    bool in_holes() const { return of && !outside; }
};

// In points.
struct Paper {
    std::string_view name;
    double width;
    double height;
};
std::span<const Paper> papers();
const Paper& paper_named(const std::string& name);

// The layout chooses what is not given. Lengths in points.
struct Look {
    std::optional<std::string> title = {};  // instead of the usual one; empty: none
    bool legend = true;
    Labels labels = {};
    bool only_legible_labels = false;   // none where they would be too small, instead of a larger board
    std::optional<double> margin = {};  // around everything
    std::optional<double> width = {};   // of the page with its margins
    std::optional<double> scale = {};   // from hole to hole
    std::optional<Paper> paper = {};    // a fixed page size, instead of as large as the contents
    bool figure = false;                // small text of 8 points; boards no larger than usual, unless on paper
    // For films.
    std::optional<std::size_t> columns = {};
    std::optional<std::size_t> moves_per_panel = {};
    bool panels_apart = false;         // no panel reuses a hole, however many panels that needs
    std::optional<double> speed = {};  // of animations: a factor
};

// Turns a look into that of a figure without margin and title: "column" and "text" are as wide as a column of a journal
// and as LaTeX's article, "slide" is a page of beamer's 16:9. Keeps what is given. Throws Error (input) with the list.
void fit_for(Look& look, const std::string& place);

std::string title_of(const Look& look, const std::string& usual);
// Never empty: it is part of the picture's description.
std::string named_by(const Look& look, const std::string& usual);
double margin_of(const Look& look, double usual);
double small_text_of(const Look& look, double usual);
// Throws Error (input) if the margins leave no room.
std::optional<double> width_asked(const Look& look, double margin);

}  // namespace pegwright::render
