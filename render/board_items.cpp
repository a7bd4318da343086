#include "render/board_items.hpp"

#include "theory/position_class.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace pegwright::render {
namespace {

// A quarter of the distance between two pegs' middles stays free, so that neighbours never touch. Below
// the second scale the ring around a vacancy would be 0.4 points thin and less.
constexpr double peg_radius = 0.38;  // in units
constexpr double least_scale_for_rings = 8;

// Its sides so far from the middle.
std::vector<Point> octagon(double apothem) {
    const double half_side = apothem * (std::sqrt(2.0) - 1);
    return {{-half_side, -apothem}, {half_side, -apothem}, {apothem, -half_side}, {apothem, half_side},
            {half_side, apothem},   {-half_side, apothem}, {-apothem, half_side}, {-apothem, -half_side}};
}

}  // namespace

void add_position(std::vector<Item>& items, const Frame& frame, const Diagram& diagram) {
    const double u = frame.scale();
    std::vector<Point> pegs;
    std::vector<Point> vacancies;
    diagram.for_each_hole([&](Hole hole, bool peg) { (peg ? pegs : vacancies).push_back(frame.at(hole)); });
    // A ring is a disc and a smaller one of the paper's colour on it: two items for all of them, and no
    // circles.
    if (u >= least_scale_for_rings) {
        items.push_back(Discs{vacancies, peg_radius * u, Ink::frame});
        items.push_back(Discs{std::move(vacancies), (peg_radius - 0.05) * u, Ink::paper});
    } else {
        items.push_back(Discs{std::move(vacancies), 0.14 * u, Ink::vacancy});
    }
    items.push_back(Discs{std::move(pegs), peg_radius * u, Ink::peg});
}

void add_classes(std::vector<Item>& items, const Frame& frame, const Diagram& diagram) {
    // Within a ring, as some classes are as light as the paper.
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

void add_marks(std::vector<Item>& items, const Frame& frame, const Marks& marks) {
    const double u = frame.scale();
    // Start and finish may be the same hole, and either may be in a catalyst: square and diamond differ in shape. None
    // of them touches the peg within, which stays round, or a neighbour's.
    const auto frame_hole = [&](Hole hole, const std::vector<Point>& corners, double width, Ink ink) {
        Line line{{}, std::max(0.4, width * u), ink, false, true};
        for (const Point& c : corners) line.through.push_back(frame.at(hole) + u * c);
        items.push_back(std::move(line));
    };
    for (const Hole hole : marks.start)
        frame_hole(hole, {{-0.44, -0.44}, {0.44, -0.44}, {0.44, 0.44}, {-0.44, 0.44}}, 0.07, Ink::start);
    for (const Hole hole : marks.finish)
        frame_hole(hole, {{0, -0.585}, {0.585, 0}, {0, 0.585}, {-0.585, 0}}, 0.06, Ink::finish);
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

void add_move(std::vector<Item>& items, const Frame& frame, const Move& move) {
    const double u = frame.scale();
    Crosses gone{{}, 0.2 * u, std::max(0.5, 0.08 * u), Ink::gone, std::max(0.25, 0.05 * u)};
    Line path{{}, std::max(0.5, 0.07 * u), Ink::arrow, true, false};
    for (std::size_t i = 0; i < move.size(); ++i) {
        path.through.push_back(frame.at(move[i]));
        if (i > 0) gone.at.push_back(frame.at(Jump{move[i - 1], move[i]}.over()));
    }
    items.push_back(std::move(path));
    items.push_back(std::move(gone));
}

std::string label_of(const Board& board, Hole hole, Labels labels) {
    const auto mod = [](std::int32_t v) { return std::to_string(v % 3); };
    switch (labels) {
        case Labels::none:
            return "";
        case Labels::names:
            return hole_text(board, hole, HoleNames::letters);
        case Labels::numbers:
            return hole_text(board, hole, HoleNames::numbers);
        case Labels::classes:
            return board.lattice() == Lattice::triangular ? std::to_string(theory::sum_label(hole))
                                                          : mod(hole.x) + "," + mod(hole.y);
        case Labels::skew:
            return std::to_string(hole.x) + "," + std::to_string(hole.y);
    }
    return "";
}

std::string labels_legend(Lattice lattice, Labels labels) {
    if (labels != Labels::classes) return "";
    return lattice == Lattice::triangular
               ? "labels and colours: (x + y) mod 3, columns x and rows y counted from 0"
               : "labels: x mod 3, y mod 3, columns x and rows y counted from 0; colours: (x + y) mod 3";
}

std::string marks_legend(const Marks& marks) {
    std::string legend;
    if (!marks.start.empty())
        legend = marks.start.size() == 1 ? "square: the hole vacated" : "squares: the holes vacated";
    if (!legend.empty() && !marks.finish.empty()) legend += "; ";
    if (!marks.finish.empty())
        legend +=
            marks.finish.size() == 1 ? "diamond: the hole of the last peg" : "diamonds: the holes of the last pegs";
    return legend;
}

void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels) {
    if (labels == Labels::none) return;
    std::size_t longest = 1;
    diagram.for_each_hole(
        [&](Hole hole, bool) { longest = std::max(longest, label_of(diagram.board(), hole, labels).size()); });
    // A label may be 1.3 times as wide as 1.2 peg radii: some 0.6 of the distance between holes, inside
    // the peg.
    const double size =
        std::min(0.4, 1.2 * peg_radius / text_width("0", static_cast<double>(longest)) * 1.3) * frame.scale();
    diagram.for_each_hole([&](Hole hole, bool peg) {
        items.push_back(Text{frame.at(hole), label_of(diagram.board(), hole, labels), size,
                             peg ? Ink::on_peg : Ink::text, Align::middle});
    });
}

std::vector<std::string> wrapped(const std::string& text, double size, double width) {
    std::vector<std::string> lines;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (!lines.empty() && text_width(lines.back() + " " + word, size) <= width) {
            lines.back() += " " + word;
            continue;
        }
        // A word too long for a line (a long sweep) is cut after a hyphen.
        while (text_width(word, size) > width) {
            const auto most = static_cast<std::size_t>(width / text_width("0", size));
            const std::size_t cut = word.rfind('-', std::max<std::size_t>(most, 2) - 1);
            if (cut == std::string::npos || cut == 0) break;
            lines.push_back(word.substr(0, cut + 1));
            word.erase(0, cut + 1);
        }
        lines.push_back(word);
    }
    return lines;
}

}  // namespace pegwright::render
