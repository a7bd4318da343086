#include "render/layouts/board_items.hpp"

#include "theory/position_class.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

// Below this scale rings would be under 0.4 points thin.
constexpr double least_scale_for_rings = 8;

std::vector<Point> octagon(double apothem) {
    const double half_side = apothem * (std::sqrt(2.0) - 1);
    return {{-half_side, -apothem}, {half_side, -apothem}, {apothem, -half_side}, {apothem, half_side},
            {half_side, apothem},   {-half_side, apothem}, {-apothem, half_side}, {-apothem, -half_side}};
}

}  // namespace

void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, bool ids) {
    const double u = frame.scale();
    Discs pegs{{}, peg_radius * u, Ink::peg};
    Discs vacancies = u >= least_scale_for_rings ? Discs{{}, peg_radius * u, Ink::frame, 0.05 * u}
                                                 : Discs{{}, 0.14 * u, Ink::vacancy};
    diagram.for_each_hole([&](Hole hole, bool peg) {
        Discs& discs = peg ? pegs : vacancies;
        discs.at.push_back(frame.at(hole));
        if (ids) discs.ids.push_back((peg ? "peg-" : "hole-") + hole_text(diagram.board(), hole, HoleNames::letters));
    });
    items.push_back(std::move(vacancies));
    items.push_back(std::move(pegs));
}

void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram) {
    // Within a ring, as some inks are as light as paper.
    const double radius = (peg_radius - 0.03) * frame.scale();
    Discs rings{{}, peg_radius * frame.scale(), Ink::frame};
    Discs classes[] = {{{}, radius, Ink::class_0}, {{}, radius, Ink::class_1}, {{}, radius, Ink::class_2}};
    diagram.for_each_hole([&](Hole hole, bool peg) {
        if (!peg) return;
        rings.at.push_back(frame.at(hole));
        classes[theory::sum_label(hole)].at.push_back(frame.at(hole));
    });
    items.push_back(std::move(rings));
    for (Discs& discs : classes) items.push_back(std::move(discs));
}

void add_highlights(std::vector<Item>& items, const Frame& frame, const Marks& marks) {
    const double u = frame.scale();
    // Larger around the square of a start; else clear of neighbours' circles.
    Discs large{{}, 0.57 * u, Ink::text, std::max(0.4, 0.06 * u)};
    Discs circles{{}, 0.49 * u, Ink::text, large.ring};
    for (const Hole hole : marks.highlight) {
        const bool start = std::find(marks.start.begin(), marks.start.end(), hole) != marks.start.end();
        (start ? large : circles).at.push_back(frame.at(hole));
    }
    for (Discs& discs : {std::ref(large), std::ref(circles)})
        if (!discs.at.empty()) items.push_back(std::move(discs));
}

void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks) {
    const double u = frame.scale();
    // One hole may be start, finish and catalyst, so the shapes differ.
    const auto frame_hole = [&](Hole hole, const std::vector<Point>& corners, double width, Ink ink) {
        Line line{{}, std::max(0.4, width * u), ink, false, true};
        for (const Point& c : corners) line.through.push_back(frame.at(hole) + u * c);
        items.push_back(std::move(line));
    };
    for (const Hole hole : marks.start)
        frame_hole(hole, {{-0.44, -0.44}, {0.44, -0.44}, {0.44, 0.44}, {-0.44, 0.44}}, 0.07, Ink::start);
    for (const Hole hole : marks.finish)
        frame_hole(hole, {{0, -0.555}, {0.555, 0}, {0, 0.555}, {-0.555, 0}}, 0.06, Ink::finish);
    const auto is_unlike = [&](Hole hole) {
        return std::find(marks.unlike.begin(), marks.unlike.end(), hole) != marks.unlike.end();
    };
    for (const Hole hole : marks.catalyst) {
        if (!is_unlike(hole)) {
            frame_hole(hole, octagon(0.45), 0.07, Ink::catalyst);
            continue;
        }
        for (const double apothem : {0.415, 0.505}) frame_hole(hole, octagon(apothem), 0.045, Ink::catalyst);
    }
}

std::string marks_legend(const Marks& marks) {
    std::string legend;
    if (!marks.start.empty())
        legend = marks.start.size() == 1 ? "square: the hole vacated" : "squares: the holes vacated";
    if (!legend.empty() && !marks.finish.empty()) legend += "; ";
    if (!marks.finish.empty())
        legend +=
            marks.finish.size() == 1 ? "diamond: the hole of the last peg" : "diamonds: the holes of the last pegs";
    if (!marks.highlight.empty())
        legend += (legend.empty() ? "" : "; ") + std::string(marks.highlight.size() == 1 ? "circle" : "circles") +
                  ": highlighted";
    return legend;
}

}  // namespace pegwright::render
