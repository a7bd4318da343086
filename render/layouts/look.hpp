// The options of a layout.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pegwright::render {

// The text in holes. Numbers to col_row: names in that notation. Classes: by position class, x mod 3 and y mod 3 on the
// square lattice, (x + y) mod 3 on the triangular one. Skew: x,y from zero.
enum class Labels : std::uint8_t { none, names, numbers, from0, row_col, row0_col0, col_row, classes, skew };

// Throws Error (input) with the list of names. Never returns numbers to col_row.
Labels labels_named(const std::string& name);

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
    Labels labels = Labels::none;
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
