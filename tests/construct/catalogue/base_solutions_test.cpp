#include "construct/catalogue/base_solutions.hpp"
#include "board/symmetry.hpp"
#include "construct/catalogue/embedded.hpp"
#include "construct/catalogue/program.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/feasibility.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

bool is_solvable_without_diagonal_jumps(const Problem& problem) {
    const Problem square = on_square_lattice(problem);
    return solvability(BigBoard(square.board), big(square.vacate()), big(square.finish())).solvable;
}

}  // namespace

TEST_CASE("diagonal base solutions are stored once, one file a board") {
    OutsideReferee outside;
    std::size_t files = 0;
    std::size_t solutions = 0;
    for (const auto& file : pegwright::construct::embedded_files()) {
        if (file.path.find("base_solutions/diagonal/") != 0) continue;
        ++files;
        std::set<std::pair<Hole, Hole>> seen;
        const std::string text(file.text);
        for (std::size_t at = text.find("\nboard "); at != text.npos;) {
            const std::size_t next = text.find("\nboard ", at + 1);
            const Solution s = from_text(text.substr(at + 1, next - at));
            at = next;
            REQUIRE(referee_on(s));
            outside.write(as_text(s));
            CHECK("base_solutions/diagonal/" + s.problem.board.name().substr(std::string("diagonal:").size()) +
                      ".txt" ==
                  file.path);
            CHECK_FALSE(is_solvable_without_diagonal_jumps(s.problem));
            for (const Affine& map : symmetries(s.problem.board)) {
                CHECK(seen.count({map(s.problem.vacate()), map(s.problem.finish())}) == 0);
                CHECK(seen.count({map(s.problem.finish()), map(s.problem.vacate())}) == 0);
            }
            seen.insert({s.problem.vacate(), s.problem.finish()});
            ++solutions;
        }
    }
    CHECK(outside.accepts());
    CHECK(files == 12);
    CHECK(solutions == 455);
}

TEST_CASE("every pair with diagonal jumps has a base solution", "[long]") {
    for (std::int32_t w = 3; w <= 7; ++w) {
        for (std::int32_t h = 3; h <= 7; ++h) {
            const std::int32_t shorter = std::min(w, h);
            const std::int32_t longer = std::max(w, h);
            if (longer == 3 || (longer == 7 && shorter > 3)) continue;
            const Board board = Board::rectangle(w, h, Lattice::diagonal);
            for (const Hole vacate : holes_of(board)) {
                for (const Hole finish : holes_of(board)) {
                    const Problem problem{board, vacate, finish};
                    const bool solvable = solvability(BigBoard(board), big(vacate), big(finish)).solvable;
                    const auto solution = base_solution(problem);
                    REQUIRE(solution.has_value() == solvable);
                    if (!solution) continue;
                    REQUIRE(solution->problem == problem);
                    REQUIRE(referee_on(*solution));
                }
            }
        }
    }
    CHECK_FALSE(base_solution({Board::rectangle(7, 7, Lattice::diagonal), {0, 0}, {1, 0}}));
}

TEST_CASE("6-purges fit at both ends of three rows, diagonally") {
    for (std::int32_t w = 6; w <= 9; ++w) {
        const Board board = Board::rectangle(w, 3, Lattice::diagonal);
        for (std::int32_t start = 0; start < w; ++start) {
            for (std::int32_t finish = start; finish < w; ++finish) {
                // Longer boards have pairs at their ends only.
                if (w >= 8 && (start > 1 || finish < w - 2)) continue;
                for (const std::int32_t row : {0, 2}) {
                    const auto solution = base_solution({board, {start, 0}, {finish, row}});
                    REQUIRE(solution);
                    const Program program = base_program(*solution);
                    CHECK(program.left);
                    CHECK(program.right);
                }
            }
        }
    }
}
