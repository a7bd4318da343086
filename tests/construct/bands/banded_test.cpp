// Boards that leave in bands: random ones built up from a rectangle, crosses, L, T, combs, inside and outside.
#include "construct/bands/banded.hpp"
#include "construct/bands/reduction.hpp"
#include "board/names.hpp"
#include "board/parse.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace pegwright::tests;
using pegwright::construct::leaves_in_bands;
using pegwright::construct::plan_bands;

namespace {

#ifdef PEGWRIGHT_SANITIZED
constexpr int random_boards = 30;
#else
constexpr int random_boards = 400;
#endif

class List : public pegwright::game::JumpSink {
public:
    void take(std::span<const Jump> more) override { jumps.insert(jumps.end(), more.begin(), more.end()); }
    std::vector<Jump> jumps;
};

// Whether there is a plan; then it is played and refereed.
bool solved_in_bands(const Problem& problem, OutsideReferee& outside) {
    const auto plan = plan_bands(problem);
    REQUIRE(plan.has_value() == leaves_in_bands(problem));
    if (!plan) return false;
    List list;
    plan->play(list);
    const Solution solution{problem, std::move(list.jumps)};
    const Verdict verdict = referee_on(solution);
    INFO(problem.board.name() << " " << pegwright::board::hole_name(problem.vacate()) << " " << pegwright::board::hole_name(problem.finish()) << ": jump "
                              << verdict.jump << ": " << verdict.reason);
    REQUIRE(verdict);
    outside.write(as_text(solution));
    return true;
}

using Random = std::mt19937;
std::int32_t any(Random& random, std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(most - least + 1));
}

// A rectangle, and bands put on edges of what there is, each a hole's width away from all else: of so many columns at
// least.
struct Banded { Board board; Hole core; std::int32_t width, height; };
Banded random_banded(Random& random, std::int32_t narrowest, int tabs) {
    std::set<Hole> holes;
    const std::int32_t width = any(random, 4, 3 * narrowest);
    const std::int32_t height = any(random, 4, 3 * narrowest);
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x) holes.insert({x, y});
    for (int tries = 0; tabs > 0 && tries < 1000; ++tries) {
        const auto at = std::next(holes.begin(), any(random, 0, static_cast<std::int32_t>(holes.size()) - 1));
        const std::array<Hole, 4> ways = {Hole{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
        const Hole out = ways[random() % 4];
        const Hole along{out.y == 0 ? 0 : 1, out.x == 0 ? 0 : 1};
        const std::int32_t across = any(random, narrowest, narrowest + 6);
        const std::int32_t rows = 3 * any(random, 1, 4);
        bool fits = true;
        for (std::int32_t i = -1; fits && i <= across; ++i)
            for (std::int32_t r = 0; fits && r <= rows + 1; ++r) {
                const Hole h = *at + i * along + r * out;
                if (r == 0 ? i >= 0 && i < across && !holes.count(h) : holes.count(h)) fits = false;
            }
        if (!fits) continue;
        for (std::int32_t i = 0; i < across; ++i)
            for (std::int32_t r = 1; r <= rows; ++r) holes.insert(*at + i * along + r * out);
        --tabs;
    }
    Hole least = *holes.begin();
    for (const Hole h : holes) least = {std::min(least.x, h.x), std::min(least.y, h.y)};
    std::vector<Hole> moved;
    for (const Hole h : holes) moved.push_back(h - least);
    return {Board::of(Lattice::square, pegwright::board::Spans(moved)), Hole{0,0}-least, width, height};
}

}  // namespace

TEST_CASE("explore") {
    OutsideReferee outside;
    Random random(7);
    for (const std::int32_t narrowest : {4, 6, 8, 14}) for (int which : {0,1,2}) {
        std::map<int,std::pair<int,int>> dist; int feasible = 0, solved = 0, both = 0, reducible = 0, here = 0, pairs_here = 0;
        for (int i = 0; i < random_boards; ++i) {
            const Banded made = random_banded(random, narrowest, any(random, 1, 6)); const Board board = made.board;
            const auto holes = board.holes();
            std::vector<std::pair<Hole, Hole>> bad;
            int good = 0, asked = 0;
            for (int k = 0; k < 400; ++k) {
                Hole s = holes[random() % holes.size()], f = made.core + Hole{any(random,0,made.width-1),any(random,0,made.height-1)}; if (which == 0) s = made.core + Hole{any(random,0,made.width-1),any(random,0,made.height-1)}; if (which==2) f = holes[random() % holes.size()]; if (i % 2) std::swap(s, f);
                const auto full = pegwright::theory::position_class(Position(board));
                const auto cls = [&](Hole h) { return pegwright::theory::position_class(board.lattice(), std::span(&h, 1)); };
                if (!(full + cls(s) == cls(f))) continue;
                if (asked++ > 20) break;
                ++feasible; auto& dd = dist[std::max(std::abs(s.x-f.x),std::abs(s.y-f.y))/4]; ++dd.first;
                if (solved_in_bands({board, s, f}, outside)) ++solved, ++good;
                else { bad.emplace_back(s, f); ++dd.second; }
            }
            if (good > 0) { ++reducible; here += good; pairs_here += asked; 
              for (auto [s, f] : bad) if (both++ < 15) WARN(board.name().substr(0, 500) << " " << pegwright::board::hole_name(s) << " " << pegwright::board::hole_name(f)); }
        }
        if (0) for (auto [d, c] : dist) std::printf("%d: %d of %d fail\n", d*4, c.second, c.first);
        WARN(narrowest << "/" << which << ": feasible " << feasible << " solved " << solved << " boards " << random_boards << " reducible " << reducible << " pairs there " << pairs_here << " solved " << here);
    }
    CHECK(outside.accepts());
}
