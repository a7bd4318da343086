#include "theory/digits.hpp"

#include <algorithm>
#include <string_view>

namespace pegwright::theory {
namespace {

constexpr std::string_view all_digits = "0123456789abcdefghijklmnopqrstuvwxyz";

}  // namespace

// Without GMP numbers are short, so nothing takes long.
PolledNumbers::PolledNumbers(std::function<void()>) {}
PolledNumbers::~PolledNumbers() = default;

std::string digits_of(const Integer& n, int base) {
    std::string digits;
    Integer rest = n;
    do {
        digits += all_digits[static_cast<std::size_t>(rest % base)];
        rest /= base;
    } while (rest > 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

Integer integer_of(const std::string& digits, int base) {
    refuse_too_many(digits.size(), 10'000);
    Integer n = 0;
    for (const char digit : digits) n = n * base + all_digits.find(digit);
    return n;
}

Integer long_product(const Integer& a, const Integer& b) { return a * b; }

}  // namespace pegwright::theory
