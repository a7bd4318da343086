#include "render/layouts/label_items.hpp"
#include "render/layouts/move_items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

namespace pegwright::render {
namespace {

using Fate = PossibleMove::Fate;

constexpr double aside = 0.26;   // units to its right that an arrow keeps if it shares pegs with another
constexpr double nearer = 0.02;  // to its peg than the arrows of films
constexpr std::size_t most_described = 100;

struct FateLook {
    Fate fate;
    ArrowStyle arrow;
    const char* legend;
};
constexpr std::array<FateLook, 4> looks = {{
    {Fate::unsaid, {Ink::arrow, 0.07, false}, "possible move"},
    {Fate::won, {Ink::won, 0.085, false}, "keeps the goal in reach"},
    {Fate::lost, {Ink::lost, 0.04, false}, "loses the goal"},
    {Fate::unknown, {Ink::unknown, 0.07, true}, "not known what it does to the goal"},
}};

const ArrowStyle& style_of(Fate fate) {
    return std::find_if(looks.begin(), looks.end(), [&](const FateLook& look) { return look.fate == fate; })->arrow;
}

// The neighbours that a move's line joins.
std::vector<std::pair<Hole, Hole>> steps_of(const Move& move) {
    std::vector<std::pair<Hole, Hole>> steps;
    for (std::size_t i = 1; i < move.size(); ++i) {
        const Hole over = Jump{move[i - 1], move[i]}.over();
        for (const Hole end : {move[i - 1], move[i]}) steps.emplace_back(std::minmax(over, end));
    }
    return steps;
}

}  // namespace

void add_possible_moves(std::vector<Item>& items, const Frame& frame, const Diagram& diagram,
                        const std::vector<PossibleMove>& moves, const Labels& labels) {
    std::map<std::pair<Hole, Hole>, std::size_t> lines;
    for (const PossibleMove& move : moves)
        for (const auto& step : steps_of(move.move)) ++lines[step];
    Crossings crossings;
    std::vector<Line> halos;
    std::vector<Line> arrows;
    for (const auto& [move, fate] : moves) {
        const auto steps = steps_of(move);
        const bool shared = std::any_of(steps.begin(), steps.end(), [&](const auto& step) { return lines[step] > 1; });
        Arrow arrow = arrow_of(frame, move, style_of(fate), shared ? aside : 0);
        // The shaft begins at the rim of its peg, which the round end of its halo does not cut.
        const Point along = arrow.line.through[1] - arrow.line.through[0];
        const Point unit = (1 / std::hypot(along.x, along.y)) * along;
        arrow.line.through[0] = arrow.line.through[0] - nearer * frame.scale() * unit;
        arrow.halo.through[0] = arrow.line.through[0] + arrow.halo.width / 2 * unit;
        halos.push_back(std::move(arrow.halo));
        arrows.push_back(std::move(arrow.line));
        for (std::size_t i = 1; i < move.size(); ++i) {
            if (i > 1) crossings.crossed.insert(move[i - 1]);
            if (!shared) crossings.crossed.insert(Jump{move[i - 1], move[i]}.over());
        }
    }
    std::stable_sort(arrows.begin(), arrows.end(), [](const Line& a, const Line& b) { return a.width > b.width; });
    std::move(halos.begin(), halos.end(), std::back_inserter(items));
    std::move(arrows.begin(), arrows.end(), std::back_inserter(items));
    add_labels(items, frame, diagram, labels, crossings);
}

std::vector<LegendLine> fates_legend(const std::vector<PossibleMove>& moves) {
    std::vector<LegendLine> lines;
    for (const FateLook& look : looks)
        if (std::any_of(moves.begin(), moves.end(), [&](const PossibleMove& move) { return move.fate == look.fate; }))
            lines.push_back({look.legend, {}, look.arrow});
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
