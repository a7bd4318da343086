#include "search/regions/region_bound.hpp"

#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "search/moves/merson.hpp"
#include "search/moves/shortest.hpp"
#include "search/regions/weights.hpp"
#include "support/all_moves.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace pegwright::tests;
using namespace pegwright::search::regions;

namespace {

Position position_of(const Board& board, Bits bits) {
    Position position = Position::empty(board);
    for (Bits rest = bits; rest != 0; rest &= rest - 1)
        position.set_at(static_cast<std::uint64_t>(std::countr_zero(rest)));
    return position;
}

Position full_but(const Board& board, Hole vacate) {
    Position position(board);
    position.clear(vacate);
    return position;
}

// The bound is at most brute force, from the start to some positions it leads to.
void check_no_more_than_brute_force(const Board& board, Bits start, std::mt19937& random, int some) {
    const SmallBoard small(board);
    const auto moves = all_moves(small, start);
    const BoardRegions regions(board);
    std::vector<std::pair<Bits, int>> ends(moves.begin(), moves.end());
    std::shuffle(ends.begin(), ends.end(), random);
    std::stable_partition(ends.begin(), ends.end(), [](auto& end) { return std::has_single_bit(end.first); });
    ends.resize(std::min(ends.size(), static_cast<std::size_t>(some)));
    for (const auto& [end, fewest] : ends) {
        INFO(board.name() << " from " << start << " to " << end);
        const RegionBound bound = regions.bound(position_of(board, start), position_of(board, end));
        CHECK(bound.moves <= fewest);
        CHECK(holds(board, bound.regions, bound.weights));
        CHECK(bound.weights.sum() <= fewest);
    }
    int best = -1;
    for (const auto& [end, fewest] : moves)
        if (std::has_single_bit(end) && (best < 0 || fewest < best)) best = fewest;
    const std::int64_t any = regions.bound(position_of(board, start)).moves;
    if (best >= 0) CHECK(any <= best);
}

Board random_board(std::mt19937& random, Lattice lattice, std::size_t holes) {
    std::string picture;
    do {
        picture = std::string(pegwright::board::to_string(lattice)) + ":";
        std::size_t made = 0;
        for (int i = 0; i < 25; ++i) {
            const bool hole = random() % 4 != 0 && made < holes;
            made += hole ? 1 : 0;
            picture += hole ? 'o' : '.';
            if (i % 5 == 4 && i < 24) picture += '/';
        }
    } while (picture.find("ooo") == std::string::npos);
    return parse_board(picture);
}

// Adds holes until every line with its middle in the region has an end in it, in all ways.
void grow(const SmallBoard& board, Bits region, std::vector<Bits>& found) {
    if (std::popcount(region) > static_cast<int>(most_in_region)) return;
    const auto jumps = board.jumps();
    const auto open =
        std::find_if(jumps.begin(), jumps.end(), [&](const auto& j) { return (region & j.flip) == Bits{1} << j.over; });
    if (open == jumps.end()) {
        found.push_back(region);
        return;
    }
    grow(board, region | Bits{1} << open->from, found);
    grow(board, region | open->into, found);
}

// All minimal regions of at most seven holes.
std::vector<Bits> smallest_regions(const SmallBoard& board) {
    std::vector<Bits> found;
    for (std::size_t i = 0; i < board.size(); ++i) grow(board, Bits{1} << i, found);
    std::sort(found.begin(), found.end(),
              [](Bits a, Bits b) { return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b); });
    std::vector<Bits> regions;
    for (const Bits r : found)
        if (std::none_of(regions.begin(), regions.end(), [&](Bits smaller) { return (r & smaller) == smaller; }))
            regions.push_back(r);
    return regions;
}

}  // namespace

TEST_CASE("regions near a hole agree with the whole board's") {
    for (const char* name : {"T4",
                             "T5",
                             "T6",
                             "T7",
                             "T8",
                             "T9",
                             "T10",
                             "4x4",
                             "5x3",
                             "6x6",
                             "8x8",
                             "7x9",
                             "1x9",
                             "2x7",
                             "english",
                             "french",
                             "wiegleb",
                             "diamond",
                             "hexagon4",
                             "star3",
                             "triangular:7x7",
                             "diagonal:6x6",
                             "ooooo/o.o.o/ooooo/o.o.o/ooooo"}) {
        const Board board = parse_board(name);
        const SmallBoard small(board);
        INFO(name);
        CHECK(pegwright::search::moves::merson_regions(small) == smallest_regions(small));
    }
}

TEST_CASE("T_n has 3 corners, 3 (n - 3) pairs and T(n - 6) hexagons") {
    for (std::int64_t n = 6; n <= 60; ++n) {
        std::map<std::size_t, std::int64_t> count;
        for (const MersonRegion& region : local_regions(Board::triangle(n))) ++count[region.size()];
        CHECK(count[1] == 3);
        CHECK(count[2] == 3 * (n - 3));
        CHECK(count[7] == (n - 6) * (n - 5) / 2);
        CHECK(count[1] + count[2] + count[7] == static_cast<std::int64_t>(local_regions(Board::triangle(n)).size()));
    }
}

TEST_CASE("no bound exceeds brute force: small boards", "[long]") {
    std::mt19937 random(1);
    const auto names = sampled<std::vector<const char*>>(
        {"T5", "5x3", "1x8", "diagonal:4x3"},
        {"T4", "T5", "4x4", "5x3", "1x8", "triangular:4x4", "diagonal:4x3", "trapezoid3x3"});
    for (const char* name : names) {
        const Board board = parse_board(name);
        const SmallBoard small(board);
        for (std::size_t v = 0; v < small.size(); ++v)
            check_no_more_than_brute_force(board, small.full() & ~(Bits{1} << v), random, 40);
    }
}

TEST_CASE("no bound exceeds brute force: any position", "[long]") {
    std::mt19937 random(2);
    for (const Lattice lattice : pegwright::board::lattices)
        for (int i = 0; i < 60; ++i) {
            const Board board = random_board(random, lattice, 14);
            const Bits full = SmallBoard(board).full();
            const Bits start = full & (random() | random() | random());
            check_no_more_than_brute_force(board, start, random, 20);
        }
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("no bound exceeds the fewest moves on T_6", "[long]") {
    const Board board = Board::triangle(6);
    const SmallBoard small(board);
    const BoardRegions regions(board);
    for (const Hole vacate : board.holes()) {
        const Bits start = small.full() & ~small.bit(vacate);
        const std::vector<Bits> goals = single_pegs(small.full());
        const auto fewest = pegwright::search::moves::shortest(
            small, {.starts = {start}, .goals = goals, .symmetries = hole_symmetries(small)});
        if (fewest.jumps) CHECK(regions.bound(full_but(board, vacate)).moves <= fewest.moves);
    }
    for (const char* name : {"T5", "T8", "T10", "english", "french", "6x6", "8x8", "wiegleb", "diamond"}) {
        const Board other = parse_board(name);
        const SmallBoard bits(other);
        const BoardRegions of_other(other);
        const std::vector<Bits> goals = single_pegs(bits.full());
        for (const Hole vacate : other.holes()) {
            const Bits start = bits.full() & ~bits.bit(vacate);
            CHECK(of_other.bound(full_but(other, vacate)).moves >=
                  pegwright::search::moves::MersonBound(bits, std::vector{start}, goals).to_finish(start));
        }
    }
}
#endif

TEST_CASE("on 6 x 6 the regions give the minimum") {  // Merson 1962 [Beasley 2013]
    const BoardRegions regions(parse_board("6x6"));
    CHECK(regions.bound(full_but(regions.board(), {0, 0})).moves == 16);
    for (const Hole vacate : {Hole{1, 0}, Hole{2, 0}, Hole{1, 1}, Hole{2, 1}, Hole{2, 2}})
        CHECK(regions.bound(full_but(regions.board(), vacate)).moves == 15);
}

TEST_CASE("weights of the full board reach the published numbers") {
    const auto of = [](const char* name) { return BoardRegions(parse_board(name)).of_full_board().sum(); };
    // [Bell 2008, Figure 11], and Merson's 16 of 6 x 6.
    CHECK(of("T6") >= 9);
    CHECK(of("T8") >= 13);
    CHECK(of("T10") >= 18);
    CHECK(of("6x6") >= 16);
    CHECK(of("8x8") >= 25);
}

TEST_CASE("excessive weights and wrong regions are refused") {
    const Board board = parse_board("T12");
    const BoardRegions regions(board);
    const RegionWeights& good = regions.of_full_board();
    REQUIRE(holds(board, regions.all(), good));
    for (std::size_t i = 0; i < good.of.size(); ++i) {
        RegionWeights more = good;
        more.of[i] = more.unit + 1;
        CHECK_FALSE(holds(board, regions.all(), more));
        more.of[i] = -1;
        CHECK_FALSE(holds(board, regions.all(), more));
        if (good.of[i] == 0) continue;
        std::vector<MersonRegion> less = regions.all();
        less[i].pop_back();
        if (!less[i].empty()) CHECK_FALSE(holds(board, less, good));
    }
}

TEST_CASE("weights by rule are valid and nearly optimal") {
    for (const char* name : {"T6", "T13", "T20", "T41", "english", "french", "wiegleb", "9x9", "20x11", "hexagon4"}) {
        const Board board = parse_board(name);
        const JumpTable jumps(board);
        const auto regions = local_regions(board);
        const RegionWeights rule = by_rule(jumps, regions);
        INFO(name);
        CHECK(holds(board, regions, rule));
        CHECK(rule.sum() <= BoardRegions(board).of_full_board().sum());
        CHECK(rule.sum() + 2 >= BoardRegions(board).of_full_board().sum());
    }
}

TEST_CASE("equal start and goal need no move, others have no game") {
    const Board board = parse_board("english");
    const BoardRegions regions(board);
    const Position start = full_but(board, {3, 3});
    CHECK(regions.bound(start, start).moves == 0);
    CHECK(regions.to_leave(start, start).empty());
    const BoardRegions two(parse_board("2x1"));
    const Position one = full_but(two.board(), {0, 0});
    CHECK(two.to_leave(one).empty());
    CHECK(two.to_leave(one, one).empty());
    CHECK(BoardRegions(parse_board("T3")).bound(full_but(parse_board("T3"), {0, 0})).moves == BoardRegions::never);
}
