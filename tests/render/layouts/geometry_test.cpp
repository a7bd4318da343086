#include "render/layouts/geometry.hpp"
#include "board/parse.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <cmath>
#include <map>
#include <random>
#include <set>

using namespace pegwright::tests;

namespace {

// Shoelace formula; loops around gaps run backwards and subtract.
double area(const std::vector<std::vector<Point>>& loops) {
    double twice = 0;
    for (const auto& loop : loops)
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Point a = loop[i];
            const Point b = loop[(i + 1) % loop.size()];
            twice += a.x * b.y - a.y * b.x;
        }
    return std::abs(twice) / 2;
}

double cell_area(Lattice lattice) { return lattice == Lattice::triangular ? std::sqrt(3.0) / 2 : 1; }

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

// Sides of cells have one length; loops are closed.
void check_sides(const std::vector<std::vector<Point>>& loops, double side) {
    for (const auto& loop : loops)
        for (std::size_t i = 0; i < loop.size(); ++i)
            REQUIRE(std::abs(distance(loop[i], loop[(i + 1) % loop.size()]) - side) < 1e-9);
}

void check_outline(Lattice lattice, const std::vector<Hole>& holes) {
    const auto loops = outline(lattice, holes);
    CHECK(std::abs(area(loops) - static_cast<double>(holes.size()) * cell_area(lattice)) < 1e-6);
    check_sides(loops, lattice == Lattice::triangular ? 1 / std::sqrt(3.0) : 1);
}

std::vector<Hole> without(std::vector<Hole> holes, Hole gap) {
    std::erase(holes, gap);
    return holes;
}

}  // namespace

TEST_CASE("neighbouring holes are one unit apart", "[geometry]") {
    for (const Lattice lattice : {Lattice::triangular, Lattice::square})
        for (const Hole step : half_directions(lattice))
            CHECK(std::abs(distance(unit_place(lattice, {4, 7}), unit_place(lattice, Hole{4, 7} + step)) - 1) < 1e-9);
}

TEST_CASE("the diagonal lattice is drawn as a square grid", "[geometry]") {
    for (const Hole hole : {Hole{0, 0}, Hole{4, 7}, Hole{3, 1}}) {
        CHECK(unit_place(Lattice::diagonal, hole).x == hole.x);
        CHECK(unit_place(Lattice::diagonal, hole).y == hole.y);
    }
    check_outline(Lattice::diagonal, {{0, 0}, {1, 1}, {2, 1}});
}

TEST_CASE("an outline encloses as much as its holes' cells", "[geometry]") {
    for (const char* name : {"T1", "T2", "T5", "T9", "1x1", "3x1", "4x3", "8x5"}) {
        const Board board = parse_board(name);
        INFO(name);
        check_outline(board.lattice(), holes_of(board));
        CHECK(outline(board.lattice(), holes_of(board)).size() == 1);
    }
    CHECK(outline(Lattice::square, std::vector<Hole>{}).empty());
}

TEST_CASE("an outline has a loop for every gap and every part", "[geometry]") {
    const auto triangle = without(holes_of(Board::triangle(4)), {1, 2});
    check_outline(Lattice::triangular, triangle);
    CHECK(outline(Lattice::triangular, triangle).size() == 2);
    const auto square = without(holes_of(Board::rectangle(3, 3)), {1, 1});
    check_outline(Lattice::square, square);
    CHECK(outline(Lattice::square, square).size() == 2);
    const std::vector<Hole> apart{{0, 0}, {5, 5}};
    check_outline(Lattice::square, apart);
    CHECK(outline(Lattice::square, apart).size() == 2);
}

TEST_CASE("outlines of random sets, with cells that touch at corners", "[geometry]") {
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        const Lattice lattice = round % 2 == 0 ? Lattice::triangular : Lattice::square;
        std::vector<Hole> holes;
        for (std::int32_t y = -5; y < 5; ++y)
            for (std::int32_t x = -5; x < 5; ++x)
                if (random() % 2 == 0) holes.push_back({x, y});
        check_outline(lattice, holes);
    }
}

TEST_CASE("a frame holds all cells of its holes", "[geometry]") {
    for (const char* name : {"T6", "7x4"}) {
        const Board board = parse_board(name);
        const auto holes = holes_of(board);
        const Frame frame = Frame(board.lattice(), holes, 11.5, {0, 0}).moved({20, 30});
        for (const auto& loop : outline(board.lattice(), holes)) {
            for (const Point unit : loop) {
                const Point p = frame.place(unit);
                // The corner is rounded to whole points.
                CHECK((p.x >= 19.5 && p.x <= 20.5 + frame.width()));
                CHECK((p.y >= 29.5 && p.y <= 30.5 + frame.height()));
            }
        }
    }
}

TEST_CASE("a board's frame is that of its holes", "[geometry]") {
    for (const char* name : {"T6", "7x4", "english", "hexagon3", "star3", "diagonal:5x3", "..o./o..o/./.oo"}) {
        const Board board = parse_board(name);
        const Frame of_board(board, 13, {5, 9});
        const Frame of_holes(board.lattice(), holes_of(board), 13, {5, 9});
        INFO(name);
        CHECK(of_board.width() == of_holes.width());
        CHECK(of_board.height() == of_holes.height());
        for (const Hole hole : holes_of(board)) {
            CHECK(of_board.at(hole).x == of_holes.at(hole).x);
            CHECK(of_board.at(hole).y == of_holes.at(hole).y);
        }
    }
}

TEST_CASE("a frame's places are to scale, and gaps are equal in hundredths of a point", "[geometry]") {
    const auto hundredths = [](double v) {
        CHECK(std::abs(100 * v - std::round(100 * v)) < 1e-6);
        return std::lround(100 * v);
    };
    for (const char* name : {"T12", "T70", "hexagon5", "star3", "english", "50x50"})
        for (const double scale : {17.0, 9.157, 5.22, 3.999}) {
            INFO(name << " at " << scale);
            const Board board = parse_board(name);
            const Frame frame = Frame(board, scale, {3, 5}).moved({20.3, 7.7});
            CHECK(std::abs(frame.scale() - scale) < 0.02);
            std::set<long> across;
            std::map<std::int32_t, long> rows;
            for (const Hole hole : holes_of(board)) {
                const Point p = frame.at(hole);
                rows[hole.y] = hundredths(p.y);
                across.insert(hundredths(frame.at(hole + Hole{1, 0}).x) - hundredths(p.x));
                across.insert(hundredths(frame.at(hole + Hole{1, 1}).x) - hundredths(frame.at(hole + Hole{0, 1}).x));
            }
            CHECK(across == std::set<long>{hundredths(frame.scale())});
            std::set<long> down;
            for (const auto& [y, at] : rows)
                if (const auto next = rows.find(y + 1); next != rows.end()) down.insert(next->second - at);
            REQUIRE(down.size() == 1);
            const double row = board.lattice() == Lattice::triangular ? std::sqrt(3.0) / 2 : 1;
            CHECK(std::abs(static_cast<double>(*down.begin()) / 100 - row * frame.scale()) < 0.006);
        }
}

TEST_CASE("a simplified line keeps near all corners", "[geometry]") {
    std::vector<Point> loop;
    for (int i = 0; i <= 100; ++i) loop.push_back({double(i), i % 2 == 0 ? 0.0 : 0.3});
    loop.push_back({100, 40});
    loop.push_back({0, 40});
    const auto few = simplified(loop, 0.5);
    CHECK(few.size() == 4);
    CHECK(area({few}) == Approx(4000).epsilon(0.01));
    CHECK(simplified(loop, 0.01).size() == loop.size());
    const auto hexagons = outline(Lattice::triangular, holes_of(Board::triangle(30))).front();
    const auto outer = simplified(hexagons, 0.75);
    CHECK(outer.size() < 8);
    for (const Point p : hexagons) {
        double nearest = 1e9;
        for (std::size_t i = 0; i < outer.size(); ++i) {
            const Point a = outer[i];
            const Point d = outer[(i + 1) % outer.size()] - a;
            const double along =
                std::clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) / (d.x * d.x + d.y * d.y), 0.0, 1.0);
            nearest = std::min(nearest, distance(p, a + along * d));
        }
        CHECK(nearest < 0.76);
    }
}
