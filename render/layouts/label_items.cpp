#include "render/layouts/label_items.hpp"

#include "base/error.hpp"
#include "theory/position_class.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace pegwright::render {
namespace {

constexpr double most_label_size = 0.4;  // units
constexpr double room_in_hole = 0.29;    // units that a label may reach from the middle of a hole, inside its ring
constexpr double half_height_of_text = 0.365;  // of capitals and digits, in their size
constexpr double legible_size = 6;             // points: eight pixels on a screen

// In units.
double label_size(double widest) {
    return std::min(most_label_size, room_in_hole / std::hypot(widest / 2, half_height_of_text));
}

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

}  // namespace pegwright::render
