// Where holes are in a picture: boards of the triangular lattice upright and equilateral, those of the square
// and the diagonal lattice on a square grid. Unit: the distance of neighbouring holes (in a row).
#pragma once

#include "board/board.hpp"
#include "render/display_list.hpp"

#include <span>
#include <vector>

namespace pegwright::render {

// A hole's place in units.
Point unit_place(Lattice lattice, Hole hole);

// The closed lines around a set of holes, each seen as its cell (a hexagon or a square), in units.
// O(n log n) for n holes. There is one line around each piece and one around each of its gaps. Lines
// go clockwise on the page around holes, the other way around gaps.
std::vector<std::vector<Point>> outline(Lattice lattice, std::span<const Hole> holes);

// A closed line with fewer corners, none further than `tolerance` from it (Douglas and Peucker 1973). O(n log n)
// mostly.
std::vector<Point> simplified(const std::vector<Point>& loop, double tolerance);

// Places holes on a page: those given fill a box whose top left corner is `corner`.
class Frame {
public:
    // scale: points between neighbouring holes. O(holes), of a board O(runs).
    Frame(Lattice lattice, std::span<const Hole> holes, double scale, Point corner);
    Frame(const Board& board, double scale, Point corner);

    // A hole's middle on the page.
    Point at(Hole hole) const { return place(unit_place(lattice_, hole)); }
    // Any place given in units; to quarters of a point.
    Point place(Point units) const;
    // Points a unit; the box's width and height in points, cells of the outermost holes included.
    double scale() const { return scale_; }
    double width() const { return width_ * scale_; }
    double height() const { return height_ * scale_; }
    // The same frame with another corner, or at another scale; then moved() says where it is.
    Frame moved(Point corner) const;
    Frame scaled(double scale) const;

private:
    Frame(Lattice lattice, double scale) : lattice_(lattice), scale_(scale) {}
    void include(Hole hole);
    void settle(Point corner);  // once all holes are included

    Lattice lattice_;
    double scale_;
    Point corner_;
    Point least_{1e18, 1e18};  // top left of all cells, in units
    Point most_{-1e18, -1e18};
    double width_ = 0;
    double height_ = 0;
};

}  // namespace pegwright::render
