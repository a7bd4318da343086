// Convex polygons of three lines (theory/POLYGONS.md). Three columns at a time leave at the ends until a small board is
// left. Those without start and finish leave beside two holes over their ends; the others lead the vacancy inwards, or
// bring the last peg out.
#include "construct/families/families.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "board/polygon.hpp"
#include "construct/catalogue/base_solutions.hpp"
#include "construct/catalogue/catalogue.hpp"
#include "theory/polygons.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace pegwright::construct {
namespace {

using board::Polygon;

constexpr std::int32_t rows = 3;
constexpr std::int32_t few_columns = 3;
constexpr std::int32_t many_columns = 6;

// For one form of an end. (0, 0) is the last hole of row 0 that stays.
struct EndOfThree {
    struct NarrowRelocation {
        std::vector<Jump> jumps;
        Hole to;
        std::int32_t columns = few_columns;  // how many leave
    };
    PairPurge clearing;
    std::map<std::pair<std::int32_t, std::int32_t>, NarrowRelocation> relocations;  // by the vacancy
};

constexpr Affine pointed_mirror{{1, rows - 1}, {1, 0}, {-1, -1}};

std::int32_t holes_of_row(const Purge& purge, std::int32_t row) {
    return static_cast<std::int32_t>(
        std::count_if(purge.spots.begin(), purge.spots.end(), [&](const auto& spot) { return spot.hole.y == row; }));
}

class EndsOfThree {
public:
    EndsOfThree() {
        for (const Purge& purge : stored_purges("purges/triangular/narrow.txt")) {
            const bool is_pointed = !purge.spot({0, 1}) && !purge.spot({0, rows - 1});
            const bool clears = std::any_of(purge.spots.begin(), purge.spots.end(),
                                            [](const auto& spot) { return spot.kind == PurgeHole::catalyst_vacancy; });
            if (clears)
                add_clearing(purge, is_pointed);
            else
                add_relocation(purge, is_pointed);
        }
    }
    const EndOfThree& of(bool is_pointed) const { return ends_[is_pointed ? 1 : 0]; }

private:
    void add_clearing(const Purge& purge, bool is_pointed) {
        PairPurge& pair = ends_[is_pointed ? 1 : 0].clearing;
        pair.catalyst = {Hole{0, 0}, Hole{is_pointed ? 1 : 0, rows - 1}};
        pair.jumps[purge.spot({0, 0})->kind == PurgeHole::catalyst_peg ? 0 : 1] = purge.jumps;
        if (is_pointed) pair.jumps[1] = pointed_mirror(pair.jumps[0]);
    }
    void add_relocation(const Purge& purge, bool is_pointed) {
        const Affine place{{1 - few_columns, 0}};
        const auto add = [&](const Affine& map) {
            const Hole from = map(purge.the(PurgeHole::brings_vacancy));
            ends_[is_pointed ? 1 : 0].relocations[{from.x, from.y}] = {
                map(purge.jumps), map(purge.the(PurgeHole::takes_vacancy)), holes_of_row(purge, 0) - few_columns};
        };
        add(place);
        if (is_pointed) add(pointed_mirror * place);
    }

    std::array<EndOfThree, 2> ends_;
};

const EndsOfThree& ends_of_three() {
    static const EndsOfThree ends;
    return ends;
}

// Turns the polygon so that its three lines are rows.
class NarrowPlanner {
public:
    explicit NarrowPlanner(const Problem& problem)
        : to_rows_(rows_of(problem.board)),
          polygon_(in_rows(problem.board, to_rows_)),
          start_(to_rows_(problem.vacate())),
          finish_(to_rows_(problem.finish())),
          plan_(problem.board, problem.vacate()) {
        for (const bool at_left : {false, true}) {
            const Affine place = to_rows_.inverse() * place_at(at_left);
            const Affine turned{{0, 0}, place.ex, place.ey};
            const PairPurge& stored = end(at_left).clearing;
            auto purge = std::make_shared<PairPurge>();
            for (std::size_t i = 0; i < 2; ++i) {
                purge->catalyst[i] = turned(stored.catalyst[i]);
                purge->jumps[i] = turned(stored.jumps[i]);
            }
            clearing_[at_left ? 1 : 0] = std::move(purge);
        }
    }

    Insertions run() {
        while (clear(false) || clear(true) || relocate(false, few_columns) || relocate(true, few_columns) ||
               relocate(false, many_columns) || relocate(true, many_columns)) {
        }
        const Hole corner{polygon_.left, polygon_.top};
        const Problem base{board::polygon_board(polygon_), start_ - corner, finish_ - corner};
        const auto solution = base_solution(base);
        if (!solution)
            fail_internal("no base solution in store for " + base.board.name() + " from " + hole_name(base.vacate()) +
                          " to " + hole_name(base.finish()));
        plan_.finish((to_rows_.inverse() * Affine{corner})(solution->jumps));
        return std::move(plan_);
    }

private:
    static Affine rows_of(const Board& board) {
        for (const Affine& map : board::polygon_images(board))
            if (const Polygon image = in_rows(board, map); image.bottom - image.top + 1 == rows) return map;
        fail_internal("a plan of three lines is asked for " + board.label());
    }
    static Polygon in_rows(const Board& board, const Affine& map) {
        return board::image_of(map, board::convex_polygon(board).value());
    }

    bool is_pointed(bool at_left) const { return polygon_.steps()[at_left ? 4 : 1] == 1; }
    const EndOfThree& end(bool at_left) const { return ends_of_three().of(is_pointed(at_left)); }

    // An end has its origin where row 0 ends. Row 0 may be the last row.
    Affine place_at(bool at_left) const {
        // An end that slopes the other way lies upside down.
        const bool other_slope = polygon_.steps()[at_left ? 4 : 1] == 2;
        const bool top_first = at_left == other_slope;
        const std::int32_t row = top_first ? polygon_.top : polygon_.bottom;
        const std::int32_t x =
            at_left ? std::max(polygon_.left, row + polygon_.low) : std::min(polygon_.right, row + polygon_.high);
        const Hole out{at_left ? -1 : 1, 0};
        const Hole along = other_slope ? Hole{at_left ? 1 : -1, at_left ? 1 : -1} : Hole{0, at_left ? -1 : 1};
        return {{x, row}, out, along};
    }
    Polygon without(bool at_left, std::int32_t columns) const {
        Polygon p = polygon_;
        (at_left ? p.left : p.right) += at_left ? columns : -columns;
        (at_left ? p.low : p.high) += at_left ? columns : -columns;
        return p;
    }
    // Nothing if it would be too short.
    std::optional<Polygon> left_by(bool at_left, std::int32_t columns) const {
        const Polygon p = without(at_left, columns);
        return theory::is_narrow(p) ? std::optional(p) : std::nullopt;
    }

    bool clear(bool at_left) {
        const auto left = left_by(at_left, few_columns);
        if (!left || !left->contains(start_) || !left->contains(finish_)) return false;
        polygon_ = *left;
        plan_.clear(clearing_[at_left ? 1 : 0], (to_rows_.inverse() * place_at(at_left)).origin);
        return true;
    }

    bool relocate(bool at_left, std::int32_t columns) {
        const auto left = left_by(at_left, columns);
        if (!left || left->contains(start_) == left->contains(finish_)) return false;
        const bool takes_start = !left->contains(start_);
        Hole& hole = takes_start ? start_ : finish_;
        const Polygon before = polygon_;
        polygon_ = *left;
        const Affine place = place_at(at_left);
        const Hole local = place.inverse()(hole);
        const auto& stored = end(at_left).relocations;
        const auto found = stored.find({local.x, local.y});
        if (found == stored.end() || found->second.columns != columns) {
            polygon_ = before;
            return false;
        }
        const Affine to_board = to_rows_.inverse() * place;
        std::vector<Jump> jumps = to_board(found->second.jumps);
        const Hole inside = to_board(found->second.to);
        if (takes_start) {
            plan_.relocate(std::move(jumps), inside);
        } else {
            std::reverse(jumps.begin(), jumps.end());
            plan_.bring(std::move(jumps), inside, to_rows_.inverse()(hole));
        }
        hole = place(found->second.to);
        return true;
    }

    Affine to_rows_;
    Polygon polygon_;
    Hole start_;
    Hole finish_;
    Insertions plan_;
    std::array<std::shared_ptr<const PairPurge>, 2> clearing_;
};

}  // namespace

Insertions plan_narrow(const Problem& problem) { return NarrowPlanner(problem).run(); }

}  // namespace pegwright::construct
