#include "search/levels/counts/counted_level.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace pegwright::search::levels {
namespace {

constexpr std::size_t word_bytes = sizeof(std::uint64_t);

static_assert(std::endian::native == std::endian::little, "words are stored as they are");

}  // namespace

void pack_numbers(const std::vector<std::uint64_t>& numbers, std::size_t words_each, std::vector<std::uint8_t>& bytes) {
    std::size_t width = numbers.empty() ? 0 : 1;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == 0) continue;
        const auto in_word = static_cast<std::size_t>(std::bit_width(numbers[i]) + 7) / 8;
        width = std::max(width, i % words_each * word_bytes + in_word);
    }
    const std::size_t count = numbers.size() / words_each;
    bytes.resize(count * width);
    for (std::size_t i = 0; i < count; ++i) std::memcpy(bytes.data() + i * width, &numbers[i * words_each], width);
}

bool unpack_numbers(const std::vector<std::uint8_t>& bytes, std::uint64_t count, std::size_t words_each,
                    std::vector<std::uint64_t>& numbers) {
    numbers.clear();
    if (count == 0) return bytes.empty();
    const std::size_t width = bytes.size() / count;
    if (bytes.size() % count != 0 || width == 0 || width > words_each * word_bytes) return false;
    numbers.resize(count * words_each);
    if (words_each == 1 && width < word_bytes) {
        // Whole words, while they lie within the bytes.
        const std::uint64_t mask = (std::uint64_t{1} << 8 * width) - 1;
        std::size_t i = 0;
        for (; i * width + word_bytes <= bytes.size(); ++i) {
            std::memcpy(&numbers[i], bytes.data() + i * width, word_bytes);
            numbers[i] &= mask;
        }
        for (; i < count; ++i) std::memcpy(&numbers[i], bytes.data() + i * width, width);
        return true;
    }
    for (std::size_t i = 0; i < count; ++i) std::memcpy(&numbers[i * words_each], bytes.data() + i * width, width);
    return true;
}

}  // namespace pegwright::search::levels
