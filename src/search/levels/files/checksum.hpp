// The checksum of level files: XXH3, 64 bits.
//
// A library built without the program has no hash library, and no level files. There checksum() throws
// (checksum_absent.cpp).
#pragma once

#include "base/rooms.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// The checksum of the bytes, followed by those of `then`. Throws Error (input) where there are no level files.
std::uint64_t checksum(const std::vector<std::uint8_t>& bytes, std::span<const std::byte> then = {});

}  // namespace pegwright::search::levels
