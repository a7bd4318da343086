#include "construct/bands/remainder.hpp"

#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::construct;

namespace {

std::vector<Board> boards() {
    std::vector<Board> all;
    for (const int shape : {0, 1, 2}) {
        std::vector<Hole> holes;
        for (std::int32_t y = 0; y < 120; ++y)
            for (std::int32_t x = 0; x < 120; ++x) {
                const bool side = x < 40 || x >= 80;
                const bool is_hole = shape == 0   ? side || (y >= 41 && y < 79)
                                     : shape == 1 ? side || y >= 83
                                                  : x < 25 || x >= 95 || y < 25 || y >= 96;
                if (is_hole) holes.push_back({x, y});
            }
        all.push_back(Board::of(Lattice::square, pegwright::board::Spans(holes)));
    }
    return all;
}

}  // namespace

TEST_CASE("bands leave no narrow part and half of the board at most") {
    int found = 0;
    for (const Board& board : boards()) {
        const auto holes = board.holes();
        const std::set<Hole> whole(holes.begin(), holes.end());
        const Remainder all(*Outline::of(board), holes[777], holes[holes.size() - 555]);
        std::int64_t larger = 0;
        for (const Remainder& remainder : cut_down_by_bands(all)) {
            ++found;
            const std::vector<Hole> left = remainder.outline().holes();
            CHECK(2 * left.size() <= holes.size());
            CHECK(remainder.outline().least_run() >= least_run_left);
            CHECK(remainder.outline().hangs_together());
            CHECK(remainder.outline().hole_count() >= larger);
            larger = remainder.outline().hole_count();
            std::set<Hole> covered(left.begin(), left.end());
            CHECK(covered.size() == left.size());
            for (const Hole endpoint : remainder.endpoints()) CHECK(covered.contains(endpoint));
            std::size_t taken = 0;
            const auto take = [&](const Affine& place, std::int32_t width, std::int32_t rows) {
                for (std::int32_t y = 0; y < rows; ++y)
                    for (std::int32_t x = 0; x < width; ++x) {
                        covered.insert(place(Hole{x, y}));
                        ++taken;
                    }
            };
            for (const BandStep& step : remainder.steps())
                if (const auto* bands = std::get_if<Bands>(&step))
                    take(bands->place, bands->width, bands->count * band_rows);
                else {
                    // In strip coordinates rows count outwards from 1.
                    const auto& block = std::get<RelocatedBlock>(step);
                    take(block.place * Affine{{0, 1}}, block.purge->width, block.purge->rows);
                }
            CHECK(covered == whole);
            CHECK(taken + left.size() == whole.size());
        }
    }
    CHECK(found >= 4);
}
