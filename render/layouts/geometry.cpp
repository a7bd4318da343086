#include "render/layouts/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace pegwright::render {
namespace {

const double row_height = std::sqrt(3.0) / 2;
constexpr double margin = 0.6;  // units around the holes: a cell reaches 0.58

// The neighbours across the sides of a hole's cell, clockwise on the page from the right.
std::span<const Hole> neighbours(Lattice lattice) {
    static constexpr Hole triangular[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    static constexpr Hole square[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    if (lattice == Lattice::triangular) return triangular;
    return square;
}

// Corner k lies between neighbours k and k + 1.
Point cell_corner(Lattice lattice, std::size_t k) {
    const double sides = lattice == Lattice::triangular ? 6 : 4;
    const double radius = lattice == Lattice::triangular ? 1 / std::sqrt(3.0) : std::sqrt(0.5);
    const double angle = (2 * static_cast<double>(k) + 1) * std::numbers::pi / sides;
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

// Adjacent cells compute a shared corner with different rounding errors.
using CornerKey = std::pair<long, long>;  // in thousandths of a unit
CornerKey key(Point p) { return {std::lround(p.x * 1000), std::lround(p.y * 1000)}; }

}  // namespace

Point unit_place(Lattice lattice, Hole hole) {
    if (lattice == Lattice::triangular) return {hole.x - hole.y / 2.0, hole.y * row_height};
    return {static_cast<double>(hole.x), static_cast<double>(hole.y)};
}

std::vector<std::vector<Point>> outline(Lattice lattice, std::span<const Hole> holes) {
    std::vector<Hole> sorted(holes.begin(), holes.end());
    std::sort(sorted.begin(), sorted.end());
    const auto directions = neighbours(lattice);
    // Edges between a hole of the set and a hole outside, by their beginnings, with the hole on their right. Two begin
    // where cells touch in one corner only; either order gives closed lines.
    std::multimap<CornerKey, std::pair<Point, Point>> edges;
    for (const Hole hole : sorted) {
        for (std::size_t k = 0; k < directions.size(); ++k) {
            if (std::binary_search(sorted.begin(), sorted.end(), hole + directions[k])) continue;
            const Point centre = unit_place(lattice, hole);
            const Point from = centre + cell_corner(lattice, (k + directions.size() - 1) % directions.size());
            edges.insert({key(from), {from, centre + cell_corner(lattice, k)}});
        }
    }
    std::vector<std::vector<Point>> loops;
    while (!edges.empty()) {
        loops.emplace_back();
        for (auto edge = edges.begin(); edge != edges.end();) {
            const auto [from, to] = edge->second;
            loops.back().push_back(from);
            edges.erase(edge);
            edge = edges.find(key(to));
        }
    }
    return loops;
}

namespace {

double distance_from_line(Point p, Point a, Point b) {
    const Point d = b - a;
    const double length = std::hypot(d.x, d.y);
    if (length == 0) return std::hypot(p.x - a.x, p.y - a.y);
    return std::abs(d.x * (p.y - a.y) - d.y * (p.x - a.x)) / length;
}

}  // namespace

std::vector<Point> simplified(const std::vector<Point>& loop, double tolerance) {
    if (loop.size() < 4) return loop;
    std::vector<Point> line(loop);
    line.push_back(loop.front());
    std::vector<bool> kept(line.size());
    kept.front() = true;
    // Pieces with both ends kept. The furthest corner splits a piece, or all its corners are dropped.
    std::vector<std::pair<std::size_t, std::size_t>> pieces{{0, line.size() - 1}};
    while (!pieces.empty()) {
        const auto [first, last] = pieces.back();
        pieces.pop_back();
        std::size_t furthest = first;
        double most = tolerance;
        for (std::size_t i = first + 1; i < last; ++i)
            if (const double d = distance_from_line(line[i], line[first], line[last]); d > most) {
                most = d;
                furthest = i;
            }
        if (furthest == first) continue;
        kept[furthest] = true;
        pieces.push_back({first, furthest});
        pieces.push_back({furthest, last});
    }
    std::vector<Point> left;
    for (std::size_t i = 0; i < loop.size(); ++i)
        if (kept[i]) left.push_back(loop[i]);
    return left;
}

namespace {

// Formats write hundredths of a point. Neighbours in a row of the triangular lattice are two half steps apart.
constexpr double finest = 0.01;
double multiple_of(double step, double v) { return step * std::round(v / step); }

}  // namespace

Frame::Frame(Lattice lattice, std::span<const Hole> holes, double scale, Point corner) : Frame(lattice, scale) {
    for (const Hole hole : holes) include(hole);
    settle(corner);
}

Frame::Frame(const Board& board, double scale, Point corner) : Frame(board.lattice(), scale) {
    for (std::int32_t y = 0; y < board.height(); ++y)
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            include({first, y});
            include({end - 1, y});
        });
    settle(corner);
}

void Frame::include(Hole hole) {
    const Point p = unit_place(lattice_, hole);
    least_ = {std::min(least_.x, p.x - margin), std::min(least_.y, p.y - margin)};
    most_ = {std::max(most_.x, p.x + margin), std::max(most_.y, p.y + margin)};
}

void Frame::settle(Point corner) {
    width_ = most_.x - least_.x;
    height_ = most_.y - least_.y;
    *this = scaled(scale_).moved(corner);
}

Point Frame::place(Point units) const {
    const Point p{corner_.x + scale_ * (units.x - least_.x), corner_.y + down_ * (units.y - least_.y)};
    return {multiple_of(finest, p.x), multiple_of(finest, p.y)};
}

Frame Frame::scaled(double scale) const {
    Frame frame(*this);
    frame.scale_ = std::max(2 * finest, 2 * finest * std::floor(scale / (2 * finest) + 1e-6));
    frame.down_ =
        lattice_ == Lattice::triangular ? multiple_of(finest, frame.scale_ * row_height) / row_height : frame.scale_;
    return frame;
}

Frame Frame::moved(Point corner) const {
    Frame frame(*this);
    // Put the first hole at whole points. With a whole scale all holes of a square grid then are, too.
    const auto snap = [](double v, double around) { return std::round(v + around) - around; };
    frame.corner_ = {snap(corner.x, margin * scale_), snap(corner.y, margin * down_)};
    return frame;
}

}  // namespace pegwright::render
