#include "search/paths/beams/wide_bits.hpp"

#include "support/catch.hpp"
#include "support/search.hpp"

#include <vector>

using pegwright::search::paths::beams::WideBits;

namespace {

template <std::size_t W>
void check_shifts(Random& random) {
    WideBits<W> bits;
    std::vector<bool> plain(64 * W);
    for (std::size_t i = 0; i < 64 * W; ++i)
        if (random() % 3 == 0) {
            bits.flip(i);
            plain[i] = true;
        }
    for (int step = -130; step <= 130; ++step) {
        const WideBits<W> seen = bits.seen(step);
        for (std::size_t i = 0; i < 64 * W; ++i) {
            const auto at = static_cast<std::ptrdiff_t>(i) + step;
            const bool there =
                at >= 0 && at < static_cast<std::ptrdiff_t>(64 * W) && plain[static_cast<std::size_t>(at)];
            REQUIRE(seen.test(i) == there);
        }
    }
    std::size_t count = 0;
    bits.for_each([&](std::size_t i) {
        CHECK(plain[i]);
        ++count;
    });
    CHECK(bits.count() == count);
    CHECK((bits & ~bits) == WideBits<W>());
    CHECK((bits ^ bits) == WideBits<W>());
    CHECK((bits | WideBits<W>()) == bits);
}

}  // namespace

TEST_CASE("words are shifted as one, in both directions") {
    Random random;
    check_shifts<1>(random);
    check_shifts<2>(random);
    check_shifts<3>(random);
    check_shifts<8>(random);
}
