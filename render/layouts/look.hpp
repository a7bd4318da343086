// What may be asked of a layout beyond its subject: sizes, and what is written around the boards and into their holes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pegwright::render {

// What is written in the holes. classes: what pegs of one position class have in common, on the square lattice
// x mod 3 and y mod 3, on the triangular (x + y) mod 3; skew: x,y.
enum class Labels : std::uint8_t { none, names, numbers, classes, skew };

// Throws Error (input) with the list of names; numbers are names in the notation of numbers.
Labels labels_named(const std::string& name);

// A size of pages, in points.
struct Paper {
    std::string_view name;
    double width;
    double height;
};
std::span<const Paper> papers();
// Throws Error (input) with the list of names.
const Paper& paper_named(const std::string& name);

// Lengths in points. What is not given is chosen by the layout.
struct Look {
    std::optional<std::string> title = {};  // instead of the usual one; empty: none
    bool legend = true;
    Labels labels = Labels::none;
    std::optional<double> margin = {};  // around everything
    std::optional<double> width = {};   // of the page, margins included
    std::optional<double> scale = {};   // from hole to hole
    const Paper* paper = nullptr;       // the page, instead of one as large as what is on it
    // Of films.
    std::optional<std::size_t> columns = {};
    std::optional<std::size_t> moves_per_panel = {};
    bool panels_apart = false;         // no peg moves on within a panel, however many panels that takes
    std::optional<double> speed = {};  // of animations: times as fast
};

// The title, or the usual one.
std::string title_of(const Look& look, const std::string& usual);
// The same, for what always has a title: a picture's description of itself.
std::string named_by(const Look& look, const std::string& usual);
// The margin, or the usual one.
double margin_of(const Look& look, double usual);
// How wide the page is to be, if that is asked for. Throws Error (input) where the margins leave no room on it.
std::optional<double> width_asked(const Look& look, double margin);

}  // namespace pegwright::render
