#include "construct/bands/rests.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// As many rows of one tab as can leave so that nothing becomes narrow; so many stay unless all leave.
bool cut_down(Remainder& rest, Outline::Kind kind, std::int32_t least, std::int32_t stays) {
    for (const Outline::Tab& tab : rest.tabs()) {
        if (tab.kind != kind) continue;
        for (const std::int32_t most : {tab.depth, tab.depth - stays, tab.depth - least}) {
            const std::int32_t rows = Remainder::rows_that_leave(tab, most);
            if (rows <= 0 || (most == tab.depth && rows < most && stays > 0)) continue;
            const Remainder::State before = rest.state();
            if ((kind == Outline::Kind::tab ? rest.take(tab, rows) : rest.cut_through(tab, rows)) &&
                rest.outline().least_run() >= least)
                return true;
            rest.restore(before);
        }
    }
    return false;
}

}  // namespace

std::vector<Remainder> rests(const Remainder& whole) {
    const std::int32_t least = std::min(least_of_rest, whole.outline().least_run());
    std::vector<Remainder> found;
    for (const std::int32_t stays : {0, least}) {
        Remainder rest = whole;
        while (cut_down(rest, Outline::Kind::tab, least, stays) ||
               cut_down(rest, Outline::Kind::corridor, least, stays) ||
               cut_down(rest, Outline::Kind::floor, least, stays)) {
        }
        if (2 * rest.outline().hole_count() <= whole.outline().hole_count()) found.push_back(std::move(rest));
    }
    std::stable_sort(found.begin(), found.end(), [](const Remainder& a, const Remainder& b) {
        return a.outline().hole_count() < b.outline().hole_count();
    });
    return found;
}

}  // namespace pegwright::construct
