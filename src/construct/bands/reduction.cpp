// Tabs without start and finish leave first, so that these need not be led anywhere if it can be helped; then those
// with one of them; at last those with both, as long as these are in different bands or far enough apart. Where no
// rectangle is reached that way, start and finish stay, as long as that can be, and what is around them leaves.
#include "construct/bands/reduction.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace pegwright::construct {
namespace {

// Rectangles up to this side are left to their own planner, and so are others if nothing else can be done.
constexpr std::int32_t small_side = 9;
constexpr std::int64_t most_holes_left = 10'000'000;

// Both sides of a rectangle of which all feasible problems are solvable.
constexpr std::int32_t least_side = 4;

// Orders of tabs are tried until so many outlines have been met, and as many again for lumps.
constexpr std::size_t most_states = 500;
// And of purges for a tab so many more than its bands ask for.
constexpr std::int64_t most_detours = 200;

// A relocating purge in a strip.
struct Choice {
    const BandRelocation* purge;
    std::int32_t first;   // column of its block
    std::size_t special;  // start or finish

    std::int32_t end() const { return first + purge->width; }
};

// What is beside blocks leaves as bands of its own, or is nothing.
bool can_be_left(std::int32_t width) { return width == 0 || width >= band_rows; }

class Reducer {
public:
    Reducer(const Problem& problem, Outline outline, const SolveLump& solve_lump, const PlanRest& plan_rest)
        : solve_lump_(solve_lump),
          plan_rest_(plan_rest),
          outline_(std::move(outline)),
          special_{problem.vacate(), problem.finish()} {}

    std::optional<Reduction> run() {
        if (!reduce()) {
            specials_stay_ = true;
            seen_.clear();
            states_left_ = most_states;
            if (!reduce() && !reduce_to_rest()) return std::nullopt;
        }
        return Reduction{std::move(steps_), std::move(left_), special_[start], special_[finish]};
    }

private:
    enum : std::size_t { start, finish };
    using Tab = Outline::Tab;

    // Where a hole is: along the tip and rows further in.
    static Hole in_tab(const Tab& tab, Hole hole) { return tab.place.inverse()(hole); }
    // Within so many rows from the tip.
    static bool has(const Tab& tab, std::int32_t rows, Hole hole) {
        const Hole h = in_tab(tab, hole);
        return h.x >= 0 && h.x < tab.width && h.y >= 0 && h.y < rows;
    }

    // Depth first, no state twice.
    bool reduce() {
        if (outline_.is_rectangle() && reduce_rectangle()) return true;
        if (states_left_ == 0 || !seen_.emplace(outline_, special_).second) return false;
        --states_left_;
        if (specials_stay_ && reduce_to_lump()) return true;
        std::vector<Tab> tabs = outline_.tabs();
        std::erase_if(tabs,
                      [](const Tab& tab) { return tab.width < band_rows || rows_that_leave(tab, tab.depth) == 0; });
        const std::vector<Tab> corridors = of_kind(Outline::Kind::corridor, tabs);
        tabs = of_kind(Outline::Kind::tab, tabs);
        // Those with neither start nor finish in them come first, those with both last.
        std::stable_sort(tabs.begin(), tabs.end(),
                         [&](const Tab& a, const Tab& b) { return specials_in(a) < specials_in(b); });
        const Outline outline = outline_;
        const State before{steps_.size(), special_};
        const std::int64_t lump_asked_for = lump_asked_for_;
        const auto goes_on_after = [&](auto&& step) {
            if (states_left_ == 0) return false;
            if (step() && reduce()) return true;
            outline_ = outline;
            lump_asked_for_ = lump_asked_for;
            restore(before);
            return false;
        };
        if (specials_stay_) {
            for (const Tab& tab : tabs)
                if (goes_on_after([&] { return leave_before_specials(tab); })) return true;
            for (const Tab& tab : tabs)
                for (const Window& window : windows(tab))
                    if (goes_on_after([&] { return leave_beside(tab, window); })) return true;
        }
        for (const Tab& tab : tabs)
            if (rows_that_leave(tab, tab.depth) == tab.depth)
                if (goes_on_after([&] { return take(tab, tab.depth); })) return true;
        for (const Tab& corridor : corridors)
            if (goes_on_after([&] { return cut_through(corridor, rows_that_leave(corridor, corridor.depth)); }))
                return true;
        return false;
    }

    // Where a board goes round something, a corridor may leave, and its ends stick out then.
    bool cut_through(const Tab& corridor, std::int32_t rows) {
        Outline cut = outline_;
        cut.cut(corridor, rows);
        return cut.hangs_together() && take(corridor, rows);
    }

    static std::vector<Tab> of_kind(Outline::Kind kind, std::vector<Tab> tabs) {
        std::erase_if(tabs, [&](const Tab& tab) { return tab.kind != kind; });
        return tabs;
    }

    // The most rows of a tab, up to so many, that can leave band by band: what follows is as wide.
    static std::int32_t rows_that_leave(const Tab& tab, std::int32_t most) {
        if (most == tab.depth && tab.beyond == 0) --most;
        return most / band_rows * band_rows;
    }

    std::ptrdiff_t specials_in(const Tab& tab) const {
        return std::count_if(special_.begin(), special_.end(), [&](Hole h) { return has(tab, tab.depth, h); });
    }

    bool reduce_to_lump() {
        const std::int64_t holes = outline_.hole_count();
        if (steps_.empty() || lumps_left_ == 0 || holes > lump_asked_for_) return false;
        --lumps_left_;
        auto jumps = solve_lump_(outline_.holes(), special_[start], special_[finish]);
        if (jumps) left_ = LumpLeft{std::move(*jumps)};
        lump_asked_for_ = holes * 9 / 10;
        return jumps.has_value();
    }

    // What is left when the board was cut down.
    struct Rest {
        std::int64_t holes;
        Outline outline;
        std::vector<std::variant<Bands, RelocatedBlock>> steps;
        std::array<Hole, 2> special;
    };
    bool reduce_to_rest() {
        if (!plan_rest_) return false;
        const Outline outline = outline_;
        const State before{steps_.size(), special_};
        const std::int32_t least = std::min(least_of_rest, outline_.least_run());
        std::vector<Rest> rests;
        for (const std::int32_t stays : {0, least}) {
            while (cut_down(Outline::Kind::tab, least, stays) || cut_down(Outline::Kind::corridor, least, stays) ||
                   cut_down(Outline::Kind::floor, least, stays)) {
            }
            if (const std::int64_t holes = outline_.hole_count(); 2 * holes <= outline.hole_count())
                rests.push_back({holes, outline_, steps_, special_});
            outline_ = outline;
            restore(before);
        }
        std::stable_sort(rests.begin(), rests.end(), [](const Rest& a, const Rest& b) { return a.holes < b.holes; });
        for (const int patience : {0, 1})
            for (Rest& rest : rests) {
                auto plan = plan_rest_(rest.outline.holes(), rest.special[start], rest.special[finish], patience);
                if (!plan) continue;
                left_ = std::move(*plan);
                steps_ = std::move(rest.steps);
                special_ = rest.special;
                return true;
            }
        return false;
    }
    // As many rows as can leave so that nothing becomes narrow; so many stay unless all leave.
    bool cut_down(Outline::Kind kind, std::int32_t least, std::int32_t stays) {
        for (const Tab& tab : of_kind(kind, outline_.tabs()))
            for (const std::int32_t most : {tab.depth, tab.depth - stays, tab.depth - least}) {
                const std::int32_t rows = rows_that_leave(tab, most);
                if (tab.width < band_rows || rows <= 0 || (most == tab.depth && rows < most && stays > 0)) continue;
                const Outline outline = outline_;
                const State before{steps_.size(), special_};
                if ((kind == Outline::Kind::tab ? take(tab, rows) : cut_through(tab, rows)) &&
                    outline_.least_run() >= least)
                    return true;
                outline_ = outline;
                restore(before);
            }
        return false;
    }

    bool leave_before_specials(const Tab& tab) {
        const auto free = rows_to_specials(tab, tab.depth);
        const std::int32_t rows = rows_that_leave(tab, std::min(free[start], free[finish]));
        return rows > 0 && take(tab, rows);
    }

    // Columns of a tab that stay when those before and after them leave.
    struct Window {
        std::int32_t first;
        std::int32_t end;
    };
    // Narrow ones around start and finish, by the remainders by three of what leaves before and after.
    std::vector<Window> windows(const Tab& tab) const {
        std::int32_t low = tab.width;
        std::int32_t high = 0;
        for (const Hole special : special_) {
            if (!has(tab, tab.depth, special)) continue;
            low = std::min(low, in_tab(tab, special).x);
            high = std::max(high, in_tab(tab, special).x + 1);
        }
        if (low >= high) return {};
        const auto numbers_to_leave = [](std::int32_t most) {
            std::vector<std::int32_t> numbers;
            for (std::int32_t n = most; n >= band_rows && n > most - band_rows; --n) numbers.push_back(n);
            numbers.push_back(0);
            return numbers;
        };
        std::vector<Window> found;
        for (std::int32_t before : numbers_to_leave(low))
            for (std::int32_t after : numbers_to_leave(tab.width - high)) {
                const auto width = [&] { return tab.width - before - after; };
                if (width() < least_side && before >= 2 * band_rows) before -= band_rows;
                if (width() < least_side && after >= 2 * band_rows) after -= band_rows;
                if (width() >= least_side && before + after > 0) found.push_back({before, tab.width - after});
            }
        return found;
    }
    bool leave_beside(const Tab& tab, const Window& window) {
        const std::int32_t rows = rows_that_leave(tab, tab.depth);
        const auto leave = [&](std::int32_t first, std::int32_t end) {
            if (first == end) return;
            add_bands(tab, first, end, 0, rows / band_rows);
            outline_.cut({tab.place * Affine{{first, 0}}, end - first, tab.depth, tab.beyond}, rows);
        };
        leave(0, window.first);
        leave(window.end, tab.width);
        return true;
    }

    bool reduce_rectangle() {
        if (std::min(outline_.width(), outline_.height()) < least_side) return false;
        const Outline outline = outline_;
        const State before{steps_.size(), special_};
        while (shrink_rectangle()) {
        }
        if (outline_.hole_count() > most_holes_left) {
            outline_ = outline;
            restore(before);
            return false;
        }
        left_ = RectangleLeft{outline_.corner(), outline_.width(), outline_.height()};
        return true;
    }

    // One step of a rectangle towards a small one; false if there is none.
    bool shrink_rectangle() {
        const std::vector<Tab> sides = outline_.tabs();  // of a rectangle these are tabs
        for (const Tab& side : sides) {
            std::int32_t free = side.depth - least_side;
            for (const Hole h : special_) free = std::min(free, in_tab(side, h).y);
            if (free >= band_rows) return take(side, free / band_rows * band_rows);
        }
        for (const Tab& side : sides) {
            if (side.depth <= small_side) continue;
            for (const std::int32_t rows : {band_rows, 2 * band_rows})
                if (take(side, rows)) return true;
        }
        return false;
    }

    // All of it or nothing.
    bool take(const Tab& tab, std::int32_t depth) {
        const State before{steps_.size(), special_};
        tries_left_ = most_detours + depth;
        if (!lead_through(tab, depth)) {
            restore(before);
            return false;
        }
        outline_.cut(tab, depth);
        return true;
    }

    struct State {
        std::size_t steps;
        std::array<Hole, 2> special;
    };
    void restore(const State& state) {
        steps_.resize(state.steps);
        special_ = state.special;
    }

    // A band with start or finish in it, before it leaves, and by which of the ways it does.
    struct Level {
        State before;
        std::int32_t gone;  // rows that have left
        std::int32_t leave = band_rows;
        std::size_t way = 0;
    };

    // Depth first; without recursion, as a tab may have millions of bands.
    bool lead_through(const Tab& tab, std::int32_t depth) {
        std::vector<Level> levels;
        for (std::int32_t gone = 0;;) {
            const auto rows = rows_to_specials(tab, depth);
            if (const std::int32_t free = (std::min(rows[start], rows[finish]) - gone) / band_rows; free > 0) {
                add_bands(tab, 0, tab.width, gone, free);
                gone += free * band_rows;
            }
            if (gone == depth) return true;
            Level level{{steps_.size(), special_}, gone};
            while (!leave_somehow(tab, depth, level)) {
                if (levels.empty()) return false;
                level = levels.back();
                levels.pop_back();
                restore(level.before);
                ++level.way;
            }
            gone = level.gone + level.leave;
            levels.push_back(level);
        }
    }

    // By the first way from the level's own on; false if there is none.
    bool leave_somehow(const Tab& tab, std::int32_t depth, Level& level) {
        const auto rows = rows_to_specials(tab, depth);
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

    // From the tip to start and finish; all of them where these are not.
    std::array<std::int32_t, 2> rows_to_specials(const Tab& tab, std::int32_t depth) const {
        std::array<std::int32_t, 2> rows{depth, depth};
        for (const std::size_t i : {start, finish})
            if (has(tab, depth, special_[i])) rows[i] = in_tab(tab, special_[i]).y;
        return rows;
    }

    // The n-th, from 0, of the ways in which rows can leave: blocks from left to right, with a rest that can be left.
    std::optional<std::vector<Choice>> way_to_leave(const Tab& tab, std::int32_t gone, std::int32_t leave,
                                                    const std::array<std::int32_t, 2>& rows, std::size_t n) const {
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

    // In strip coordinates: columns as along the tip, rows from 1 on outwards.
    Hole in_strip(const Tab& tab, std::int32_t gone, std::int32_t rows, std::size_t i) const {
        const Hole h = in_tab(tab, special_[i]);
        return {h.x, gone + rows - h.y};
    }

    std::vector<Choice> choices(const Tab& tab, std::int32_t gone, std::int32_t rows, std::size_t i) const {
        std::vector<Choice> found;
        const Hole h = in_strip(tab, gone, rows, i);
        for (const BandRelocation& purge : band_relocations()) {
            if (purge.rows != rows || purge.from.y != h.y) continue;
            if (gone + rows + purge.beyond > tab.depth + tab.beyond) continue;
            const Choice choice{&purge, h.x - purge.from.x, i};
            if (choice.first >= 0 && choice.end() <= tab.width) found.push_back(choice);
        }
        return found;
    }

    void relocate(const Tab& tab, std::int32_t gone, const Choice& c) {
        const Affine place = tab.place * Affine{{c.first, gone + c.purge->rows}, {1, 0}, {0, -1}};
        steps_.push_back(RelocatedBlock{place, c.purge, c.special == start});
        special_[c.special] = place(c.purge->to);
    }

    void add_bands(const Tab& tab, std::int32_t first, std::int32_t end, std::int32_t gone, std::int32_t count) {
        if (first < end) steps_.push_back(Bands{tab.place * Affine{{first, gone}}, end - first, count});
    }

    const SolveLump& solve_lump_;
    const PlanRest& plan_rest_;
    Outline outline_;
    std::array<Hole, 2> special_;  // the vacancy and the finish, where they are when what has left is gone
    std::int64_t tries_left_ = 0;  // purges of a tab's bands, as many as a straight way takes and some more
    std::size_t states_left_ = most_states;
    bool specials_stay_ = false;  // as long as that can be
    int lumps_left_ = most_lumps;
    std::int64_t lump_asked_for_ =
        std::int64_t{largest_lump};  // of so many holes at most; less once a larger one was not solved
    std::set<std::pair<Outline, std::array<Hole, 2>>> seen_;
    std::vector<std::variant<Bands, RelocatedBlock>> steps_;
    std::variant<RectangleLeft, LumpLeft, RestLeft> left_;
};

}  // namespace

std::optional<Reduction> reduce_by_bands(const Problem& problem, const SolveLump& solve_lump,
                                         const PlanRest& plan_rest) {
    if (problem.board.lattice() != Lattice::square) return std::nullopt;
    auto outline = Outline::of(problem.board);
    if (!outline) return std::nullopt;
    return Reducer(problem, std::move(*outline), solve_lump, plan_rest).run();
}

}  // namespace pegwright::construct
