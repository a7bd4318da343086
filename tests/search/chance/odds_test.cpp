#include "search/chance/odds.hpp"
#include "notation/holes.hpp"

#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/shapes.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <bit>
#include <cmath>
#include <unordered_map>

using namespace pegwright::tests;
using Rational = boost::multiprecision::cpp_rational;

namespace {

// Brute force with fractions: backwards over the game tree, without symmetry.
class Exact {
public:
    Exact(const SmallBoard& board, Rule rule, Bits finishes = ~Bits{0})
        : board_(board), rule_(std::move(rule)), finishes_(finishes) {}
    Rational one_peg(Bits position) {
        if (std::has_single_bit(position)) return (position & finishes_) != 0 ? 1 : 0;
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        Rational sum = 0;
        int choices = 0;
        for (const BitJump& j : board_.jumps()) {
            if (!j.possible(position) || (rule_ && !rule_(position, j, position ^ j.flip))) continue;
            sum += one_peg(position ^ j.flip);
            ++choices;
        }
        return known_[position] = choices == 0 ? sum : Rational(sum / choices);
    }

private:
    const SmallBoard& board_;
    Rule rule_;
    Bits finishes_;
    std::unordered_map<Bits, Rational> known_;
};

Odds with_symmetry(const SmallBoard& board, Bits start, const Rule& rule = {}) {
    return odds(board, {.start = start, .rule = rule, .symmetries = keeping(hole_symmetries(board), start)});
}

// The reduced fraction does not depend on the symmetries given.
void check_fraction(const SmallBoard& board, const OddsQuestion& question) {
    const Rational exact = Exact(board, question.rule, question.finishes).one_peg(question.start);
    for (const bool with_symmetries : {true, false}) {
        OddsQuestion asked = question;
        if (!with_symmetries) asked.symmetries = {};
        const auto fraction = exact_odds(board, asked);
        REQUIRE(fraction);
        CHECK(fraction->numerator == numerator(exact));
        CHECK(fraction->denominator == denominator(exact));
        CHECK(odds(board, asked).one_peg == Approx(exact.convert_to<double>()).epsilon(1e-12));
    }
}

void check_against_brute_force(const SmallBoard& board) {
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Bits start = board.full() & ~(Bits{1} << i);
        check_fraction(board, {.start = start, .symmetries = keeping(hole_symmetries(board), start)});
        const Bits finish = Bits{1} << (i * 7 % board.size());
        check_fraction(board, {.start = start,
                               .symmetries = keeping(keeping(hole_symmetries(board), start), finish),
                               .finishes = finish});
    }
}

}  // namespace

TEST_CASE("odds of random play agree with brute force") {
    for (const std::int32_t side : {1, 2, 3, 4, 5}) check_against_brute_force(SmallBoard(Board::triangle(side)));
    check_against_brute_force(SmallBoard(Board::rectangle(4, 4)));
    check_against_brute_force(SmallBoard(Board::rectangle(5, 3)));
    check_against_brute_force(SmallBoard(Board::rectangle(4, 3, Lattice::diagonal)));
    check_against_brute_force(SmallBoard(Board::rectangle(4, 3, Lattice::triangular)));
}

TEST_CASE("odds of Bell's three players on T_5, as published") {
    // [Bell 2008, Table 2]
    const struct {
        const char* vacate;
        int any_jump;
        int rule_of_thumb;
        int sax;
    } rows[] = {{"a1", 146, 47, 7}, {"b3", 579, 142, 19}, {"a4", 291, 47, 7}, {"c5", 141, 13, 7}};
    const Board board = Board::triangle(5);
    const SmallBoard small(board);
    for (const auto& row : rows) {
        const Bits start = small.full() & ~small.bit(parse_hole(board, row.vacate));
        const auto one_in = [&](const Rule& rule) {
            check_fraction(small, {.start = start, .rule = rule, .symmetries = keeping(hole_symmetries(small), start)});
            const double probability = with_symmetry(small, start, rule).one_peg;
            return std::lround(1 / probability);
        };
        INFO(row.vacate);
        CHECK(one_in({}) == row.any_jump);
        CHECK(one_in(rule_of_thumb(small, start)) == row.rule_of_thumb);
        CHECK(one_in(sax_rule(start)) == row.sax);
    }
}

TEST_CASE("odds stop at the memory limit and when the poll throws") {
    const SmallBoard board = english_board();
    const Bits start = board.full() & ~board.bit({3, 3});
    Limits limits;
    limits.memory = 10'000'000;
    CHECK_THROWS_AS(odds(board, {.start = start}, limits), Error);
    CHECK_FALSE(exact_odds(board, {.start = start}, limits));
    limits.poll = [](const Progress&) { throw 1; };
    CHECK_THROWS_AS(odds(board, {.start = start}, limits), int);
    CHECK_THROWS_AS(exact_odds(board, {.start = start}, limits), int);
}
