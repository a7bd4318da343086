#include "pegwright/drawing/styles.hpp"

#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/stories.hpp"
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
using render::Marks;

MapExtras map_extras(const PictureOptions& options) {
    const std::string show = options.show.value_or("");
    if (!options.show) return {};
    if (show == "catalysts") return {true, false};
    if (show == "order") return {false, true};
    if (show == "both") return {true, true};
    fail_input("a map shows catalysts, order or both, not '" + show + "'");
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
        return {label + ": no plan of strips or blocks solves this, so it has no map; style film shows the moves", {}};
    const MapExtras extras = map_extras(options);
    Marks marks = marks_of(query);
    if (extras.catalysts)
        for (const Part& part : plan->parts)
            marks.catalyst.insert(marks.catalyst.end(), part.catalyst.begin(), part.catalyst.end());
    const std::vector<render::LegendLine> legend = map_legend(*plan, marks, extras);
    if (extras.order) number_parts(*player, *plan, options.limits);
    std::vector<render::MapRegion> regions;
    for (Part& part : plan->parts) {
        const Ink ink = ink_of(part);
        const bool named = part.kind == Part::Kind::base && part.label == plan->base_board;
        regions.push_back({std::move(part.holes), named ? short_name_of_base(*plan) : std::move(part.label), ink});
    }
    return {"", map_layout("plan of " + picture_title(query, options.names), query.board.lattice(), regions, marks,
                           legend, look)};
}

}  // namespace pegwright
