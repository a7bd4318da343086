#include "compose/peeling/retreats.hpp"

#include "compose/peeling/luby.hpp"
#include "compose/peeling/tuning.hpp"

namespace pegwright::compose::peeling {
namespace {}  // namespace

Retreats::Retreats(PeelRegion& region, Tiles& tiles, Sectors& sectors, TileWalk& walk, Relocations& relocations,
                   construct::Insertions& plan, std::size_t most)
    : region_(region),
      tiles_(tiles),
      sectors_(sectors),
      walk_(walk),
      relocations_(relocations),
      plan_(plan),
      most_(most) {
    region_.keep_changes();
}

void Retreats::reached(Rank rank) {
    if (!marks_.empty() && rank > marks_.back().rank - tuning.between_marks) return;
    sectors_.commit(plan_);
    marks_.push_back({rank, region_.changes(), tiles_.gone(), walk_.waiting(), relocations_.vacancy(), plan_.mark()});
}

bool Retreats::go_back() {
    if (marks_.empty()) return false;
    if (marks_.back().rank < furthest_) {
        furthest_ = marks_.back().rank;
        retreats_ = 0;
    }
    if (++retreats_ > most_) return false;
    for (std::size_t i = luby(retreats_); i > 1 && marks_.size() > 1; --i) marks_.pop_back();
    const Mark& mark = marks_.back();
    const std::vector<Site> undone = region_.undo_to(mark.changes);
    tiles_.back_to(mark.tiles_gone);
    walk_.back_to(mark.tiles_waiting);
    relocations_.back_to(mark.vacancy);
    plan_.back_to(mark.plan);
    sectors_.avoid(mark.vacancy);
    sectors_.undone(undone);
    return true;
}

}  // namespace pegwright::compose::peeling
