#include "construct/scheduler/beside.hpp"
#include "construct/construction.hpp"
#include "game/refereed.hpp"
#include "support/catch.hpp"
#include "support/jumps.hpp"
#include "support/make.hpp"

using namespace pegwright::tests;
using pegwright::game::JumpList;

TEST_CASE("columns on both sides are cleared while a piece is solved") {
    for (const std::int32_t rows : {4, 5, 7})
        for (const std::int32_t left : {0, 1, 4})
            for (const std::int32_t right : {0, 1, 5}) {
                INFO(rows << " rows, " << left << " and " << right);
                const Hole vacancy{1, 2};
                JumpList piece;
                pegwright::construct::Construction({Board::rectangle(6, rows), vacancy, vacancy}).play(piece);
                const Hole shift{3 * left, 0};
                for (auto& jump : piece.list) jump = {jump.from + shift, jump.to + shift};
                JumpList list;
                const pegwright::board::Affine turned{{0, 0}, {0, 1}, {1, 0}};
                pegwright::construct::play_beside({rows, shift.x, shift.x + 5, left, right}, piece.list,
                                                  vacancy + shift, turned, list);
                Position position(Board::rectangle(rows, 6 + 3 * (left + right)));
                const Hole there = turned(vacancy + shift);
                position.clear(there);
                REQUIRE(plays(position, list.list));
                CHECK(position.holes(true) == std::vector<Hole>{there});
            }
}
