#include "construct/plan.hpp"

#include "base/error.hpp"
#include "board/names.hpp"

namespace pegwright::construct {
namespace {

// Relocating levels' patterns repeat after this many levels at most, as far as was seen.
constexpr std::int32_t longest_period = 4;

bool alike(const Level& a, const Level& b) {
    return a.place.ex == b.place.ex && a.place.ey == b.place.ey && a.length == b.length && a.offset == b.offset &&
           a.width == b.width && a.rows == b.rows && a.side == b.side && a.kind == b.kind &&
           a.relocation == b.relocation;
}

}  // namespace

void Plan::add(const Level& level) {
    const bool clear = level.kind == Level::Kind::clear;
    if (clear && !groups.empty() && levels.back().kind == Level::Kind::clear && levels.back().side == level.side &&
        levels.back().length == level.length) {
        ++groups.back().count;
        return;
    }
    levels.push_back(level);
    groups.push_back({base_level() - 1, 1, 1, {0, 0}});
    if (clear) {
        loose_ = 0;
        return;
    }
    ++loose_;
    if (extend_last_group()) return;
    for (std::int32_t period = 1; period <= longest_period; ++period)
        if (fold_tail(period)) return;
}

// Whether the loose levels make up another repetition of the group before them, which then swallows them.
bool Plan::extend_last_group() {
    const auto loose = static_cast<std::size_t>(loose_);
    if (groups.size() <= loose) return false;
    LevelGroup& group = groups[groups.size() - loose - 1];
    if (group.count < 2 || group.period != loose_ ||
        levels[static_cast<std::size_t>(group.first)].kind == Level::Kind::clear)
        return false;
    for (std::int32_t i = 0; i < loose_; ++i) {
        const Level& then = levels[static_cast<std::size_t>(group.first + i)];
        const Level& now = levels[levels.size() - loose + static_cast<std::size_t>(i)];
        if (!alike(then, now) || now.place.origin != then.place.origin + group.count * group.step) return false;
    }
    ++group.count;
    levels.resize(levels.size() - loose);
    groups.resize(groups.size() - loose);
    loose_ = 0;
    return true;
}

// Makes a group of two repetitions of the last 2 * period loose levels, if they are that.
bool Plan::fold_tail(std::int32_t period) {
    if (loose_ < 2 * period) return false;
    const auto p = static_cast<std::size_t>(period);
    const std::size_t first = levels.size() - 2 * p;
    const Hole step = levels[first + p].place.origin - levels[first].place.origin;
    for (std::size_t i = first; i < first + p; ++i)
        if (!alike(levels[i], levels[i + p]) || levels[i + p].place.origin != levels[i].place.origin + step)
            return false;
    levels.resize(first + p);
    groups.resize(groups.size() - 2 * p);
    groups.push_back({static_cast<LevelNumber>(first), period, 2, step});
    loose_ = 0;
    return true;
}

void Plan::store_base() {
    auto solution = base_solution(base_problem);
    if (!solution)
        fail_internal("no base solution in store for " + base_problem.board.name() + " from " +
                      hole_name(base_problem.vacate()) + " to " + hole_name(base_problem.finish()));
    base = base_program(std::move(*solution));
}

}  // namespace pegwright::construct
