// The checksum of level files: XXH3, 64 bits. A library without the program has neither (checksum_absent.cpp).
#pragma once

#include "base/rooms.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// Of the bytes, followed by `then`. Throws Error (input) where there are no level files.
std::uint64_t checksum(const std::vector<std::uint8_t>& bytes, std::span<const std::byte> then = {});

}  // namespace pegwright::search::levels
