#include "theory/move_formulas.hpp"

#include "board/parse.hpp"
#include "pegwright/solving/move_bound.hpp"
#include "support/catch.hpp"

#include <array>

using namespace pegwright;
using theory::BigBoard;
using theory::Integer;

TEST_CASE("Bell's formula has the values of his Table 4") {
    constexpr std::array<int, 9> bound = {5, 6, 8, 10, 12, 13, 17, 18, 20};
    for (std::size_t i = 0; i < bound.size(); ++i) CHECK(theory::bell_bound(i + 4) == bound[i]);
}

TEST_CASE("the formulas stay just below the regions' bounds", "[long]") {
    for (const int n : {6, 7, 8, 9, 10, 11, 12, 14, 24, 31, 40}) {
        const Integer formula = theory::least_moves_of(BigBoard::triangle(n));
        const std::int64_t moves = move_bound(Query(Board::triangle(n))).moves;
        INFO(n);
        CHECK(formula <= moves);
        CHECK(formula + 3 >= moves);
    }
    for (const auto& [w, h] : {std::pair{4, 4}, {5, 4}, {6, 6}, {7, 7}, {9, 4}, {11, 12}, {20, 15}, {30, 30}}) {
        const Integer formula = theory::least_moves_of(BigBoard::rectangle(w, h));
        const std::int64_t moves = move_bound(Query(Board::rectangle(w, h))).moves;
        INFO(w << " x " << h);
        CHECK(formula <= moves);
        CHECK(formula + 2 >= moves);
    }
}

TEST_CASE("formulas hold for sides of any length") {
    const Integer n("1000000000000000000000000");
    const Integer formula = theory::least_moves_of(BigBoard::triangle(n));
    CHECK(formula * 12 >= n * n + 7 * n);
    CHECK(formula * 12 <= n * n + 7 * n + 36);
    CHECK(formula > theory::bell_bound(n));
    CHECK(theory::least_moves_of(BigBoard::rectangle(n, n)) == (n / 2 + 1) * (n / 2 + 1) - 1);
    for (int k = 20; k < 400; ++k) CHECK(theory::least_moves_of(BigBoard::triangle(k)) >= theory::bell_bound(k));
}
