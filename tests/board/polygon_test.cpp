#include "board/polygon.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <set>

using namespace pegwright::tests;
using pegwright::board::canonical_steps;
using pegwright::board::convex_polygon;
using pegwright::board::Polygon;
using pegwright::board::polygon_board;

namespace {

// All polygons with sides of at most `most` steps, moved to begin at zero.
std::vector<Polygon> all_polygons(std::int32_t most) {
    std::vector<Polygon> all;
    for (std::int32_t a = 0; a <= most; ++a)
        for (std::int32_t b = 0; b <= most; ++b)
            for (std::int32_t c = 0; c <= most; ++c)
                for (std::int32_t d = std::max(0, a + b - most); d <= std::min(most, a + b); ++d) {
                    const std::int32_t e = a + b - d;
                    const std::int32_t f = b + c - e;
                    if (f < 0 || f > most) continue;
                    all.push_back(Polygon::of({a, b, c, d, e, f}).value());
                }
    return all;
}

}  // namespace

TEST_CASE("polygons have their sides, and are recognised from holes") {
    int polygons = 0;
    for (const Polygon& p : all_polygons(4)) {
        const Polygon::Steps steps = p.steps();
        REQUIRE(Polygon::of(steps).value().steps() == steps);
        const Board board = polygon_board(p);
        INFO(board.name());
        std::int64_t holes = 0;
        std::array<std::int32_t, 6> on_side{};
        for (std::int32_t y = -1; y <= p.bottom + 1; ++y)
            for (std::int32_t x = -1; x <= p.right + 1; ++x) {
                REQUIRE(board.contains({x, y}) == p.contains(Hole{x, y}));
                if (!p.contains(Hole{x, y})) continue;
                ++holes;
                for (int side = 0; side < 6; ++side)
                    on_side[static_cast<std::size_t>(side)] += p.distance(Hole{x, y}, side) == 0 ? 1 : 0;
            }
        CHECK(holes == board.hole_count());
        for (std::size_t side = 0; side < 6; ++side) CHECK(on_side[side] == steps[side] + 1);
        const auto found = convex_polygon(board);
        REQUIRE(found);
        CHECK(found->steps() == steps);
        CHECK(parse_board(board.name()) == board);
        for (const Affine& map : pegwright::board::lattice_symmetries(Lattice::triangular)) {
            std::vector<Hole> image;
            Hole least = map(Hole{0, 0});
            for (const Hole h : board.holes()) {
                image.push_back(map(h));
                least = {std::min(least.x, map(h).x), std::min(least.y, map(h).y)};
            }
            for (Hole& h : image) h = h - least;
            const auto there = convex_polygon(Board::of(Lattice::triangular, Spans(image)));
            REQUIRE(there);
            CHECK(canonical_steps(there->steps()) == canonical_steps(steps));
        }
        ++polygons;
    }
    CHECK(polygons > 300);
}

TEST_CASE("corners follow each other along the sides") {
    for (const Polygon& p : all_polygons(3)) {
        for (int side = 0; side < 6; ++side) {
            const auto from = p.corner(side);
            const auto to = p.corner(pegwright::board::side_after(side));
            const std::int32_t steps = p.steps()[static_cast<std::size_t>(side)];
            const Hole way = steps * pegwright::board::along_side[static_cast<std::size_t>(side)];
            CHECK(Hole{from.x, from.y} + way == Hole{to.x, to.y});
        }
    }
}

TEST_CASE("cutting lines along a side leaves the holes further from it") {
    for (const Polygon& p : all_polygons(3)) {
        const std::vector<Hole> holes = polygon_board(p).holes();
        for (int side = 0; side < 6; ++side) {
            for (std::int32_t lines = 1; lines <= 4; ++lines) {
                const auto left = p.without(side, lines);
                std::int64_t count = 0;
                for (const Hole h : holes) {
                    const bool stays = p.distance(h, side) >= lines;
                    count += stays ? 1 : 0;
                    if (left) REQUIRE(left->contains(h) == stays);
                }
                REQUIRE(left.has_value() == (count > 0));
                if (left) CHECK(polygon_board(*left).hole_count() == count);
            }
        }
    }
}

TEST_CASE("convex polygons are recognised anywhere, others are not") {
    const auto of = [](const char* text) { return convex_polygon(parse_board(text)); };
    CHECK(of("triangular:.oo./.ooo/..oo"));
    CHECK(of("hexagon4")->steps() == Polygon::Steps{3, 3, 3, 3, 3, 3});
    CHECK(of("trapezoid3x4")->steps() == Polygon::Steps{2, 3, 0, 5, 0, 3});
    CHECK(of("triangular:5x4")->steps() == Polygon::Steps{4, 0, 3, 4, 0, 3});
    CHECK(of("T6")->steps() == Polygon::Steps{0, 5, 0, 5, 0, 5});
    CHECK(of("truncated12")->steps() == Polygon::Steps{1, 2, 1, 2, 1, 2});
    CHECK_FALSE(of("5x4"));
    CHECK_FALSE(of("diagonal:5x4"));
    CHECK_FALSE(of("star2"));
    CHECK_FALSE(of("triangular:ooo/o.o/ooo"));
    CHECK_FALSE(of("triangular:ooo/.oo/ooo"));
    CHECK_FALSE(of("triangular:ooo/.../ooo"));
    CHECK_FALSE(of("triangular:o.o/ooo"));
}

TEST_CASE("sides that do not close, or are too long, are refused") {
    CHECK(error_of(Error::Kind::input, [] { parse_board("polygon4x4x4x4x4x5"); }).find("does not close") !=
          std::string::npos);
    CHECK_FALSE(error_of(Error::Kind::input, [] { parse_board("polygon4x4x4x4"); }).empty());
    CHECK_FALSE(error_of(Error::Kind::limit, [] { parse_board("polygon30000x1x4x30000x1x4"); }).empty());
    CHECK(polygon_board(Polygon::of({3, 0, 4, 3, 0, 4}).value()).name() == "triangular:4x5");
    CHECK(polygon_board(Polygon::of({0, 4, 0, 4, 0, 4}).value()).name() == "T5");
}
