#include "construct/families/families.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;

namespace {

class IntoReferee : public JumpSink {
public:
    explicit IntoReferee(const Problem& problem) : referee(problem) {}
    void take(std::span<const Jump> jumps) override { REQUIRE(referee.play(jumps) == jumps.size()); }
    Referee referee;
};

}  // namespace

TEST_CASE("a long line is solved for all eight pairs") {
    const std::int32_t n = 100'000;
    for (const std::int32_t from : {2, 5}) {
        for (const std::int32_t to : {n - 4, n - 1}) {
            for (const bool mirrored : {false, true}) {
                for (const bool upright : {false, true}) {
                    const auto hole = [&](std::int32_t k) {
                        const std::int32_t u = mirrored ? n - k : k - 1;
                        return upright ? Hole{0, u} : Hole{u, 0};
                    };
                    const Problem problem{upright ? Board::rectangle(1, n) : Board::rectangle(n, 1), hole(from),
                                          hole(to)};
                    IntoReferee sink(problem);
                    play_line(problem, sink);
                    CHECK(sink.referee.finish());
                    CHECK(sink.referee.jumps_played() == n - 2);
                }
            }
        }
    }
}
