// Finds the purges of the square lattice: for rectangles with both sides at least 4, and for 3 x n.
//
// The position class fixes a single vacancy's x mod 3 and y mod 3. So a relocating purge moves the vacancy by three
// rows or columns. Exhaustive search of windows W x 6 (a strip and three rows beyond) has found which exist. With (i,
// j) the vacancy's column and its row in the strip, row 0 innermost, up to mirror images:
//
//     W = 4: (1,0), (0,1) to the other side, all of row 2.       None for (0,0), (1,1).
//     W = 5: (0,0), (2,0), (0,1), all of row 2.                  None for (1,0), (1,1), (2,1).
//     W = 6: (0,0), (1,1) to the other side, (2,1).  W = 7: (1,0), (1,1), (2,1).
//
// These cover strips of length 6 and more with the vacancy within three holes of an end: a longer strip adds 6-purges
// to the purge of its parity. Strips of six rows fill the gaps of lengths 4 and 5.
#include "board/names.hpp"
#include "search/data/library.hpp"
#include "search/data/purge_search.hpp"

#include <algorithm>

namespace pegwright::search::data {
namespace {

const std::vector<Lattice> square{Lattice::square};

// How many rows beyond the strip the purge takes. The vacancy is in the strip's outer three rows.
std::int32_t rows_beyond(Hole vacancy) { return 3 - vacancy.y % 3; }

std::string relocation_name(std::int32_t width, std::int32_t rows, Hole vacancy) {
    return "relocate-" + std::to_string(width) + "x" + std::to_string(rows) + "-" + hole_name(vacancy);
}

// The picture of a relocating purge: rows beyond with N at (target, 0), then the block.
// Width 4, three rows, vacancy b1 of the block, target 1:
//
//     C N C C
//     C C C C
//     C C C C
//     X V X X
//     X X X X
//     X X X X
std::vector<Purge::Spot> relocation_picture(std::int32_t width, std::int32_t rows, Hole vacancy, std::int32_t target) {
    const std::int32_t beyond = rows_beyond(vacancy);
    std::vector<Purge::Spot> spots;
    add_block(spots, {0, 0}, width, beyond + rows);
    for (auto& spot : spots)
        if (spot.hole.y < beyond) spot.kind = PurgeHole::catalyst_peg;
    mark(spots, {target, 0}, PurgeHole::takes_vacancy);
    mark(spots, vacancy + Hole{0, beyond}, PurgeHole::brings_vacancy);
    return spots;
}

//     C . v
//     X X X
//     X X X
//     X X X
Purge block_beside_two(std::int32_t width, const Limits& limits) {
    std::vector<Purge::Spot> spots;
    add_block(spots, {0, 1}, width, 3);
    spots.push_back({{0, 0}, catalyst(true)});
    spots.push_back({{width - 1, 0}, catalyst(false)});
    std::vector<UnlikeRequirement> chains;
    if (width == 3) chains = {chain_on_the_right(width), {Hole{0, 1}, Hole{1, 1}}};
    return find_purge("block-" + std::to_string(width) + "x3", square, spots, chains, limits);
}

using TryTarget = std::function<std::optional<Purge>(std::int32_t target)>;

// The purge with fewest moves, of all columns that could take the vacancy.
Purge best_relocation(std::int32_t width, Hole vacancy, const TryTarget& attempt) {
    std::optional<Purge> best;
    for (std::int32_t target = vacancy.x % 3; target < width; target += 3) {
        auto found = attempt(target);
        if (found && (!best || move_count(*found) < move_count(*best))) best = std::move(found);
    }
    return std::move(best.value());
}

Purge relocate(std::int32_t width, Hole vacancy, const Limits& limits) {
    return best_relocation(width, vacancy, [&](std::int32_t target) {
        const std::int32_t first = rows_beyond(vacancy);
        return try_purge(relocation_name(width, 3, vacancy), square, relocation_picture(width, 3, vacancy, target),
                         {{Hole{width - 2, first}, Hole{width - 1, first}}}, limits);
    });
}

// A strip of six rows and length 4.
Purge relocate_4x6(Hole vacancy, const Limits& limits) {
    return best_relocation(4, vacancy, [&](std::int32_t target) {
        return try_purge(relocation_name(4, 6, vacancy), square, relocation_picture(4, 6, vacancy, target), {}, limits);
    });
}

// A strip of six rows and length 5. A 6-purge clears the last two columns of the outer three rows; it is inserted at
// the first moment its pair is unlike.
Purge relocate_5x6(Hole vacancy, const std::vector<Purge>& six, const Limits& limits) {
    return best_relocation(5, vacancy, [&](std::int32_t target) -> std::optional<Purge> {
        const auto whole = relocation_picture(5, 6, vacancy, target);
        const Hole far{1, rows_beyond(vacancy) + 3};
        const Hole near = far + Hole{1, 0};
        auto without_six = whole;
        std::erase_if(without_six, [&](const auto& spot) { return spot.hole.x > near.x && spot.hole.y >= near.y; });
        auto purge = try_purge(relocation_name(5, 6, vacancy), square, without_six, {{far, near}}, limits);
        if (!purge) return purge;
        bool far_full = far != vacancy + Hole{0, rows_beyond(vacancy)};
        bool near_full = near != vacancy + Hole{0, rows_beyond(vacancy)};
        auto at = purge->jumps.begin();
        for (; far_full == near_full; ++at) {
            const auto update = [&](Hole h, bool& full) {
                full = h == at->to || (full && h != at->from && h != at->over());
            };
            update(far, far_full);
            update(near, near_full);
        }
        std::vector<Jump> placed;
        for (const Jump& jump : six[far_full ? 1 : 0].jumps) placed.push_back({jump.from + far, jump.to + far});
        purge->jumps.insert(at, placed.begin(), placed.end());
        purge->spots = whole;
        return purge;
    });
}

// For 3 x n: the first `width` columns leave, and the vacancy goes three columns further on. along-2-a1:
//
//     V X C N C
//     X X C C C
//     X X C C C
Purge along(std::int32_t width, Hole vacancy, const Limits& limits) {
    std::vector<Purge::Spot> spots;
    add_block(spots, {0, 0}, width + 3, 3);
    for (auto& spot : spots)
        if (spot.hole.x >= width) spot.kind = PurgeHole::catalyst_peg;
    mark(spots, vacancy, PurgeHole::brings_vacancy);
    mark(spots, vacancy + Hole{3, 0}, PurgeHole::takes_vacancy);
    return find_purge("along-" + std::to_string(width) + "-" + hole_name(vacancy), square, spots,
                      {{Hole{0, 0}, Hole{1, 0}}}, limits);
}

}  // namespace

std::vector<DataFile> find_square_purges(const Limits& limits) {
    const std::string folder = "purges/square/";
    std::vector<DataFile> files;
    Limits inner = begin_piece("square: 3- and 6-purges", limits);
    const std::vector<Purge> six = six_purges(square, inner);
    files.push_back(
        {folder + "three.txt",
         file_text("# The 3-purge: three pegs in a line leave; the catalyst stands on either side of one end.\n",
                   three_purges(square, inner))});
    files.push_back(
        {folder + "six.txt",
         file_text("# The 6-purge: a block of 2 x 3 leaves; the catalyst is a pair in line with its first row. On the\n"
                   "# way the block's own first row becomes unlike: the next 6-purge of a chain is inserted there.\n",
                   six)});
    std::vector<Purge> blocks;
    for (const std::int32_t width : {3, 4, 5}) {
        inner = begin_piece("square: block of " + std::to_string(width) + "x3", limits);
        blocks.push_back(block_beside_two(width, inner));
    }
    files.push_back(
        {folder + "block.txt",
         file_text(
             "# Blocks of three rows, each beside the two holes over its ends, whatever lies between these. Here\n"
             "# the first of the two is full; if the other is, the mirror image does. For heads of strips: 3 x 3,\n"
             "# and of strips of four 4 x 3; for bands all three: pieces so wide, side by side, make every width\n"
             "# from three on. While 3 x 3 leaves, the last two holes of its first row become unlike, and the\n"
             "# first two: 6-purges clear the rest of the strip from there.\n",
             blocks)});
    std::vector<Purge> relocating;
    const auto add = [&](std::int32_t width, std::initializer_list<Hole> vacancies) {
        for (const Hole vacancy : vacancies) {
            inner = begin_piece(
                "square: relocating purge of width " + std::to_string(width) + ", vacancy at " + hole_name(vacancy),
                limits);
            relocating.push_back(relocate(width, vacancy, inner));
        }
    };
    add(4, {{1, 0}, {2, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}});
    add(5, {{0, 0}, {2, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}});
    add(6, {{0, 0}, {1, 1}, {2, 1}});
    add(7, {{1, 0}, {1, 1}, {2, 1}});
    files.push_back(
        {folder + "relocate.txt",
         file_text(
             "# Relocating purges for strips of three rows: the block with its vacancy V leaves, and the vacancy\n"
             "# goes to N, three rows further in and in the same column mod 3. The vacancy is named by its place\n"
             "# in the block. On the way the last two holes of the block's first row become unlike: 6-purges\n"
             "# clear the rest of the strip from there.\n",
             relocating, "search from both ends (fewest moves up to 22 holes)")});
    std::vector<Purge> deep;
    for (const Hole vacancy : {Hole{0, 3}, Hole{1, 4}}) {
        inner = begin_piece("square: relocating purge of 4 x 6, vacancy at " + hole_name(vacancy), limits);
        deep.push_back(relocate_4x6(vacancy, inner));
    }
    for (const Hole vacancy : {Hole{1, 3}, Hole{1, 4}, Hole{2, 4}}) {
        inner = begin_piece("square: relocating purge of 5 x 6, vacancy at " + hole_name(vacancy), limits);
        deep.push_back(relocate_5x6(vacancy, six, inner));
    }
    files.push_back(
        {folder + "relocate_deep.txt",
         file_text(
             "# Relocating purges for strips of six rows and length 4 or 5, where no purge of three rows will do.\n"
             "# Those of length 5 contain a 6-purge (last two columns, last three rows).\n",
             deep, "search from both ends")});
    inner = begin_piece("square: relocating purges along three rows", limits);
    files.push_back(
        {folder + "along.txt",
         file_text(
             "# For 3 x n: the block's columns leave, and the vacancy goes from V to N, three columns further on.\n"
             "# On the way the first two holes of the top row become unlike: 6-purges clear what lies to the left.\n",
             {along(2, {0, 0}, inner), along(4, {1, 0}, inner)})});
    for (DataFile& file : find_block_purges(limits)) files.push_back(std::move(file));
    return files;
}

}  // namespace pegwright::search::data
