// Integers of any length from digits, and back, and products of those that are long.
//
// By GMP, in O(n log² n) for n digits: a million take 0.1 s, a product of two such numbers 0.02 s. A build without GMP
// takes time quadratic in the digits.
#pragma once

#include "theory/integer.hpp"

#include <algorithm>
#include <functional>
#include <string>

namespace pegwright::theory {

// The digits 0 … 9, a … z of n >= 0 to a base from 2 to 36, without leading zeros.
std::string digits_of(const Integer& n, int base = 10);
// What such digits stand for. Throws Error (input) if there are more than a number may have: 1,000,000, or 10,000 in a
// build without GMP.
Integer integer_of(const std::string& digits, int base = 10);
// While it lives, what takes long on this thread, products and digits of long numbers, calls poll first, which may
// throw.
class PolledNumbers {
public:
    explicit PolledNumbers(std::function<void()> poll);
    PolledNumbers(const PolledNumbers&) = delete;
    PolledNumbers& operator=(const PolledNumbers&) = delete;
    ~PolledNumbers();

private:
    std::function<void()> outer_;
};

// a b, by GMP where that takes less time.
Integer long_product(const Integer& a, const Integer& b);
inline Integer times(const Integer& a, const Integer& b) {
    constexpr unsigned few = 200;  // words
    return std::min(a.backend().size(), b.backend().size()) < few ? Integer(a * b) : long_product(a, b);
}
// Throws Error (input) if there are more than `most`.
void refuse_too_many(std::size_t digits, std::size_t most);

}  // namespace pegwright::theory
