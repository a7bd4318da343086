#include "render/layouts/board_items.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "theory/position_class.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace pegwright::render {
namespace {

// Below this scale rings would be under 0.4 points thin.
constexpr double least_scale_for_rings = 8;
constexpr double most_label_size = 0.4;  // units
constexpr double room_in_hole = 0.29;    // units that a label may reach from the middle of a hole, inside its ring
constexpr double half_height_of_text = 0.365;  // of capitals and digits, in their size
constexpr double legible_size = 6;             // points: eight pixels on a screen
// In units.
constexpr double halo_width = 0.03;   // on either side of an arrow
constexpr double room_at_tip = 0.31;  // from an arrow's tip to the middle of its last hole

// In units.
double label_size(double widest) {
    return std::min(most_label_size, room_in_hole / std::hypot(widest / 2, half_height_of_text));
}

// Within a peg, for the numbers from one to `last`. In units.
double size_of_numbers(std::size_t last) { return last < 10 ? 0.6 : last < 100 ? 0.56 : last < 1000 ? 0.38 : 0.3; }

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

namespace {

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

namespace {

std::vector<Label> labels_on(const Board& board, const Labels& labels) {
    return labels.of ? labels.of(board, 0) : std::vector<Label>();
}

}  // namespace

Frame frame_of(const Board& board, const Labels& labels) {
    if (!labels.outside) return {board, 1, {}};
    std::vector<Hole> places = board.holes();
    for (const Label& label : labels_on(board, labels)) places.push_back(label.at);
    return {board.lattice(), places, 1, {}};
}

double widest_label(const Board& board, const Labels& labels) {
    double widest = 0;
    for (const Label& label : labels_on(board, labels)) widest = std::max(widest, text_width(label.text, 1));
    return widest;
}

double least_scale_of_labels(double widest, double text) { return widest == 0 ? 0 : text / label_size(widest); }

double least_scale_of_numbers(std::size_t jumps, double text) { return text / size_of_numbers(jumps); }

double legible_scale(const Look& look, const Board& board) {
    if (board.hole_count() > most_holes_with_labels) return std::numeric_limits<double>::infinity();
    return legible_size / label_size(widest_label(board, look.labels));
}

Labels labels_at(const Look& look, const Board& board, double scale) {
    const bool legible = !look.only_legible_labels || !look.labels.of || scale >= legible_scale(look, board);
    return legible ? look.labels : Labels();
}

void check_labels(const std::string& title, const Board& board, const Labels& labels) {
    if (!labels.of) return;
    if (!labels.outside && board.hole_count() > most_holes_with_labels)
        fail_limit(
            fmt::format("{}: too many holes to label (at most {}); use labels none", title, most_holes_with_labels));
    try {
        labels.of(board, 0);
    } catch (const base::Error& e) {
        throw e.with_message(title + ": " + e.what());
    }
}

namespace {

// Leaves arrows that pass at a side visible.
Area ground_of(const Text& label, Ink ink) {
    const double x = text_width(label.text, label.size) / 2 + 0.12 * label.size;
    const double y = (half_height_of_text + 0.2) * label.size;
    const double cut = 0.32 * label.size;
    std::vector<Point> corners = {{x - cut, -y}, {x, cut - y},  {x, y - cut},  {x - cut, y},
                                  {cut - x, y},  {-x, y - cut}, {-x, cut - y}, {cut - x, -y}};
    for (Point& corner : corners) corner = label.at + corner;
    return {{std::move(corners)}, ink};
}

}  // namespace

void add_labels(std::vector<Item>& items, const Frame& frame, const Diagram& diagram, const Labels& labels,
                const Crossings& crossings, std::size_t jumps) {
    if (!labels.of) return;
    const Board& board = diagram.board();
    const auto has_peg = [&](Hole hole) { return board.contains(hole) && diagram.peg(hole); };
    const bool over_pegs = std::any_of(crossings.crossed.begin(), crossings.crossed.end(), has_peg);
    const double most = label_size(widest_label(board, labels)) * frame.scale();
    const double size = over_pegs ? std::min(most, std::max(0.7 * most, legible_size)) : most;
    constexpr Ink classes[] = {Ink::class_0, Ink::class_1, Ink::class_2};
    std::vector<Item> texts;
    for (Label& label : labels.of(board, jumps)) {
        if (crossings.covered.count(label.at) > 0) continue;
        const bool peg = has_peg(label.at);
        Text text{frame.at(label.at), std::move(label.text), size, peg ? Ink::on_peg : Ink::text, Align::middle, true};
        if (crossings.crossed.count(label.at) > 0)
            items.push_back(ground_of(text, !peg              ? Ink::paper
                                            : labels.by_class ? classes[theory::sum_label(label.at)]
                                                              : Ink::peg));
        texts.push_back(std::move(text));
    }
    std::move(texts.begin(), texts.end(), std::back_inserter(items));
}

namespace {

// The first hyphen at which a word may be cut: not in the numbers before its blank.
std::size_t first_hyphen(const std::string& word) {
    const std::size_t blank = word.find(' ');
    return word.find('-', blank == std::string::npos ? 1 : blank);
}

// Length of the longest piece that ends with a hyphen and fits; 0 if none does.
std::size_t fitting_piece(const std::string& word, double size, double width) {
    std::size_t fits = 0;
    for (std::size_t hyphen = first_hyphen(word); hyphen != std::string::npos; hyphen = word.find('-', hyphen + 1)) {
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
        if (std::string next; word.ends_with(':') && words >> next) word += " " + next;
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
