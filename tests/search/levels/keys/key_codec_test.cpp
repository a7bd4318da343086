#include "search/levels/keys/key_codec.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <limits>

using namespace pegwright::tests;

namespace {

template <class Number>
std::vector<std::uint8_t> encoded(const std::vector<Number>& numbers) {
    std::vector<std::uint8_t> bytes;
    encode_ascending<Number>(numbers, bytes);
    return bytes;
}

template <class Number>
void check_round_trip(const std::vector<Number>& numbers) {
    const auto bytes = encoded(numbers);
    std::vector<Number> back{17};
    REQUIRE(decode_ascending<Number>(bytes, numbers.size(), Number{0}, back));
    CHECK(back.front() == 17);  // appends
    back.erase(back.begin());
    CHECK(back == numbers);
}

}  // namespace

TEST_CASE("ascending numbers come back from their bytes", "[key_codec]") {
    check_round_trip<std::uint32_t>({});
    check_round_trip<Key>({0});
    check_round_trip<std::uint32_t>({0, 1, 2, 3, std::numeric_limits<std::uint32_t>::max()});
    check_round_trip<Key>({0, 1, ~Key{0} - 1, ~Key{0}});
    check_round_trip<Key>({~Key{0}});
    Random random;
    for (const int bits : {3, 10, 20, 31}) {
        std::vector<std::uint32_t> narrow;
        std::vector<Key> wide;
        for (int i = 0; i < 3000; ++i) {
            narrow.push_back(static_cast<std::uint32_t>(random() >> (64 - bits)));
            wide.push_back(random() >> (31 - bits));
        }
        std::sort(narrow.begin(), narrow.end());
        narrow.erase(std::unique(narrow.begin(), narrow.end()), narrow.end());
        std::sort(wide.begin(), wide.end());
        wide.erase(std::unique(wide.begin(), wide.end()), wide.end());
        check_round_trip(narrow);
        check_round_trip(wide);
    }
}

TEST_CASE("a difference takes a byte for every seven bits", "[key_codec]") {
    const struct {
        Key gap;
        std::size_t bytes;
    } rows[] = {{0, 1},
                {1, 1},
                {127, 1},
                {128, 2},
                {16383, 2},
                {16384, 3},
                {2097151, 3},
                {2097152, 4},
                {0xFFFFFFFF, 5},
                {(Key{1} << 63) - 1, 9},
                {Key{1} << 63, 10}};
    for (const auto& row : rows) {
        INFO(row.gap);
        CHECK(encoded<Key>({row.gap}).size() == row.bytes);
        check_round_trip<Key>({row.gap});
        if (row.gap < Key{1} << 62) {
            CHECK(encoded<Key>({5, 6 + row.gap}).size() == 1 + row.bytes);
            check_round_trip<Key>({5, 6 + row.gap, 7 + 2 * row.gap});
        }
    }
    CHECK(encoded<Key>({0, 1, 2}) == std::vector<std::uint8_t>{0, 0, 0});
    CHECK(encoded<Key>({300}) == std::vector<std::uint8_t>{0xAC, 2});
}

TEST_CASE("a base is added to every number", "[key_codec]") {
    std::vector<Key> numbers;
    REQUIRE(decode_ascending<Key>(encoded<std::uint32_t>({0, 7, 200}), 3, Key{1} << 40, numbers));
    CHECK(numbers == std::vector<Key>{Key{1} << 40, (Key{1} << 40) + 7, (Key{1} << 40) + 200});
}

TEST_CASE("bytes that encode another count of numbers are refused", "[key_codec]") {
    const auto bytes = encoded<Key>({3, 1000, 1001, 50'000'000'000, 50'000'000'200});
    std::vector<Key> numbers;
    CHECK(decode_ascending<Key>(bytes, 5, Key{0}, numbers));
    for (const std::uint64_t count :
         {std::uint64_t{0}, std::uint64_t{4}, std::uint64_t{6}, std::uint64_t{11}, std::uint64_t{1} << 60})
        CHECK_FALSE(decode_ascending<Key>(bytes, count, Key{0}, numbers));
    for (std::size_t size = 0; size < bytes.size(); ++size)
        CHECK_FALSE(decode_ascending<Key>(std::span(bytes).first(size), 5, Key{0}, numbers));
    auto longer = bytes;
    longer.push_back(0);
    CHECK_FALSE(decode_ascending<Key>(longer, 5, Key{0}, numbers));
    // An endless difference.
    CHECK_FALSE(decode_ascending<Key>(std::vector<std::uint8_t>(20, 0xFF), 1, Key{0}, numbers));
}
