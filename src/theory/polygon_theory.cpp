// Convex polygons of the triangular lattice (POLYGONS.md). With four or more lines in each direction all feasible pairs
// are solvable, but for some on five small boards (Theorem 6). With three lines in one direction those in the outer two
// lines are (Theorem 7).
#include "board/symmetry.hpp"
#include "theory/digits.hpp"
#include "theory/family_theory.hpp"
#include "theory/polygons.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <array>

namespace pegwright::theory {
namespace {

using Bounds = BigBoard::Polygon;

int label(const BigHole& h) { return sum_label(h); }

// Nothing if the start is in class EMPTY.
std::optional<int> last_label(const BigBoard& board, const BigHole& vacate) {
    return finish_label(full_board_class(board).sums, label(vacate));
}

std::string sum_at(const BigHole& h) { return "(x + y) mod 3 = " + std::to_string(label(h)) + " at " + hole_name(h); }

// A symmetry of the lattice: a linear map, then a translation.
struct Map {
    Affine linear;
    BigHole to{0, 0};

    BigHole operator()(const BigHole& h) const {
        return {to.x + h.x * linear.ex.x + h.y * linear.ey.x, to.y + h.x * linear.ex.y + h.y * linear.ey.y};
    }
};

Bounds image(const Map& map, const Bounds& p) {
    std::array<BigHole, 6> corners;
    for (int side = 0; side < 6; ++side) {
        const auto corner = p.corner(side);
        corners[static_cast<std::size_t>(side)] = map({corner.x, corner.y});
    }
    const auto least = [&](auto&& of) {
        return of(*std::min_element(corners.begin(), corners.end(), [&](auto& a, auto& b) { return of(a) < of(b); }));
    };
    const auto most = [&](auto&& of) {
        return of(*std::max_element(corners.begin(), corners.end(), [&](auto& a, auto& b) { return of(a) < of(b); }));
    };
    const auto x = [](const BigHole& h) { return h.x; };
    const auto y = [](const BigHole& h) { return h.y; };
    const auto d = [](const BigHole& h) { return Integer(h.x - h.y); };
    return {least(x), most(x), least(y), most(y), least(d), most(d)};
}

// Puts the left column and the top row of the image at `corner`.
Map placed(const Affine& linear, const Bounds& p, const BigHole& corner) {
    Map map{linear};
    const Bounds there = image(map, p);
    map.to = {corner.x - there.left, corner.y - there.top};
    return map;
}

// All maps onto the polygon with these steps, its left column and top row at zero.
std::vector<Map> maps_onto(const Bounds& from, const Bounds::Steps& steps) {
    std::vector<Map> maps;
    for (const Affine& linear : board::lattice_symmetries(Lattice::triangular)) {
        const Map map = placed(linear, from, {0, 0});
        if (image(map, from).steps() == steps) maps.push_back(map);
    }
    return maps;
}

// A small board with pairs that have no solution, by exhaustive search, up to symmetry and time reversal. An empty
// list: no pair is solvable.
struct Exception {
    SmallPolygon which;
    std::array<int, 6> steps;
    std::vector<std::pair<Hole, Hole>> unsolvable;
    int solvable_pairs;  // as pairs are counted
    const char* why;
};

const Exception* exception(SmallPolygon which) {
    static const std::array<Exception, 3> all = {{
        {SmallPolygon::rows_2_to_5,
         {1, 3, 0, 4, 0, 3},
         {{{1, 2}, {2, 2}}},
         24,
         "on rows of 2, 3, 4 and 5 holes exhaustive search finds no solution of this pair"},
        {SmallPolygon::hexagon3,
         {2, 2, 2, 2, 2, 2},
         {},
         0,
         "the hexagon of side 3 has no solution (exhaustive search)"},
        {SmallPolygon::hexagon21,
         {2, 2, 2, 3, 1, 3},
         {{{1, 0}, {1, 0}},
          {{1, 0}, {3, 1}},
          {{1, 0}, {1, 3}},
          {{1, 0}, {4, 3}},
          {{3, 1}, {3, 1}},
          {{3, 1}, {1, 3}},
          {{1, 3}, {1, 3}}},
         68,
         "on this board of 21 holes exhaustive search finds no solution of these pairs"},
    }};
    const auto it = std::find_if(all.begin(), all.end(), [&](const Exception& e) { return e.which == which; });
    return it == all.end() ? nullptr : &*it;
}

bool is_excepted(const Exception& known, const Bounds& polygon, const BigHole& vacate, const BigHole& finish) {
    if (known.unsolvable.empty()) return true;
    Bounds::Steps steps;
    std::copy(known.steps.begin(), known.steps.end(), steps.begin());
    const std::vector<Map> maps = maps_onto(polygon, steps);
    return std::any_of(maps.begin(), maps.end(), [&](const Map& map) {
        const BigHole a = map(vacate);
        const BigHole b = map(finish);
        return std::any_of(known.unsolvable.begin(), known.unsolvable.end(), [&](const auto& pair) {
            return (a == big(pair.first) && b == big(pair.second)) || (b == big(pair.first) && a == big(pair.second));
        });
    });
}

// T_4 or T_5 after half a turn.
BigBoard as_triangle(const Bounds& p) { return BigBoard::triangle(p.bottom - p.top + 1); }
bool is_triangle(SmallPolygon which) { return which == SmallPolygon::t4 || which == SmallPolygon::t5; }
Solvability on_triangle(const Bounds& p, const BigHole& vacate, const BigHole& finish) {
    const auto turned = [&](const BigHole& h) { return BigHole{p.right - h.x, p.bottom - h.y}; };
    Solvability s = triangle_theory.solvability(as_triangle(p), turned(vacate), turned(finish));
    s.reason = "half a turn away, " + s.reason;
    return s;
}

Solvability empty_class(const BigBoard& board, const BigHole& vacate) {
    return {
        false, false,
        "with a vacancy where " + sum_at(vacate) + ", " + board.label() + " has no single peg in its position class"};
}

std::string rule(const BigBoard& board, const BigHole& vacate, int wanted) {
    return "with " + hole_name(vacate) + " vacant " + board.label() +
           " can only end where (x + y) mod 3 = " + std::to_string(wanted);
}

Solvability on_three_lines(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const Bounds& p = board.bounds();
    if (is_outer(p, vacate) && is_outer(p, finish))
        return {true, true,
                rule(board, vacate, label(finish)) + ", as it is at " + hole_name(finish) +
                    "; in the outer two of three lines that is enough"};
    return {true, false,
            hole_name(is_outer(p, vacate) ? finish : vacate) +
                " is in the middle of three lines, and no jump leads into that line or out of it"};
}

Bounds middle_line(const Bounds& p) {
    const int side = narrow_direction(p).value();
    return p.without(side, 1).value().without(side + 3, 1).value();
}

Solvability family_solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const auto wanted = last_label(board, vacate);
    if (!wanted) return empty_class(board, vacate);
    if (*wanted != label(finish))
        return {false, false,
                rule(board, vacate, *wanted) + ", and it is " + std::to_string(label(finish)) + " at " +
                    hole_name(finish) + " (no jump changes the position class)"};
    if (is_narrow(board.bounds())) return on_three_lines(board, vacate, finish);
    const SmallPolygon small = small_polygon(board.bounds());
    if (is_triangle(small)) return on_triangle(board.bounds(), vacate, finish);
    if (const Exception* known = exception(small); known && is_excepted(*known, board.bounds(), vacate, finish))
        return {true, false, known->why};
    return {true, true,
            rule(board, vacate, *wanted) + ", as it is at " + hole_name(finish) +
                "; with four or more lines in each direction that is enough" +
                (small == SmallPolygon::none ? "" : ", but for a few pairs of this board")};
}

void for_each_feasible(const BigBoard& board, int wanted, const std::function<void(const BigHole&)>& visit) {
    const Bounds& p = board.bounds();
    for (Integer y = p.top; y <= p.bottom; ++y) {
        const Integer first = std::max(p.left, Integer(y + p.low));
        const Integer last = std::min(p.right, Integer(y + p.high));
        for (Integer x = first + modulo(wanted - first - y, 3); x <= last; x += 3) visit({x, y});
    }
}

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit) {
    const auto wanted = last_label(board, vacate);
    if (!wanted) return;
    const bool all = is_complete(board.bounds()) && !is_narrow(board.bounds());
    for_each_feasible(board, *wanted, [&](const BigHole& finish) {
        if (all || family_solvability(board, vacate, finish).solvable) visit(finish);
    });
}

Finishes family_finishes(const BigBoard& board, const BigHole& vacate) {
    const auto wanted = last_label(board, vacate);
    if (!wanted) return {empty_class(board, vacate)};
    if (is_complete(board.bounds()))
        return {{true, true, rule(board, vacate, *wanted) + "; every such hole can be reached"},
                label_counts(board.bounds())[static_cast<std::size_t>(*wanted)]};
    if (const Bounds& p = board.bounds(); is_narrow(p)) {
        const auto at = static_cast<std::size_t>(*wanted);
        if (!is_outer(p, vacate)) return {on_three_lines(board, vacate, vacate), 0};
        return {{true, true, rule(board, vacate, *wanted) + "; every such hole of the outer two lines can be reached"},
                label_counts(p)[at] - label_counts(middle_line(p))[at]};
    }
    Finishes result{{true, false, ""}, 0};
    family_for_each_finish(board, vacate, [&](const BigHole&) { ++result.count; });
    result.solvability.solvable = result.count > 0;
    result.solvability.reason =
        rule(board, vacate, *wanted) + (result.count > 0 ? "; not every such hole of this small board can be reached"
                                                         : ", and this small board has no solution from there");
    return result;
}

// How many holes of each label a symmetry keeps.
using KeptHoles = std::array<Integer, 3>;

KeptHoles kept_by_turn(const Map& map, const Bounds& p) {
    // Solves (x, y) = to + linear(x, y), two equations with a determinant that is not zero.
    const Integer a = map.linear.ex.x - 1;
    const Integer b = map.linear.ey.x;
    const Integer c = map.linear.ex.y;
    const Integer d = map.linear.ey.y - 1;
    const Integer det = a * d - b * c;
    const Integer x = b * map.to.y - d * map.to.x;
    const Integer y = c * map.to.x - a * map.to.y;
    KeptHoles kept;
    if (x % det != 0 || y % det != 0) return kept;
    const BigHole centre{x / det, y / det};
    if (p.contains(centre)) kept[static_cast<std::size_t>(label(centre))] = 1;
    return kept;
}

Integer floor_of(const Integer& a, int b) { return (a - modulo(a, b)) / b; }

// The holes of the polygon on a mirror: the line through `hole` along `way`.
KeptHoles kept_on_line(const BigHole& hole, Hole way, const Bounds& p) {
    const std::array<std::array<Integer, 3>, 3> limits = {
        {{p.left, p.right, hole.x}, {p.top, p.bottom, hole.y}, {p.low, p.high, Integer(hole.x - hole.y)}}};
    const std::array<int, 3> rise = {way.x, way.y, way.x - way.y};
    std::optional<Integer> first;
    std::optional<Integer> last;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto& [low, high, at] = limits[i];
        if (rise[i] == 0 && (at < low || at > high)) return {};
        if (rise[i] == 0) continue;
        const int step = std::abs(rise[i]);
        const Integer from = rise[i] > 0 ? Integer(low - at) : Integer(at - high);
        const Integer to = rise[i] > 0 ? Integer(high - at) : Integer(at - low);
        const Integer begin = -floor_of(-from, step);
        const Integer end = floor_of(to, step);
        first = first ? std::max(*first, begin) : begin;
        last = last ? std::min(*last, end) : end;
    }
    KeptHoles kept;
    const Integer count = *last - *first + 1;
    if (count <= 0) return kept;
    for (int i = 0; i < 3; ++i) {
        const Integer t = *first + i;
        kept[static_cast<std::size_t>(modulo(hole.x + hole.y + t * (way.x + way.y), 3))] += residue_count(count, i);
    }
    return kept;
}

KeptHoles kept_by_mirror(const Map& map, const Bounds& p) {
    // The mirror goes along a neighbour's direction, or along the sum of two.
    const auto linear = [&](Hole h) { return h.x * map.linear.ex + h.y * map.linear.ey; };
    for (const Hole way : {Hole{1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {1, -1}}) {
        if (linear(way) != way) continue;
        // Half way between a corner and its image there is a hole of the mirror, at most one further.
        const auto corner = p.corner(0);
        const BigHole there = map({corner.x, corner.y});
        const BigHole middle{(corner.x + there.x) / 2, (corner.y + there.y) / 2};
        for (int dy = -2; dy <= 2; ++dy)
            for (int dx = -2; dx <= 2; ++dx)
                if (const BigHole h{middle.x + dx, middle.y + dy}; map(h) == h) return kept_on_line(h, way, p);
    }
    return {};
}

KeptHoles kept_holes(const Map& map, const Bounds& p) {
    const Affine& m = map.linear;
    if (m.ex == Hole{1, 0} && m.ey == Hole{0, 1}) return label_counts(p);
    return m.ex.x * m.ey.y - m.ex.y * m.ey.x == 1 ? kept_by_turn(map, p) : kept_by_mirror(map, p);
}

// without: a line that all symmetries keep; its holes are not counted.
Integer feasible_pairs_of(const BigBoard& board, const std::optional<Bounds>& without = std::nullopt) {
    const Bounds& p = board.bounds();
    Integer sum = 0;
    int maps = 0;
    for (const Affine& linear : board::lattice_symmetries(Lattice::triangular)) {
        const Map map = placed(linear, p, {p.left, p.top});
        if (image(map, p).steps() != p.steps()) continue;
        ++maps;
        KeptHoles kept = kept_holes(map, p);
        if (without) {
            const KeptHoles fewer = kept_holes(map, *without);
            for (std::size_t i = 0; i < kept.size(); ++i) kept[i] -= fewer[i];
        }
        for (int vacate = 0; vacate < 3; ++vacate)
            if (const auto finish = finish_label(full_board_class(board).sums, vacate))
                sum += times(kept[static_cast<std::size_t>(vacate)], kept[static_cast<std::size_t>(*finish)]);
    }
    return sum / maps;
}

PairCount family_pair_count(const BigBoard& board) {
    const SmallPolygon small = small_polygon(board.bounds());
    if (is_triangle(small)) return triangle_theory.pair_count(as_triangle(board.bounds()));
    const Integer feasible = feasible_pairs_of(board);
    if (is_narrow(board.bounds())) return {feasible, feasible_pairs_of(board, middle_line(board.bounds()))};
    const Exception* known = exception(small);
    return {feasible, known ? Integer(known->solvable_pairs) : feasible};
}

Solvability family_board_solvability(const BigBoard& board) {
    if (const SmallPolygon small = small_polygon(board.bounds()); small == SmallPolygon::hexagon3)
        return {true, false, exception(small)->why};
    if (is_narrow(board.bounds()))
        return {
            true, true,
            "vacancies of the outer two lines can be solved, to the holes of these lines that are in the right class"};
    if (full_board_class(board).is_empty())
        return {true, true, "every vacancy can be solved, to holes with the same (x + y) mod 3"};
    const int excluded = static_cast<int>(full_board_class(board).sums) - static_cast<int>(LabelClass::peg0);
    return {true, true,
            "vacancies can be solved but where (x + y) mod 3 = " + std::to_string(excluded) +
                ", to holes of the third kind"};
}

}  // namespace

const FamilyTheory polygon_theory{BigBoard::Family::polygon, family_solvability,       family_finishes,
                                  family_for_each_finish,    family_board_solvability, family_pair_count};

}  // namespace pegwright::theory
