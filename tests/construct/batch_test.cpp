#include "construct/batch.hpp"
#include "support/catch.hpp"

#include <vector>

using namespace pegwright::tests;

namespace {

class Collect : public JumpSink {
public:
    void take(std::span<const Jump> batch) override {
        jumps.insert(jumps.end(), batch.begin(), batch.end());
        ++batches;
    }
    std::vector<Jump> jumps;
    int batches = 0;
};

}  // namespace

TEST_CASE("a batch passes on all jumps in order") {
    Collect collect;
    Batch batch(collect);
    std::vector<Jump> all;
    for (std::int32_t i = 0; i < 5000; ++i) {
        all.push_back({{i, 0}, {i + 2, 0}});
        batch.add(all.back());
    }
    CHECK(collect.jumps.size() < all.size());
    batch.flush();
    CHECK(collect.jumps == all);
    CHECK(collect.batches < 5);
}

TEST_CASE("repeated jumps are shifted by a stride each time") {
    const std::vector<Jump> jumps{{{0, 0}, {2, 0}}, {{3, 1}, {3, 3}}};
    Collect repeated;
    Collect shifted;
    Batch into_repeated(repeated);
    Batch into_shifted(shifted);
    into_repeated.add_repeated(jumps, {-2, 1}, 3000);
    for (std::int32_t i = 0; i < 3000; ++i) into_shifted.add_shifted(jumps, {-2 * i, i});
    into_repeated.flush();
    into_shifted.flush();
    CHECK(repeated.jumps.size() == 6000);
    CHECK(repeated.jumps == shifted.jumps);
}
