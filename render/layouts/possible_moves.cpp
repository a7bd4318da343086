#include "render/layouts/board_items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pegwright::render {
namespace {

using Fate = PossibleMove::Fate;

constexpr double aside = 0.11;             // units that arrows keep to their right, if there are several
constexpr double room_at_tip = 0.24;       // from the middle of the last hole, where several tips meet
constexpr double room_of_question = 0.28;  // around the middle of a hole
constexpr double halo_width = 0.035;       // units on either side of a line
constexpr std::size_t most_described = 100;

double width_of(Fate fate) { return fate == Fate::won ? 0.1 : fate == Fate::unsaid ? 0.07 : 0.045; }
Ink ink_of(Fate fate) { return fate == Fate::won ? Ink::finish : fate == Fate::lost ? Ink::start : Ink::arrow; }

// From beside the middle of the first hole to beside that of the last.
std::vector<Point> way_of(const Frame& frame, const Move& move, double right, double from_start, double from_end) {
    std::vector<Point> way;
    for (const Hole hole : move) way.push_back(frame.at(hole));
    const auto direction = [](Point from, Point to) {
        const Point d = to - from;
        return (1 / std::hypot(d.x, d.y)) * d;
    };
    const std::size_t last = way.size() - 1;
    const Point first_way = direction(way[0], way[1]);
    const Point last_way = direction(way[last - 1], way[last]);
    if (last == 1)
        for (Point& p : way) p = p + right * Point{-first_way.y, first_way.x};
    way[0] = way[0] + from_start * first_way;
    way[last] = way[last] - from_end * last_way;
    return way;
}

// A halo ends where the head begins.
std::vector<Point> cut_at_head(std::vector<Point> way, double width) {
    const Point d = way.back() - way[way.size() - 2];
    way.back() = way.back() - (arrow_head_length * width / std::hypot(d.x, d.y)) * d;
    return way;
}

bool any_of_fate(const std::vector<PossibleMove>& moves, Fate fate) {
    return std::any_of(moves.begin(), moves.end(), [&](const PossibleMove& move) { return move.fate == fate; });
}

}  // namespace

void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, Labels labels) {
    const double u = frame.scale();
    const bool labelled = labels != Labels::none;
    const double right = moves.size() > 1 ? aside * u : 0;
    for (const auto& [move, fate] : moves) {
        const double width = std::max(0.4, width_of(fate) * u);
        const double from_end = moves.size() > 1 || labelled ? room_at_tip * u : 0;
        auto way = way_of(frame, move, right, labelled ? (peg_radius + 0.02) * u : 0, from_end);
        if (!labelled) items.push_back(Line{cut_at_head(way, width), width + 2 * halo_width * u, Ink::halo});
        items.push_back(Line{std::move(way), width, ink_of(fate), true, false});
    }
    // With labels arrows pass below the taken pegs; without, over them.
    Discs grounds{{}, (labelled ? peg_radius : room_of_question) * u, Ink::peg};
    std::set<Hole> questions;
    for (const auto& [move, fate] : moves)
        for (std::size_t i = 1; i < move.size(); ++i) {
            const Hole over = Jump{move[i - 1], move[i]}.over();
            if (fate == Fate::unknown) questions.insert(over);
            if (labelled || fate == Fate::unknown) grounds.at.push_back(frame.at(over));
        }
    if (!grounds.at.empty()) items.push_back(std::move(grounds));
    add_labels_but(items, frame, diagram, labels, {questions.begin(), questions.end()});
    for (const Hole hole : questions) items.push_back(Text{frame.at(hole), "?", 0.5 * u, Ink::on_peg, Align::middle});
}

std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves) {
    std::string text;
    const auto add = [&](Fate fate, const char* words) {
        if (any_of_fate(moves, fate)) text += (text.empty() ? "" : "; ") + std::string(words);
    };
    add(Fate::won, "thick arrows: the goal stays in reach");
    add(Fate::lost, "thin arrows: the goal is lost");
    add(Fate::unknown, "with ?: not known");
    std::vector<LegendLine> lines;
    if (!text.empty()) lines.push_back({text});
    return lines;
}

std::string moves_described(const Board& board, const std::vector<PossibleMove>& moves) {
    std::string text;
    for (std::size_t i = 0; i < std::min(moves.size(), most_described); ++i) {
        const Fate fate = moves[i].fate;
        text += (i == 0 ? "; " : ", ") + move_text(board, moves[i].move) +
                (fate == Fate::won       ? " won"
                 : fate == Fate::lost    ? " lost"
                 : fate == Fate::unknown ? " not known"
                                         : "");
    }
    return moves.size() > most_described ? text + " and so on" : text;
}

}  // namespace pegwright::render
