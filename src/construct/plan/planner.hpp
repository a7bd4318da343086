// The planner cuts strips off a board until a base board is left, for every family of boards.
//
// It prefers a strip without start and finish, which can be cleared. Otherwise a relocating purge leads the start out
// of a strip or brings the last peg in. Each strip to clear needs a host, the strip further in during which its
// catalyst becomes unlike. So the head goes to an end with a host.
//
// A family is a class Cut, a strip that may be cut off (polygon_cut.hpp, rectangle_cut.hpp):
//
//     using Shape;                                    // the part of a board that is left
//     static Board board(const Shape&);               // in its own coordinates
//     static Hole corner(const Shape&);               // its hole (0, 0) on the whole board
//     Shape from, left;                               // before and after
//     int side;                                       // the side of `from` that it lies along, from 0
//     bool has(Hole) const;                           // for holes of `from`
//     std::array<int, 2> neighbours() const;          // the sides at its ends
//     StripEnd end_at(int neighbour) const;           // seen from that end (strip_end.hpp)
//     bool at_end(int side, const std::array<bool, 3>& holes) const;  // see host_of()
//     std::int32_t repeats(Hole a, Hole b) const;     // how many further ones like it have neither hole
//     Cut further(std::int32_t n) const;              // the nth of these
//
// O(strips) time; memory as plan.hpp says.
#pragma once

#include "construct/plan/plan.hpp"
#include "construct/plan/strip_end.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pegwright::construct {

template <class Cut>
class Planner {
public:
    using Shape = typename Cut::Shape;
    using Cuts = std::function<std::vector<Cut>(const Shape&)>;
    // clearing: prefers strips that can be cleared.
    enum class First { clearing, order };

    Planner(const Problem& problem, const Catalogue& catalogue, const Shape& whole, Cuts cuts,
            First first = First::clearing)
        : cuts_of_(std::move(cuts)),
          first_(first),
          left_(whole),
          start_(problem.vacate()),
          finish_(problem.finish()),
          plan_(problem, catalogue) {}

    // Nothing if a strip to clear has no host.
    std::optional<Plan> run() {
        while (step()) {
        }
        hosts_.resize(plan_.strips.size());
        for (std::size_t i = cleared_.size(); i-- > 0;)
            if (!host(cleared_[i])) return std::nullopt;
        return with_base();
    }

private:
    struct Cleared {
        std::size_t group;
        Cut innermost;
    };

    Plan with_base() {
        const Hole corner = Cut::corner(left_);
        plan_.base_problem = {Cut::board(left_), start_ - corner, finish_ - corner};
        plan_.base_place = {corner};
        plan_.store_base();
        return std::move(plan_);
    }

    bool step() {
        const std::vector<Cut> cuts = cuts_of_(left_);
        const auto clears = [&](const Cut& cut) { return clear(cut); };
        const auto relocates = [&](const Cut& cut) { return relocate(cut); };
        if (first_ == First::order)
            return std::any_of(cuts.begin(), cuts.end(), [&](const Cut& cut) { return clears(cut) || relocates(cut); });
        return std::any_of(cuts.begin(), cuts.end(), clears) || std::any_of(cuts.begin(), cuts.end(), relocates);
    }

    void add(const Strip& strip, const Cut& cut) {
        const std::size_t groups = plan_.groups.size();
        plan_.add(strip);
        cuts_.resize(plan_.strips.size(), cut);
        left_ = cut.left;
        if (strip.kind != Strip::Kind::clear) return;
        const std::int32_t more = cut.repeats(start_, finish_);
        const Cut innermost = cut.further(more);
        plan_.groups.back().count += more;
        left_ = innermost.left;
        if (plan_.groups.size() > groups)
            cleared_.push_back({groups, innermost});
        else
            cleared_.back().innermost = innermost;
    }

    bool clear(const Cut& cut) {
        if (cut.has(start_) || cut.has(finish_)) return false;
        // Its end is chosen later.
        const auto strip = clearing(cut);
        if (strip) add(*strip, cut);
        return strip.has_value();
    }

    // Cuts off a strip with start or finish, and moves that hole inwards. False if no purge is stored.
    bool relocate(const Cut& cut) {
        const bool start = cut.has(start_);
        if (start == cut.has(finish_)) return false;
        Hole& hole = start ? start_ : finish_;
        const auto found = relocating(cut, hole, start ? Strip::Kind::take_vacancy : Strip::Kind::bring_peg);
        if (!found) return false;
        add(found->strip, cut);
        hole = found->inside;
        return true;
    }

    struct CatalystAt {
        Affine place;
        const std::vector<std::int32_t>& columns;
    };
    // The strip, or base board, during which the catalyst first becomes unlike. Nothing if that is not certain.
    //
    // Strips further in may take some of the catalyst's holes:
    // - A strip that brings a peg is played after all others. Until then its holes are full.
    // - A strip that leads the vacancy out is played before all others. Then all else is full.
    // - A strip to clear must be cleared during the strip that takes the last holes, which then sees them all.
    //
    // A strip takes holes of a row from one end on, so never the middle one of three alone.
    std::optional<StripNumber> host_of(const CatalystAt& catalyst, int side, StripNumber number) const {
        std::array<bool, 3> left = none;
        std::fill_n(left.begin(), catalyst.columns.size(), true);
        std::vector<StripNumber> cleared;
        for (StripNumber by = number + 1; by < plan_.base_number(); ++by) {
            const std::array<bool, 3> now = taken(by, catalyst, left, false);
            const std::array<bool, 3> in_all = taken(by, catalyst, left, true);
            if (in_all == none) continue;
            const Strip::Kind kind = plan_.at(by).kind;
            const Cut& cut = cuts_[static_cast<std::size_t>(by)];
            if (now == none ? kind != Strip::Kind::bring_peg : !cut.at_end(side, now)) return std::nullopt;
            if (now == left || (kind == Strip::Kind::take_vacancy && now != none)) return sees(by, cleared);
            if (in_all == left || (in_all != now && kind != Strip::Kind::bring_peg)) return std::nullopt;
            if (kind == Strip::Kind::clear) cleared.push_back(by);
            for (std::size_t i = 0; i < 3; ++i) left[i] = left[i] && !in_all[i];
        }
        return sees(plan_.base_number(), cleared);
    }
    static constexpr std::array<bool, 3> none = {false, false, false};

    // The catalyst's remaining holes that the strip takes. by_all: or one of its repetitions.
    std::array<bool, 3> taken(StripNumber by, const CatalystAt& catalyst, const std::array<bool, 3>& left,
                              bool by_all) const {
        const StripGroup& group = plan_.group_of(by);
        const Cut& cut = cuts_[static_cast<std::size_t>(by)];
        const Hole last = (group.count - 1) * group.step;
        std::array<bool, 3> now = none;
        for (std::size_t i = 0; i < catalyst.columns.size(); ++i) {
            const Hole hole = catalyst.place(Hole{catalyst.columns[i], 0});
            now[i] = left[i] && (cut.has(hole) || (by_all && cut.has(hole - last)));
        }
        return now;
    }
    // Nothing unless the strips that take holes earlier are cleared while the host is played.
    std::optional<StripNumber> sees(StripNumber host, const std::vector<StripNumber>& cleared) const {
        for (StripNumber by : cleared) {
            while (by < host && plan_.at(by).kind == Strip::Kind::clear) by = hosts_[static_cast<std::size_t>(by)];
            if (by != host) return std::nullopt;
        }
        return host;
    }

    // Gives a group of strips a host, after everything inside has one. False if neither end has one.
    bool host(const Cleared& cleared) {
        const StripNumber number = plan_.groups[cleared.group].first;
        const Cut& outermost = cuts_[static_cast<std::size_t>(number)];
        for (const int toward : outermost.neighbours()) {
            const auto* heads = outermost.end_at(toward).heads();
            if (!heads) continue;
            const CatalystAt catalyst{cleared.innermost.end_at(toward).place, heads->second.watched};
            const auto by = host_of(catalyst, outermost.side, number);
            if (!by) continue;
            set_place(cleared, toward);
            StripNumber& first = *by == plan_.base_number() ? plan_.base_first_hosted
                                                            : plan_.strips[static_cast<std::size_t>(*by)].first_hosted;
            plan_.strips[static_cast<std::size_t>(number)].next_hosted = first;
            first = number;
            hosts_[static_cast<std::size_t>(number)] = *by;
            return true;
        }
        return false;
    }
    void set_place(const Cleared& cleared, int toward) {
        StripGroup& group = plan_.groups[cleared.group];
        Strip& strip = plan_.strips[static_cast<std::size_t>(group.first)];
        strip = cuts_[static_cast<std::size_t>(group.first)].end_at(toward).clearing().value();
        if (group.count == 1) return;
        const Hole way = cleared.innermost.end_at(toward).place.origin - strip.place.origin;
        group.step = {way.x / (group.count - 1), way.y / (group.count - 1)};
    }

    Cuts cuts_of_;
    First first_;
    Shape left_;
    Hole start_;
    Hole finish_;
    Plan plan_;
    std::vector<Cut> cuts_;  // of each stored strip
    std::vector<Cleared> cleared_;
    std::vector<StripNumber> hosts_;  // for strips to clear
};

}  // namespace pegwright::construct
