// Lengths of attempts.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pegwright::compose::peeling {

// 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, …, from the first on: for searches that are soon over or take very long
// it wastes the least (Luby, Sinclair, Zuckerman 1993).
inline std::size_t luby(std::uint64_t i) {
    std::uint64_t size = 1;
    while (2 * size - 1 < i) size *= 2;
    return i == 2 * size - 1 ? size : luby(i - size + 1);
}

}  // namespace pegwright::compose::peeling
