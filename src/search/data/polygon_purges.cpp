// Finds the purges of convex polygons: three rows along a side leave. From the row beyond outwards, each row goes half
// a hole further out at a sharp end, half a hole less at a blunt one. At a cut end, beside a side of three holes, it
// goes out once and back twice:
//
//     sharp-sharp     sharp-blunt     blunt-blunt      cut-sharp       cut-blunt
//     C C C .         C C C .         C C C . .        C C C           C C C .
//     X X X X         X X X X           X X X X        X X X X         X X X X
//     X X X X X       X X X X             X X X          X X X X         X X X
//     X X X X X X     X X X X               X X            X X X X         X X
#include "search/data/library.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "search/data/purge_search.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace pegwright::search::data {
namespace {

enum class BlockEnd { sharp, blunt, cut };

std::string name_of(BlockEnd end) {
    constexpr std::array<const char*, 3> names = {"sharp", "blunt", "cut"};
    return names[static_cast<std::size_t>(end)];
}

// True if the end shrinks from row - 1 to row.
bool shrinks(BlockEnd end, std::int32_t row) { return end == BlockEnd::blunt || (end == BlockEnd::cut && row >= 2); }

struct BlockEnds {
    BlockEnd left;
    BlockEnd right;

    std::string name() const { return name_of(left) + "-" + name_of(right); }
};

// First and last hole of rows 0 to 3. Row 1 has `width` holes; row 0 is the row beyond the strip.
struct BlockRows {
    std::array<std::int32_t, 4> first{};
    std::array<std::int32_t, 4> last{};

    BlockRows(BlockEnds ends, std::int32_t width) {
        first[1] = shrinks(ends.left, 1) ? 1 : 0;
        last[1] = first[1] + width - 1;
        last[0] = last[1] - (shrinks(ends.right, 1) ? 0 : 1);
        for (std::size_t y = 2; y < 4; ++y) {
            first[y] = first[y - 1] + (shrinks(ends.left, static_cast<std::int32_t>(y)) ? 1 : 0);
            last[y] = last[y - 1] + (shrinks(ends.right, static_cast<std::int32_t>(y)) ? 0 : 1);
        }
    }
    void add_to(std::vector<Purge::Spot>& spots) const {
        for (std::int32_t y = 1; y <= 3; ++y)
            for (std::int32_t x = first_of(y); x <= last_of(y); ++x) spots.push_back({{x, y}, PurgeHole::leaves});
    }
    std::int32_t first_of(std::int32_t y) const { return first[static_cast<std::size_t>(y)]; }
    std::int32_t last_of(std::int32_t y) const { return last[static_cast<std::size_t>(y)]; }
    UnlikeRequirement on_the_right() const { return {Hole{last[1] - 1, 1}, Hole{last[1], 1}}; }
    UnlikeRequirement on_the_left() const { return {Hole{first[1], 1}, Hole{first[1] + 1, 1}}; }
};

// A cut end takes no chain.
std::vector<UnlikeRequirement> requirements(BlockEnds ends, const BlockRows& rows, bool on_both_sides) {
    std::vector<UnlikeRequirement> all;
    if (ends.right != BlockEnd::cut) all.push_back(rows.on_the_right());
    if (on_both_sides && ends.left != BlockEnd::cut) all.push_back(rows.on_the_left());
    return all;
}

Purge head(BlockEnds ends, std::int32_t width, std::string_view state, const Limits& limits) {
    const BlockRows rows(ends, width);
    std::vector<Purge::Spot> spots;
    add_catalyst(spots, state);
    rows.add_to(spots);
    return try_purge(name_in_state(ends.name() + "-" + std::to_string(width), state), {Lattice::triangular}, spots,
                     requirements(ends, rows, false), limits, WantedMoves::any)
        .value();
}

// To the first hole of the row beyond that can take the vacancy.
Purge relocate(BlockEnds ends, std::int32_t width, Hole vacancy, const Limits& limits) {
    const BlockRows rows(ends, width);
    for (std::int32_t target = (vacancy.x + vacancy.y) % 3; target <= rows.last_of(0); target += 3) {
        std::vector<Purge::Spot> spots;
        for (std::int32_t x = 0; x <= rows.last_of(0); ++x)
            spots.push_back({{x, 0}, x == target ? PurgeHole::takes_vacancy : PurgeHole::catalyst_peg});
        rows.add_to(spots);
        mark(spots, vacancy, PurgeHole::brings_vacancy);
        auto found = try_purge(ends.name() + "-" + std::to_string(width) + "-" + hole_name(vacancy),
                               {Lattice::triangular}, spots, requirements(ends, rows, true), limits, WantedMoves::any);
        if (found) return std::move(*found);
    }
    fail_internal("no hole takes over the vacancy " + hole_name(vacancy) + " of a strip " + ends.name());
}

struct WantedPurges {
    BlockEnds ends;
    std::vector<std::int32_t> heads;        // widths
    std::vector<std::int32_t> relocations;  // widths
};

// Rows of 4, 3 and 2 holes need the state of three holes beyond, not of two.
std::span<const std::string_view> states(BlockEnds ends, std::int32_t width) {
    const bool four = width == 4 && ends.left != BlockEnd::sharp && ends.right == BlockEnd::blunt;
    return four ? std::span<const std::string_view>(four_states) : std::span<const std::string_view>(two_states);
}

DataFile file_of(const WantedPurges& wanted, const Limits& limits) {
    const BlockEnds ends = wanted.ends;
    std::vector<Purge> purges;
    for (const std::int32_t width : wanted.heads) {
        const Limits inner =
            begin_piece("triangular: heads " + ends.name() + " of width " + std::to_string(width), limits);
        for (const std::string_view state : states(ends, width)) purges.push_back(head(ends, width, state, inner));
    }
    for (const std::int32_t width : wanted.relocations) {
        const BlockRows rows(ends, width);
        for (std::int32_t y = 1; y <= 3; ++y) {
            // A block that is its own mirror image needs only the left half.
            const std::int32_t holes = rows.last_of(y) - rows.first_of(y) + 1;
            const std::int32_t half = ends.left == ends.right ? (holes + 1) / 2 : holes;
            for (std::int32_t i = 0; i < half; ++i) {
                const Hole vacancy{rows.first_of(y) + i, y};
                const Limits inner = begin_piece("triangular: relocating purge " + ends.name() + " of width " +
                                                     std::to_string(width) + ", vacancy at " + hole_name(vacancy),
                                                 limits);
                purges.push_back(relocate(ends, width, vacancy, inner));
            }
        }
    }
    return {"purges/triangular/" + name_of(ends.left) + "_" + name_of(ends.right) + ".txt",
            file_text(
                "# Strips of polygons whose left end is " + name_of(ends.left) + " and whose right end is " +
                    name_of(ends.right) +
                    ":\n"
                    "# heads, named by the state of their catalyst, the first and the third hole beyond their left\n"
                    "# end or all three, and relocating purges, named by the vacancy. On the way the last two\n"
                    "# holes of the block's first row become unlike, of relocating purges the first two as well:\n"
                    "# 6-purges clear the rest of the strip from there, but for a cut end, which is the block's own.\n",
                purges, "search from both ends")};
}

}  // namespace

std::vector<DataFile> find_polygon_purges(const Limits& limits) {
    constexpr auto sharp = BlockEnd::sharp;
    constexpr auto blunt = BlockEnd::blunt;
    constexpr auto cut = BlockEnd::cut;
    // Sharp-sharp heads are the trapezoids; missing sharp-blunt ones are the square lattice's blocks.
    const std::vector<WantedPurges> all{
        {{sharp, blunt}, {4}, {4, 5}},  {{blunt, sharp}, {3, 4}, {}},         {{blunt, blunt}, {4, 5, 6}, {4, 5, 6}},
        {{cut, sharp}, {4, 7}, {4, 5}}, {{cut, blunt}, {4, 6, 7}, {4, 5, 6}}, {{sharp, cut}, {5}, {}},
        {{blunt, cut}, {5}, {}},
    };
    std::vector<DataFile> files;
    for (const WantedPurges& wanted : all) files.push_back(file_of(wanted, limits));
    return files;
}

}  // namespace pegwright::search::data
