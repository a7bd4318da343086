// Layouts: from positions, solutions and plans to display lists.
//
// Sizes are chosen by the layouts so that text fits where it stands: names inside holes, captions
// inside their panels. Throws Error (limit) for boards too large for a picture of the kind, with
// what would work instead.
#pragma once

#include "render/diagram.hpp"
#include "render/display_list.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::render {

// What is written in the holes. classes: (x + y) mod 3, on the square lattice (x - y) mod 3 as well; skew: x,y.
enum class Labels : std::uint8_t { none, names, classes, skew };

// Throws Error (input) with the list of names.
Labels labels_named(const std::string& name);

struct Marks {
    std::optional<Hole> start;
    std::optional<Hole> finish;
    std::vector<Hole> catalyst = {};
    std::vector<Hole> unlike = {};  // those of the catalyst that differ from the rest
};

struct Story {
    std::string title;
    Diagram diagram;  // the position at the start
    std::vector<Move> moves;
    Marks marks;
};

// One position.
Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, Labels labels);

// The solution as a strip of boards: each panel the position before its moves, its moves as arrows,
// the pegs they take crossed out, its number and moves below. Moves share a panel where that stays
// readable: independent ones, on boards of more than 100 holes also trains of moves in a row. paged: on A4 pages with
// numbers and bookmarks; else on one page as long as it takes.
Picture film_layout(const Story& story, bool paged);

// The longest move as a line over the board, at the moment it is played; the first of several.
Picture sweep_layout(const Story& story);

// A purge: its picture with the symbols of the data files explained, and its moves as a film.
Picture purge_layout(const Purge& purge);

// One region of a plan.
struct Region {
    std::vector<Hole> holes;
    std::string label;
    Ink ink = Ink::base;
};

// The plan of a solution: regions with their labels, start and finish.
Picture map_layout(const std::string& title, Lattice lattice, const std::vector<Region>& regions, const Marks& marks,
                   const std::vector<std::string>& legend);

// One HTML file that plays the solution: no server, no other file.
std::string player_page(const Story& story);

}  // namespace pegwright::render
