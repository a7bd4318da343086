// w x h rectangles with diagonal jumps (Theorem 10, DIAGONAL.md). All pairs are feasible. The shorter side decides
// which are solvable:
//
//    4 or more   all
//    3 (x n)     start and finish in the outer rows, the same or one each; all for n >= 6, some for n = 4 and 5
//    1, 2 (x n)  no diagonal jump has room: as on the square lattice
#include "theory/family_theory.hpp"

#include "theory/digits.hpp"

namespace pegwright::theory {
namespace {

BigBoard on_square_lattice(const BigBoard& board) { return BigBoard::rectangle(board.width(), board.height()); }

// The board with its longer side along u; its holes are (u, v).
struct Turned {
    explicit Turned(const BigBoard& board)
        : turned(board.width() < board.height()),
          length(turned ? board.height() : board.width()),
          breadth(turned ? board.width() : board.height()) {}
    const Integer& u(const BigHole& h) const { return turned ? h.y : h.x; }
    const Integer& v(const BigHole& h) const { return turned ? h.x : h.y; }
    const char* lines() const { return turned ? "columns" : "rows"; }
    const char* across() const { return turned ? "row" : "column"; }
    bool is_outer(const BigHole& h) const { return v(h) != 1; }

    bool turned;
    Integer length;
    Integer breadth;
};

// Within an outer row corners lead to corners, and inner holes to inner holes. To the other row a corner leads to inner
// holes, an inner hole to corners and to the inner hole that is not opposite.
bool on_three_by_four(const Turned& seen, const BigHole& vacate, const BigHole& finish) {
    const auto is_corner = [&](const BigHole& h) { return seen.u(h) == 0 || seen.u(h) == 3; };
    if (seen.v(vacate) == seen.v(finish)) return is_corner(vacate) == is_corner(finish);
    if (is_corner(vacate) || is_corner(finish)) return is_corner(vacate) != is_corner(finish);
    return seen.u(vacate) != seen.u(finish);
}

PairAnswer on_three_lines(const Turned& seen, const BigHole& vacate, const BigHole& finish) {
    const std::string lines = seen.lines();
    if (seen.length == 3) return {false, "3 x 3 has no solution at all (exhaustive search)"};
    if (!seen.is_outer(vacate) || !seen.is_outer(finish))
        return {false, "from a vacancy in the middle of the three long " + lines +
                           " jumps only go along it, and the outer ones never move; no game ends there either"};
    if (seen.length == 4)
        return {on_three_by_four(seen, vacate, finish), "on 3 x 4 exhaustive search has decided every pair"};
    if (seen.length == 5)
        return {
            seen.u(vacate) == 2 || seen.u(finish) == 2,
            std::string("on 3 x 5 start or finish must be in the middle ") + seen.across() + " (exhaustive search)"};
    return {true, "both are in an outer line of the three, and from 3 x 6 on that is enough"};
}

PairAnswer answer(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const Turned seen(board);
    if (seen.breadth >= 4) return {true, "with both sides 4 or more every vacancy can be finished in every hole"};
    if (seen.breadth == 3) return on_three_lines(seen, vacate, finish);
    if (seen.breadth == 2)
        return {false,
                std::string("of two long ") + seen.lines() + " one never moves, as there is no room to jump across"};
    const Solvability s = rectangle_theory.solvability(on_square_lattice(board), vacate, finish);
    return {s.solvable, "on a line there are no diagonal jumps: " + s.reason};
}

const char* const one_class = "with diagonal jumps there is only one position class";

bool is_tiny(const BigBoard& board) { return board.hole_count() <= 2; }

bool is_feasible(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    return !is_tiny(board) || !(vacate == finish);
}

Solvability family_solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    if (!is_feasible(board, vacate, finish))
        return {false, false, "no jump can be made on " + board.name() + ", and the start has no peg there"};
    const PairAnswer found = answer(board, vacate, finish);
    if (is_tiny(board)) return {true, true, "the start is the goal already"};
    return {true, found.solvable, (found.solvable ? std::string(one_class) + "; " : "") + found.why};
}

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit) {
    const Turned seen(board);
    if (seen.breadth == 1) return rectangle_theory.for_each_finish(on_square_lattice(board), vacate, visit);
    // Avoids a walk over a long board that has no finish.
    if (seen.breadth == 2 || seen.length == 3 || (seen.breadth == 3 && !seen.is_outer(vacate))) return;
    for (Integer y = 0; y < board.height(); ++y)
        for (Integer x = 0; x < board.width(); ++x)
            if (const BigHole finish{x, y}; seen.breadth >= 4 || answer(board, vacate, finish).solvable) visit(finish);
}

Finishes family_finishes(const BigBoard& board, const BigHole& vacate) {
    const Turned seen(board);
    if (seen.breadth >= 4) return {{true, true, answer(board, vacate, vacate).why}, board.hole_count()};
    if (seen.breadth == 3 && seen.length >= 6 && seen.is_outer(vacate))
        return {{true, true, std::string(one_class) + "; it can end in every hole of the outer " + seen.lines()},
                2 * seen.length};
    Finishes result;
    family_for_each_finish(board, vacate, [&](const BigHole&) { ++result.count; });
    const bool any = result.count > 0;
    result.solvability = {any || !is_tiny(board), any, answer(board, vacate, vacate).why};
    return result;
}

// Burnside's lemma: the identity keeps all pairs of outer holes. The mirror along the rows keeps the pairs of the two
// middle ones, if n is odd.
Integer solvable_on_three_lines(const Integer& n) {
    if (n == 3) return 0;
    if (n == 4) return 9;
    if (n == 5) return 10;
    return times(n, n) + modulo(n, 2);
}

// By Burnside's lemma.
Integer all_pairs(const BigBoard& board) {
    if (is_tiny(board)) return board.hole_count() - 1;
    const Integer& w = board.width();
    const Integer& h = board.height();
    const Integer middle_x = modulo(w, 2);
    const Integer middle_y = modulo(h, 2);
    const auto pairs = [](const Integer& holes) { return times(holes, holes); };
    const Integer sum = pairs(times(w, h)) + pairs(middle_x * h) + pairs(w * middle_y) + pairs(middle_x * middle_y);
    if (w != h) return sum / 4;
    // A square has both diagonals and two quarter turns as well.
    return (sum + 2 * pairs(w) + 2 * pairs(middle_x)) / 8;
}

PairCount family_pair_count(const BigBoard& board) {
    const Turned seen(board);
    const Integer all = all_pairs(board);
    if (seen.breadth >= 4) return {all, all};
    if (seen.breadth == 3) return {all, solvable_on_three_lines(seen.length)};
    return {all, seen.breadth == 2 ? Integer(0) : rectangle_theory.pair_count(on_square_lattice(board)).solvable};
}

Solvability family_board_solvability(const BigBoard& board) {
    const PairCount count = family_pair_count(board);
    const bool any = count.solvable > 0;
    if (count.feasible == 0) return {false, false, "a board with a single hole has no peg to start with"};
    const Turned seen(board);
    if (seen.breadth >= 4) return {true, any, answer(board, {0, 0}, {0, 0}).why};
    if (seen.breadth == 3 && any)
        return {true, any, std::string("of three long ") + seen.lines() + " the outer ones can be solved from and to"};
    return {true, any, (any ? "" : "the classes allow some pairs, but ") + answer(board, {0, 0}, {0, 0}).why};
}

}  // namespace

const FamilyTheory diagonal_theory{BigBoard::Family::diagonal, family_solvability,       family_finishes,
                                   family_for_each_finish,     family_board_solvability, family_pair_count};

}  // namespace pegwright::theory
