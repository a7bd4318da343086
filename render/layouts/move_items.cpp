#include "render/layouts/move_items.hpp"
#include "render/layouts/label_items.hpp"

#include "render/layouts/board_items.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// In units.
constexpr double halo_width = 0.03;   // on either side of an arrow
constexpr double room_at_tip = 0.31;  // from an arrow's tip to the middle of its last hole

// Within a peg, for the numbers from one to `last`. In units.
double size_of_numbers(std::size_t last) { return last < 10 ? 0.6 : last < 100 ? 0.56 : last < 1000 ? 0.38 : 0.3; }

Point direction(Point from, Point to) {
    const Point d = to - from;
    return (1 / std::hypot(d.x, d.y)) * d;
}

// Through the middles of the holes, or to their right.
std::vector<Point> way_of(const Frame& frame, const Move& move, double right) {
    std::vector<Point> way;
    for (const Hole hole : move) way.push_back(frame.at(hole));
    std::vector<Point> shifted = way;
    for (std::size_t i = 0; i < way.size() && right != 0; ++i) {
        const Point in = i == 0 ? direction(way[0], way[1]) : direction(way[i - 1], way[i]);
        const Point out = i + 1 == way.size() ? in : direction(way[i], way[i + 1]);
        const Point sum = in + out;
        shifted[i] = way[i] + (right / (1 + in.x * out.x + in.y * out.y)) * Point{-sum.y, sum.x};
    }
    return shifted;
}

// A thin path under the pegs it takes, so that their numbers, the peg that moves and the arrow's head are seen in the
// densest sweep. The peg has a rim; the head comes last.
void add_numbered_move(std::vector<Item>& items, const Frame& frame, const Move& move) {
    const double u = frame.scale();
    constexpr double rim = 0.46;
    Line path{way_of(frame, move, 0), std::max(0.4, 0.05 * u), Ink::arrow};
    std::vector<Point> taken;
    for (std::size_t i = 1; i < move.size(); ++i) taken.push_back(frame.at(Jump{move[i - 1], move[i]}.over()));
    const Point start = path.through.front();
    const Point end = path.through.back();
    items.push_back(std::move(path));
    items.push_back(Discs{taken, peg_radius * u, Ink::peg});
    const double size = size_of_numbers(taken.size()) * u;
    for (std::size_t i = 0; i < taken.size(); ++i)
        items.push_back(Text{taken[i], std::to_string(i + 1), size, Ink::on_peg, Align::middle, true});
    items.push_back(Discs{{start}, (rim + 0.06) * u, Ink::halo});
    items.push_back(Discs{{start}, rim * u, Ink::arrow});
    items.push_back(Discs{{start}, (peg_radius - 0.02) * u, Ink::peg});
    const Point along = direction(taken.back(), end);
    // A round trip ends in its peg, over the rim.
    const bool round = move.front() == move.back();
    const double head_width = round ? 0.07 : 0.12;  // of its line
    const Point tip = end - (round ? 0.27 : 0) * u * along;
    const Point neck = taken.back() + peg_radius * u * along;
    items.push_back(Line{{neck, tip + head_width * u * along}, 1.5 * head_width * u, Ink::halo, true});
    items.push_back(Line{{neck, tip}, head_width * u, Ink::arrow, true});
}

}  // namespace

Arrow arrow_of(const Frame& frame, const Move& move, const ArrowStyle& style, double right) {
    const double u = frame.scale();
    const double width = std::max(0.5, style.width * u);
    std::vector<Point> way = way_of(frame, move, right * u);
    const std::size_t last = way.size() - 1;
    // From the end's middle, along the way, to a circle around it.
    const auto to_circle = [&](double radius) { return std::sqrt(radius * radius - right * right) * u; };
    const Point end_way = direction(way[last - 1], way[last]);
    way[0] = way[0] + to_circle(peg_radius + 0.02) * direction(way[0], way[1]);
    way[last] = way[last] - to_circle(room_at_tip) * end_way;
    std::vector<Point> to_head = way;
    to_head[last] = way[last] - arrow_head_length * width * end_way;
    return {Line{std::move(to_head), width + 2 * std::max(0.25, halo_width * u), Ink::halo},
            Line{std::move(way), width, style.ink, true, false, style.dashed ? 1.6 * width : 0}};
}

void add_move(std::vector<Item>& items, Crossings& crossings, const Frame& frame, const Move& move, bool numbered) {
    const double u = frame.scale();
    Crosses gone{{}, 0.17 * u, std::max(0.5, 0.08 * u), Ink::gone, std::max(0.25, 0.05 * u)};
    for (std::size_t i = 1; i < move.size(); ++i) {
        const Hole over = Jump{move[i - 1], move[i]}.over();
        gone.at.push_back(frame.at(over));
        crossings.covered.insert(over);
        if (i > 1) crossings.crossed.insert(move[i - 1]);
    }
    if (numbered) {
        crossings.covered.insert(move.back());
        return add_numbered_move(items, frame, move);
    }
    Arrow arrow = arrow_of(frame, move, {});
    items.push_back(std::move(arrow.halo));
    items.push_back(std::move(arrow.line));
    items.push_back(std::move(gone));
}

bool crosses_itself(const Move& move) {
    Move holes(move);
    if (holes.size() > 1 && holes.front() == holes.back()) holes.pop_back();
    std::sort(holes.begin(), holes.end());
    return std::adjacent_find(holes.begin(), holes.end()) != holes.end();
}

double least_scale_of_numbers(std::size_t jumps, double text) { return text / size_of_numbers(jumps); }

}  // namespace pegwright::render
