#include "construct/catalogue/catalogue.hpp"
#include "board/names.hpp"
#include "board/symmetry.hpp"
#include "construct/catalogue/base_solutions.hpp"
#include "construct/catalogue/embedded.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "theory/feasibility.hpp"

#include <array>
#include <set>

using namespace pegwright::tests;

TEST_CASE("every stored purge replays and tells how it was found") {
    const auto triangular = library_purges("triangular");
    const auto square = library_purges("square");
    CHECK(triangular.size() == 2 + 2 + 4 + 18 + 140 + 12);
    CHECK(square.size() == 2 + 2 + 3 + 18 + 5 + 2 + 24);
    const auto diagonal = library_purges("diagonal");
    CHECK(diagonal.size() == 18);
    std::vector<Purge> purges = triangular;
    purges.insert(purges.end(), square.begin(), square.end());
    purges.insert(purges.end(), diagonal.begin(), diagonal.end());
    const std::vector<Lattice> only_square{Lattice::square};
    const std::vector<Lattice> only_diagonal{Lattice::diagonal};
    std::set<std::pair<bool, std::string>> names;
    for (const Purge& purge : purges) {
        INFO(purge.name);
        CHECK(names.insert({purge.lattices == only_square, purge.name}).second);
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
            if (purge.lattices == only_diagonal)
                CHECK((from.x == to.x && to.y == 0));
            else
                CHECK((from.x + from.y - to.x - to.y) % 3 == 0);
            if (purge.lattices == only_square) CHECK((from.x - to.x) % 3 == 0);
        }
    }
    for (const auto& file : pegwright::construct::embedded_files()) {
        const bool by_find = file.path.find("purges/passes/") != 0 && file.path.find("base_solutions/short/") != 0 &&
                             file.path.find("base_solutions/sweeps/") != 0;
        const auto says = [&](const char* how) { return file.text.find(how) != std::string_view::npos; };
        CHECK((says(by_find ? "pegwright find " : "pegwright solve ") || (!by_find && says("moves, printed in "))));
    }
}

TEST_CASE("the stored 6-purge works in every place") {
    // Any two directions of the triangular lattice will do.
    for (const Purge& purge : library_purges("triangular")) {
        if (purge.name.find("six") != 0) continue;
        for (const Jump& j : purge.jumps) CHECK(is_jump_vector(Lattice::square, j.to - j.from));
    }
}

namespace {

// Heads that watch two holes are stored for both states with one peg, those of three for the four that suffice: every
// sequence from 111 to 000 meets one.
void check_heads(const Heads& heads, std::size_t jumps) {
    const std::set<unsigned> states = heads.watched.size() == 2 ? std::set{1u, 2u} : std::set{1u, 3u, 4u, 6u};
    CHECK(heads.watched.front() == 0);
    CHECK(heads.watched[1] > (states.size() == 2 ? 1 : 0));
    for (unsigned bits = 0; bits < 8; ++bits) {
        REQUIRE(heads.has(bits) == (states.count(bits) > 0));
        if (heads.has(bits)) CHECK(heads[bits].jumps.size() == jumps);
    }
}

}  // namespace

TEST_CASE("trapezoids beside two holes are stored, and take a chain") {
    for (const std::int32_t width : {4, 5}) {
        const Heads& heads = triangular_catalogue().ends.at({End::sharp, End::sharp}).heads.at(width);
        check_heads(heads, static_cast<std::size_t>(3 * width + 3));
        CHECK(heads.watched == std::vector<std::int32_t>{0, 2});
        for (const unsigned bits : {1u, 2u}) CHECK(heads[bits].right.has_value());
    }
}

TEST_CASE("heads of rectangles watch two holes; most take a chain") {
    const auto& all = square_catalogue().straight().heads;
    CHECK(all.size() == 3);
    for (const std::int32_t width : {3, 4, 6}) {
        const Heads& heads = all.at(width);
        check_heads(heads, static_cast<std::size_t>(3 * width));
        CHECK(heads.watched == std::vector<std::int32_t>{0, width == 4 ? 3 : 2});
        for (const unsigned bits : {1u, 2u}) CHECK(heads[bits].right.has_value() == (width != 4));
    }
}

TEST_CASE("heads of polygons are stored for the states that suffice") {
    for (const auto& [ends, purges] : triangular_catalogue().ends)
        for (const auto& [width, heads] : purges.heads) {
            check_heads(heads, heads[1].jumps.size());
            CHECK((heads.watched.size() == 3) == (heads[1].jumps.size() == 9 && width == 4));
        }
}

TEST_CASE("jumps lead from 111 and 101 to states with heads") {
    const std::array<Hole, 3> row = {Hole{0, 0}, Hole{1, 0}, Hole{2, 0}};
    for (const Lattice lattice : {Lattice::square, Lattice::triangular, Lattice::diagonal}) {
        for (const unsigned before : {5u, 7u}) {
            for (const Hole half : half_directions(lattice)) {
                for (const Hole direction : {half, -1 * half}) {
                    for (std::int32_t x = -2; x <= 4; ++x) {
                        for (std::int32_t y = -2; y <= 2; ++y) {
                            const Jump jump{{x, y}, Hole{x, y} + 2 * direction};
                            unsigned after = before;
                            bool possible = true;
                            for (unsigned i = 0; i < 3; ++i) {
                                const bool full = (before >> i & 1) != 0;
                                const bool taken = row[i] == jump.from || row[i] == jump.over();
                                possible = possible && (taken ? full : row[i] != jump.to || !full);
                                if (taken) after &= ~(1u << i);
                                if (row[i] == jump.to) after |= 1u << i;
                            }
                            if (possible) CHECK((after != 0 && after != 2));
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("relocating purges are stored for all holes of square strips") {
    const Catalogue& catalogue = square_catalogue();
    const auto in_store = [&](std::int32_t rows, std::int32_t width, Hole from) {
        const Relocation* r = (rows == 3 ? catalogue.straight() : catalogue.deep).relocation(width, from);
        if (r && rows == 3) CHECK((r->forward.right && r->backward.right));
        return r != nullptr;
    };
    for (std::int32_t x = 0; x < 3; ++x) {
        for (std::int32_t y = 1; y <= 3; ++y) {
            CHECK((in_store(3, 4, {x, y}) || in_store(3, 6, {x, y})));
            CHECK((in_store(3, 5, {x, y}) || in_store(3, 7, {x, y})));
        }
    }
    for (const std::int32_t length : {4, 5}) {
        for (std::int32_t x = 0; x < length; ++x) {
            for (std::int32_t y = 1; y <= 3; ++y) {
                const std::int32_t mirrored = length - 1 - x;
                CHECK((in_store(3, length, {x, y}) || in_store(3, length, {mirrored, y}) ||
                       in_store(6, length, {x, y + 3}) || in_store(6, length, {mirrored, y + 3})));
            }
        }
    }
    CHECK(catalogue.along.at(2).to - catalogue.along.at(2).from == Hole{3, 0});
    CHECK(catalogue.along.at(4).to - catalogue.along.at(4).from == Hole{3, 0});
}

TEST_CASE("with diagonal jumps every hole has its relocating purge") {
    const Catalogue& catalogue = diagonal_catalogue();
    for (const std::int32_t width : {4, 5}) {
        for (std::int32_t x = 0; x < 3; ++x) {
            for (std::int32_t y = 1; y <= 3; ++y) {
                const Relocation* r = catalogue.straight().relocation(width, {x, y});
                REQUIRE(r);
                CHECK(r->to == Hole{x, 0});
                CHECK((r->forward.right && r->backward.right));
            }
        }
    }
}

TEST_CASE("every hole of the block has its relocating purge") {
    const StripPurges& purges = triangular_catalogue().ends.at({End::sharp, End::sharp});
    for (const std::int32_t width : {4, 5}) {
        for (std::int32_t y = 1; y <= 3; ++y) {
            for (std::int32_t x = 0; x < width + y - 1; ++x) {
                const auto* r = purges.relocation(width, {x, y});
                if (!r) r = purges.relocation(width, {width + y - 2 - x, y});
                REQUIRE(r);
                CHECK(r->forward.right);
                CHECK(r->forward.left);
                CHECK(r->backward.right);
                CHECK(r->backward.left);
            }
        }
    }
}

TEST_CASE("every solvable pair of T_4 to T_8 has a base solution") {
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
            const bool solvable = solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())).solvable;
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

TEST_CASE("every solvable pair of small rectangles has one") {
    OutsideReferee outside;
    int pairs = 0;
    for (std::int32_t w = 3; w <= 9; ++w) {
        for (std::int32_t h = 3; h <= 9; ++h) {
            const bool three_rows = std::min(w, h) == 3 && std::max(w, h) > 3;
            const bool both_four_to_six = std::min(w, h) >= 4 && std::max(w, h) <= 6;
            if (!three_rows && !both_four_to_six) continue;
            const Board board = Board::rectangle(w, h);
            for (const Hole vacate : holes_of(board)) {
                for (const Hole finish : holes_of(board)) {
                    const Problem problem{board, vacate, finish};
                    const auto solution = base_solution(problem);
                    REQUIRE(solution.has_value() == solvability(BigBoard(board), big(vacate), big(finish)).solvable);
                    if (!solution) continue;
                    REQUIRE(solution->problem == problem);
                    REQUIRE(referee_on(*solution));
                    outside.write(as_text(*solution));
                    ++pairs;
                    if (std::min(w, h) > 3) continue;
                    // 6-purges fit at both ends of the row of start and finish.
                    const Hole along = w > h ? Hole{1, 0} : Hole{0, 1};
                    const Hole first = w > h ? Hole{0, vacate.y} : Hole{vacate.x, 0};
                    for (const Hole end : {first, first + (std::max(w, h) - 2) * along}) {
                        bool full[] = {end != vacate, end + along != vacate};
                        bool unlike = full[0] != full[1];
                        for (const Jump& j : solution->jumps) {
                            for (int k = 0; k < 2; ++k) {
                                const Hole hole = end + k * along;
                                if (j.to == hole) full[k] = true;
                                if (j.from == hole || j.over() == hole) full[k] = false;
                            }
                            unlike = unlike || full[0] != full[1];
                        }
                        CHECK(unlike);
                    }
                }
            }
        }
    }
    CHECK(outside.accepts());
    CHECK(pairs == 944);
}

TEST_CASE("base solutions are stored once, under their own names") {
    std::set<std::string> seen;
    for (const auto& file : pegwright::construct::embedded_files()) {
        if (file.path.find("base_solutions/") != 0 || file.path.find("base_solutions/polygon/") == 0 ||
            file.path.find("base_solutions/diagonal/") == 0)
            continue;
        const Solution s = from_text(std::string(file.text));
        CHECK(referee_on(s));
        const bool few_moves = file.path.find("base_solutions/short/") == 0;
        const bool triangle = s.problem.board.family() == Board::Family::triangle;
        const bool swept = file.path.find("base_solutions/sweeps/") == 0;
        const std::string folder = few_moves ? "short/" : swept ? "sweeps/" : triangle ? "triangle/" : "rectangle/";
        const std::string name = "base_solutions/" + folder + s.problem.board.name() + "/" +
                                 hole_name(s.problem.vacate()) + "-" + hole_name(s.problem.finish()) + ".txt";
        CHECK(name == file.path);
        if (few_moves || swept) continue;
        const auto key = [](const Problem& p) {
            return p.board.name() + hole_name(p.vacate()) + hole_name(p.finish());
        };
        const std::string forwards = key(canonical(s.problem));
        const std::string backwards = key(canonical(reversed(s).problem));
        CHECK(seen.insert(std::min(forwards, backwards)).second);
    }
}

TEST_CASE("base solutions of polygons are stored once", "[long]") {
    OutsideReferee outside;
    std::size_t files = 0;
    std::size_t solutions = 0;
    for (const auto& file : pegwright::construct::embedded_files()) {
        if (file.path.find("base_solutions/polygon/") != 0) continue;
        ++files;
        std::set<std::pair<Hole, Hole>> seen;
        const std::string text(file.text);
        for (std::size_t at = text.find("\nboard "); at != text.npos;) {
            const std::size_t next = text.find("\nboard ", at + 1);
            const Solution s = from_text(text.substr(at + 1, next - at));
            at = next;
            REQUIRE(referee_on(s));
            outside.write(as_text(s));
            CHECK("base_solutions/polygon/" + s.problem.board.name() + ".txt" == file.path);
            CHECK(base_solution(s.problem).has_value());
            const Hole a = s.problem.vacate();
            const Hole b = s.problem.finish();
            for (const Affine& map : symmetries(s.problem.board)) {
                CHECK(seen.count({map(a), map(b)}) == 0);
                CHECK(seen.count({map(b), map(a)}) == 0);
            }
            seen.insert({a, b});
            ++solutions;
        }
    }
    CHECK(outside.accepts());
    CHECK(files == 50 + 15);
    CHECK(solutions == 1820 + 175);
}

TEST_CASE("parallelograms use the rectangle's base solutions") {
    for (const Lattice lattice : {Lattice::triangular, Lattice::diagonal}) {
        for (const auto& [w, h] : {std::pair{4, 4}, {5, 4}, {4, 6}}) {
            const Problem problem{Board::rectangle(w, h, lattice), {0, 0}, {3, 3}};
            const auto square = base_solution(on_square_lattice(problem));
            const auto solution = base_solution(problem);
            if (lattice == Lattice::diagonal) REQUIRE(solution);
            if (lattice == Lattice::triangular) REQUIRE(solution.has_value() == square.has_value());
            if (!square) continue;
            CHECK(solution->problem == problem);
            CHECK(solution->jumps == square->jumps);
            CHECK(referee_on(*solution));
        }
    }
}
