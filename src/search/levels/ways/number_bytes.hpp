// Numbers of ways in a file: those of a bucket each in as many bytes as its longest takes, the lowest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pegwright::search::levels {

// numbers: of words_each words each. O(bytes).
void pack_numbers(const std::vector<std::uint64_t>& numbers, std::size_t words_each, std::vector<std::uint8_t>& bytes);

// `count` of them, into words_each words each. False if they take more than that, or the bytes cannot be so many
// numbers. O(bytes).
bool unpack_numbers(const std::vector<std::uint8_t>& bytes, std::uint64_t count, std::size_t words_each,
                    std::vector<std::uint64_t>& numbers);

}  // namespace pegwright::search::levels
