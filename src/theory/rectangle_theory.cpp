// w x h rectangles of the square lattice (Theorem 5, RECTANGLES.md). The shorter side decides which feasible pairs are
// solvable:
//
//    4 or more   all
//    3 (x n)     start and finish in one outer row; n = 5: only the middle hole to itself; n = 3: none
//    2 (x n)     none
//    1 (x n)     n = 2: one hole to the other, without a jump; n = 3: an end to itself; n >= 4 even: from hole 2 or 5
//                to hole n-4 or n-1, and mirror images; other n: none
#include "base/error.hpp"
#include "theory/digits.hpp"
#include "theory/family_theory.hpp"
#include "theory/position_class.hpp"

namespace pegwright::theory {
namespace {

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit);
PairCount family_pair_count(const BigBoard& board);

// The class of a single peg, as residues mod 3.
struct Residues {
    int x;
    int y;

    friend bool operator==(const Residues&, const Residues&) = default;
};

Residues residues(const BigHole& h) { return {modulo(h.x, 3), modulo(h.y, 3)}; }
std::string to_text(Residues r) { return "(" + std::to_string(r.x) + "," + std::to_string(r.y) + ")"; }

// Nothing if no single peg is in the class of the start.
std::optional<Residues> finish_residues(const PositionClass& full, Residues vacate) {
    const auto sum = finish_label(full.sums, sum_label(Hole{vacate.x, vacate.y}));
    const auto difference = finish_label(full.differences, difference_label(Hole{vacate.x, vacate.y}));
    if (!sum || !difference) return std::nullopt;
    // Modulo 3, half of a number is twice it.
    return Residues{2 * (*sum + *difference) % 3, 2 * (*sum - *difference + 3) % 3};
}

// The board with its longer side along u; its holes are (u, v).
struct Lengthwise {
    explicit Lengthwise(const BigBoard& board)
        : turned(board.width() < board.height()),
          length(turned ? board.height() : board.width()),
          breadth(turned ? board.width() : board.height()) {}
    Integer u(const BigHole& h) const { return turned ? h.y : h.x; }
    Integer v(const BigHole& h) const { return turned ? h.x : h.y; }
    const char* lines() const { return turned ? "columns" : "rows"; }

    bool turned;
    Integer length;
    Integer breadth;
};

bool is_null_class(const BigBoard& board) { return modulo(board.width(), 3) == 0 || modulo(board.height(), 3) == 0; }

std::string rule_of_three(const BigBoard& board, const BigHole& vacate, Residues wanted) {
    if (is_null_class(board))
        return "3 divides a side of " + board.name() + ", so start and finish must agree in x mod 3 and in y mod 3";
    return "with " + hole_name(vacate) + " vacant " + board.name() +
           " can only end where (x mod 3, y mod 3) = " + to_text(wanted);
}

Solvability no_single_peg(const BigBoard& board, const BigHole& vacate) {
    return {false, false,
            "neither side of " + board.name() +
                " is a multiple of 3; with a vacancy where (x mod 3, y mod 3) = " + to_text(residues(vacate)) +
                ", as at " + hole_name(vacate) + ", no single peg is in its position class"};
}

// hole: counted from 1 at one end of a line of even length n >= 4.
bool leaves_line(const Integer& hole) { return hole == 2 || hole == 5; }

PairAnswer on_line(const Integer& n, const Integer& vacate, const Integer& finish) {
    const std::string line = "on a line of " + digits_of(n);
    if (n == 2) return {true, line + " one peg is left from the start"};
    if (n == 3) return {vacate == finish && vacate != 2, line + " only an end to itself can be solved"};
    if (modulo(n, 2) == 1) return {false, line + ", an odd number, nothing can be solved"};
    const bool forwards = leaves_line(vacate) && leaves_line(n + 1 - finish);
    const bool backwards = leaves_line(n + 1 - vacate) && leaves_line(finish);
    return {
        forwards || backwards,
        line + " only hole 2 or 5 to hole n-4 or n-1 and the mirror images can be solved (Moore and Eppstein 2002)"};
}

PairAnswer on_three_lines(const Lengthwise& seen, const BigHole& vacate, const BigHole& finish) {
    const std::string lines = seen.lines();
    if (seen.length == 3) return {false, "3x3 has no solution at all (exhaustive search)"};
    if (seen.v(vacate) == 1)
        return {false, "from a vacancy in the middle of the three long " + lines +
                           " no jump goes across, and the outer ones never move; no game ends there either"};
    if (seen.length == 5)
        return {seen.u(vacate) == 2 && seen.u(finish) == 2,
                "on 3 x 5 only the middle of an outer long line can be solved, to itself (exhaustive search)"};
    return {true, "both are in one outer line of the three; on 3 x 4 and from 3 x 6 on that is enough"};
}

PairAnswer on_feasible(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const Lengthwise seen(board);
    if (seen.breadth == 1) return on_line(seen.length, seen.u(vacate) + 1, seen.u(finish) + 1);
    if (seen.breadth == 2)
        return {false,
                std::string("of two long ") + seen.lines() + " one never moves, as there is no room to jump across"};
    if (seen.breadth == 3) return on_three_lines(seen, vacate, finish);
    return {true, "with both sides 4 or more that is enough"};
}

struct Counts {
    explicit Counts(const Integer& length) {
        const Integer thirds = length / 3;
        const int rest = modulo(length, 3);
        of = {rest > 0 ? thirds + 1 : thirds, rest > 1 ? thirds + 1 : thirds, thirds};
    }
    // One hole or none.
    static Counts middle(const Integer& length) {
        Counts counts(0);
        if (modulo(length, 2) == 1) counts.of[static_cast<std::size_t>(modulo(length / 2, 3))] = 1;
        return counts;
    }
    std::array<Integer, 3> of;
};

using HoleCount = std::array<std::array<Integer, 3>, 3>;  // by x mod 3, y mod 3

HoleCount product(const Counts& x, const Counts& y) {
    HoleCount count;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) count[i][j] = times(x.of[i], y.of[j]);
    return count;
}

std::vector<std::pair<Residues, Residues>> feasible_residues(const PositionClass& full) {
    std::vector<std::pair<Residues, Residues>> pairs;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            if (const auto to = finish_residues(full, {i, j})) pairs.push_back({{i, j}, *to});
    return pairs;
}

// Ordered pairs among holes with these counts.
Integer pairs_among(const std::vector<std::pair<Residues, Residues>>& feasible, const HoleCount& count) {
    const auto holes = [&](const Residues& of) -> const Integer& {
        return count[static_cast<std::size_t>(of.x)][static_cast<std::size_t>(of.y)];
    };
    Integer sum = 0;
    for (const auto& [from, to] : feasible) sum += times(holes(from), holes(to));
    return sum;
}

// By Burnside's lemma.
Integer feasible_pairs(const BigBoard& board) {
    const auto feasible = feasible_residues(full_board_class(board));
    const Counts x(board.width());
    const Counts y(board.height());
    // The identity, the two mirrors and half a turn; for a square also both diagonals and two quarter turns.
    const Counts middle_x = Counts::middle(board.width());
    const Counts middle_y = Counts::middle(board.height());
    Integer sum = 0;
    for (const HoleCount& fixed :
         {product(x, y), product(middle_x, y), product(x, middle_y), product(middle_x, middle_y)})
        sum += pairs_among(feasible, fixed);
    if (board.width() != board.height()) return sum / 4;
    HoleCount diagonal{};
    HoleCount antidiagonal{};
    for (std::size_t i = 0; i < 3; ++i) {
        diagonal[i][i] = x.of[i];
        antidiagonal[i][static_cast<std::size_t>(modulo(board.width() - 1 - static_cast<int>(i), 3))] = x.of[i];
    }
    sum += pairs_among(feasible, diagonal) + pairs_among(feasible, antidiagonal) +
           2 * pairs_among(feasible, product(middle_x, middle_y));
    return sum / 8;
}

// Up to the mirror image. On 4 holes only 2 and 3 exist, on 6 the two sets are the same.
Integer solvable_on_line(const Integer& n) {
    if (n == 2 || n == 3) return 1;
    if (n == 1 || modulo(n, 2) == 1) return 0;
    return n == 4 ? 1 : n == 6 ? 2 : 4;  // from 8 on {2, 5} and {n-4, n-1} have nothing in common
}

Integer solvable_on_three_lines(const Integer& n) {
    if (n == 3) return 0;
    if (n == 5) return 1;
    // By Burnside's lemma. The identity keeps all pairs in an outer line. The mirror along the lines keeps the middle
    // hole of each line to itself, if there is one.
    Integer sum = 0;
    for (const Integer& count : Counts(n).of) sum += times(count, count);
    return (2 * sum + (modulo(n, 2) == 1 ? 2 : 0)) / 4;
}

Solvability family_solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const auto wanted = finish_residues(full_board_class(board), residues(vacate));
    if (!wanted) return no_single_peg(board, vacate);
    const std::string rule = rule_of_three(board, vacate, *wanted);
    if (!(*wanted == residues(finish)))
        return {false, false,
                rule + ", and " + hole_name(finish) + " has " + to_text(residues(finish)) +
                    (is_null_class(board) ? " where " + hole_name(vacate) + " has " + to_text(residues(vacate)) : "") +
                    " (no jump changes the position class)"};
    const PairAnswer answer = on_feasible(board, vacate, finish);
    return {true, answer.solvable,
            answer.solvable ? rule + ", and " + hole_name(finish) + " does; " + answer.why : answer.why};
}

Finishes family_finishes(const BigBoard& board, const BigHole& vacate) {
    const auto wanted = finish_residues(full_board_class(board), residues(vacate));
    if (!wanted) return {no_single_peg(board, vacate)};
    const std::string rule = rule_of_three(board, vacate, *wanted);
    const Lengthwise seen(board);
    Finishes result{{true, true, rule}, 0};
    if (seen.breadth >= 4) {
        result.count = times(residue_count(board.width(), wanted->x), residue_count(board.height(), wanted->y));
        result.solvability.reason += "; with both sides 4 or more every such hole can be reached";
    } else if (seen.breadth == 3 && seen.v(vacate) != 1 && (seen.length == 4 || seen.length >= 6)) {
        result.count = residue_count(seen.length, seen.turned ? wanted->y : wanted->x);
        result.solvability.reason += "; every such hole can be reached, in the long line of the vacancy";
    } else {
        family_for_each_finish(board, vacate, [&](const BigHole&) { ++result.count; });
        const bool any = result.count > 0;
        result.solvability = {true, any, on_feasible(board, vacate, vacate).why};
    }
    return result;
}

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit) {
    const auto wanted = finish_residues(full_board_class(board), residues(vacate));
    if (!wanted) return;
    const Lengthwise seen(board);
    const auto visit_solvable = [&](const BigHole& finish) {
        if (on_feasible(board, vacate, finish).solvable) visit(finish);
    };
    // Avoids a walk over a long board that has no finish.
    if (seen.breadth == 2 || (seen.breadth == 3 && seen.v(vacate) == 1)) return;
    if (seen.breadth == 1 && seen.length > 6) {
        // On a long line only these can be finishes.
        std::vector<Integer> along{1, 4, seen.length - 5, seen.length - 2};
        for (const Integer& u : along) {
            const BigHole finish = seen.turned ? BigHole{0, u} : BigHole{u, 0};
            if (residues(finish) == *wanted) visit_solvable(finish);
        }
        return;
    }
    for (Integer y = wanted->y; y < board.height(); y += 3)
        for (Integer x = wanted->x; x < board.width(); x += 3) visit_solvable({x, y});
}

Solvability family_board_solvability(const BigBoard& board) {
    const Integer solvable = family_pair_count(board).solvable;
    const Lengthwise seen(board);
    const bool any = solvable > 0;
    if (seen.breadth >= 4)
        return {true, any,
                is_null_class(board)
                    ? "3 divides a side: every vacancy can be solved, to every hole with the same x mod 3 and y mod 3"
                    : "neither side is a multiple of 3: a vacancy can be solved if a last peg is in its position "
                      "class, and then to every such peg"};
    const bool possible = family_pair_count(board).feasible > 0;
    return {
        possible, any,
        (any        ? ""
         : possible ? ""
                    : "no vacancy leaves a class with a single peg in it, and ") +
            on_feasible(board, seen.turned ? BigHole{0, 1} : BigHole{1, 0}, seen.turned ? BigHole{0, 1} : BigHole{1, 0})
                .why};
}

PairCount family_pair_count(const BigBoard& board) {
    const Lengthwise seen(board);
    const Integer feasible = feasible_pairs(board);
    if (seen.breadth >= 4) return {feasible, feasible};
    if (seen.breadth == 3) return {feasible, solvable_on_three_lines(seen.length)};
    return {feasible, seen.breadth == 2 ? Integer(0) : solvable_on_line(seen.length)};
}

}  // namespace

const FamilyTheory rectangle_theory{BigBoard::Family::rectangle, family_solvability,       family_finishes,
                                    family_for_each_finish,      family_board_solvability, family_pair_count};

}  // namespace pegwright::theory
