// How long each attempt may last, as a multiple of the shortest.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pegwright::compose::peeling {

// Luby's sequence: 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, … i: from 1. Restarts at these lengths waste least if
// some searches end soon and others take very long (Luby, Sinclair, Zuckerman 1993).
inline std::size_t luby(std::uint64_t i) {
    std::uint64_t size = 1;
    while (2 * size - 1 < i) size *= 2;
    return i == 2 * size - 1 ? size : luby(i - size + 1);
}

}  // namespace pegwright::compose::peeling
