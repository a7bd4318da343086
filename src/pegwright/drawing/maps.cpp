#include "pegwright/drawing/styles.hpp"

#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/stories.hpp"
#include "pegwright/solving/move_bound.hpp"
#include "pegwright/solving/solve.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright {
namespace {

using base::fail_input;
using base::fail_limit;
using game::Part;
using game::Parts;
using render::Ink;
using render::LegendLine;
using render::Marks;

render::MapRegion drawn_part(Part part) {
    const auto ink = [&] {
        switch (part.kind) {
            case Part::Kind::base:
                return Ink::base;
            case Part::Kind::head:
            case Part::Kind::block:
                return Ink::head;
            case Part::Kind::relocating:
                return Ink::relocating;
            case Part::Kind::six:
            case Part::Kind::tile:
                return part.in_chain % 2 == 0 ? Ink::six : Ink::other_six;
            case Part::Kind::chain:
                return part.strip % 2 == 1 ? Ink::six : Ink::other_six;
        }
        return Ink::base;
    };
    const Ink drawn = ink();
    return {std::move(part.holes), std::move(part.label), drawn};
}

// The kinds of heads there are, "3x3, 4x3", from their labels "4x3 1" and so on.
std::string head_names(const Parts& plan) {
    std::vector<std::string> names;
    for (const Part& part : plan.parts)
        if (part.kind == Part::Kind::head) names.push_back(part.label.substr(0, part.label.find(' ')));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

// What a map shows besides.
struct MapExtras {
    bool catalysts = false;
    bool order = false;
};
MapExtras map_extras(const PictureOptions& options) {
    const std::string wish = options.show.value_or("");
    if (!options.show) return {};
    if (wish == "catalysts") return {true, false};
    if (wish == "order") return {false, true};
    if (wish == "both") return {true, true};
    fail_input("a map shows catalysts, order or both, not '" + wish + "'");
}

bool has(const Parts& plan, Part::Kind kind) {
    return std::any_of(plan.parts.begin(), plan.parts.end(), [&](const Part& part) { return part.kind == kind; });
}

const char* const numbers_are_order = "numbers: the order in which the solution begins with the regions";

// What each colour is, and each label, of the regions that there are: of strips.
std::vector<LegendLine> strips_legend(const Parts& plan, const Marks& marks, MapExtras extras) {
    using Kind = Part::Kind;
    std::vector<LegendLine> legend;
    if (const std::string text = marks_legend(marks); !text.empty()) legend.push_back({text});
    legend.push_back({plan.base_board + ": base board, a stored solution", Ink::base});
    if (const std::string heads = head_names(plan); heads == "Tr")
        legend.push_back({"Tr: trapezoid purge, the head of a strip", Ink::head});
    else if (!heads.empty())
        legend.push_back({heads + ": block beside its catalyst, the head of a strip", Ink::head});
    if (has(plan, Kind::relocating)) legend.push_back({"R: relocating purge", Ink::relocating});
    if (has(plan, Kind::six)) legend.push_back({"6: 6-purge, those of a chain in two shades by turns", Ink::six});
    if (has(plan, Kind::chain))
        legend.push_back({"6 × N: a chain of N 6-purges, strips in two shades by turns", Ink::six});
    if (extras.order)
        legend.push_back({numbers_are_order});
    else if (plan.strips > 0)
        legend.push_back({"numbers: strips from the outside in"});
    if (!marks.catalyst.empty()) {
        const bool three = std::any_of(plan.parts.begin(), plan.parts.end(),
                                       [](const Part& part) { return part.catalyst.size() > 2; });
        legend.push_back({std::string("octagons: catalysts; a strip is cleared as soon as the ") +
                          (three ? "outer two" : "two") + " beside it are unlike"});
    }
    return legend;
}

struct BlockWords {
    std::string base;
    std::string block;
    std::string tile;
    std::string relocating;
    std::string numbered = "in this order";
};
BlockWords words_of(const Parts& plan) {
    const std::string takes = "blocks that take the vacancy further in";
    const std::string searched = "what is left for a search in the end";
    switch (plan.made) {
        case Parts::Made::of_bands:
            return {plan.base_board.empty() ? searched : plan.base_board + ": the rectangle that is left in the end",
                    "parts of bands of three rows, cleared beside two holes",
                    "such parts of 3 × 3, in two shades by turns", takes + " or bring the last peg out",
                    "from the outside in"};
        case Parts::Made::of_columns:
            return {"a small board that is left in the end, of which the solution is in store",
                    "three pointed columns, cleared beside two holes",
                    "three columns, the same, in two shades by turns",
                    "columns that take the vacancy further in or bring the last peg out", "from the outside in"};
        case Parts::Made::by_peeling:
            return {searched, "blocks at edges, each cleared beside two holes",
                    "blocks of 3 × 3, the same, in two shades by turns", takes};
        default:
            return {plan.base_board + ": base board, of which the solution is in store",
                    "rows of blocks of 3 × 3, cleared beside two holes",
                    "blocks of 3 × 3 alone, the same, in two shades by turns", takes};
    }
}

// The same of blocks.
std::vector<LegendLine> blocks_legend(const Parts& plan, const Marks& marks, MapExtras extras) {
    using Kind = Part::Kind;
    std::vector<LegendLine> legend;
    if (const std::string text = marks_legend(marks); !text.empty()) legend.push_back({text});
    const BlockWords words = words_of(plan);
    legend.push_back({words.base, Ink::base});
    if (has(plan, Kind::block)) legend.push_back({words.block, Ink::head});
    if (has(plan, Kind::tile)) legend.push_back({words.tile, Ink::six});
    if (has(plan, Kind::relocating))
        legend.push_back(
            {extras.order ? words.relocating : "R: " + words.relocating + ", " + words.numbered, Ink::relocating});
    if (extras.order) legend.push_back({numbers_are_order});
    if (!marks.catalyst.empty())
        legend.push_back({"octagons: catalysts; a block is cleared as soon as its two holes beside it are unlike"});
    return legend;
}

Ink ink_of_size(std::size_t holes) {
    return holes == 1 ? Ink::head : holes == 2 ? Ink::base : holes <= 4 ? Ink::six : Ink::other_six;
}

}  // namespace

void check_fits_map(const Board& board) {
    if (board.hole_count() > render::most_holes_on_map)
        fail_limit(board.label() +
                   " is too large for a map, which takes a million holes at most; solve writes the moves as text");
}

Drawn draw_map(const Query& query, const std::optional<Player>& given, const PictureOptions& options,
               const render::Look& look) {
    const std::string label = query.board.label();
    check_fits_map(query.board);
    const Problem problem{query.board, query.start.value(), query.goal.value()};
    std::optional<Player> player = given;
    auto plan = player ? player->parts() : std::nullopt;
    if (!plan && (player = planned(problem))) plan = player->parts();
    if (!plan)
        fail_limit(label +
                   ": this is not solved by a plan of strips or blocks, so there is no map of it; style film shows its "
                   "moves");
    const MapExtras extras = map_extras(options);
    Marks marks = marks_of(query);
    if (extras.catalysts)
        for (const Part& part : plan->parts)
            marks.catalyst.insert(marks.catalyst.end(), part.catalyst.begin(), part.catalyst.end());
    const std::vector<LegendLine> legend = plan->made == Parts::Made::of_strips ? strips_legend(*plan, marks, extras)
                                                                                : blocks_legend(*plan, marks, extras);
    if (extras.order) number_parts(*player, *plan, options.limits);
    std::vector<render::MapRegion> regions;
    for (Part& part : plan->parts) regions.push_back(drawn_part(std::move(part)));
    return {"", map_layout("plan of " + picture_title(query, options.names), query.board.lattice(), regions, marks,
                           legend, look)};
}

Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look) {
    check_fits_map(asked.board);
    const MoveBound bound = move_bound(asked);
    if (bound.judgement.solvable == false)
        return {fmt::format("{} has no solution: {}", notation::query_words(asked), bound.judgement.reason), {}};
    if (bound.packing.empty())
        fail_limit(
            asked.board.label() +
            ": a packing of regions is drawn for boards of at most 10,000 holes, unless nothing is to be packed; "
            "bound tells its number");
    const Query query = bound.least ? Query(*bound.least) : asked;
    std::vector<render::MapRegion> regions;
    Position others(query.board);
    for (const std::vector<Hole>& holes : bound.packing) {
        regions.push_back({holes, "", ink_of_size(holes.size())});
        for (const Hole hole : holes) others.clear(hole);
    }
    for (const Hole hole : others.holes(true)) regions.push_back({{hole}, "", Ink::paper});
    std::vector<LegendLine> legend;
    if (const std::string marks = marks_legend(marks_of(query)); !marks.empty()) legend.push_back({marks});
    legend.push_back(
        {fmt::format("{} regions full at the start, each left by a first jump of its own", bound.packing.size())});
    for (const auto& [size, text] :
         {std::pair{1U, "of one hole"}, {2U, "of two"}, {3U, "of three or four"}, {5U, "of five or more"}})
        if (const Ink ink = ink_of_size(size);
            std::any_of(bound.packing.begin(), bound.packing.end(),
                        [&](const auto& holes) { return ink_of_size(holes.size()) == ink; }))
            legend.push_back({text, ink});
    legend.push_back({fmt::format("proven: at least {} moves{}", bound.moves,
                                  bound.moves == bound.by_packing   ? ""
                                  : bound.moves == bound.by_weights ? ", by weights of regions that overlap"
                                                                    : ", by what is left after the first moves")});
    return {"", map_layout("Merson regions of " + picture_title(query, options.names), query.board.lattice(), regions,
                           marks_of(query), legend, look)};
}

}  // namespace pegwright
