#include "pegwright/drawing/regions.hpp"
#include "board/parse.hpp"
#include "compose/peeling/peel.hpp"
#include "notation/holes.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

// How often each hole of the board is in a region.
void check_covers(const Problem& problem) {
    const auto plan = plan_regions(problem);
    REQUIRE(plan);
    std::multiset<Hole> covered;
    for (const PlanRegion& region : plan->regions) covered.insert(region.holes.begin(), region.holes.end());
    const auto holes = holes_of(problem.board);
    CHECK(covered == std::multiset<Hole>(holes.begin(), holes.end()));
}

}  // namespace

TEST_CASE("the regions of a plan cover the board, each hole once", "[regions]") {
    for (const char* board : {"T6", "T7", "T12", "T20", "T41", "8x5", "32x21", "60x40", "3x17", "250x90"}) {
        INFO(board);
        check_covers(chosen(board));
    }
    check_covers(chosen("T20", "g10"));
}

TEST_CASE("of three lines, regions are columns", "[regions]") {
    for (const char* board : {"trapezoid30x3", "polygon40x2x2x41x1x3", "polygon40x2x2x40x2x2"}) {
        INFO(board);
        check_covers(chosen(board));
        const auto plan = plan_regions(chosen(board));
        REQUIRE(plan);
        CHECK(plan->made == PlanRegions::Made::of_columns);
        CHECK(plan->regions.size() > 8);
    }
}

TEST_CASE("heads of rectangles' strips are blocks of 3 x 3, one or two, or one of 4 x 3, beside two holes",
          "[regions]") {
    for (const char* board : {"32x21", "10x12", "4x12", "5x12"}) {
        const auto plan = plan_regions(chosen(board));
        REQUIRE(plan);
        std::map<std::int32_t, std::string> heads;  // of each strip
        for (const PlanRegion& region : plan->regions) {
            if (region.kind != PlanRegion::Kind::head) continue;
            const std::string name = region.label.substr(0, region.label.find(' '));
            heads[region.strip] += name + " ";
            CHECK(region.holes.size() == (name == "4x3" ? 12 : 9));
            REQUIRE(region.catalyst.size() == 2);
            const Hole apart = region.catalyst[1] - region.catalyst[0];
            CHECK(std::abs(apart.x + apart.y) == (name == "4x3" ? 3 : 2));
        }
        for (const auto& [strip, names] : heads) CHECK((names == "3x3 " || names == "3x3 3x3 " || names == "4x3 "));
        CHECK_FALSE(heads.empty());
    }
}

TEST_CASE("regions say what they are, strip by strip", "[regions]") {
    const auto plan = plan_regions(chosen("T20", "g10"));
    REQUIRE(plan);
    CHECK(plan->regions.back().kind == PlanRegion::Kind::base);
    CHECK(plan->regions.back().label == plan->base_board);
    std::int32_t strip = 0;
    for (const PlanRegion& region : plan->regions) {
        CHECK((region.strip == 0 || region.strip >= strip));
        strip = region.strip;
        if (region.kind == PlanRegion::Kind::six) CHECK(region.holes.size() == 6);
    }
    CHECK(plan->strips > 0);
}

TEST_CASE("the catalyst of a strip is two holes in line, of even rectangular ones three, beside it and no more",
          "[regions]") {
    for (const char* board : {"T12", "T20", "20x14", "32x21"}) {
        INFO(board);
        const Problem problem = chosen(board);
        const auto plan = plan_regions(problem);
        REQUIRE(plan);
        std::size_t heads = 0;
        for (const PlanRegion& region : plan->regions) {
            if (region.kind != PlanRegion::Kind::head) {
                CHECK(region.catalyst.empty());
                continue;
            }
            ++heads;
            REQUIRE(region.catalyst.size() == (region.label.starts_with("4x3") ? 3 : 2));
            CHECK(is_jump_vector(problem.board.lattice(), region.catalyst.back() - region.catalyst.front()));
            for (const Hole hole : region.catalyst) {
                CHECK(problem.board.contains(hole));
                CHECK(std::count(region.holes.begin(), region.holes.end(), hole) == 0);
            }
        }
        CHECK(heads > 0);
    }
}

TEST_CASE("regions are numbered in the order in which they are begun", "[regions]") {
    for (const char* board : {"T12", "T20", "20x14", "32x21", "T41", "250x90"}) {
        INFO(board);
        const Problem problem = chosen(board);
        auto plan = plan_regions(problem);
        REQUIRE(plan);
        number_regions(construct_way(problem).value(), *plan, {});
        std::set<std::size_t> numbers;
        std::map<std::int32_t, std::size_t> head_of;  // a strip's
        for (const PlanRegion& region : plan->regions) {
            const std::size_t number = std::stoul(region.label);
            numbers.insert(number);
            // A strip's chains are inserted into its head.
            if (region.kind == PlanRegion::Kind::head) head_of[region.strip] = number;
            const bool chain = region.kind == PlanRegion::Kind::six || region.kind == PlanRegion::Kind::chain;
            if (chain && head_of.count(region.strip) > 0) CHECK(number > head_of[region.strip]);
        }
        CHECK(numbers.size() == plan->regions.size());
        CHECK(*numbers.begin() == 1);
        CHECK(*numbers.rbegin() == plan->regions.size());
    }
}

TEST_CASE("the blocks of a board that is peeled cover it, too, each hole once", "[regions][long]") {
    for (const char* name : {"octagon8", "30x5", "triangular:18x9"}) {
        INFO(name);
        const Board board = parse_board(name);
        const auto peeled =
            pegwright::compose::peeling::peel(pegwright::solve(Query(board), {}).way.value().problem(), {});
        REQUIRE(peeled.plan);
        const PlanRegions plan = block_regions(*peeled.plan, PlanRegions::Made::by_peeling);
        std::multiset<Hole> covered;
        std::set<Hole> outside;
        for (const PlanRegion& region : plan.regions) {
            CHECK(region.catalyst.size() ==
                  (region.kind == PlanRegion::Kind::block || region.kind == PlanRegion::Kind::tile ? 2U : 0U));
            covered.insert(region.holes.begin(), region.holes.end());
            outside.insert(region.holes.begin(), region.holes.end());
            for (const Hole h : region.catalyst) CHECK(!outside.contains(h));
        }
        const auto holes = holes_of(board);
        CHECK(covered == std::multiset<Hole>(holes.begin(), holes.end()));
        CHECK(plan.regions.back().kind == PlanRegion::Kind::base);
    }
}

TEST_CASE("the rows, squares and base board of a board of blocks cover it", "[regions]") {
    for (const char* name : {"6x.o./ooo/.o.", "3xoo./ooo/.oo", "30xo.o/ooo"}) {
        INFO(name);
        const Board board = parse_board(name);
        const Hole last = board.holes().back();
        const Problem problem(board, {last.x % 3 + board.holes().front().x, last.y % 3}, last);
        check_covers(problem);
        const auto plan = plan_regions(problem);
        CHECK(plan->made == PlanRegions::Made::of_blocks);
        CHECK(plan->regions.back().label == "6x6");
        CHECK(plan->regions.back().holes.size() == 36);
    }
}

TEST_CASE("the bands, led blocks and rectangle of a board that leaves in bands cover it", "[regions]") {
    const Board board = parse_board("4x...oo.../...oo.../...oo.../oooooooo/oooooooo");
    const Problem problem(board, parse_hole(board, "o1"), parse_hole(board, "c14"));
    check_covers(problem);
    const auto plan = plan_regions(problem);
    CHECK(plan->made == PlanRegions::Made::of_bands);
    const PlanRegion& base = plan->regions.back();
    CHECK(base.label == plan->base_board);
    CHECK(parse_board(base.label).hole_count() == static_cast<std::int64_t>(base.holes.size()));
    const auto leads = [&](Hole hole) {
        return std::any_of(plan->regions.begin(), plan->regions.end(), [&](const PlanRegion& region) {
            return region.kind == PlanRegion::Kind::relocating &&
                   std::find(region.holes.begin(), region.holes.end(), hole) != region.holes.end();
        });
    };
    CHECK(leads(problem.vacate()));
    CHECK(leads(problem.finish()));
}

TEST_CASE("where there is no plan there are no regions", "[regions]") {
    CHECK(!plan_regions(chosen("12x1")));
    const Board english = parse_board("english");
    CHECK(!plan_regions({english, parse_hole(english, "d4"), parse_hole(english, "d4")}));
    const Board triangle = Board::triangle(7);
    CHECK(!plan_regions({triangle, Hole{0, 0}, Hole{0, 0}}));  // unsolvable
    CHECK(!plan_regions({triangle, Start::vacate({{0, 0}, {0, 1}}), Goal::any_peg()}));
}

TEST_CASE("a start and a goal given as positions have a plan, too", "[regions]") {
    const Problem problem = chosen("T12");
    const Problem positions{problem.board, Start::at(problem.start_position()), Goal::at(*problem.goal_position())};
    REQUIRE(plan_regions(positions));
    CHECK(plan_regions(positions)->regions.size() == plan_regions(problem)->regions.size());
}

TEST_CASE("a parallelogram and a rectangle with diagonal jumps have the rectangle's plan", "[regions]") {
    const auto square = plan_regions({Board::rectangle(9, 8), Hole{0, 0}, Hole{0, 0}});
    REQUIRE(square);
    for (const Lattice lattice : {Lattice::triangular, Lattice::diagonal}) {
        const auto plan = plan_regions({Board::rectangle(9, 8, lattice), Hole{0, 0}, Hole{0, 0}});
        REQUIRE(plan);
        REQUIRE(plan->regions.size() == square->regions.size());
        for (std::size_t i = 0; i < plan->regions.size(); ++i)
            CHECK(plan->regions[i].holes == square->regions[i].holes);
    }
}
