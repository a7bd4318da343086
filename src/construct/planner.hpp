// The planner: cuts strips off a board until a base board is left. What families share.
//
// A strip without start and finish is cleared; that is preferred. Otherwise, of a strip with just one
// of the two, the start is taken out or the last peg brought in by a relocating purge. Each strip to
// clear is hosted by the first strip further in whose holes include its catalyst, by choice of the
// end where its head is: the catalyst passes from full to empty there, and so is unlike at some moment.
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
//     std::int32_t distance(Hole, int side) const;         // rows between a hole and a side
//     Affine strip(int side, int toward, int rows) const;  // strip coordinates, head towards a side
//     Cut without_strip(int side, int rows) const;
//
// O(levels) time and memory.
#pragma once

#include "construct/plan.hpp"
#include "peg/error.hpp"
#include "peg/names.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace pegwright {

template <class Cut>
class Planner {
public:
    explicit Planner(const Problem& problem) : board_(problem.board), start_(problem.vacate), finish_(problem.finish), plan_{problem, &Cut::catalogue(), {}, problem, {}, {}} {}

    Plan run() {
        const auto most = static_cast<std::size_t>((plan_.problem.board.width() + plan_.problem.board.height()) / 3);
        plan_.levels.reserve(most);
        made_.reserve(most);
        while (clear() || relocate(3) || relocate(6)) {}
        for (LevelNumber i = plan_.base_level(); i-- > 0;)
            if (at(i).kind == Level::Kind::clear) host(i);
        place_base();
        return std::move(plan_);
    }

private:
    // How a level was cut off.
    struct Made {
        Cut board;
        std::int8_t side;
        std::int8_t toward;
    };

    Level& at(LevelNumber i) { return plan_.levels[static_cast<std::size_t>(i)]; }
    Made& made(LevelNumber i) { return made_[static_cast<std::size_t>(i)]; }
    bool has(Hole hole, int side, int rows) const { return board_.distance(hole, side) < rows; }

    void add(const Level& level, int side, int toward) {
        plan_.levels.push_back(level);
        made_.push_back({board_, static_cast<std::int8_t>(side), static_cast<std::int8_t>(toward)});
        board_ = board_.without_strip(side, level.rows);
    }

    bool clear() {
        for (int side = 0; side < Cut::sides; ++side) {
            if (!board_.can_cut(side, 3) || has(start_, side, 3) || has(finish_, side, 3)) continue;
            add({}, side, Cut::neighbours(side)[0]);
            return true;
        }
        return false;
    }

    bool relocate(int rows) {
        for (int side = 0; side < Cut::sides; ++side) {
            const bool start = has(start_, side, rows);
            if (!board_.can_cut(side, rows) || start == has(finish_, side, rows)) continue;
            for (const int toward : Cut::neighbours(side))
                if (relocate(side, toward, rows, start ? start_ : finish_, start ? Level::Kind::take_vacancy : Level::Kind::bring_peg)) return true;
        }
        return false;
    }

    // Cuts off a strip that holds `hole`, and says where the purge takes it; false if there is none in store.
    bool relocate(int side, int toward, int rows, Hole& hole, Level::Kind kind) {
        const Affine place = board_.strip(side, toward, rows);
        const Hole local = place.inverse()(hole);
        const std::int32_t length = board_.length(side, rows);
        const auto by_rows = plan_.catalogue->relocations.find(rows);
        if (by_rows == plan_.catalogue->relocations.end()) return false;
        for (const auto& [width, unused] : by_rows->second) {
            if (width > length || (length - width) % 2 != 0 || (rows != 3 && width != length)) continue;
            // A row of a block is at most two holes longer than its first.
            for (std::int32_t offset = std::min(local.x / 2 * 2, length - width); offset >= std::max(0, local.x - width - 1); offset -= 2) {
                const Relocation* r = plan_.catalogue->relocation(rows, width, local - Hole{offset, 0});
                if (!r || (offset > 0 && !(r->forward.left && r->backward.left))) continue;
                const Program* program = kind == Level::Kind::take_vacancy ? &r->forward : &r->backward;
                add({place, length, offset, width, static_cast<std::int8_t>(rows), kind, program}, side, toward);
                hole = place(r->to + Hole{offset, 0});
                return true;
            }
        }
        return false;
    }

    // Places a strip to clear, once all strips inside it are placed.
    void host(LevelNumber i) {
        Made& cut = made(i);
        LevelNumber by = i + 1;
        for (; by < plan_.base_level(); ++by) {
            const bool same = made(by).side == cut.side;
            if (!same && !Cut::adjacent(made(by).side, cut.side)) continue;
            cut.toward = same ? made(by).toward : made(by).side;
            break;
        }
        Level& level = at(i);
        level.place = cut.board.strip(cut.side, cut.toward, 3);
        level.length = cut.board.length(cut.side, 3);
        level.width = Cut::head_width(level.length);
        LevelNumber& first = by == plan_.base_level() ? plan_.base_first_hosted : at(by).first_hosted;
        level.next_hosted = first;
        first = i;
    }

    void place_base() {
        plan_.base_problem = {board_.board(), start_ - board_.corner(), finish_ - board_.corner()};
        plan_.base_place = {board_.corner()};
        auto solution = base_solution(plan_.base_problem);
        if (!solution) fail_internal("no base solution in store for " + plan_.base_problem.board.name() + " from " + hole_name(plan_.base_problem.vacate) + " to " + hole_name(plan_.base_problem.finish));
        plan_.base = base_program(std::move(*solution));
    }

    Cut board_;
    Hole start_;
    Hole finish_;
    Plan plan_;
    std::vector<Made> made_;
};

}  // namespace pegwright
