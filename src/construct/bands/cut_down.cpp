#include "construct/bands/remainder.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// Takes as many rows of one tab as it can without narrow parts: all, or all but at least `stays`.
bool cut_once(Remainder& left, Outline::Kind kind, std::int32_t least, std::int32_t stays) {
    for (const Outline::Tab& tab : left.tabs()) {
        if (tab.kind != kind) continue;
        for (const std::int32_t most : {tab.depth, tab.depth - stays, tab.depth - least}) {
            const std::int32_t rows = Remainder::rows_that_leave(tab, most);
            if (rows <= 0 || (most == tab.depth && rows < most && stays > 0)) continue;
            const Remainder::Snapshot before = left.snapshot();
            if ((kind == Outline::Kind::tab ? left.take(tab, rows) : left.cut_through(tab, rows)) &&
                left.outline().least_run() >= least)
                return true;
            left.restore(before);
        }
    }
    return false;
}

}  // namespace

std::vector<Remainder> cut_down_by_bands(const Remainder& whole) {
    const std::int32_t least = std::min(least_run_left, whole.outline().least_run());
    std::vector<Remainder> found;
    for (const std::int32_t stays : {0, least}) {
        Remainder left = whole;
        while (cut_once(left, Outline::Kind::tab, least, stays) ||
               cut_once(left, Outline::Kind::corridor, least, stays) ||
               cut_once(left, Outline::Kind::floor, least, stays)) {
        }
        if (2 * left.outline().hole_count() <= whole.outline().hole_count()) found.push_back(std::move(left));
    }
    std::stable_sort(found.begin(), found.end(), [](const Remainder& a, const Remainder& b) {
        return a.outline().hole_count() < b.outline().hole_count();
    });
    return found;
}

}  // namespace pegwright::construct
