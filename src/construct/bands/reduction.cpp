// Tabs with neither start nor finish leave first, tabs with both last. If no rectangle is reached, a second try clears
// what is around start and finish, which stay.
#include "construct/bands/reduction.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace pegwright::construct {
namespace {

// Larger rectangles are shrunk to about this side.
constexpr std::int32_t small_side = 9;
constexpr std::int64_t most_holes_left = 10'000'000;

// Rectangles with both sides this long solve every feasible problem.
constexpr std::int32_t least_side = 4;

// For each of the two tries.
constexpr std::size_t most_states = 500;

class Reducer {
public:
    Reducer(const Problem& problem, Outline outline, const SearchRemainder& search_remainder,
            const PlanRemainder& plan_remainder)
        : search_remainder_(search_remainder),
          plan_remainder_(plan_remainder),
          remainder_(std::move(outline), problem.vacate(), problem.finish()) {}

    std::optional<BandReduction> run() {
        // Narrower parts never leave, so only a small remainder can keep them.
        if (remainder_.outline().holes_in_runs_below(band_rows) > std::int64_t{largest_searched}) return std::nullopt;
        if (!reduce()) {
            endpoints_stay_ = true;
            seen_.clear();
            states_left_ = most_states;
            if (!reduce() && !reduce_to_remainder()) return std::nullopt;
        }
        return BandReduction{remainder_.steps(), std::move(left_), vacancy(), finish()};
    }

private:
    using Tab = Outline::Tab;

    Hole vacancy() const { return remainder_.endpoints()[Remainder::start]; }
    Hole finish() const { return remainder_.endpoints()[Remainder::finish]; }

    bool reduce() {
        if (remainder_.outline().is_rectangle() && reduce_rectangle()) return true;
        if (states_left_ == 0 || !seen_.emplace(remainder_.outline(), remainder_.endpoints()).second) return false;
        --states_left_;
        if (endpoints_stay_ && reduce_to_searched()) return true;
        const std::vector<Tab> all = remainder_.tabs();
        std::vector<Tab> tabs;
        std::copy_if(all.begin(), all.end(), std::back_inserter(tabs),
                     [](const Tab& tab) { return tab.kind == Outline::Kind::tab; });
        std::stable_sort(tabs.begin(), tabs.end(),
                         [&](const Tab& a, const Tab& b) { return endpoints_in(a) < endpoints_in(b); });
        const Remainder::Snapshot before = remainder_.snapshot();
        const std::int64_t most_holes_searched = most_holes_searched_;
        const auto goes_on_after = [&](auto&& step) {
            if (states_left_ == 0) return false;
            if (step() && reduce()) return true;
            most_holes_searched_ = most_holes_searched;
            remainder_.restore(before);
            return false;
        };
        if (endpoints_stay_) {
            for (const Tab& tab : tabs)
                if (goes_on_after([&] { return leave_before_endpoints(tab); })) return true;
            for (const Tab& tab : tabs)
                for (const KeptColumns& kept : kept_columns(tab))
                    if (goes_on_after([&] { return leave_beside(tab, kept); })) return true;
        }
        for (const Tab& tab : tabs)
            if (Remainder::rows_that_leave(tab, tab.depth) == tab.depth)
                if (goes_on_after([&] { return remainder_.take(tab, tab.depth); })) return true;
        // If the board surrounds something, a corridor may leave, and then its ends stick out.
        for (const Tab& corridor : all)
            if (corridor.kind == Outline::Kind::corridor && goes_on_after([&] {
                    return remainder_.cut_through(corridor, Remainder::rows_that_leave(corridor, corridor.depth));
                }))
                return true;
        return false;
    }

    std::ptrdiff_t endpoints_in(const Tab& tab) const {
        return std::count_if(remainder_.endpoints().begin(), remainder_.endpoints().end(),
                             [&](Hole h) { return Remainder::in_tab(tab, h).has_value(); });
    }

    bool reduce_to_searched() {
        const std::int64_t holes = remainder_.outline().hole_count();
        if (remainder_.steps().empty() || searches_left_ == 0 || holes > most_holes_searched_) return false;
        --searches_left_;
        auto jumps = search_remainder_(remainder_.outline().holes(), vacancy(), finish());
        if (jumps) left_ = SearchedLeft{std::move(*jumps)};
        most_holes_searched_ = holes * 9 / 10;
        return jumps.has_value();
    }

    bool reduce_to_remainder() {
        if (!plan_remainder_ || remainder_.outline().least_run() < narrowest_cut_down) return false;
        std::vector<Remainder> found = cut_down_by_bands(remainder_);
        for (const int round : {0, 1})
            for (Remainder& left : found) {
                auto plan = plan_remainder_(left.outline().holes(), left.endpoints()[Remainder::start],
                                            left.endpoints()[Remainder::finish], round);
                if (!plan) continue;
                left_ = std::move(*plan);
                remainder_ = std::move(left);
                return true;
            }
        return false;
    }

    bool leave_before_endpoints(const Tab& tab) {
        const auto free = remainder_.rows_to_endpoints(tab, tab.depth);
        const std::int32_t rows =
            Remainder::rows_that_leave(tab, std::min(free[Remainder::start], free[Remainder::finish]));
        return rows > 0 && remainder_.take(tab, rows);
    }

    // Columns of a tab that stay when the columns before and after leave.
    struct KeptColumns {
        std::int32_t first;
        std::int32_t end;
    };
    // Narrow ranges around start and finish, for each number, modulo three, of columns that leave before and after.
    std::vector<KeptColumns> kept_columns(const Tab& tab) const {
        std::int32_t low = tab.width;
        std::int32_t high = 0;
        for (const Hole endpoint : remainder_.endpoints())
            if (const auto h = Remainder::in_tab(tab, endpoint)) {
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
        std::vector<KeptColumns> found;
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
    bool leave_beside(const Tab& tab, const KeptColumns& kept) {
        const std::int32_t rows = Remainder::rows_that_leave(tab, tab.depth);
        if (kept.first > 0) remainder_.take_columns(tab, 0, kept.first, rows);
        if (kept.end < tab.width) remainder_.take_columns(tab, kept.end, tab.width, rows);
        return true;
    }

    bool reduce_rectangle() {
        if (std::min(remainder_.outline().width(), remainder_.outline().height()) < least_side) return false;
        const Remainder::Snapshot before = remainder_.snapshot();
        while (shrink_rectangle()) {
        }
        const Outline& left = remainder_.outline();
        if (left.hole_count() > most_holes_left) {
            remainder_.restore(before);
            return false;
        }
        left_ = RectangleLeft{left.corner(), left.width(), left.height()};
        return true;
    }

    bool shrink_rectangle() {
        const std::vector<Tab> sides = remainder_.outline().tabs();  // all tabs, for a rectangle
        for (const Tab& side : sides) {
            const auto rows = remainder_.rows_to_endpoints(side, side.depth - least_side);
            const std::int32_t free = std::min(rows[Remainder::start], rows[Remainder::finish]);
            if (free >= band_rows) return remainder_.take(side, free / band_rows * band_rows);
        }
        for (const Tab& side : sides) {
            if (side.depth <= small_side) continue;
            for (const std::int32_t rows : {band_rows, 2 * band_rows})
                if (remainder_.take(side, rows)) return true;
        }
        return false;
    }

    const SearchRemainder& search_remainder_;
    const PlanRemainder& plan_remainder_;
    Remainder remainder_;
    std::size_t states_left_ = most_states;
    bool endpoints_stay_ = false;  // as long as possible
    int searches_left_ = most_searches;
    std::int64_t most_holes_searched_ =
        std::int64_t{largest_searched};  // largest remainder to search; smaller after a larger one failed
    std::set<std::pair<Outline, Remainder::Endpoints>> seen_;
    std::variant<RectangleLeft, SearchedLeft, PlannedLeft> left_;
};

}  // namespace

std::optional<BandReduction> reduce_by_bands(const Problem& problem, const SearchRemainder& search_remainder,
                                             const PlanRemainder& plan_remainder) {
    if (problem.board.lattice() != Lattice::square) return std::nullopt;
    auto outline = Outline::of(problem.board);
    if (!outline) return std::nullopt;
    return Reducer(problem, std::move(*outline), search_remainder, plan_remainder).run();
}

}  // namespace pegwright::construct
