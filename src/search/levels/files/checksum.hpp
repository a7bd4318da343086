// The checksum of level files: XXH3, 64 bits.
//
// A library built without program and pictures needs no hash library and has no level files: there, whoever asks
// for a checksum is told so (checksum_absent.cpp).
#pragma once

#include "base/rooms.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// Of the bytes, and of others that follow them. Throws Error (input) where there are no level files.
std::uint64_t checksum(const std::vector<std::uint8_t>& bytes, std::span<const std::byte> then = {});

}  // namespace pegwright::search::levels
