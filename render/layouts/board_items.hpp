// The pieces that layouts share. Functions named add_ append items; later items are drawn over earlier ones.
#pragma once

#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"

namespace pegwright::render {

// In a picture whose SVG gives each hole an id.
inline constexpr std::int64_t most_holes_with_ids = 2'000;

// In units. Leaves a quarter of the distance between two pegs free.
inline constexpr double peg_radius = 0.38;
// Pegs as discs; vacancies as rings, or as dots below a scale of 8. `ids`: "peg-a3", "hole-a3". O(holes).
void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, bool ids = false);
// Pegs again, in a colour for each (x + y) mod 3.
void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram);
// A circle around each hole. Call before add_position, which covers its middle.
void add_highlights(std::vector<Item>& items, const Frame& frame, const Marks& marks);
// Squares around start holes, diamonds around finish holes, octagons around catalyst holes, two around unlike ones.
void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks);

}  // namespace pegwright::render
