#include "search/paths/beams/dead_table.hpp"

#include "board/parse.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

Zobrist<1> without_symmetry(const WordBoard<1>& words) {
    BitPermutation identity;
    for (std::uint32_t i = 0; i < words.layout().bits(); ++i) identity.push_back(i);
    return {words, {identity}, 0};
}

}  // namespace

TEST_CASE("a table finds what was put in, by position and not by key") {
    const Board board = parse_board("T6");
    const HoleLayout layout(board);
    const WordBoard<1> words(layout);
    const Zobrist<1> zobrist = without_symmetry(words);
    DeadTable<1> table(zobrist, 1 << 20);
    table.make_room(2000);
    Random random;
    std::vector<WideBits<1>> dead;
    for (int i = 0; i < 20; ++i) {
        dead.push_back(words.bits(position_of(board, random_position(random, board, 2))));
        table.insert(zobrist.least(zobrist.keys(dead.back())), dead.back(), 5);
    }
    table.make_room(8000);  // everything moves
    for (const auto& position : dead) {
        const std::uint64_t key = zobrist.least(zobrist.keys(position));
        CHECK(table.contains(key, position));
        WideBits<1> other = position;
        other.flip(layout.bit({0, 0}));
        CHECK_FALSE(table.contains(key, other));
        CHECK_FALSE(table.contains(key + 1, position));
    }
}

TEST_CASE("a full table keeps what is worth most, and what is new") {
    const Board board = parse_board("T5");
    const HoleLayout layout(board);
    const WordBoard<1> words(layout);
    const Zobrist<1> zobrist = without_symmetry(words);
    DeadTable<1> table(zobrist, 0);  // two slots, however much room is asked for
    table.make_room(1 << 20);
    const auto position = words.full();
    table.insert(8, position, 10);
    table.insert(16, position, 3);
    CHECK((table.contains(8, position) && table.contains(16, position)));
    table.insert(24, position, 2);
    CHECK((table.contains(8, position) && !table.contains(16, position) && table.contains(24, position)));
    table.insert(32, position, 11);  // the best moves on
    CHECK((table.contains(32, position) && table.contains(8, position) && !table.contains(24, position)));
}
