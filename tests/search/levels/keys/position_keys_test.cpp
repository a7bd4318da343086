#include "search/levels/keys/position_keys.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <bit>
#include <set>

using namespace pegwright::tests;

namespace {

// A group of symmetries and the class it keeps, or all positions.
struct Case {
    Board board;
    SmallBoard holes;
    Bits member;
    std::vector<HolePermutation> group;
    bool one_class;

    PositionKeys keys() const { return {holes, group, member, one_class}; }
};

Case full_class(const Board& board) {
    const SmallBoard holes(board);
    return {board, holes, holes.full(), hole_symmetries(holes), true};
}

Case all_positions(const Board& board) {
    Case c = full_class(board);
    c.one_class = false;
    return c;
}

Case one_vacancy(const Board& board, const std::string& hole) {
    const Game game = game_of(board, hole, hole);
    return {board, game.board, game.starts.front(), game.symmetries, true};
}

Board picture(const std::string& text) { return board_of_picture("picture", text); }

std::vector<Case> cases() {
    const Board hexagon = picture("lattice triangular\nooo..\noooo.\nooooo\n.oooo\n..ooo\n");
    return {
        full_class(parse_board("T6")),
        one_vacancy(parse_board("T6"), "a1"),
        one_vacancy(parse_board("T6"), "b3"),
        all_positions(parse_board("T6")),
        full_class(parse_board("5x5")),
        one_vacancy(parse_board("5x5"), "c3"),
        one_vacancy(parse_board("5x5"), "b1"),
        all_positions(parse_board("4x5")),
        one_vacancy(parse_board("english"), "d4"),
        one_vacancy(parse_board("english"), "d1"),
        all_positions(parse_board("english")),
        full_class(hexagon),
        one_vacancy(hexagon, "b2"),
        all_positions(hexagon),
        full_class(picture("lattice triangular\no\no\n.o\n..ooo\n..o..o\n.oo\n")),  // turns by 120 degrees only
        full_class(picture("lattice triangular\nooo\nooo\nooo\n")),
        full_class(picture("ooo.\n..oo\n..o.\n")),
        full_class(picture("lattice diagonal\nooo.\noooo\n.ooo\n")),
        one_vacancy(parse_board("diagonal:4x5"), "b1"),
        one_vacancy(parse_board("diagonal:6x6"), "c3"),
        full_class(parse_board("diagonal:8x8")),
        one_vacancy(parse_board("diagonal:8x8"), "a1"),
        all_positions(parse_board("diagonal:5x5")),
        full_class(parse_board("8x8")),
        one_vacancy(parse_board("8x8"), "a1"),
        all_positions(parse_board("8x8")),
        full_class(parse_board("64x1")),
        all_positions(parse_board("1x64")),
        full_class(parse_board("T10")),
        full_class(parse_board("T1")),
        all_positions(parse_board("1x2")),
    };
}

// Random positions, by flipping the holes of jumps.
std::vector<Bits> some_positions(const Case& c) {
    Random random;
    std::vector<Bits> positions{c.member};
    const auto jumps = c.holes.jumps();
    for (int i = 0; i < 300; ++i) {
        Bits p = positions.back();
        for (int k = 0; k < 40 && !jumps.empty(); ++k) p ^= jumps[random() % jumps.size()].flip;
        positions.push_back(c.one_class ? p : random() & c.holes.full());
    }
    return positions;
}

std::set<Bits> images(const Case& c, Bits position) {
    std::set<Bits> all;
    for (const HolePermutation& symmetry : c.group) all.insert(image(symmetry, position));
    return all;
}

std::vector<Key> jumps_by_key(const PositionKeys& keys, Key key, bool back) {
    std::vector<Key> found;
    const unsigned images = keys.with_row_shape(
        [&](auto shape) { return keys.for_each_jump<shape()>(key, back, [&](Key next) { found.push_back(next); }); });
    CHECK(images == keys.orbit(key));
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Key> jumps_one_by_one(const Case& c, const PositionKeys& keys, Bits position, bool back) {
    std::vector<Key> found;
    for (const BitJump& jump : c.holes.jumps())
        if (jump.possible(back ? position ^ jump.flip : position)) found.push_back(keys.key(position ^ jump.flip));
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

TEST_CASE("keys stand for positions up to symmetry", "[position_keys]") {
    std::set<std::size_t> orders;
    for (const Case& c : cases()) {
        const PositionKeys keys = c.keys();
        INFO(c.board.label() << ", " << c.group.size() << " symmetries, " << keys.bits() << " bits");
        CHECK(keys.group_order() == c.group.size());
        orders.insert(c.group.size());
        for (const Bits p : some_positions(c)) {
            const Key key = keys.key(p);
            const std::set<Bits> orbit = images(c, p);
            CHECK(keys.contains(p));
            CHECK((keys.bits() == 64 || key >> keys.bits() == 0));
            CHECK(orbit.count(keys.position(key)) == 1);
            CHECK(keys.ordered(keys.position(key)) == keys.ordered_position(key));
            CHECK(keys.orbit(key) == orbit.size());
            for (const Bits other : orbit) CHECK(keys.key(other) == key);
        }
    }
    CHECK(orders == std::set<std::size_t>{1, 2, 3, 4, 6, 8, 12});
}

TEST_CASE("keys of jumps both ways agree with single jumps", "[position_keys]") {
    for (const Case& c : cases()) {
        const PositionKeys keys = c.keys();
        INFO(c.board.label() << ", " << c.group.size() << " symmetries, " << keys.bits() << " bits");
        for (const Bits p : some_positions(c)) {
            const Bits least = keys.position(keys.key(p));
            CHECK(jumps_by_key(keys, keys.key(p), false) == jumps_one_by_one(c, keys, least, false));
            CHECK(jumps_by_key(keys, keys.key(p), true) == jumps_one_by_one(c, keys, least, true));
        }
    }
}

TEST_CASE("the complement's key is one of the complement's class", "[position_keys]") {
    for (const Case& c : cases()) {
        const PositionKeys keys = c.keys();
        const Bits full = c.holes.full();
        const PositionKeys others(c.holes, c.group, full & ~c.member, c.one_class);
        INFO(c.board.label() << ", " << c.group.size() << " symmetries, " << keys.bits() << " bits");
        CHECK(others.bits() == keys.bits());
        for (const Bits p : some_positions(c)) {
            CHECK(keys.complement(keys.key(p)) == others.key(full & ~p));
            CHECK(others.complement(keys.complement(keys.key(p))) == keys.key(p));
        }
    }
}

TEST_CASE("keys of a class stand for its positions only", "[position_keys]") {
    for (const Case& c : cases()) {
        if (!c.one_class || c.holes.lattice() == Lattice::diagonal) continue;
        const PositionKeys keys = c.keys();
        INFO(c.board.label());
        // One peg more or less always changes the class [theory/position_class].
        for (const Bits p : some_positions(c))
            for (std::size_t hole = 0; hole < c.holes.size(); ++hole) CHECK_FALSE(keys.contains(p ^ Bits{1} << hole));
    }
    const auto bits = [](const char* name) { return full_class(parse_board(name)).keys().bits(); };
    CHECK(bits("T6") == 19);
    CHECK(bits("T10") == 53);
    CHECK(bits("english") == 29);
    CHECK(bits("8x8") == 60);
    CHECK(bits("diagonal:6x6") == 36);  // no jump along a diagonal keeps a class
    CHECK(bits("1x8") == 6);            // both labellings of a line are one
    CHECK(bits("T1") == 0);
    CHECK(all_positions(parse_board("8x8")).keys().bits() == 64);
}

TEST_CASE("many positions at once lead where single ones lead", "[position_keys]") {
    enum class By { widest, in_128_bits, words };
    for (const Case& c : cases()) {
        const PositionKeys keys = c.keys();
        PositionKeys older = c.keys();
        older.keep_to_128_bits();
        INFO(c.board.label() << ", " << c.group.size() << " symmetries, " << keys.bits() << " bits");
        std::vector<Key> parents;
        for (const Bits p : some_positions(c)) parents.push_back(keys.key(p));
        parents.push_back(keys.key(c.holes.full()));  // no jump leads on from here
        for (const bool back : {false, true}) {
            std::vector<std::vector<Key>> expected(parents.size());
            std::uint64_t images = 0;
            for (std::size_t i = 0; i < parents.size(); ++i) {
                expected[i] = jumps_by_key(keys, parents[i], back);
                images += keys.orbit(parents[i]);
            }
            ReachedKeys reached;
            for (const By by : {By::widest, By::in_128_bits, By::words}) {
                if (by == By::words)
                    keys.expand_in_words(parents, back, reached);
                else
                    (by == By::widest ? keys : older).expand(parents, back, reached);
                CHECK(reached.images == images);
                std::vector<std::vector<Key>> found(parents.size());
                for (std::size_t i = 0; i < reached.count; ++i) found[reached.from[i]].push_back(reached.keys[i]);
                for (auto& some : found) std::sort(some.begin(), some.end());
                CHECK(found == expected);
                std::vector<std::uint16_t> ended;
                for (std::size_t i = 0; i < parents.size(); ++i)
                    if (expected[i].empty()) ended.push_back(static_cast<std::uint16_t>(i));
                CHECK(reached.ended == ended);
            }
        }
    }
}
