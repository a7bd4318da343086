// T_n (Bell 2008, Theorems 2.1 and 2.2). From T_6 on all feasible pairs are solvable. T_1 to T_3 have no solution, T_4
// one pair, and T_5 the pairs that the SAX count allows.
#include "theory/digits.hpp"
#include "theory/family_theory.hpp"

#include "board/names.hpp"
#include "board/symmetry.hpp"
#include "theory/position_class.hpp"
#include "theory/sax.hpp"

namespace pegwright::theory {
namespace {

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit);

int label(const BigHole& h) { return sum_label(h); }

std::string sum_at(const BigHole& h) { return "(x + y) mod 3 = " + std::to_string(label(h)) + " at " + hole_name(h); }

bool one_mod_three(const BigBoard& board) { return modulo(board.side(), 3) == 1; }

// Nothing if the start is in class EMPTY.
std::optional<int> last_label(const BigBoard& board, const BigHole& vacate) {
    return finish_label(full_board_class(board).sums, label(vacate));
}

// To propose in a message: the given hole or a neighbour. From T_2 on every hole has neighbours with both other labels.
BigHole nearby(const BigBoard& board, const BigHole& h, int wanted) {
    for (const Hole step : {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{-1, 0}, Hole{0, -1}, Hole{1, 1}, Hole{-1, -1}}) {
        const BigHole there{h.x + step.x, h.y + step.y};
        if (board.contains(there) && label(there) == wanted) return there;
    }
    return h;
}

Solvability empty_class(const BigBoard& board, const BigHole& vacate) {
    if (board.side() == 1) return {false, false, "T1 has a single hole and no jump"};
    return {false, false,
            digits_of(board.side()) + " = 1 (mod 3) and " + sum_at(vacate) +
                ": from there no game ends with one peg (Bell 2008, Theorem 2.1); vacate a hole with (x + y) mod 3 = 1 "
                "or 2, such as " +
                hole_name(nearby(board, vacate, 1))};
}

Solvability wrong_class(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const int wanted = *last_label(board, vacate);
    if (one_mod_three(board))
        return {false, false,
                digits_of(board.side()) + " = 1 (mod 3): with " + hole_name(vacate) +
                    " vacant, where (x + y) mod 3 = " + std::to_string(label(vacate)) +
                    ", a game can only end where it is " + std::to_string(wanted) + ", such as at " +
                    hole_name(nearby(board, finish, wanted)) + "; it is " + std::to_string(label(finish)) + " at " +
                    hole_name(finish) + " (Bell 2008, Theorem 2.2)"};
    return {false, false,
            sum_at(vacate) + " but " + std::to_string(label(finish)) + " at " + hole_name(finish) + ": with " +
                hole_name(vacate) + " vacant " + board.name() +
                " can only end where (x + y) mod 3 = " + std::to_string(wanted) + ", such as at " +
                hole_name(nearby(board, finish, wanted)) + " (Bell 2008, Theorem 2.2)"};
}

std::string why_tiny_is_unsolvable(const BigBoard& board) {
    if (board.side() == 2) return "T2 is too small for any jump";
    return "on T3 pegs jump only from corner to corner; the pegs on the middles of its edges never move";
}

Board small_board(const BigBoard& board) { return Board::triangle(static_cast<std::int64_t>(board.side())); }
Hole small_hole(const BigHole& h) { return {static_cast<std::int32_t>(h.x), static_cast<std::int32_t>(h.y)}; }

Solvability on_t4(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const Board t4 = small_board(board);
    const Problem solved = canonical({t4, {0, 1}, {1, 1}});
    if (canonical({t4, small_hole(vacate), small_hole(finish)}) == solved)
        return {true, true, "up to symmetry a2 to b2 is the only pair of T4 with a solution, and this is it"};
    return {true, false,
            "T4 has no solution but a2 to b2 and its images: no peg can reach the centre b3, so only one jump passes "
            "over it (Bell 2008, section 2.2)"};
}

Solvability on_t5(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const int slack = effective_slack({small_board(board), small_hole(vacate), small_hole(finish)});
    if (slack < 0) {
        std::string others;
        for (std::int32_t y = 0; y < 5; ++y)
            for (std::int32_t x = 0; x <= y; ++x)
                if (label(big(Hole{x, y})) == label(vacate) &&
                    effective_slack({small_board(board), small_hole(vacate), {x, y}}) >= 0)
                    others += " " + hole_name(Hole{x, y});
        return {true, false,
                "Bell's SAX count rules it out (Bell 2008, Table 1): slack " + std::to_string(slack) + "; with " +
                    hole_name(vacate) + " vacant T5 can end at" + others};
    }
    return {true, true,
            "Bell's SAX count leaves a slack of " + std::to_string(slack) +
                ", and all such pairs of T5 have solutions (Bell 2008, Table 1)"};
}

std::string classes_agree(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    if (one_mod_three(board))
        return sum_at(vacate) + " and " + std::to_string(label(finish)) + " at " + hole_name(finish) +
               ", 1 and 2 as it must be since " + digits_of(board.side()) + " = 1 (mod 3)";
    return sum_at(vacate) + " and at " + hole_name(finish) + ", so the position classes agree";
}

// Up to the six symmetries, with T = n (n + 1) / 2 holes. Source: Bell 2008, Table 3.
//
//    n = 1 (mod 3)   (T - 1)^2 / 27
//    n even          (4 T^2 + 9 n^2) / 72
//    n odd           (4 T^2 + 9 (n + 1)^2) / 72
Integer feasible_pairs(const Integer& n) {
    const Integer holes = times(n, n + 1) / 2;
    if (modulo(n, 3) == 1) return times(holes - 1, holes - 1) / 27;
    const Integer m = modulo(n, 2) == 0 ? n : Integer(n + 1);
    return (4 * times(holes, holes) + 9 * times(m, m)) / 72;
}

Solvability family_solvability(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const auto wanted = last_label(board, vacate);
    if (!wanted) return empty_class(board, vacate);
    if (*wanted != label(finish)) return wrong_class(board, vacate, finish);
    if (board.side() < 4) return {true, false, why_tiny_is_unsolvable(board)};
    if (board.side() == 4) return on_t4(board, vacate, finish);
    if (board.side() == 5) return on_t5(board, vacate, finish);
    return {true, true, classes_agree(board, vacate, finish) + "; from T6 on that is enough (Bell 2008, Theorem 2.2)"};
}

Finishes family_finishes(const BigBoard& board, const BigHole& vacate) {
    const auto last = last_label(board, vacate);
    if (!last) return {empty_class(board, vacate)};
    if (board.side() < 4) return {{true, false, why_tiny_is_unsolvable(board)}};
    const int wanted = *last;
    Finishes result{{true, true, ""}, 0};
    if (board.side() < 6) {
        family_for_each_finish(board, vacate, [&](const BigHole&) { ++result.count; });
    } else {
        result.count = triangle_label_count(board.side(), wanted);
    }
    if (result.count == 0)
        // The reason is the same for all holes with the wanted label.
        return {family_solvability(board, vacate, {0, board.side() - 1 - modulo(board.side() - 1 - wanted, 3)})};
    result.solvability.reason =
        sum_at(vacate) + ", so a game can only end where (x + y) mod 3 = " + std::to_string(wanted) +
        (board.side() < 6 ? "; on " + board.name() + " not all of these can be reached"
                          : ", and from T6 on every such hole can be reached (Bell 2008, Theorem 2.2)");
    return result;
}

void family_for_each_finish(const BigBoard& board, const BigHole& vacate,
                            const std::function<void(const BigHole&)>& visit) {
    const auto last = last_label(board, vacate);
    if (!last) return;
    const int wanted = *last;
    for (Integer y = 0; y < board.side(); ++y) {
        for (Integer x = modulo(wanted - y, 3); x <= y; x += 3) {
            const BigHole finish{x, y};
            if (board.side() >= 6 || family_solvability(board, vacate, finish).solvable) visit(finish);
        }
    }
}

Solvability family_board_solvability(const BigBoard& board) {
    if (board.side() == 1) return empty_class(board, {0, 0});
    if (board.side() < 4) return {true, false, why_tiny_is_unsolvable(board)};
    if (one_mod_three(board))
        return {
            true, true,
            digits_of(board.side()) +
                " = 1 (mod 3): a vacancy can be solved to one peg if (x + y) mod 3 = 1 or 2 (Bell 2008, Theorem 2.1)"};
    return {
        true, true,
        digits_of(board.side()) + " is not 1 (mod 3): every vacancy can be solved to one peg (Bell 2008, Theorem 2.1)"};
}

PairCount family_pair_count(const BigBoard& board) {
    const Integer feasible = feasible_pairs(board.side());
    if (board.side() >= 6) return {feasible, feasible};
    // T_1 … T_5, by exhaustive search.
    constexpr int solvable[] = {0, 0, 0, 0, 1, 12};
    return {feasible, solvable[static_cast<int>(board.side())]};
}

}  // namespace

const FamilyTheory triangle_theory{BigBoard::Family::triangle, family_solvability,       family_finishes,
                                   family_for_each_finish,     family_board_solvability, family_pair_count};

}  // namespace pegwright::theory
