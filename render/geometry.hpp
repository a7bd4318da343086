// Where holes are in a picture: triangular boards upright and equilateral, the square lattice on a
// square grid. Unit: the distance of neighbouring holes.
#pragma once

#include "board/lattice.hpp"
#include "render/display_list.hpp"

#include <span>
#include <vector>

namespace pegwright::render {

// A hole's place in units.
Point unit_place(Lattice lattice, Hole hole);

// The closed lines around a set of holes, each seen as its cell (a hexagon or a square), in units.
// O(n log n) for n holes.
std::vector<std::vector<Point>> outline(Lattice lattice, std::span<const Hole> holes);

// Places holes on a page: those given fill a box whose top left corner is `corner`.
class Frame {
public:
    // scale: points between neighbouring holes.
    Frame(Lattice lattice, std::span<const Hole> holes, double scale, Point corner);

    Point at(Hole hole) const { return place(unit_place(lattice_, hole)); }
    Point place(Point units) const;
    double scale() const { return scale_; }
    double width() const { return width_ * scale_; }
    double height() const { return height_ * scale_; }
    // The same frame with another corner.
    Frame moved(Point corner) const;

private:
    Lattice lattice_;
    double scale_;
    Point corner_;
    Point least_;  // top left of all cells, in units
    double width_ = 0;
    double height_ = 0;
};

}  // namespace pegwright::render
