// Tabs without start and finish leave first, so that these need not be led anywhere if it can be helped; then those
// with one of them; at last those with both, as long as these are in different bands or far enough apart. Where no
// rectangle is reached that way, start and finish stay, as long as that can be, and what is around them leaves.
#include "construct/bands/reduction.hpp"

#include "construct/bands/rests.hpp"

#include <algorithm>
#include <iterator>
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

class Reducer {
public:
    Reducer(const Problem& problem, Outline outline, const SolveLump& solve_lump, const PlanRest& plan_rest)
        : solve_lump_(solve_lump),
          plan_rest_(plan_rest),
          rest_(std::move(outline), problem.vacate(), problem.finish()) {}

    std::optional<Reduction> run() {
        // What has fewer than three holes side by side never leaves in bands, so only a lump could be left with it.
        if (rest_.outline().holes_in_runs_below(band_rows) > std::int64_t{largest_lump}) return std::nullopt;
        if (!reduce()) {
            specials_stay_ = true;
            seen_.clear();
            states_left_ = most_states;
            if (!reduce() && !reduce_to_rest()) return std::nullopt;
        }
        return Reduction{rest_.steps(), std::move(left_), vacancy(), finish()};
    }

private:
    using Tab = Outline::Tab;

    Hole vacancy() const { return rest_.specials()[Remainder::start]; }
    Hole finish() const { return rest_.specials()[Remainder::finish]; }

    // Depth first, no state twice.
    bool reduce() {
        if (rest_.outline().is_rectangle() && reduce_rectangle()) return true;
        if (states_left_ == 0 || !seen_.emplace(rest_.outline(), rest_.specials()).second) return false;
        --states_left_;
        if (specials_stay_ && reduce_to_lump()) return true;
        const std::vector<Tab> all = rest_.tabs();
        std::vector<Tab> tabs;
        std::copy_if(all.begin(), all.end(), std::back_inserter(tabs),
                     [](const Tab& tab) { return tab.kind == Outline::Kind::tab; });
        // Those with neither start nor finish in them come first, those with both last.
        std::stable_sort(tabs.begin(), tabs.end(),
                         [&](const Tab& a, const Tab& b) { return specials_in(a) < specials_in(b); });
        const Remainder::State before = rest_.state();
        const std::int64_t lump_asked_for = lump_asked_for_;
        const auto goes_on_after = [&](auto&& step) {
            if (states_left_ == 0) return false;
            if (step() && reduce()) return true;
            lump_asked_for_ = lump_asked_for;
            rest_.restore(before);
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
            if (Remainder::rows_that_leave(tab, tab.depth) == tab.depth)
                if (goes_on_after([&] { return rest_.take(tab, tab.depth); })) return true;
        // Where a board goes round something, a corridor may leave, and its ends stick out then.
        for (const Tab& corridor : all)
            if (corridor.kind == Outline::Kind::corridor && goes_on_after([&] {
                    return rest_.cut_through(corridor, Remainder::rows_that_leave(corridor, corridor.depth));
                }))
                return true;
        return false;
    }

    std::ptrdiff_t specials_in(const Tab& tab) const {
        return std::count_if(rest_.specials().begin(), rest_.specials().end(),
                             [&](Hole h) { return Remainder::in_tab(tab, h).has_value(); });
    }

    bool reduce_to_lump() {
        const std::int64_t holes = rest_.outline().hole_count();
        if (rest_.steps().empty() || lumps_left_ == 0 || holes > lump_asked_for_) return false;
        --lumps_left_;
        auto jumps = solve_lump_(rest_.outline().holes(), vacancy(), finish());
        if (jumps) left_ = LumpLeft{std::move(*jumps)};
        lump_asked_for_ = holes * 9 / 10;
        return jumps.has_value();
    }

    bool reduce_to_rest() {
        if (!plan_rest_ || rest_.outline().least_run() < narrowest_cut_down) return false;
        std::vector<Remainder> found = rests(rest_);
        for (const int patience : {0, 1})
            for (Remainder& rest : found) {
                auto plan = plan_rest_(rest.outline().holes(), rest.specials()[Remainder::start],
                                       rest.specials()[Remainder::finish], patience);
                if (!plan) continue;
                left_ = std::move(*plan);
                rest_ = std::move(rest);
                return true;
            }
        return false;
    }

    bool leave_before_specials(const Tab& tab) {
        const auto free = rest_.rows_to_specials(tab, tab.depth);
        const std::int32_t rows =
            Remainder::rows_that_leave(tab, std::min(free[Remainder::start], free[Remainder::finish]));
        return rows > 0 && rest_.take(tab, rows);
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
        for (const Hole special : rest_.specials())
            if (const auto h = Remainder::in_tab(tab, special)) {
                low = std::min(low, h->x);
                high = std::max(high, h->x + 1);
            }
        if (low >= high) return {};
        const auto numbers_to_leave = [](std::int32_t most) {
            std::vector<std::int32_t> numbers;
            for (std::int32_t n = most; n >= band_rows && n > most - band_rows; --n) numbers.push_back(n);
            numbers.push_back(0);
            return numbers;
        };
        std::vector<Window> found;
        for (const std::int32_t most_before : numbers_to_leave(low))
            for (std::int32_t after : numbers_to_leave(tab.width - high)) {
                std::int32_t before = most_before;
                const auto width = [&] { return tab.width - before - after; };
                if (width() < least_side && before >= 2 * band_rows) before -= band_rows;
                if (width() < least_side && after >= 2 * band_rows) after -= band_rows;
                if (width() >= least_side && before + after > 0) found.push_back({before, tab.width - after});
            }
        return found;
    }
    bool leave_beside(const Tab& tab, const Window& window) {
        const std::int32_t rows = Remainder::rows_that_leave(tab, tab.depth);
        if (window.first > 0) rest_.take_columns(tab, 0, window.first, rows);
        if (window.end < tab.width) rest_.take_columns(tab, window.end, tab.width, rows);
        return true;
    }

    bool reduce_rectangle() {
        if (std::min(rest_.outline().width(), rest_.outline().height()) < least_side) return false;
        const Remainder::State before = rest_.state();
        while (shrink_rectangle()) {
        }
        const Outline& left = rest_.outline();
        if (left.hole_count() > most_holes_left) {
            rest_.restore(before);
            return false;
        }
        left_ = RectangleLeft{left.corner(), left.width(), left.height()};
        return true;
    }

    // One step of a rectangle towards a small one; false if there is none.
    bool shrink_rectangle() {
        const std::vector<Tab> sides = rest_.outline().tabs();  // of a rectangle these are tabs
        for (const Tab& side : sides) {
            const auto rows = rest_.rows_to_specials(side, side.depth - least_side);
            const std::int32_t free = std::min(rows[Remainder::start], rows[Remainder::finish]);
            if (free >= band_rows) return rest_.take(side, free / band_rows * band_rows);
        }
        for (const Tab& side : sides) {
            if (side.depth <= small_side) continue;
            for (const std::int32_t rows : {band_rows, 2 * band_rows})
                if (rest_.take(side, rows)) return true;
        }
        return false;
    }

    const SolveLump& solve_lump_;
    const PlanRest& plan_rest_;
    Remainder rest_;
    std::size_t states_left_ = most_states;
    bool specials_stay_ = false;  // as long as that can be
    int lumps_left_ = most_lumps;
    std::int64_t lump_asked_for_ =
        std::int64_t{largest_lump};  // of so many holes at most; less once a larger one was not solved
    std::set<std::pair<Outline, Remainder::Specials>> seen_;
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
