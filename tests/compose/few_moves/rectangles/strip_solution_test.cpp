#include "compose/few_moves/rectangles/strip_solution.hpp"
#include "compose/few_moves/pieces.hpp"
#include "construct/construction.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;
using namespace pegwright::compose::few_moves;

TEST_CASE("a strip is solved to a peg, with stops for rows beside it") {
    int solved = 0;
    for (const std::int32_t rows : {4, 5, 6, 7})
        for (const std::int32_t length : {30, 43, 62})
            for (const std::int32_t start : {0, 7, length / 2, length - 12}) {
                const RowStrip strip{length, rows, 6, 12};
                const Hole vacancy{start, start % rows};
                const Columns around{length - 15, length - 9};
                if (start > around.last) continue;
                // The first peg of these columns that the vacancy can lead to.
                const Board board = Board::rectangle(length, rows);
                std::vector<Pegs> ends;
                for (std::int32_t i = 0; i < 3 * rows && ends.empty(); ++i) {
                    const Hole h{around.first + 2 + i / rows, i % rows};
                    if (pegwright::construct::is_constructible({board, vacancy, h})) ends.push_back({h});
                }
                if (ends.empty()) continue;
                INFO(length << "x" << rows << " from " << vacancy.x << "," << vacancy.y);
                const auto way = solve_strip(strip, vacancy, ends, around, {as_it_is, {}, 0});
                REQUIRE(way);
                ++solved;
                Position position(board);
                position.clear(vacancy);
                REQUIRE(plays(position, way->beginning));
                CHECK(way->last == ends.front());
                CHECK(way->ending.leaving.size() == 2);
                auto leaving = way->ending.leaving.begin();
                for (std::size_t i = 0; i <= way->ending.jumps.size(); ++i) {
                    for (; leaving != way->ending.leaving.end() && leaving->jump == i; ++leaving)
                        CHECK(passing(leaving->rows, position.holes(true)));
                    if (i < way->ending.jumps.size()) REQUIRE(plays(position, std::vector{way->ending.jumps[i]}));
                }
                CHECK(position.holes(true) == ends.front());
            }
    CHECK(solved > 20);
}
