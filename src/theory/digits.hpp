// Reads and writes integers of any length, and multiplies long ones, by GMP.
//
// O(n log² n) for n digits: a million digits take 0.1 s, a product of two such numbers 0.02 s. Without GMP the time is
// quadratic.
#pragma once

#include "theory/integer.hpp"

#include <algorithm>
#include <functional>
#include <string>

namespace pegwright::theory {

// For n >= 0 and a base from 2 to 36, as 0 … 9, a … z, without leading zeros.
std::string digits_of(const Integer& n, int base = 10);
// Throws Error (input) for more than 1,000,000 digits, or than 10,000 without GMP.
Integer integer_of(const std::string& digits, int base = 10);
// While it lives, products and digits of long numbers on this thread call poll first. poll may throw.
class PolledNumbers {
public:
    explicit PolledNumbers(std::function<void()> poll);
    PolledNumbers(const PolledNumbers&) = delete;
    PolledNumbers& operator=(const PolledNumbers&) = delete;
    ~PolledNumbers();

private:
    std::function<void()> outer_;
};

// By GMP where that is faster.
Integer long_product(const Integer& a, const Integer& b);
inline Integer times(const Integer& a, const Integer& b) {
    constexpr unsigned few = 200;  // words
    return std::min(a.backend().size(), b.backend().size()) < few ? Integer(a * b) : long_product(a, b);
}
// Throws Error (input) if digits > most.
void refuse_too_many(std::size_t digits, std::size_t most);

}  // namespace pegwright::theory
