#include "construct/polygon.hpp"

#include "base/error.hpp"
#include "board/polygon.hpp"
#include "construct/polygon_cut.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::construct {
namespace {

using board::Polygon;
using board::side_after;
using board::side_before;
using Cut = PolygonCut;

class PolygonPlanner {
public:
    PolygonPlanner(const Problem& problem, const Polygon& board, const std::array<int, 6>& order, bool by_order_alone)
        : order_(order),
          by_order_alone_(by_order_alone),
          board_(board),
          start_(problem.vacate()),
          finish_(problem.finish()),
          plan_(problem, triangular_catalogue()) {}

    // Nothing if a strip to clear is left without a host.
    std::optional<Plan> run() {
        while (step()) {
        }
        hosts_.resize(plan_.strips.size());
        for (std::size_t i = cleared_.size(); i-- > 0;)
            if (!host(cleared_[i])) return std::nullopt;
        return with_base();
    }
    // Without hosts.
    Plan run_watching() {
        while (step()) {
        }
        for (const Cleared& cleared : cleared_) {
            const StripGroup& group = plan_.groups[cleared.group];
            set_place(cleared, plan_.at(group.first).toward);
        }
        plan_.watching = true;
        return with_base();
    }

private:
    Plan with_base() {
        const Hole corner{board_.left, board_.top};
        plan_.base_problem = {board::polygon_board(board_), start_ - corner, finish_ - corner};
        plan_.base_place = {corner};
        plan_.store_base();
        return std::move(plan_);
    }

    // A group of strips to clear, with the innermost of them.
    struct Cleared {
        std::size_t group;
        Cut innermost;
    };

    static bool is_short(std::int32_t steps) { return steps == 1 || steps == 2; }

    // Short sides first, then cuts that leave none: what is left has straighter ends.
    bool step() {
        std::vector<Cut> cuts;
        for (const int side : order_)
            if (const auto cut = Cut::of(board_, side)) cuts.push_back(*cut);
        if (by_order_alone_)
            return std::any_of(cuts.begin(), cuts.end(), [&](const Cut& cut) { return clear(cut) || relocate(cut); });
        std::stable_sort(cuts.begin(), cuts.end(), [&](const Cut& a, const Cut& b) { return rank(a) < rank(b); });
        return std::any_of(cuts.begin(), cuts.end(), [&](const Cut& cut) { return clear(cut); }) ||
               std::any_of(cuts.begin(), cuts.end(), [&](const Cut& cut) { return relocate(cut); });
    }
    static int rank(const Cut& cut) {
        if (is_short(cut.from.steps()[static_cast<std::size_t>(cut.side)])) return 0;
        const Polygon::Steps left = cut.left.steps();
        return std::any_of(left.begin(), left.end(), is_short) ? 2 : 1;
    }

    void add(const Strip& strip, const Cut& cut) {
        const std::size_t groups = plan_.groups.size();
        plan_.add(strip);
        cuts_.resize(plan_.strips.size(), cut);
        if (strip.kind == Strip::Kind::clear) {
            if (plan_.groups.size() > groups)
                cleared_.push_back({groups, cut});
            else
                cleared_.back().innermost = cut;
        }
        board_ = cut.left;
    }

    bool clear(const Cut& cut) {
        if (cut.has(start_) || cut.has(finish_)) return false;
        // Which end the head is at is chosen later.
        const auto strip = cut.clearing();
        if (strip) add(*strip, cut);
        return strip.has_value();
    }

    // Cuts off a strip that holds one of the two, and says where the purge takes it; false if there is none in store.
    bool relocate(const Cut& cut) {
        const bool start = cut.has(start_);
        if (start == cut.has(finish_)) return false;
        Hole& hole = start ? start_ : finish_;
        const auto found = cut.relocating(hole, start ? Strip::Kind::take_vacancy : Strip::Kind::bring_peg);
        if (!found) return false;
        add(found->strip, cut);
        hole = found->inside;
        return true;
    }

    // The strip further in during which the catalyst is unlike for the first time, the base board's number for that;
    // nothing if none is sure to be.
    //
    // Of strips that take some of its holes, those that bring a peg are played after all others, so these holes are
    // full meanwhile; one that takes the vacancy out is played before all others, when the rest is full. Those that
    // are cleared have to be so while the strip is played that takes the last of the holes, which then sees all three.
    // A strip takes holes of a row from one end on, so it never leaves the outer two alike by the middle one alone.
    std::optional<StripNumber> host_of(const Affine& place, int side, StripNumber number) const {
        std::array<bool, 3> left = {true, true, true};
        std::vector<StripNumber> cleared;
        for (StripNumber by = number + 1; by < plan_.base_number(); ++by) {
            const std::array<bool, 3> now = taken(by, place, left, false);
            const std::array<bool, 3> in_all = taken(by, place, left, true);
            if (in_all == none) continue;
            const Strip::Kind kind = plan_.at(by).kind;
            if (now == none ? kind != Strip::Kind::bring_peg : !at_end(by, side, now)) return std::nullopt;
            if (now == left || (kind == Strip::Kind::take_vacancy && now != none)) return sees(by, cleared);
            if (in_all == left || (in_all != now && kind != Strip::Kind::bring_peg)) return std::nullopt;
            if (kind == Strip::Kind::clear) cleared.push_back(by);
            for (std::size_t i = 0; i < 3; ++i) left[i] = left[i] && !in_all[i];
        }
        return sees(plan_.base_number(), cleared);
    }
    static constexpr std::array<bool, 3> none = {false, false, false};

    // Which of the holes of a catalyst that are left a strip takes, or one of its repetitions.
    std::array<bool, 3> taken(StripNumber by, const Affine& place, const std::array<bool, 3>& left, bool by_all) const {
        const StripGroup& group = plan_.group_of(by);
        const Cut& cut = cuts_[static_cast<std::size_t>(by)];
        const Hole last = (group.count - 1) * group.step;
        std::array<bool, 3> now = none;
        for (std::int32_t x = 0; x < 3; ++x) {
            const Hole hole = place(Hole{x, 0});
            now[static_cast<std::size_t>(x)] =
                left[static_cast<std::size_t>(x)] && (cut.has(hole) || (by_all && cut.has(hole - last)));
        }
        return now;
    }
    // Whether these holes of a side lie at the end of a strip, where jumps are watched: of one along the same side or
    // the one it meets, or, past a side of three holes, of one along the next.
    bool at_end(StripNumber by, int side, const std::array<bool, 3>& holes) const {
        const Cut& cut = cuts_[static_cast<std::size_t>(by)];
        const int turns = (cut.side - side + 6) % 6;
        if (turns == 3) return false;
        if (turns != 2 && turns != 4) return true;
        const int between = turns == 2 ? side_after(side) : side_before(side);
        const bool one_outer = !holes[1] && holes[0] != holes[2];
        return one_outer || cut.from.steps()[static_cast<std::size_t>(between)] == 0;
    }
    // The host, if strips that take a hole of a catalyst before are cleared while it is played.
    std::optional<StripNumber> sees(StripNumber host, const std::vector<StripNumber>& cleared) const {
        for (StripNumber by : cleared) {
            while (by < host && plan_.at(by).kind == Strip::Kind::clear) by = hosts_[static_cast<std::size_t>(by)];
            if (by != host) return std::nullopt;
        }
        return host;
    }

    // Places a group of strips to clear, once everything inside is placed; false if neither end has a host.
    bool host(const Cleared& cleared) {
        StripGroup& group = plan_.groups[cleared.group];
        const StripNumber number = group.first;
        Strip& strip = plan_.strips[static_cast<std::size_t>(number)];
        const Cut& outermost = cuts_[static_cast<std::size_t>(number)];
        for (const int toward : outermost.neighbours()) {
            const auto by = host_of(cleared.innermost.place(toward), strip.side, number);
            if (!outermost.heads(toward) || !by) continue;
            set_place(cleared, toward);
            StripNumber& first = *by == plan_.base_number() ? plan_.base_first_hosted
                                                            : plan_.strips[static_cast<std::size_t>(*by)].first_hosted;
            strip.next_hosted = first;
            first = number;
            hosts_[static_cast<std::size_t>(number)] = *by;
            return true;
        }
        return false;
    }
    // Puts the heads of a group of strips to clear at an end that has some.
    void set_place(const Cleared& cleared, int toward) {
        StripGroup& group = plan_.groups[cleared.group];
        Strip& strip = plan_.strips[static_cast<std::size_t>(group.first)];
        const Cut& outermost = cuts_[static_cast<std::size_t>(group.first)];
        const auto* heads = outermost.heads(toward);
        strip.toward = static_cast<std::int8_t>(toward);
        strip.place = outermost.place(toward);
        strip.width = heads->first;
        strip.heads = &heads->second;
        if (group.count > 1)
            group.step = inwards(cleared.innermost.place(toward).origin - strip.place.origin, group.count - 1);
    }
    static Hole inwards(Hole way, std::int32_t steps) { return {way.x / steps, way.y / steps}; }

    std::array<int, 6> order_;  // of sides, in which cuts are tried
    bool by_order_alone_;
    Polygon board_;
    Hole start_;
    Hole finish_;
    Plan plan_;
    std::vector<Cut> cuts_;  // of each strip that is stored
    std::vector<Cleared> cleared_;
    std::vector<StripNumber> hosts_;  // of strips to clear
};

constexpr std::array<int, 6> first_order = {0, 1, 2, 3, 4, 5};

Polygon polygon_of(const Problem& problem) {
    const auto polygon = board::convex_polygon(problem.board);
    if (!polygon) fail_internal("a plan of a polygon is asked for " + problem.board.label());
    return *polygon;
}

}  // namespace

Plan plan_polygon(const Problem& problem) {
    const Polygon polygon = polygon_of(problem);
    // Nearly always the first order will do.
    for (const bool by_order_alone : {false, true}) {
        std::array<int, 6> order = first_order;
        do {
            if (auto plan = PolygonPlanner(problem, polygon, order, by_order_alone).run()) return std::move(*plan);
        } while (std::next_permutation(order.begin(), order.end()));
    }
    return plan_polygon_watching(problem);
}

Plan plan_polygon_watching(const Problem& problem) {
    return PolygonPlanner(problem, polygon_of(problem), first_order, false).run_watching();
}

}  // namespace pegwright::construct
