#include "board/symmetry.hpp"
#include "board/parse.hpp"
#include "game/problem.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace pegwright::tests;

TEST_CASE("the six symmetries keep the board and its jumps") {
    const Board board = Board::triangle(6);
    std::set<std::vector<Hole>> images;
    for (const Affine& map : symmetries(board)) {
        std::vector<Hole> image;
        for (std::int32_t y = 0; y < 6; ++y)
            for (std::int32_t x = 0; x <= y; ++x) image.push_back(map(Hole{x, y}));
        for (const Hole h : image) CHECK(board.contains(h));
        CHECK(std::set<Hole>(image.begin(), image.end()).size() == 21);
        images.insert(image);
        for (const Hole d : half_directions(Lattice::triangular))
            CHECK(is_jump_vector(Lattice::triangular, map(2 * d) - map(Hole{0, 0})));
        CHECK(map.inverse() * map == Affine{});
    }
    CHECK(images.size() == 6);
}

TEST_CASE("symmetries contain the published reflection and rotation") {
    // `f(x, y) = (y - x, y)` and `r(x, y) = (y - x, n - 1 - x)` [Bell 2008, appendix A].
    const Board board = Board::triangle(7);
    int found = 0;
    for (const Affine& map : symmetries(board)) {
        const Hole h{1, 4};
        found += map(h) == Hole{3, 4} && map(Hole{0, 0}) == Hole{0, 0} ? 1 : 0;
        found += map(h) == Hole{3, 5} && map(Hole{0, 0}) == Hole{0, 6} ? 1 : 0;
    }
    CHECK(found == 2);
}

TEST_CASE("six equivalent pairs have one canonical form (Bell 2008)") {
    // (a2, b4) on T_5 [Bell 2008, appendix A].
    const Board board = Board::triangle(5);
    const char* pairs[][2] = {{"a2", "b4"}, {"b5", "c4"}, {"d4", "b3"}, {"b2", "c4"}, {"a4", "b3"}, {"d5", "b4"}};
    const Problem least = canonical({board, {0, 1}, {1, 3}});
    for (const auto& [s, f] : pairs) CHECK(canonical({board, parse_hole(board, s), parse_hole(board, f)}) == least);
    CHECK_FALSE(canonical({board, {0, 1}, {0, 1}}) == least);
}

TEST_CASE("a rectangle has four symmetries, a square eight") {
    for (const Board& board : {Board::rectangle(5, 3), Board::rectangle(4, 4)}) {
        std::set<std::vector<Hole>> images;
        for (const Affine& map : symmetries(board)) {
            std::vector<Hole> image;
            for (std::int32_t y = 0; y < board.height(); ++y)
                for (std::int32_t x = 0; x < board.width(); ++x) image.push_back(map(Hole{x, y}));
            for (const Hole h : image) CHECK(board.contains(h));
            images.insert(image);
        }
        CHECK(images.size() == (board.width() == board.height() ? 8 : 4));
    }
}

TEST_CASE("symmetries of any board agree with brute force") {
    std::mt19937 random(8);
    std::size_t most = 0;
    for (int i = 0; i < sampled(150, 600); ++i) {
        const Lattice lattice = i % 3 == 0 ? Lattice::square : i % 3 == 1 ? Lattice::diagonal : Lattice::triangular;
        std::set<Hole> holes;
        const auto any = [&](std::uint32_t n) { return static_cast<std::int32_t>(random() % n); };
        const int kind = any(5);
        for (int k = 0; k < 1 + any(8); ++k) {
            const Hole h{any(5) - 2, any(5) - 2};
            holes.insert(h);
            if (kind == 1 || kind == 4) holes.insert({-h.x, h.y});
            if (kind == 2 || kind == 4) holes.insert({-h.x, -h.y});
            if (kind == 3 || kind == 4) holes.insert({h.y, h.x});
        }
        std::vector<Hole> moved;
        for (const Hole h : holes) moved.push_back(h + Hole{2 + i % 2, 2 + i % 4});
        const Board board = Board::of(lattice, pegwright::board::Spans(moved));
        if (board.family() != Board::Family::other) continue;
        const std::set<Hole> all(moved.begin(), moved.end());
        std::size_t expected = 0;
        for (Affine map : pegwright::board::lattice_symmetries(lattice)) {
            bool found = false;
            for (std::int32_t y = -20; y <= 20 && !found; ++y)
                for (std::int32_t x = -20; x <= 20 && !found; ++x) {
                    map.origin = {x, y};
                    found = std::all_of(all.begin(), all.end(), [&](Hole h) { return all.count(map(h)) > 0; });
                }
            expected += found ? 1 : 0;
        }
        const auto maps = symmetries(board);
        INFO(board.name());
        CHECK(maps.size() == expected);
        CHECK(maps.front() == Affine{});
        for (const Affine& map : maps)
            for (const Hole h : all) CHECK(all.count(map(h)) == 1);
        most = std::max(most, maps.size());
    }
    CHECK(most == 12);
    // Two billion holes.
    CHECK(symmetries(parse_board("20000x.o./ooo/.o.")).size() == 8);
    CHECK(symmetries(parse_board("20000xo./oo")).size() == 2);
}
