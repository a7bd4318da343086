// The planner: cuts strips off a board until a base board is left. What families share.
//
// A strip without start and finish is cleared; that is preferred. Otherwise, of a strip with just one
// of the two, the start is taken out or the last peg brought in by a relocating purge. Each strip to
// clear is hosted by the first strip further in whose holes include its catalyst, by choice of the
// end where its head is: there the catalyst goes from full (or holding the vacancy) to empty (or holding
// the last peg), and no jump empties both its first and its third hole, so these are unlike at some moment.
//
// A family is a class Cut: what is left of the board, and how strips lie on its sides (side numbers
// from 0). See triangle.cpp and rectangle.cpp for two of them:
//
//     static constexpr int sides;
//     static const Catalogue& catalogue();
//     static bool adjacent(int side, int other);
//     static std::array<int, 2> neighbours(int side);      // the adjacent ones a head may be towards
//     static std::int32_t head_width(std::int32_t length); // of a strip to clear
//     explicit Cut(const Board&);
//     Board board() const;                                 // what is left, in its own coordinates
//     Hole corner() const;                                 // its hole (0, 0) on the whole board
//     bool can_cut(int side, int rows) const;              // whether enough is left inside
//     std::int32_t length(int side, int rows) const;       // of the strip's first row
//     std::int32_t alike(int side) const;                  // strips of three rows and the same length that can be cut
//     std::int32_t distance(Hole, int side) const;         // rows between a hole and a side
//     Affine strip(int side, int toward, int rows) const;  // strip coordinates, head towards a side
//     Cut without_strip(int side, int rows) const;
//
// O(strips) time; memory as plan.hpp says.
#pragma once

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/plan.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright::construct {

template <class Cut>
class Planner {
public:
    explicit Planner(const Problem& problem)
        : board_(problem.board),
          start_(problem.vacate()),
          finish_(problem.finish()),
          plan_(problem, Cut::catalogue()) {}

    Plan run() {
        while (clear() || relocate(3) || relocate(6)) {
        }
        for (std::size_t i = cleared_.size(); i-- > 0;) host(cleared_[i]);
        plan_.base_problem = {board_.board(), start_ - board_.corner(), finish_ - board_.corner()};
        plan_.base_place = {board_.corner()};
        plan_.store_base();
        return std::move(plan_);
    }

private:
    // A group of strips to clear, and the board the outermost was cut off.
    struct Cleared {
        std::size_t group;
        Cut board;
    };

    Strip& at(StripNumber i) { return plan_.strips[static_cast<std::size_t>(i)]; }
    bool has(Hole hole, int side, int rows) const { return board_.distance(hole, side) < rows; }

    void add(Strip strip, int side, int toward) {
        strip.side = static_cast<std::int8_t>(side);
        strip.toward = static_cast<std::int8_t>(toward);
        const std::size_t groups = plan_.groups.size();
        plan_.add(strip);
        if (strip.kind == Strip::Kind::clear && plan_.groups.size() > groups) cleared_.push_back({groups, board_});
        board_ = board_.without_strip(side, strip.rows);
    }

    bool clear() {
        for (int side = 0; side < Cut::sides; ++side) {
            if (!board_.can_cut(side, 3) || has(start_, side, 3) || has(finish_, side, 3)) continue;
            Strip strip;
            strip.length = board_.length(side, 3);
            add(strip, side, Cut::neighbours(side)[0]);
            // All further strips of this length at once.
            const std::int32_t free = std::min(board_.distance(start_, side), board_.distance(finish_, side)) / 3;
            const std::int32_t more = std::min(free, board_.alike(side));
            plan_.groups.back().count += more;
            board_ = board_.without_strip(side, 3 * more);
            return true;
        }
        return false;
    }

    bool relocate(int rows) {
        for (int side = 0; side < Cut::sides; ++side) {
            const bool start = has(start_, side, rows);
            if (!board_.can_cut(side, rows) || start == has(finish_, side, rows)) continue;
            for (const int toward : Cut::neighbours(side))
                if (relocate(side, toward, rows, start ? start_ : finish_,
                             start ? Strip::Kind::take_vacancy : Strip::Kind::bring_peg))
                    return true;
        }
        return false;
    }

    // Cuts off a strip that holds `hole`, and says where the purge takes it; false if there is none in store.
    bool relocate(int side, int toward, int rows, Hole& hole, Strip::Kind kind) {
        const Affine place = board_.strip(side, toward, rows);
        const Hole local = place.inverse()(hole);
        const std::int32_t length = board_.length(side, rows);
        const auto by_rows = plan_.catalogue->relocations.find(rows);
        if (by_rows == plan_.catalogue->relocations.end()) return false;
        for (const auto& [width, unused] : by_rows->second) {
            if (width > length || (length - width) % 2 != 0 || (rows != 3 && width != length)) continue;
            // A row of a block is at most two holes longer than its first.
            for (std::int32_t offset = std::min(local.x / 2 * 2, length - width);
                 offset >= std::max(0, local.x - width - 1); offset -= 2) {
                const Relocation* r = plan_.catalogue->relocation(rows, width, local - Hole{offset, 0});
                if (!r) continue;
                const Program* program = kind == Strip::Kind::take_vacancy ? &r->forward : &r->backward;
                if ((offset > 0 && !program->left) || (offset + width < length && !program->right)) continue;
                Strip strip{place, length, offset, width, static_cast<std::int8_t>(rows)};
                strip.kind = kind;
                strip.relocation = program;
                add(strip, side, toward);
                hole = place(r->to + Hole{offset, 0});
                return true;
            }
        }
        return false;
    }

    // Places a group of strips to clear, once everything inside is placed.
    void host(const Cleared& cleared) {
        StripGroup& group = plan_.groups[cleared.group];
        const StripNumber number = group.first;
        Strip& strip = at(number);
        StripNumber by = number + 1;
        for (; by < plan_.base_number(); ++by) {
            const bool same = at(by).side == strip.side;
            if (!same && !Cut::adjacent(at(by).side, strip.side)) continue;
            strip.toward = same ? at(by).toward : at(by).side;
            break;
        }
        strip.place = cleared.board.strip(strip.side, strip.toward, 3);
        strip.width = Cut::head_width(strip.length);
        group.step = -3 * strip.place.ey;
        StripNumber& first = by == plan_.base_number() ? plan_.base_first_hosted : at(by).first_hosted;
        strip.next_hosted = first;
        first = number;
    }

    Cut board_;
    Hole start_;
    Hole finish_;
    Plan plan_;
    std::vector<Cleared> cleared_;
};

}  // namespace pegwright::construct
