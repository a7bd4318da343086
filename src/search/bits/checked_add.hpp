// Additions that tell whether the sum fits.
#pragma once

#include "theory/integer.hpp"

#include <cstdint>

namespace pegwright::search::bits {

// False if the sum does not fit.
inline bool add(std::uint64_t& sum, std::uint64_t n) { return !__builtin_add_overflow(sum, n, &sum); }
inline bool add(Integer& sum, const Integer& n) {
    sum += n;
    return true;
}

}  // namespace pegwright::search::bits
