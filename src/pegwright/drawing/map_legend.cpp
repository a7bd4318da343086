// Explains the colours and labels of a plan's map.
#include "pegwright/drawing/stories.hpp"
#include "pegwright/drawing/styles.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using game::Part;
using game::Parts;
using render::Ink;
using render::LegendLine;
using render::Marks;

// For example 3x3 and 4x3, from labels such as "4x3 1".
std::vector<std::string> head_names(const Parts& plan) {
    std::vector<std::string> names;
    for (const Part& part : plan.parts)
        if (part.kind == Part::Kind::head) names.push_back(part.label.substr(0, part.label.find(' ')));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

bool has(const Parts& plan, Part::Kind kind) {
    return std::any_of(plan.parts.begin(), plan.parts.end(), [&](const Part& part) { return part.kind == kind; });
}

std::vector<Ink> inks_of(const Parts& plan, Part::Kind kind) {
    std::vector<Ink> inks;
    for (const Part& part : plan.parts)
        if (part.kind == kind && std::find(inks.begin(), inks.end(), ink_of(part)) == inks.end())
            inks.push_back(ink_of(part));
    std::sort(inks.begin(), inks.end());
    return inks;
}

LegendLine base_line(const Parts& plan, const std::string& what) {
    const std::string name = short_name_of_base(plan);
    return {(name == plan.base_board ? "" : plan.base_board + ", ") + what, {Ink::base}, {}, {name}};
}

std::vector<LegendLine> strips_legend(const Parts& plan, const Marks& marks) {
    using Kind = Part::Kind;
    std::vector<LegendLine> legend;
    if (const std::string text = marks_legend(marks); !text.empty()) legend.push_back({text});
    legend.push_back(base_line(plan, "base board, a stored solution"));
    std::vector<std::string> numbered = head_names(plan);
    if (!numbered.empty()) {
        const std::string what = numbered.front() == "Tr" ? "trapezoid purge" : "block beside its catalyst";
        legend.push_back({what + ", the head of a strip", {Ink::head}, {}, numbered});
    }
    if (has(plan, Kind::relocating)) {
        legend.push_back({"relocating purge", {Ink::relocating}, {}, {"R"}});
        numbered.push_back("R");
    }
    if (has(plan, Kind::six))
        legend.push_back({"6-purge; two shades alternate along a chain", inks_of(plan, Kind::six), {}, {"6"}});
    if (has(plan, Kind::chain))
        legend.push_back(
            {"a chain of N 6-purges; strips in alternating shades", inks_of(plan, Kind::chain), {}, {"6 × N"}});
    if (!numbered.empty())
        legend.push_back({"number after a name: strips from the outside in", {}, {}, numbered, true});
    if (!marks.catalyst.empty()) {
        const bool three = std::any_of(plan.parts.begin(), plan.parts.end(),
                                       [](const Part& part) { return part.catalyst.size() > 2; });
        legend.push_back({std::string("octagons: catalysts; a strip is cleared once the ") +
                          (three ? "outer two" : "two") + " beside it differ"});
    }
    return legend;
}

struct BlockWords {
    LegendLine base;
    std::string block;
    std::string tile;
    std::string relocating = "blocks";
};
BlockWords words_of(const Parts& plan) {
    const LegendLine searched{"the rest, solved by a search", {Ink::base}};
    switch (plan.made) {
        case Parts::Made::of_bands:
            return {plan.base_board.empty() ? searched : base_line(plan, "the rectangle that is left"),
                    "parts of bands of three rows or columns, cleared beside two holes",
                    "such parts of 3 × 3, in alternating shades"};
        case Parts::Made::of_columns:
            return {{"the small board that is left, a stored solution", {Ink::base}},
                    "three pointed columns, cleared beside two holes",
                    "three columns, likewise, in alternating shades",
                    "columns"};
        case Parts::Made::by_peeling:
            return {searched, "blocks at edges, each cleared beside two holes",
                    "blocks of 3 × 3, likewise, in alternating shades"};
        default:
            return {base_line(plan, "base board, a stored solution"),
                    "rows of blocks of 3 × 3, cleared beside two holes",
                    "single blocks of 3 × 3, in alternating shades"};
    }
}

std::vector<LegendLine> blocks_legend(const Parts& plan, const Marks& marks) {
    using Kind = Part::Kind;
    std::vector<LegendLine> legend;
    if (const std::string text = marks_legend(marks); !text.empty()) legend.push_back({text});
    const BlockWords words = words_of(plan);
    legend.push_back(words.base);
    if (has(plan, Kind::block)) legend.push_back({words.block, {Ink::head}});
    if (has(plan, Kind::tile)) legend.push_back({words.tile, inks_of(plan, Kind::tile)});
    for (const auto& [letter, what] :
         {std::pair{"R", " that move the vacancy inwards"}, {"L", " that move the last peg outwards"}})
        if (std::any_of(plan.parts.begin(), plan.parts.end(), [name = std::string(letter)](const Part& part) {
                return part.kind == Kind::relocating && part.label.starts_with(name);
            }))
            legend.push_back({words.relocating + what, {Ink::relocating}, {}, {letter}});
    if (has(plan, Kind::relocating))
        legend.push_back({"number after a name: from the outside in", {}, {}, {"R", "L"}, true});
    if (!marks.catalyst.empty())
        legend.push_back({"octagons: catalysts; a block is cleared once the two beside it differ"});
    return legend;
}

}  // namespace

Ink ink_of(const Part& part) {
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
}

std::string short_name_of_base(const Parts& plan) {
    constexpr std::size_t longest = 7;
    return plan.base_board.size() > longest ? "base" : plan.base_board;
}

std::vector<LegendLine> map_legend(const Parts& plan, const Marks& marks, MapExtras extras) {
    auto legend = plan.made == Parts::Made::of_strips ? strips_legend(plan, marks) : blocks_legend(plan, marks);
    if (!extras.order) return legend;
    std::erase_if(legend, [](const LegendLine& line) { return line.for_labels; });
    for (LegendLine& line : legend) line.names.clear();
    legend.push_back({"numbers: the order in which the solution starts on the regions", {}, {}, {}, true});
    return legend;
}

}  // namespace pegwright
