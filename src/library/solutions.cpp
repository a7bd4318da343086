#include "library/access.hpp"

#include "library/include/pegwright/solutions.hpp"
#include "theory/digits.hpp"

#include <algorithm>

namespace pegwright {
inline namespace v0 {

struct Solutions::Inner {
    Inner(const Problem& problem, bool up_to_order, const Limits& limits)
        : all(whole(problem, "solutions"), up_to_order, inner(limits)), words(problem.words()) {}
    rooms::Solutions all;
    std::string words;  // of the problem
};

Solutions::Solutions(const Problem& problem, bool up_to_order, const Limits& limits)
    : inner_(guarded([&] { return std::make_unique<Inner>(problem, up_to_order, limits); })) {}
Solutions::Solutions(Solutions&& other) noexcept = default;
Solutions& Solutions::operator=(Solutions&& other) noexcept = default;
Solutions::~Solutions() = default;

std::string Solutions::number() const { return theory::digits_of(inner_->all.number()); }

void Solutions::each(const std::function<bool(const Solution&)>& take) {
    guarded([&] {
        inner_->all.each([&](const rooms::Solution& solution) { return take(Access::make(rooms::Player(solution))); });
    });
}

Solution Solutions::at(const std::string& number) {
    return guarded([&] {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        if (number.empty() || !std::all_of(number.begin(), number.end(), is_digit))
            base::fail_input("'" + number.substr(0, 40) + "' is no number of a solution");
        const theory::Integer which = theory::integer_of(number);
        if (which >= inner_->all.number())
            base::fail_input(inner_->words + " has " + this->number() + " solutions, numbered from 0; there is no " +
                             number.substr(0, 40));
        return Access::make(rooms::Player(inner_->all.at(which)));
    });
}

Solution Solutions::random(std::mt19937_64& generator) {
    return guarded([&] {
        if (inner_->all.number() == 0) base::fail_input(inner_->words + " has no solution to draw");
        return Access::make(rooms::Player(inner_->all.at(rooms::random_below(inner_->all.number(), generator))));
    });
}

}  // namespace v0
}  // namespace pegwright
