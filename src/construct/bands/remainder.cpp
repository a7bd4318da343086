#include "construct/bands/remainder.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// Purges tried for a tab beyond those its bands need.
constexpr std::int64_t most_detours = 200;

// Bands clear the columns beside blocks.
bool can_be_left(std::int32_t width) { return width == 0 || width >= band_rows; }

}  // namespace

// How rows of a tab with start or finish in them leave.
struct Remainder::LeavingRows {
    Taken before;
    std::int32_t gone;  // rows that left before
    std::int32_t leave = band_rows;
    std::size_t way = 0;
};

struct Remainder::Choice {
    const BandRelocation* purge;
    std::int32_t first;    // column of its block
    std::size_t endpoint;  // start or finish

    std::int32_t end() const { return first + purge->width; }
};

std::vector<Outline::Tab> Remainder::tabs() const {
    std::vector<Tab> tabs = outline_.tabs();
    std::erase_if(tabs, [](const Tab& tab) { return tab.width < band_rows || rows_that_leave(tab, tab.depth) == 0; });
    return tabs;
}

std::int32_t Remainder::rows_that_leave(const Tab& tab, std::int32_t most) {
    if (most == tab.depth && tab.beyond == 0) --most;
    return most / band_rows * band_rows;
}

std::optional<Hole> Remainder::in_tab(const Tab& tab, Hole hole) {
    const Hole h = tab.place.inverse()(hole);
    if (h.x < 0 || h.x >= tab.width || h.y < 0 || h.y >= tab.depth) return std::nullopt;
    return h;
}

std::array<std::int32_t, 2> Remainder::rows_to_endpoints(const Tab& tab, std::int32_t rows) const {
    std::array<std::int32_t, 2> found{rows, rows};
    for (const std::size_t i : {start, finish})
        if (const auto h = in_tab(tab, endpoints_[i])) found[i] = std::min(rows, h->y);
    return found;
}

bool Remainder::take(const Tab& tab, std::int32_t rows) {
    const Taken before = taken();
    tries_left_ = most_detours + rows;
    if (!lead_through(tab, rows)) {
        go_back(before);
        return false;
    }
    outline_.cut(tab, rows);
    return true;
}

bool Remainder::cut_through(const Tab& tab, std::int32_t rows) {
    Outline cut = outline_;
    cut.cut(tab, rows);
    return cut.hangs_together() && take(tab, rows);
}

void Remainder::take_columns(const Tab& tab, std::int32_t first, std::int32_t end, std::int32_t rows) {
    add_bands(tab, first, end, 0, rows / band_rows);
    outline_.cut({tab.place * Affine{{first, 0}}, end - first, tab.depth, tab.beyond}, rows);
}

void Remainder::restore(const Snapshot& earlier) {
    outline_ = earlier.outline;
    go_back(earlier.taken);
}

void Remainder::go_back(const Taken& taken) {
    steps_.resize(taken.steps);
    endpoints_ = taken.endpoints;
}

// Depth first. Not recursive: a tab may have millions of bands.
bool Remainder::lead_through(const Tab& tab, std::int32_t depth) {
    std::vector<LeavingRows> levels;
    for (std::int32_t gone = 0;;) {
        const auto rows = rows_to_endpoints(tab, depth);
        if (const std::int32_t free = (std::min(rows[start], rows[finish]) - gone) / band_rows; free > 0) {
            add_bands(tab, 0, tab.width, gone, free);
            gone += free * band_rows;
        }
        if (gone == depth) return true;
        LeavingRows level{taken(), gone};
        while (!leave_somehow(tab, depth, level)) {
            if (levels.empty()) return false;
            level = levels.back();
            levels.pop_back();
            go_back(level.before);
            ++level.way;
        }
        gone = level.gone + level.leave;
        levels.push_back(level);
    }
}

bool Remainder::leave_somehow(const Tab& tab, std::int32_t depth, LeavingRows& level) {
    const auto rows = rows_to_endpoints(tab, depth);
    for (; tries_left_ > 0 && level.leave <= 2 * band_rows && level.gone + level.leave <= depth;
         level.leave += band_rows, level.way = 0) {
        const auto blocks = way_to_leave(tab, level.gone, level.leave, rows, level.way);
        if (!blocks) continue;
        --tries_left_;
        std::int32_t done = 0;
        for (const Choice& c : *blocks) relocate(tab, level.gone, c);
        for (const Choice& c : *blocks) {
            add_bands(tab, done, c.first, level.gone, level.leave / band_rows);
            done = c.end();
        }
        add_bands(tab, done, tab.width, level.gone, level.leave / band_rows);
        return true;
    }
    return false;
}

// The n-th way, from 0, in which rows can leave: blocks from left to right, with bands between them.
std::optional<std::vector<Remainder::Choice>> Remainder::way_to_leave(const Tab& tab, std::int32_t gone,
                                                                      std::int32_t leave,
                                                                      const std::array<std::int32_t, 2>& rows,
                                                                      std::size_t n) const {
    const auto can_be_left_beside = [&](const std::vector<Choice>& blocks) {
        std::int32_t done = 0;
        for (const Choice& c : blocks) {
            if (!can_be_left(c.first - done)) return false;
            done = c.end();
        }
        return can_be_left(tab.width - done);
    };
    const bool starts = rows[start] < gone + leave;
    const bool ends = rows[finish] < gone + leave;
    const auto of_one = choices(tab, gone, leave, starts ? start : finish);
    const auto of_other = starts && ends ? choices(tab, gone, leave, finish) : std::vector<Choice>{};
    for (const Choice& a : of_one) {
        std::vector<std::vector<Choice>> ways;
        if (!starts || !ends) ways = {{a}};
        for (const Choice& b : of_other) ways.push_back(a.first < b.first ? std::vector{a, b} : std::vector{b, a});
        for (std::vector<Choice>& blocks : ways)
            if (can_be_left_beside(blocks) && n-- == 0) return std::move(blocks);
    }
    return std::nullopt;
}

std::vector<Remainder::Choice> Remainder::choices(const Tab& tab, std::int32_t gone, std::int32_t rows,
                                                  std::size_t endpoint) const {
    std::vector<Choice> found;
    Hole h = tab.place.inverse()(endpoints_[endpoint]);
    h.y = gone + rows - h.y;
    for (const BandRelocation& purge : band_relocations()) {
        if (purge.rows != rows || purge.from.y != h.y) continue;
        if (gone + rows + purge.beyond > tab.depth + tab.beyond) continue;
        const Choice choice{&purge, h.x - purge.from.x, endpoint};
        if (choice.first >= 0 && choice.end() <= tab.width) found.push_back(choice);
    }
    return found;
}

void Remainder::relocate(const Tab& tab, std::int32_t gone, const Choice& c) {
    const Affine place = tab.place * Affine{{c.first, gone + c.purge->rows}, {1, 0}, {0, -1}};
    steps_.push_back(RelocatedBlock{place, c.purge, c.endpoint == start});
    endpoints_[c.endpoint] = place(c.purge->to);
}

void Remainder::add_bands(const Tab& tab, std::int32_t first, std::int32_t end, std::int32_t gone, std::int32_t count) {
    if (first < end) steps_.push_back(Bands{tab.place * Affine{{first, gone}}, end - first, count});
}

}  // namespace pegwright::construct
