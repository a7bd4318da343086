#include "render/layouts/board_items.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "theory/position_class.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace pegwright::render {
namespace {

// Below this scale rings would be under 0.4 points thin.
constexpr double least_scale_for_rings = 8;
constexpr double least_scale_for_numbers = 6;
constexpr double most_label_size = 0.4;   // units
constexpr double room_in_hole = 0.29;     // units that a label may reach from the middle of a hole, inside its ring
constexpr double least_label_size = 3.6;  // points
constexpr double room_of_label = 0.3;     // units around the middle of a hole

// In units.
double label_size(double widest) {
    constexpr double half_height = 0.365;  // of capitals and digits, in their size
    return std::min(most_label_size, room_in_hole / std::hypot(widest / 2, half_height));
}

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
    // Touches neither the peg nor a neighbour's circle.
    Discs circles{{}, 0.49 * frame.scale(), Ink::catalyst, std::max(0.4, 0.07 * frame.scale())};
    for (const Hole hole : marks.highlight) circles.at.push_back(frame.at(hole));
    if (!circles.at.empty()) items.push_back(std::move(circles));
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

void add_move(std::vector<Item>& items, const Frame& frame, const Move& move, MoveStyle style) {
    const double u = frame.scale();
    Crosses gone{{}, 0.2 * u, std::max(0.5, 0.08 * u), Ink::gone, std::max(0.25, 0.05 * u)};
    Line path{{}, std::max(0.5, 0.07 * u), Ink::arrow, true, false};
    for (std::size_t i = 0; i < move.size(); ++i) {
        path.through.push_back(frame.at(move[i]));
        if (i > 0) gone.at.push_back(frame.at(Jump{move[i - 1], move[i]}.over()));
    }
    if (style.labelled && path.through.size() > 1) {
        const auto beside = [&](Point end, Point next) {
            return end + (room_of_label * u / std::hypot(next.x - end.x, next.y - end.y)) * (next - end);
        };
        const std::size_t last = path.through.size() - 1;
        path.through[0] = beside(path.through[0], path.through[1]);
        path.through[last] = beside(path.through[last], path.through[last - 1]);
    }
    items.push_back(std::move(path));
    if (!style.numbered || u < least_scale_for_numbers) {
        items.push_back(std::move(gone));
        return;
    }
    // Hides the line around the number.
    items.push_back(Discs{gone.at, 0.3 * u, Ink::peg});
    const double size = (gone.at.size() < 100 ? 0.42 : 0.3) * u;
    for (std::size_t i = 0; i < gone.at.size(); ++i)
        items.push_back(Text{gone.at[i], std::to_string(i + 1), size, Ink::on_peg, Align::middle});
}

bool crosses_itself(const Move& move) {
    Move holes(move);
    if (holes.size() > 1 && holes.front() == holes.back()) holes.pop_back();
    std::sort(holes.begin(), holes.end());
    return std::adjacent_find(holes.begin(), holes.end()) != holes.end();
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
        case Labels::from0:
            return hole_text(board, hole, HoleNames::from0);
        case Labels::row_col:
            return hole_text(board, hole, HoleNames::row_col);
        case Labels::row0_col0:
            return hole_text(board, hole, HoleNames::row0_col0);
        case Labels::col_row:
            return hole_text(board, hole, HoleNames::col_row);
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
    if (!marks.highlight.empty())
        legend += (legend.empty() ? "" : "; ") + std::string(marks.highlight.size() == 1 ? "circle" : "circles") +
                  ": highlighted";
    return legend;
}

double widest_label(const Board& board, Labels labels) {
    double widest = 0;
    if (labels != Labels::none)
        board.for_each_hole(
            [&](Hole hole) { widest = std::max(widest, text_width(label_of(board, hole, labels), 1)); });
    return widest;
}

double least_scale_of_labels(double widest) {
    return widest == 0 ? 0 : std::ceil(least_label_size / label_size(widest));
}

void check_labels(const std::string& title, const Board& board, Labels labels) {
    if (labels == Labels::none) return;
    if (labels == Labels::classes && board.lattice() == Lattice::diagonal)
        fail_input(title + ": the diagonal lattice has no position classes; labels are none, names and skew");
    if (board.hole_count() > most_holes_with_labels)
        fail_limit(
            fmt::format("{}: too many holes to label (at most {}); use labels none", title, most_holes_with_labels));
}

void add_labels_but(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                    std::vector<Hole> without) {
    if (labels == Labels::none) return;
    const Board& board = diagram.board();
    const double size = label_size(widest_label(board, labels)) * frame.scale();
    std::sort(without.begin(), without.end());
    diagram.for_each_hole([&](Hole hole, bool peg) {
        if (std::binary_search(without.begin(), without.end(), hole)) return;
        items.push_back(
            Text{frame.at(hole), label_of(board, hole, labels), size, peg ? Ink::on_peg : Ink::text, Align::middle});
    });
}

void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, Labels labels,
                std::span<const Move> moves) {
    if (labels == Labels::none) return;
    std::vector<Hole> taken;
    Discs corners{{}, 0.25 * frame.scale(), Ink::paper};
    for (const Move& move : moves)
        for (std::size_t i = 1; i < move.size(); ++i) {
            taken.push_back(Jump{move[i - 1], move[i]}.over());
            if (i + 1 < move.size() && !diagram.peg(move[i])) corners.at.push_back(frame.at(move[i]));
        }
    if (!corners.at.empty()) items.push_back(std::move(corners));
    add_labels_but(items, frame, diagram, labels, std::move(taken));
}

namespace {

// Length of the longest piece that ends with a hyphen and fits; 0 if none does.
std::size_t fitting_piece(const std::string& word, double size, double width) {
    std::size_t fits = 0;
    for (std::size_t hyphen = word.find('-', 1); hyphen != std::string::npos; hyphen = word.find('-', hyphen + 1)) {
        if (text_width(word.substr(0, hyphen + 1), size) > width) break;
        fits = hyphen + 1;
    }
    return fits;
}

// Of the longest piece that fits, at least one character.
std::size_t any_piece(const std::string& word, double size, double width) {
    const auto end_of_character = [&](std::size_t i) {
        do ++i;
        while (i < word.size() && (static_cast<unsigned char>(word[i]) & 0xc0) == 0x80);
        return i;
    };
    std::size_t piece = end_of_character(0);
    double used = text_width(word.substr(0, piece), size);
    while (piece < word.size()) {
        const std::size_t next = end_of_character(piece);
        used += text_width(word.substr(piece, next - piece), size);
        if (used > width) break;
        piece = next;
    }
    return piece;
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, double size, double width) {
    std::vector<std::string> lines;
    std::istringstream words = base::stream_of(text);
    for (std::string word; words >> word;) {
        if (!lines.empty() && text_width(lines.back() + " " + word, size) <= width) {
            lines.back() += " " + word;
            continue;
        }
        // Cut a long word (a sweep) after a hyphen, on the current line.
        if (!lines.empty() && text_width(word, size) > width) {
            const double room = width - text_width(lines.back() + " ", size);
            const std::size_t piece = fitting_piece(word, size, room);
            if (piece > 0) lines.back() += " " + word.substr(0, piece);
            word.erase(0, piece);
        }
        while (text_width(word, size) > width) {
            std::size_t piece = fitting_piece(word, size, width);
            if (piece == 0) piece = any_piece(word, size, width);
            if (piece == word.size()) break;
            lines.push_back(word.substr(0, piece));
            word.erase(0, piece);
        }
        lines.push_back(word);
    }
    return lines;
}

}  // namespace pegwright::render
