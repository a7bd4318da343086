#include "construct/parts.hpp"
#include "board/parse.hpp"
#include "compose/peeling/peel.hpp"
#include "notation/holes.hpp"
#include "pegwright/drawing/styles.hpp"
#include "pegwright/solving/solve.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

// Of the constructed solution.
std::optional<Parts> parts_of(const Problem& problem) {
    const auto player = planned(problem);
    return player ? player->parts() : std::nullopt;
}

void check_covers(const Problem& problem) {
    const auto plan = parts_of(problem);
    REQUIRE(plan);
    std::multiset<Hole> covered;
    for (const Part& part : plan->parts) covered.insert(part.holes.begin(), part.holes.end());
    const auto holes = holes_of(problem.board);
    CHECK(covered == std::multiset<Hole>(holes.begin(), holes.end()));
}

}  // namespace

TEST_CASE("the parts of a plan cover the board, each hole once", "[regions]") {
    for (const char* board : {"T6", "T7", "T12", "T20", "T41", "8x5", "32x21", "60x40", "3x17", "250x90"}) {
        INFO(board);
        check_covers(chosen(board));
    }
    check_covers(chosen("T20", "g10"));
}

TEST_CASE("parts of polygons of three lines are columns", "[regions]") {
    for (const char* board : {"trapezoid30x3", "polygon40x2x2x41x1x3", "polygon40x2x2x40x2x2"}) {
        INFO(board);
        check_covers(chosen(board));
        const auto plan = parts_of(chosen(board));
        REQUIRE(plan);
        CHECK(plan->made == Parts::Made::of_columns);
        CHECK(plan->parts.size() > 8);
    }
}

TEST_CASE("heads of rectangles are 3 x 3 blocks or one 4 x 3 block", "[regions]") {
    for (const char* board : {"32x21", "10x12", "4x12", "5x12"}) {
        const auto plan = parts_of(chosen(board));
        REQUIRE(plan);
        std::map<std::int32_t, std::string> heads;  // of each strip
        for (const Part& part : plan->parts) {
            if (part.kind != Part::Kind::head) continue;
            const std::string name = part.label.substr(0, part.label.find(' '));
            heads[part.strip] += name + " ";
            CHECK(part.holes.size() == (name == "4x3" ? 12 : 9));
            REQUIRE(part.catalyst.size() == 2);
            const Hole apart = part.catalyst[1] - part.catalyst[0];
            CHECK(std::abs(apart.x + apart.y) == (name == "4x3" ? 3 : 2));
        }
        for (const auto& [strip, names] : heads) CHECK((names == "3x3 " || names == "3x3 3x3 " || names == "4x3 "));
        CHECK_FALSE(heads.empty());
    }
}

TEST_CASE("parts say what they are, strip by strip", "[regions]") {
    const auto plan = parts_of(chosen("T20", "g10"));
    REQUIRE(plan);
    CHECK(plan->parts.back().kind == Part::Kind::base);
    CHECK(plan->parts.back().label == plan->base_board);
    std::int32_t strip = 0;
    for (const Part& part : plan->parts) {
        CHECK((part.strip == 0 || part.strip >= strip));
        strip = part.strip;
        if (part.kind == Part::Kind::six) CHECK(part.holes.size() == 6);
    }
    CHECK(plan->strips > 0);
}

TEST_CASE("a strip's catalyst is two or three holes beside it", "[regions]") {
    for (const char* board : {"T12", "T20", "20x14", "32x21"}) {
        INFO(board);
        const Problem problem = chosen(board);
        const auto plan = parts_of(problem);
        REQUIRE(plan);
        std::size_t heads = 0;
        for (const Part& part : plan->parts) {
            if (part.kind != Part::Kind::head) {
                CHECK(part.catalyst.empty());
                continue;
            }
            ++heads;
            REQUIRE(part.catalyst.size() == (part.label.starts_with("4x3") ? 3 : 2));
            CHECK(is_jump_vector(problem.board.lattice(), part.catalyst.back() - part.catalyst.front()));
            for (const Hole hole : part.catalyst) {
                CHECK(problem.board.contains(hole));
                CHECK(std::count(part.holes.begin(), part.holes.end(), hole) == 0);
            }
        }
        CHECK(heads > 0);
    }
}

TEST_CASE("parts are numbered in the order in which they are begun", "[regions]") {
    for (const char* board : {"T12", "T20", "20x14", "32x21", "T41", "250x90"}) {
        INFO(board);
        const Problem problem = chosen(board);
        auto plan = parts_of(problem);
        REQUIRE(plan);
        number_parts(planned(problem).value(), *plan, {});
        std::set<std::size_t> numbers;
        std::map<std::int32_t, std::size_t> head_of;  // a strip's
        for (const Part& part : plan->parts) {
            const std::size_t number = std::stoul(part.label);
            numbers.insert(number);
            // Chains are inserted into the strip's head.
            if (part.kind == Part::Kind::head) head_of[part.strip] = number;
            const bool chain = part.kind == Part::Kind::six || part.kind == Part::Kind::chain;
            if (chain && head_of.count(part.strip) > 0) CHECK(number > head_of[part.strip]);
        }
        CHECK(numbers.size() == plan->parts.size());
        CHECK(*numbers.begin() == 1);
        CHECK(*numbers.rbegin() == plan->parts.size());
    }
}

TEST_CASE("the blocks of a peeled board cover it", "[regions][long]") {
    for (const char* name : {"octagon8", "30x5", "triangular:18x9"}) {
        INFO(name);
        const Board board = parse_board(name);
        const auto peeled =
            pegwright::compose::peeling::peel(pegwright::solve(Query(board), {}).player.value().problem(), {});
        REQUIRE(peeled.plan);
        const Parts plan = pegwright::construct::parts_of(*peeled.plan, Parts::Made::by_peeling);
        std::multiset<Hole> covered;
        std::set<Hole> outside;
        for (const Part& part : plan.parts) {
            CHECK(part.catalyst.size() == (part.kind == Part::Kind::block || part.kind == Part::Kind::tile ? 2U : 0U));
            covered.insert(part.holes.begin(), part.holes.end());
            outside.insert(part.holes.begin(), part.holes.end());
            for (const Hole h : part.catalyst) CHECK(!outside.contains(h));
        }
        const auto holes = holes_of(board);
        CHECK(covered == std::multiset<Hole>(holes.begin(), holes.end()));
        CHECK(plan.parts.back().kind == Part::Kind::base);
    }
}

TEST_CASE("the parts of a board of blocks cover it", "[regions]") {
    for (const char* name : {"6x.o./ooo/.o.", "3xoo./ooo/.oo", "30xo.o/ooo"}) {
        INFO(name);
        const Board board = parse_board(name);
        const Hole last = board.holes().back();
        const Problem problem(board, {last.x % 3 + board.holes().front().x, last.y % 3}, last);
        check_covers(problem);
        const auto plan = parts_of(problem);
        CHECK(plan->made == Parts::Made::of_blocks);
        CHECK(plan->parts.back().label == "6x6");
        CHECK(plan->parts.back().holes.size() == 36);
    }
}

TEST_CASE("the parts of a board that leaves in bands cover it", "[regions]") {
    const Board board = parse_board("4x...oo.../...oo.../...oo.../oooooooo/oooooooo");
    const Problem problem(board, parse_hole(board, "o1"), parse_hole(board, "c14"));
    check_covers(problem);
    const auto plan = parts_of(problem);
    CHECK(plan->made == Parts::Made::of_bands);
    const Part& base = plan->parts.back();
    CHECK(base.label == plan->base_board);
    CHECK(parse_board(base.label).hole_count() == static_cast<std::int64_t>(base.holes.size()));
    const auto label_at = [&](Hole hole) {
        for (const Part& part : plan->parts)
            if (part.kind == Part::Kind::relocating &&
                std::find(part.holes.begin(), part.holes.end(), hole) != part.holes.end())
                return part.label;
        return std::string();
    };
    CHECK(label_at(problem.vacate()) == "R 1");
    CHECK(label_at(problem.finish()) == "L 1");
}

TEST_CASE("where there is no plan there are no parts", "[regions]") {
    CHECK(!parts_of(chosen("12x1")));
    const Board english = parse_board("english");
    CHECK(!parts_of({english, parse_hole(english, "d4"), parse_hole(english, "d4")}));
    const Board triangle = Board::triangle(7);
    CHECK(!parts_of({triangle, Hole{0, 0}, Hole{0, 0}}));  // unsolvable
    CHECK(!parts_of({triangle, Start::vacate({{0, 0}, {0, 1}}), Goal::any_peg()}));
}

TEST_CASE("a start and a goal given as positions have a plan, too", "[regions]") {
    const Problem problem = chosen("T12");
    const Problem positions{problem.board, Start::at(problem.start_position()), Goal::at(*problem.goal_position())};
    REQUIRE(parts_of(positions));
    CHECK(parts_of(positions)->parts.size() == parts_of(problem)->parts.size());
}

TEST_CASE("parallelograms and diagonals have the rectangle's plan", "[regions]") {
    const auto square = parts_of({Board::rectangle(9, 8), Hole{0, 0}, Hole{0, 0}});
    REQUIRE(square);
    for (const Lattice lattice : {Lattice::triangular, Lattice::diagonal}) {
        const auto plan = parts_of({Board::rectangle(9, 8, lattice), Hole{0, 0}, Hole{0, 0}});
        REQUIRE(plan);
        REQUIRE(plan->parts.size() == square->parts.size());
        for (std::size_t i = 0; i < plan->parts.size(); ++i) CHECK(plan->parts[i].holes == square->parts[i].holes);
    }
}
