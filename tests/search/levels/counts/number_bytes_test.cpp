#include "search/levels/counts/counted_level.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

using namespace pegwright::tests;
using pegwright::search::levels::pack_numbers;
using pegwright::search::levels::unpack_numbers;

TEST_CASE("counts are packed into few bytes and read back", "[ways]") {
    Random random;
    for (const std::size_t words_each : {1U, 7U}) {
        for (int bits = 1; bits <= static_cast<int>(64 * words_each); ++bits) {
            for (const std::size_t count : {1U, 2U, 7U, 100U}) {
                INFO(words_each << " words, " << bits << " bits, " << count << " numbers");
                std::vector<std::uint64_t> numbers(count * words_each);
                for (std::size_t i = 0; i < numbers.size(); ++i) {
                    const int here = bits - static_cast<int>(64 * (i % words_each));
                    if (here > 0) numbers[i] = random() >> (here < 64 ? 64 - here : 0);
                }
                numbers[static_cast<std::size_t>(bits - 1) / 64] |= std::uint64_t{1} << (bits - 1) % 64;
                std::vector<std::uint8_t> bytes{1, 2, 3};
                pack_numbers(numbers, words_each, bytes);
                CHECK(bytes.size() == count * ((static_cast<std::size_t>(bits) + 7) / 8));
                std::vector<std::uint64_t> found{4};
                REQUIRE(unpack_numbers(bytes, count, words_each, found));
                CHECK(found == numbers);
            }
        }
    }
}

TEST_CASE("bytes for another count of numbers are refused", "[ways]") {
    std::vector<std::uint64_t> numbers;
    CHECK(unpack_numbers({}, 0, 1, numbers));
    CHECK(numbers.empty());
    CHECK_FALSE(unpack_numbers({1}, 0, 1, numbers));
    CHECK_FALSE(unpack_numbers({}, 2, 1, numbers));
    CHECK_FALSE(unpack_numbers({1, 2, 3}, 2, 1, numbers));
    CHECK_FALSE(unpack_numbers(std::vector<std::uint8_t>(9), 1, 1, numbers));
    CHECK(unpack_numbers(std::vector<std::uint8_t>(9), 1, 7, numbers));
}
