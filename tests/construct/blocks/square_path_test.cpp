#include "board/parse.hpp"
#include "construct/blocks/block_order.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using pegwright::board::Spans;
using pegwright::construct::has_block;
using pegwright::construct::square_path;

namespace {

bool share_a_block(Hole a, Hole b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

}  // namespace

TEST_CASE("paths lead over squares without coming back") {
    for (const char* name : {"9xoooo/o..o/oooo", "6xoo./ooo/.oo", "3xooooo/ooooo/oo.../ooooo/ooooo/...oo/ooooo/ooooo",
                             "3xoo../ooo./.ooo/..oo", "12xo.o/ooo/o.."}) {
        INFO(name);
        const Spans blocks = *pegwright::board::blocks_of(parse_board(name));
        std::vector<Hole> all;
        for (std::uint64_t i = 0; i < blocks.size(); ++i) all.push_back(blocks.hole(i));
        for (const Hole from : all)
            for (const Hole to : all) {
                const std::vector<Hole> way = square_path(blocks, from, to);
                REQUIRE_FALSE(way.empty());
                for (std::size_t i = 0; i < way.size(); ++i) {
                    CHECK(has_block(way[i], from) == (i == 0));
                    CHECK(has_block(way[i], to) == (i + 1 == way.size()));
                    for (const Hole d : pegwright::construct::of_square)
                        CHECK(blocks.number(way[i] + d) != Spans::none);
                    for (std::size_t k = i + 1; k < way.size(); ++k)
                        CHECK(share_a_block(way[i], way[k]) == (k == i + 1));
                }
            }
    }
}
