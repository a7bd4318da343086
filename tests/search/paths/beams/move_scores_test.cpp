#include "search/paths/beams/move_scores.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <cstdlib>
#include <map>
#include <set>

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

using Pegs = std::vector<Hole>;

bool in(const Pegs& pegs, Hole h) { return std::find(pegs.begin(), pegs.end(), h) != pegs.end(); }

std::vector<Hole> directions(const Board& board) {
    std::vector<Hole> all;
    for (const Hole d : half_directions(board.lattice()))
        for (const std::int32_t sign : {1, -1}) all.push_back(sign * d);
    return all;
}

// What one sweep cannot take. Each coset mod 2 has a graph, whose edges are the pegs that its pegs can jump over.
int hindered(const Board& board, const Pegs& pegs, int coset, int odd, int beyond) {
    int least = 100000;
    for (const int cx : {0, 1})
        for (const int cy : {0, 1}) {
            const auto of_coset = [&](Hole h) { return (h.x & 1) == cx && (h.y & 1) == cy; };
            int sum = 0;
            std::map<Hole, int> degree;
            for (const Hole peg : pegs) {
                if (of_coset(peg)) {
                    sum += coset;
                    continue;
                }
                bool edge = false;
                for (const Hole d : half_directions(board.lattice())) {
                    const Hole ends[] = {peg - d, peg + d};
                    if (!of_coset(ends[0]) || !board.contains(ends[0]) || !board.contains(ends[1])) continue;
                    edge = true;
                    for (const Hole end : ends) ++degree[end];
                }
                if (!edge) sum += beyond;
            }
            for (const auto& [hole, edges] : degree) sum += odd * (edges % 2);
            least = std::min(least, sum);
        }
    return least;
}

// The same, but counts pegs that the sweep can take, and others by place and whether alone.
int sorted(const Board& board, const Pegs& pegs, const MoveWeights& weights, const HoleLayout& layout) {
    int least = 1000000;
    for (const int cx : {0, 1})
        for (const int cy : {0, 1}) {
            const auto of_coset = [&](Hole h) { return (h.x & 1) == cx && (h.y & 1) == cy; };
            int sum = 0;
            for (const Hole peg : pegs) {
                const auto around = directions(board);
                const bool alone =
                    std::none_of(around.begin(), around.end(), [&](Hole d) { return in(pegs, peg + d); });
                const bool edge = !of_coset(peg) && std::any_of(around.begin(), around.end(), [&](Hole d) {
                    return of_coset(peg + d) && board.contains(peg + d) && board.contains(peg - d);
                });
                const auto at = std::find(layout.holes().begin(), layout.holes().end(), peg) - layout.holes().begin();
                const int place = weights.of_hole[static_cast<std::size_t>(at)];
                if (edge)
                    sum += weights.crossed + place * weights.crossed_place / 100;
                else
                    sum += place + (!alone ? 0 : of_coset(peg) ? weights.lone_coset : weights.lone_beyond);
            }
            least = std::min(least, sum);
        }
    return least;
}

std::int64_t weight_of_full(const MoveRegions& regions, const Pegs& pegs) {
    std::int64_t sum = 0;
    for (const MoveRegion& region : regions.regions)
        if (std::all_of(region.holes.begin(), region.holes.end(), [&](Hole h) { return in(pegs, h); }))
            sum += region.weight;
    return sum;
}

}  // namespace

TEST_CASE("scores agree with counting hole by hole") {
    std::mt19937_64 random(5);
    for (const char* name : {"T5", "T8", "4x4", "9x7", "english", "hexagon4", "triangular:6x5"}) {
        const Board board = parse_board(name);
        const HoleLayout layout(board);
        REQUIRE(layout.bits() <= 128);
        const WordBoard<2> words(layout);
        const MoveRegions regions(board);
        for (int round = 0; round < 200; ++round) {
            Position position(board);
            const auto percent = random() % 101;
            for (const Hole h : position.holes(true))
                if (random() % 100 >= percent) position.clear(h);
            const Pegs pegs = position.holes(true);
            const auto score = [&](const MoveWeights& weights) {
                return MoveScores<2>(words, regions, weights).score(words.bits(position));
            };
            const std::int64_t full = weight_of_full(regions, pegs);
            const auto alone = std::count_if(pegs.begin(), pegs.end(), [&](Hole peg) {
                const auto around = directions(board);
                return std::none_of(around.begin(), around.end(), [&](Hole d) { return in(pegs, peg + d); });
            });
            REQUIRE(score({}).moves == (full + regions.unit - 1) / regions.unit);
            REQUIRE(score({regions.unit}).score == full);
            REQUIRE(score({0, 1}).score == static_cast<int>(pegs.size()));
            REQUIRE(score({0, 0, 1, 1, 1}).score == hindered(board, pegs, 1, 1, 1));
            REQUIRE(score({0, 0, 5, 2, 3}).score == hindered(board, pegs, 5, 2, 3));
            REQUIRE(score({0, 0, 0, 0, 0, 1}).score == alone);
            MoveWeights by_place;
            by_place.lone_coset = 3;
            by_place.lone_beyond = 4;
            by_place.crossed = -2;
            by_place.crossed_place = 50;
            for (std::size_t i = 0; i < layout.holes().size(); ++i)
                by_place.of_hole.push_back(static_cast<std::int32_t>(2 * (random() % 10)));
            REQUIRE(score(by_place).score == sorted(board, pegs, by_place, layout));
            REQUIRE(score({7, 3, 2, 4, 1, 5}).score == 7 * full / regions.unit + 3 * static_cast<int>(pegs.size()) +
                                                           hindered(board, pegs, 2, 4, 1) + 5 * alone);
        }
    }
}

TEST_CASE("holes far off the middle weigh most") {
    for (const char* name : {"T7", "7x7", "english"}) {
        const Board board = parse_board(name);
        const HoleLayout layout(board);
        const WordBoard<2> words(layout);
        const MoveRegions regions(board);
        MoveWeights weights;
        weights.far = 1000;
        const auto far = [&](std::int32_t squared, Hole h) {
            weights.squared = squared;
            return MoveScores<2>(words, regions, weights).of_peg(layout.bit(h))[0];
        };
        const Hole middle = board.name() == "T7" ? Hole{2, 4} : Hole{3, 3};
        Hole next = middle;
        std::int32_t most = 0;
        for (const Hole h : layout.holes()) most = std::max(most, far(0, h));
        // Distance of corners: `2 sqrt(3)` on T7, `3 sqrt(2)` on squares, `sqrt(10)` for the cross's arms.
        CHECK(most == (board.name() == "T7" ? 346 : board.name() == "7x7" ? 424 : 316));
        CHECK(far(0, next) < 100);
        while (board.contains(next + Hole{0, -1})) {
            const Hole before = next;
            next = next + Hole{0, -1};
            CHECK(far(0, next) > far(0, before));
            CHECK(far(100, next) > far(100, before));
            CHECK(far(100, next) <= far(50, next));
            CHECK(far(50, next) <= far(0, next));
        }
    }
}

TEST_CASE("other seeds give other weights near those of seed 0") {
    for (const Lattice lattice : lattices) {
        const MoveWeights usual = move_weights(lattice, 0);
        CHECK(usual.region == 100);
        std::set<std::int32_t> pegs;
        for (std::uint64_t seed = 1; seed < 100; ++seed) {
            const MoveWeights other = move_weights(lattice, seed);
            CHECK(other.region == usual.region);
            if (lattice != Lattice::triangular && seed % 4 == 0) {
                CHECK(other.far > usual.far);
                continue;
            }
            CHECK(other.coset * 10 >= usual.coset * 3);
            CHECK(other.coset * 2 <= usual.coset * 5);
            pegs.insert(other.peg);
        }
        CHECK(pegs.size() > 5);
    }
}
