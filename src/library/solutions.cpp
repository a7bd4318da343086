#include "library/access.hpp"

#include "library/include/pegwright/solutions.hpp"
#include "theory/digits.hpp"

#include <algorithm>

namespace pegwright {
inline namespace v0 {

namespace {

// With the vacancy that solve() chooses, if there is one.
Problem with_start(const Problem& problem, const Limits& limits) {
    rooms::Query query = Access::of(problem);
    check_can_be_searched(query.board);
    if (query.start) return problem;
    const rooms::Outcome outcome = rooms::solve(query, inner(limits));
    rooms::fail_if_gave_up(outcome);
    if (outcome) query.start = outcome.player->problem().start;
    return Access::make(std::move(query));
}

}  // namespace

struct Solutions::Inner {
    Inner(const Problem& asked, bool up_to_order, const Limits& limits) : problem(with_start(asked, limits)) {
        const rooms::Query& query = Access::of(problem);
        if (!query.start) return;
        all.emplace(game::Problem(query.board, *query.start, query.goal.value_or(game::Goal::any_peg())), up_to_order,
                    inner(limits));
    }
    Problem problem;
    std::optional<rooms::Solutions> all;  // nothing if no start can be chosen
};

Solutions::Solutions(const Problem& problem, bool up_to_order, const Limits& limits)
    : inner_(guarded([&] { return std::make_unique<Inner>(problem, up_to_order, limits); })) {}
Solutions::Solutions(Solutions&& other) noexcept = default;
Solutions& Solutions::operator=(Solutions&& other) noexcept = default;
Solutions::~Solutions() = default;

const Problem& Solutions::problem() const { return inner_->problem; }
std::string Solutions::number() const { return inner_->all ? theory::digits_of(inner_->all->number()) : "0"; }

void Solutions::each(const std::function<bool(const Solution&)>& take) {
    guarded([&] {
        if (!inner_->all) return;
        inner_->all->each([&](const rooms::Solution& solution) { return take(Access::make(rooms::Player(solution))); });
    });
}

Solution Solutions::at(const std::string& number) {
    return guarded([&] {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        if (number.empty() || !std::all_of(number.begin(), number.end(), is_digit))
            base::fail_input("'" + number.substr(0, 40) + "' is no number of a solution");
        const theory::Integer which = theory::integer_of(number);
        if (!inner_->all || which >= inner_->all->number())
            base::fail_input(inner_->problem.words() + " has " + this->number() +
                             " solutions, numbered from 0; there is no " + number.substr(0, 40));
        return Access::make(rooms::Player(inner_->all->at(which)));
    });
}

Solution Solutions::random(std::mt19937_64& generator) {
    return guarded([&] {
        if (!inner_->all || inner_->all->number() == 0)
            base::fail_input(inner_->problem.words() + " has no solution to draw");
        return Access::make(rooms::Player(inner_->all->at(rooms::random_below(inner_->all->number(), generator))));
    });
}

}  // namespace v0
}  // namespace pegwright
