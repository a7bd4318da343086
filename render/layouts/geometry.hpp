// Where holes are in a picture. The triangular lattice is drawn equilateral, the others on a square grid. The unit is
// the distance of neighbours in a row.
#pragma once

#include "board/board.hpp"
#include "render/display_list.hpp"

#include <span>
#include <vector>

namespace pegwright::render {

// In units.
Point unit_place(Lattice lattice, Hole hole);

// The closed lines around a set of holes, in units: clockwise around each piece, counterclockwise around each gap.
// Holes count as cells, hexagons or squares. O(n log n) for n holes.
std::vector<std::vector<Point>> outline(Lattice lattice, std::span<const Hole> holes);

// Drops corners no further than `tolerance` from the line that is left (Douglas and Peucker 1973). Usually O(n log n).
std::vector<Point> simplified(const std::vector<Point>& loop, double tolerance);

// Maps holes to a page: the given holes fill a box with its top left corner at `corner`.
//
// Gaps between neighbours are equal as written, in hundredths of a point: the scale is rounded down to an even number
// of them, the distance of rows to the nearest. So triangles may be out by 0.2%.
class Frame {
public:
    // `scale`: points between neighbours. O(holes), or O(runs) for a board.
    Frame(Lattice lattice, std::span<const Hole> holes, double scale, Point corner);
    Frame(const Board& board, double scale, Point corner);

    Point at(Hole hole) const { return place(unit_place(lattice_, hole)); }
    // A point in units, rounded to hundredths of a point.
    Point place(Point units) const;
    // The box includes the outermost holes' cells; width and height are in points.
    double scale() const { return scale_; }
    double width() const { return width_ * scale_; }
    double height() const { return height_ * down_; }
    // After scaled(), call moved().
    Frame moved(Point corner) const;
    Frame scaled(double scale) const;

private:
    Frame(Lattice lattice, double scale) : lattice_(lattice), scale_(scale) {}
    void include(Hole hole);
    void settle(Point corner);  // once all holes are included

    Lattice lattice_;
    double scale_;
    double down_ = 0;  // the scale of columns
    Point corner_;
    Point least_{1e18, 1e18};  // top left of all cells, in units
    Point most_{-1e18, -1e18};
    double width_ = 0;
    double height_ = 0;
};

}  // namespace pegwright::render
