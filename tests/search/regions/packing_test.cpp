#include "search/regions/packing.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

#include <set>

using namespace pegwright::tests;
using namespace pegwright::search::regions;

namespace {

bool apart(const std::vector<MersonRegion>& regions, const std::vector<std::size_t>& chosen) {
    std::set<std::uint32_t> holes;
    std::size_t sum = 0;
    for (const std::size_t i : chosen) {
        holes.insert(regions[i].begin(), regions[i].end());
        sum += regions[i].size();
    }
    return holes.size() == sum;
}

std::size_t most_by_brute_force(const std::vector<MersonRegion>& regions, std::size_t from,
                                std::vector<bool>& covered) {
    if (from == regions.size()) return 0;
    std::size_t most = most_by_brute_force(regions, from + 1, covered);
    for (const std::uint32_t hole : regions[from])
        if (covered[hole]) return most;
    for (const std::uint32_t hole : regions[from]) covered[hole] = true;
    most = std::max(most, 1 + most_by_brute_force(regions, from + 1, covered));
    for (const std::uint32_t hole : regions[from]) covered[hole] = false;
    return most;
}

}  // namespace

TEST_CASE("the largest packing is that of brute force") {
    for (const char* name : {"T5", "T8", "T9", "english", "french", "5x5", "6x5", "diamond", "hexagon4", "1x9"}) {
        const Board board = parse_board(name);
        const auto holes = static_cast<std::size_t>(board.hole_count());
        const std::vector<MersonRegion> regions = local_regions(board);
        const Packing found = packing(holes, regions);
        std::vector<bool> covered(holes, false);
        INFO(name);
        CHECK(found.most);
        CHECK(apart(regions, found.chosen));
        CHECK(found.chosen.size() == most_by_brute_force(regions, 0, covered));
    }
}

TEST_CASE("packings of triangles, as published by Bell") {
    for (const auto& [side, most] : {std::pair{6, 9U}, {8, 13U}, {10, 18U}, {12, 22U}, {14, 27U}}) {
        const Board board = Board::triangle(side);
        const Packing found = packing(static_cast<std::size_t>(board.hole_count()), local_regions(board));
        CHECK(found.most);
        CHECK(found.chosen.size() == most);
    }
}

TEST_CASE("packings of wide boards are valid, if not the largest", "[long]") {
    for (const char* name : {"T60", "70x70", "400x20"}) {
        const Board board = parse_board(name);
        const std::vector<MersonRegion> regions = local_regions(board);
        const Packing found = packing(static_cast<std::size_t>(board.hole_count()), regions);
        CHECK(apart(regions, found.chosen));
        CHECK(found.chosen.size() >= regions.size() / 8);
    }
}

TEST_CASE("an empty packing needs no search") {
    CHECK(packing(5, {}).chosen.empty());
    CHECK(packing(5, {}).most);
}
