#include "construct/plan/plan.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/catalogue/base_solutions.hpp"

#include <algorithm>
#include <iterator>

namespace pegwright::construct {
namespace {

// The most relocating strips that repeat as a group.
constexpr std::int32_t longest_period = 4;

bool alike(const Strip& a, const Strip& b) {
    return a.place.ex == b.place.ex && a.place.ey == b.place.ey && a.length == b.length && a.offset == b.offset &&
           a.width == b.width && a.rows == b.rows && a.kind == b.kind && a.relocation == b.relocation &&
           a.heads == b.heads;
}

}  // namespace

void Plan::add(const Strip& strip) {
    const bool clear = strip.kind == Strip::Kind::clear;
    if (clear && !groups.empty() && strips.back().kind == Strip::Kind::clear && alike(strips.back(), strip)) {
        ++groups.back().count;
        return;
    }
    strips.push_back(strip);
    groups.push_back({base_number() - 1, 1, 1, {0, 0}});
    if (clear) {
        loose_ = 0;
        return;
    }
    ++loose_;
    if (extend_last_group()) return;
    for (std::int32_t period = 1; period <= longest_period; ++period)
        if (fold_tail(period)) return;
}

// True if the loose strips repeat the group before them, which then counts one more repetition.
bool Plan::extend_last_group() {
    const auto loose = static_cast<std::size_t>(loose_);
    if (groups.size() <= loose) return false;
    StripGroup& group = groups[groups.size() - loose - 1];
    if (group.count < 2 || group.period != loose_ || at(group.first).kind == Strip::Kind::clear) return false;
    for (std::int32_t i = 0; i < loose_; ++i) {
        const Strip& then = at(group.first + i);
        const Strip& now = strips[strips.size() - loose + static_cast<std::size_t>(i)];
        if (!alike(then, now) || now.place.origin != then.place.origin + group.count * group.step) return false;
    }
    ++group.count;
    strips.resize(strips.size() - loose);
    groups.resize(groups.size() - loose);
    loose_ = 0;
    return true;
}

// Makes the last 2 * period loose strips a group, if its halves are alike.
bool Plan::fold_tail(std::int32_t period) {
    if (loose_ < 2 * period) return false;
    const auto p = static_cast<std::size_t>(period);
    const std::size_t first = strips.size() - 2 * p;
    const Hole step = strips[first + p].place.origin - strips[first].place.origin;
    for (std::size_t i = first; i < first + p; ++i)
        if (!alike(strips[i], strips[i + p]) || strips[i + p].place.origin != strips[i].place.origin + step)
            return false;
    strips.resize(first + p);
    groups.resize(groups.size() - 2 * p);
    groups.push_back({static_cast<StripNumber>(first), period, 2, step});
    loose_ = 0;
    return true;
}

std::int64_t Plan::strip_count() const {
    std::int64_t count = 0;
    for (const StripGroup& group : groups) count += std::int64_t{group.count} * group.period;
    return count;
}

std::int64_t Plan::purge_count() const {
    std::int64_t count = strip_count() + base_sixes_left + base_sixes_right;
    for (const StripGroup& group : groups)
        for (std::int32_t i = 0; i < group.period; ++i) {
            const Strip& strip = at(group.first + i);
            count += std::int64_t{group.count} * (strip.sixes_left() + strip.sixes_right());
        }
    return count;
}

const StripGroup& Plan::group_of(StripNumber number) const {
    return *std::prev(std::upper_bound(groups.begin(), groups.end(), number,
                                       [](StripNumber n, const StripGroup& g) { return n < g.first; }));
}

void Plan::store_base() {
    auto solution = base_solution(base_problem);
    if (!solution)
        fail_internal("no base solution in store for " + base_problem.board.name() + " from " +
                      hole_name(base_problem.vacate()) + " to " + hole_name(base_problem.finish()));
    base = base_program(std::move(*solution));
}

}  // namespace pegwright::construct
