// We want weights w, and u, the least w(goal). Constraints: w(from) + w(over) - w(to) >= 0 for each jump, w(goal) - u
// >= 0 for each goal, u - w(start) >= 1 for each start; sum |w| minimal.
//
// GLPK solves the dual: a column x >= 0 for each constraint, a row from -1 to 1 for each weight, a row 0 for u, and the
// sum of the starts' columns maximal. It can start from x = 0, and its basis has a row for each hole, not each jump. If
// the sum is unbounded, fractions of jumps lead from start to goal, so there is no pagoda function (Farkas' lemma; the
// solitaire cone of Avis and Deza 2001). The multipliers of the rows are the weights.
#include "search/pagoda/whole_weights.hpp"

#include "search/linear/simplex.hpp"

namespace pegwright::search::pagoda {
namespace {

linear::LinearProgram dual_of(const PagodaProgram& given) {
    linear::LinearProgram program;
    program.maximize = true;
    program.rows.assign(given.holes, {-1, 1});
    program.rows.push_back({0, 0});
    const auto least = static_cast<std::uint64_t>(given.holes);  // the row of u
    const auto add_column = [&](double price) { program.prices.push_back(price); };
    const auto add = [&](std::uint64_t row, double value) {
        program.nonzeros.push_back({static_cast<int>(row), static_cast<int>(program.prices.size()) - 1, value});
    };
    for (const auto& start : given.starts) {
        add_column(1);
        for (const std::uint64_t peg : start) add(peg, -1);
        add(least, 1);
    }
    for (const auto& goal : given.goals) {
        add_column(0);
        for (const std::uint64_t peg : goal) add(peg, 1);
        add(least, -1);
    }
    for (const JumpIndices& jump : given.jumps) {
        add_column(0);
        add(jump.from, 1);
        add(jump.over, 1);
        add(jump.to, -1);
    }
    return program;
}

}  // namespace

std::optional<std::vector<double>> least_weights(const PagodaProgram& program) {
    const int most_rounds = 20 * static_cast<int>(program.holes + 1);  // some two a row were the most ever seen
    auto found = linear::Simplex(dual_of(program)).optimum(linear::Simplex::Method::primal, most_rounds);
    if (!found) return std::nullopt;
    found->multipliers.pop_back();
    return std::move(found->multipliers);
}

}  // namespace pegwright::search::pagoda
