#include "pegwright/counting/solutions.hpp"
#include "notation/positions.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <map>

using namespace pegwright::tests;
using pegwright::random_below;
using pegwright::Solutions;

namespace {

Problem problem_on(const char* board, const char* vacate, const char* finish) {
    const Board b = parse_board(board);
    return {b, parse_vacate(b, vacate), parse_finish(b, finish)};
}

// The sum of (hits - expected)^2 / expected over n boxes: mean n - 1, variance 2 (n - 1).
double chi_square(const std::vector<int>& hits, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(hits.size());
    double sum = 0;
    for (const int h : hits) sum += (h - expected) * (h - expected) / expected;
    return sum;
}

// Within five standard deviations: too even is wrong as well.
void check_uniform(const std::vector<int>& hits, int draws) {
    const auto n = static_cast<double>(hits.size() - 1);
    const double chi = chi_square(hits, draws);
    INFO(chi << " of " << n);
    CHECK(chi < n + 5 * std::sqrt(2 * n));
    CHECK(chi > n - 5 * std::sqrt(2 * n));
}

void check_draws(const Problem& problem, bool up_to_order, std::size_t number, int draws) {
    Solutions solutions(problem, up_to_order, {});
    REQUIRE(solutions.number() == number);
    const auto key = [](const Solution& solution) {
        std::vector<std::int32_t> text;
        for (const Jump& jump : solution.jumps)
            for (const std::int32_t n : {jump.from.x, jump.from.y, jump.to.x, jump.to.y}) text.push_back(n);
        return text;
    };
    std::map<std::vector<std::int32_t>, std::size_t> numbers;
    solutions.each([&](const Solution& solution) {
        numbers.emplace(key(solution), numbers.size());
        return true;
    });
    REQUIRE(numbers.size() == number);
    std::vector<int> hits(number);
    std::mt19937_64 random(1);
    for (int i = 0; i < draws; ++i) ++hits[numbers.at(key(solutions.at(random_below(solutions.number(), random))))];
    check_uniform(hits, draws);
}

}  // namespace

TEST_CASE("solutions are drawn evenly: T_5 from a1 to a1") {
    check_draws(problem_on("T5", "a1", "a1"), false, 6816, 68160);
    check_draws(problem_on("T5", "a1", "a1"), true, 36, 3600);
}

TEST_CASE("solutions are drawn evenly: to any peg") { check_draws(problem_on("T4", "a2", "any"), false, 14, 1400); }

TEST_CASE("random numbers below any bound") {
    std::mt19937_64 random(7);
    for (const int bound : {2, 3, 10, 64, 100}) {
        std::vector<int> hits(static_cast<std::size_t>(bound));
        for (int i = 0; i < 1000 * bound; ++i) ++hits[static_cast<std::size_t>(random_below(bound, random))];
        check_uniform(hits, 1000 * bound);
    }
    CHECK(random_below(1, random) == 0);
    // Thirds of numbers beyond 64 bits, and of one just above a power of two.
    for (const Integer& bound : {Integer("138409681956904365268"), (Integer(1) << 64) + 1, (Integer(1) << 64) - 1}) {
        std::vector<int> hits(3);
        for (int i = 0; i < 3000; ++i) {
            const Integer number = random_below(bound, random);
            REQUIRE(number < bound);
            ++hits[static_cast<std::size_t>(Integer(number * 3 / bound))];
        }
        for (const int h : hits) CHECK(std::abs(h - 1000) < 5 * 26);
    }
}
