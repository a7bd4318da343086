#include "construct/catalogue.hpp"
#include "construct/embedded.hpp"
#include "peg/names.hpp"
#include "peg/symmetry.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/feasibility.hpp"

#include <set>

using namespace pegwright;

TEST_CASE("every purge in store has catalyst unlike, replays, and says how it was found") {
    const auto purges = library_purges("triangular");
    CHECK(purges.size() == 2 + 2 + 12 + 18);
    std::set<std::string> names;
    for (const Purge& purge : purges) {
        INFO(purge.name);
        CHECK(names.insert(purge.name).second);
        CHECK(purge_fault(purge).empty());
        int full = 0;
        int vacant = 0;
        bool relocates = false;
        for (const auto& spot : purge.spots) {
            full += spot.kind == PurgeHole::catalyst_peg ? 1 : 0;
            vacant += spot.kind == PurgeHole::catalyst_vacancy ? 1 : 0;
            relocates = relocates || spot.kind == PurgeHole::brings_vacancy;
        }
        CHECK(full > 0);
        CHECK((vacant > 0) != relocates);
        if (relocates) {
            const Hole from = purge.the(PurgeHole::brings_vacancy);
            const Hole to = purge.the(PurgeHole::takes_vacancy);
            CHECK((from.x + from.y - to.x - to.y) % 3 == 0);
        }
    }
    for (const auto& file : embedded_files()) CHECK(file.text.find("pegwright find ") != std::string_view::npos);
}

TEST_CASE("the 6-purge in store works wherever it is set") {
    // Its jumps are the square lattice's, so any two directions of the triangular one will do.
    for (const Purge& purge : library_purges("triangular")) {
        if (purge.name.find("six") != 0) continue;
        for (const Jump& j : purge.jumps) CHECK(is_jump_vector(Lattice::square, j.to - j.from));
    }
}

TEST_CASE("all six states of both trapezoids are in store, and let a chain in") {
    const Catalogue& catalogue = triangular_catalogue();
    for (const std::int32_t width : {3, 4}) {
        for (const std::size_t bits : {1u, 2u, 3u, 4u, 5u, 6u}) {
            const Program& head = catalogue.heads.at(width)[bits];
            CHECK(head.jumps.size() == static_cast<std::size_t>(width == 3 ? 12 : 15));
            CHECK(head.right.has_value());
        }
    }
}

TEST_CASE("a relocating purge is in store for every hole of the block or for its mirror image") {
    const Catalogue& catalogue = triangular_catalogue();
    for (const std::int32_t width : {4, 5}) {
        for (std::int32_t y = 1; y <= 3; ++y) {
            for (std::int32_t x = 0; x < width + y - 1; ++x) {
                const auto* r = catalogue.relocation(3, width, {x, y});
                if (!r) r = catalogue.relocation(3, width, {width + y - 2 - x, y});
                REQUIRE(r);
                CHECK(r->forward.right);
                CHECK(r->forward.left);
                CHECK(r->backward.right);
                CHECK(r->backward.left);
            }
        }
    }
}

TEST_CASE("every solvable pair of T_4 to T_8 has a base solution, accepted inside and outside") {
    OutsideReferee outside;
    int pairs = 0;
    for (std::int32_t side = 4; side <= 8; ++side) {
        const Board board = Board::triangle(side);
        for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(board.hole_count() * board.hole_count()); ++i) {
            const auto hole = [&](std::uint64_t k) {
                Hole h{0, 0};
                while (board.index({h.y, h.y}) < k) ++h.y;
                return Hole{static_cast<std::int32_t>(k - board.index({0, h.y})), h.y};
            };
            const auto holes = static_cast<std::uint64_t>(board.hole_count());
            const Problem problem{board, hole(i / holes), hole(i % holes)};
            const auto solution = base_solution(problem);
            const bool solvable = solvability(BigBoard(board), big(problem.vacate), big(problem.finish)).solvable;
            REQUIRE(solution.has_value() == solvable);
            if (!solution) continue;
            REQUIRE(solution->problem == problem);
            REQUIRE(referee_on(*solution));
            outside.write(as_text(*solution));
            ++pairs;
        }
    }
    CHECK(outside.accepts());
    CHECK(pairs > 700);
}

TEST_CASE("base solutions are stored once up to symmetry and time reversal, under their own names") {
    std::set<std::string> seen;
    for (const auto& file : embedded_files()) {
        if (file.path.find("base_solutions/") != 0) continue;
        const Solution s = from_text(std::string(file.text));
        CHECK(referee_on(s));
        const std::string name = "base_solutions/triangle/" + s.problem.board.name() + "/" + hole_name(s.problem.vacate) + "-" + hole_name(s.problem.finish) + ".txt";
        CHECK(name == file.path);
        const auto key = [](const Problem& p) { return p.board.name() + hole_name(p.vacate) + hole_name(p.finish); };
        const std::string forwards = key(canonical(s.problem));
        const std::string backwards = key(canonical(reversed(s).problem));
        CHECK(seen.insert(std::min(forwards, backwards)).second);
    }
}
