#include "search/paths/beams/word_board.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <set>
#include <tuple>

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

using Jumps = std::set<std::tuple<std::int32_t, std::int32_t, std::int32_t, std::int32_t>>;

// By the rules alone.
Jumps possible_jumps(const Position& position) {
    Jumps jumps;
    const Board& board = position.board();
    for (const Hole from : board.holes())
        for (const Hole to : board.holes()) {
            if (!is_jump_vector(board.lattice(), to - from)) continue;
            const Hole over{(from.x + to.x) / 2, (from.y + to.y) / 2};
            if (board.contains(over) && position.peg(from) && position.peg(over) && !position.peg(to))
                jumps.insert({from.x, from.y, to.x, to.y});
        }
    return jumps;
}

template <std::size_t W>
void check_board(Random& random, const Board& board) {
    const HoleLayout layout(board);
    REQUIRE(layout.bits() <= 64 * W);
    const WordBoard<W> words(layout);
    CHECK(words.full().count() == static_cast<std::size_t>(board.hole_count()));
    for (int round = 0; round < 20; ++round) {
        Position position(board);
        for (const Hole h : board.holes())
            if (random() % 2 == 0) position.clear(h);
        const WideBits<W> bits = words.bits(position);
        Jumps found;
        for (std::size_t d = 0; d < words.directions(); ++d)
            words.jumpers(bits, d).for_each([&](std::size_t bit) {
                const Jump jump = words.jump(step_of(bit, d));
                found.insert({jump.from.x, jump.from.y, jump.to.x, jump.to.y});
                Position after = position;
                after.clear(jump.from);
                after.clear(jump.over());
                after.set(jump.to);
                CHECK(words.after(bits, step_of(bit, d)) == words.bits(after));
            });
        REQUIRE(found == possible_jumps(position));
        std::size_t alone = 0;
        for (const Hole h : position.holes(true)) {
            bool beside = false;
            for (const Hole d : half_directions(board.lattice()))
                for (const std::int32_t sign : {1, -1})
                    beside = beside || (board.contains(h + sign * d) && position.peg(h + sign * d));
            alone += beside ? 0 : 1;
        }
        REQUIRE(words.alone(bits) == alone);
    }
}

}  // namespace

TEST_CASE("a board in bits has the jumps of the rules") {
    Random random;
    for (int round = 0; round < 60; ++round) check_board<1>(random, random_board(random, 25));
    for (const char* name : {"english", "diamond", "8x8", "diagonal:7x7", "triangular:english"})
        check_board<1>(random, parse_board(name));
    for (const char* name : {"T10", "octagon5", "cross5", "star5", "diagonal:11x11", "triangular:9x14", "20x8"})
        check_board<3>(random, parse_board(name));
}

TEST_CASE("holes take few bits, as rows are packed together") {
    CHECK(HoleLayout(parse_board(".o./ooo/.o.")).bits() == 5);
    CHECK(HoleLayout(parse_board("9x7")).bits() == 63);
    CHECK(HoleLayout(parse_board("diamond")).bits() == 41);
    const HoleLayout layout(parse_board("cross5"));
    std::set<std::size_t> bits;
    for (const Hole h : layout.holes()) {
        CHECK(layout.hole_of(layout.bit(h)) == h);
        bits.insert(layout.bit(h));
    }
    CHECK(bits.size() == layout.holes().size());
    CHECK(*bits.begin() == 0);
    CHECK(*bits.rbegin() + 1 == layout.bits());
}
