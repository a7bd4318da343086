#include "search/paths/beams/move_scores.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <cstdlib>
#include <map>

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

// What one sweep cannot do, hole by hole: for each coset mod 2 a graph, whose edges are the pegs a peg of the coset can
// jump over.
int hindered(const Board& board, const Pegs& pegs) {
    int least = 1000;
    for (const int cx : {0, 1})
        for (const int cy : {0, 1}) {
            const auto of_coset = [&](Hole h) { return (h.x & 1) == cx && (h.y & 1) == cy; };
            int sum = 0;
            std::map<Hole, int> degree;
            for (const Hole peg : pegs) {
                if (of_coset(peg)) {
                    ++sum;
                    continue;
                }
                bool edge = false;
                for (const Hole d : half_directions(board.lattice())) {
                    const Hole ends[] = {peg - d, peg + d};
                    if (!of_coset(ends[0]) || !board.contains(ends[0]) || !board.contains(ends[1])) continue;
                    edge = true;
                    for (const Hole end : ends) ++degree[end];
                }
                if (!edge) ++sum;
            }
            for (const auto& [hole, edges] : degree) sum += edges % 2;
            least = std::min(least, sum);
        }
    return least;
}

// Full regions of the packing that the score looks at, hole by hole.
int full_regions(const Board& board, const Pegs& pegs) {
    const auto lines = [&](Hole h) {
        std::vector<Hole> found;
        for (const Hole d : half_directions(board.lattice()))
            if (board.contains(h + d) && board.contains(h - d)) found.push_back(d);
        return found;
    };
    int sum = 0;
    for (const Hole peg : pegs) sum += lines(peg).empty() ? 1 : 0;
    for (const Hole d : half_directions(board.lattice())) {
        int cut[2] = {0, 0};
        for (const Hole peg : pegs)
            if (in(pegs, peg + d) && lines(peg) == std::vector{d} && lines(peg + d) == std::vector{d})
                ++cut[(d.x != 0 ? peg.x : peg.y) & 1];
        sum += std::max(cut[0], cut[1]);
    }
    std::map<int, int> blocks;
    for (const Hole peg : pegs) {
        bool full = true;
        if (board.lattice() == Lattice::triangular) {
            for (const Hole d : directions(board)) full = full && in(pegs, peg + d);
            if (full) ++blocks[(peg.x + 2 * peg.y) % 7];
        } else {
            for (const Hole d : {Hole{1, 0}, Hole{0, 1}, Hole{1, 1}}) full = full && in(pegs, peg + d);
            if (full) ++blocks[(peg.x & 1) + 2 * (peg.y & 1)];
        }
    }
    int most = 0;
    for (const auto& [tiling, count] : blocks) most = std::max(most, count);
    return sum + most;
}

}  // namespace

TEST_CASE("scores of positions are those counted hole by hole") {
    std::mt19937_64 random(5);
    for (const char* name : {"T5", "T8", "4x4", "9x7", "english", "hexagon4", "triangular:6x5"}) {
        const Board board = parse_board(name);
        const HoleLayout layout(board);
        REQUIRE(layout.bits() <= 128);
        const WordBoard<2> words(layout);
        for (int round = 0; round < 200; ++round) {
            Position position(board);
            const auto percent = random() % 101;
            for (const Hole h : position.holes(true))
                if (random() % 100 >= percent) position.clear(h);
            const Pegs pegs = position.holes(true);
            const auto score = [&](const MoveWeights& weights) {
                return MoveScores<2>(words, weights).score(words.bits(position));
            };
            REQUIRE(score({0, 1, 0, 0}) == static_cast<int>(pegs.size()));
            REQUIRE(score({1, 0, 0, 0}) == full_regions(board, pegs));
            REQUIRE(score({0, 0, 1, 0}) == hindered(board, pegs));
            const auto alone = std::count_if(pegs.begin(), pegs.end(), [&](Hole peg) {
                const auto around = directions(board);
                return std::none_of(around.begin(), around.end(), [&](Hole d) { return in(pegs, peg + d); });
            });
            REQUIRE(score({0, 0, 0, 1}) == alone);
            REQUIRE(score({7, 3, 2, 5}) == 7 * full_regions(board, pegs) + 3 * static_cast<int>(pegs.size()) +
                                               2 * hindered(board, pegs) + 5 * static_cast<int>(alone));
        }
    }
}

TEST_CASE("hexagons with one number tile the triangular lattice") {
    // Every hole lies in one hexagon of each tiling: the seven middles around it have seven numbers.
    for (const Hole h : {Hole{10, 10}, Hole{11, 17}, Hole{14, 12}}) {
        std::vector<int> numbers{(h.x + 2 * h.y) % 7};
        for (const Hole d : half_directions(Lattice::triangular))
            for (const std::int32_t sign : {1, -1}) {
                const Hole middle = h + sign * d;
                numbers.push_back((middle.x + 2 * middle.y) % 7);
            }
        std::sort(numbers.begin(), numbers.end());
        CHECK(numbers == std::vector{0, 1, 2, 3, 4, 5, 6});
    }
}
