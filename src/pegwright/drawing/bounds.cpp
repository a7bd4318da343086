#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/stories.hpp"
#include "pegwright/drawing/styles.hpp"
#include "pegwright/solving/move_bound.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright {

using base::fail_limit;
using render::Ink;
using render::LegendLine;

namespace {

Ink ink_of_size(std::size_t holes) {
    return holes == 1 ? Ink::head : holes == 2 ? Ink::base : holes <= 4 ? Ink::six : Ink::other_six;
}

}  // namespace

Drawn draw_bound(const Query& asked, const PictureOptions& options, const render::Look& look) {
    check_fits_map(asked.board);
    const MoveBound bound = move_bound(asked);
    if (bound.judgement.solvable == false) return {no_words(asked, bound.judgement.reason, options.names), {}};
    if (bound.packing.empty())
        fail_limit(asked.board.label() +
                   ": regions are drawn on boards of at most 10,000 holes; bound gives the number of moves");
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
        {fmt::format("{} regions, full at the start; each needs a move of its own", bound.packing.size())});
    for (const auto& [size, text] :
         {std::pair{1U, "of one hole"}, {2U, "of two"}, {3U, "of three or four"}, {5U, "of five or more"}})
        if (const Ink ink = ink_of_size(size);
            std::any_of(bound.packing.begin(), bound.packing.end(),
                        [&](const auto& holes) { return ink_of_size(holes.size()) == ink; }))
            legend.push_back({text, {ink}});
    legend.push_back({fmt::format("proven: at least {} moves{}", bound.moves,
                                  bound.moves == bound.by_packing   ? ""
                                  : bound.moves == bound.by_weights ? ", by weights of regions that overlap"
                                                                    : ", by what is left after the first moves")});
    return {"", map_layout("Merson regions of " + picture_title(query, options.names), query.board.lattice(), regions,
                           marks_of(query), legend, look)};
}

}  // namespace pegwright
