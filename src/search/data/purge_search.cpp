#include "search/data/purge_search.hpp"

#include "base/error.hpp"
#include "notation/purge_text.hpp"
#include "search/paths/exhaustive_paths.hpp"

#include <algorithm>
#include <iterator>

namespace pegwright::search::data {
namespace {

// Breadth-first search by moves holds all positions: for 22 holes some half a million, a second's work.
constexpr std::size_t most_holes_for_fewest_moves = 22;

// The catalyst is on both sides of one end of three pegs in a line.
//
//     C X v        left_full; else v and C change places
//     . X .
//     . X .
Purge three(const std::vector<Lattice>& lattices, bool left_full, const Limits& limits) {
    std::vector<Purge::Spot> spots{
        {{0, 0}, catalyst(left_full)}, {{1, 0}, PurgeHole::leaves}, {{2, 0}, catalyst(!left_full)}};
    add_block(spots, {1, 1}, 1, 2);
    return find_purge(left_full ? "three-10" : "three-01", lattices, spots, {}, limits);
}

// The catalyst is two holes in line with the first of three rows of two.
//
//     C v X X      far_full; else v and C change places
//     . . X X
//     . . X X
//
// The requirement concerns the block's own first row, where the next purge of a chain finds its catalyst.
Purge six(const std::vector<Lattice>& lattices, bool far_full, const Limits& limits) {
    std::vector<Purge::Spot> spots{{{0, 0}, catalyst(far_full)}, {{1, 0}, catalyst(!far_full)}};
    add_block(spots, {2, 0}, 2, 3);
    return find_purge(far_full ? "six-10" : "six-01", lattices, spots, {{Hole{2, 0}, Hole{3, 0}}}, limits);
}

}  // namespace

void add_block(std::vector<Purge::Spot>& spots, Hole top_left, std::int32_t width, std::int32_t height,
               std::int32_t slope) {
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width + slope * y; ++x)
            spots.push_back({top_left + Hole{x, y}, PurgeHole::leaves});
}

void mark(std::vector<Purge::Spot>& spots, Hole hole, PurgeHole kind) {
    for (auto& spot : spots)
        if (spot.hole == hole) spot.kind = kind;
}

std::optional<Purge> try_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                               const std::vector<UnlikeRequirement>& requirements, const Limits& limits,
                               WantedMoves moves) {
    std::vector<Hole> holes;
    for (const auto& spot : spots) holes.push_back(spot.hole);
    // A purge for both lattices uses the square lattice's jumps, which both have.
    const SmallBoard board(lattices.front(), holes);
    Bits start = 0;
    Bits goal = 0;
    for (const auto& spot : spots) {
        if (full_before(spot.kind)) start |= board.bit(spot.hole);
        if (full_after(spot.kind)) goal |= board.bit(spot.hole);
    }
    const bool few = moves == WantedMoves::fewest && holes.size() <= most_holes_for_fewest_moves;
    auto jumps = few ? fewest_moves(board, start, goal, requirements, limits)
                     : meet_in_the_middle(board, start, goal, requirements, limits);
    if (!jumps) return std::nullopt;
    return Purge{name, std::move(lattices), std::move(spots), std::move(*jumps)};
}

Purge find_purge(const std::string& name, std::vector<Lattice> lattices, std::vector<Purge::Spot> spots,
                 const std::vector<UnlikeRequirement>& requirements, const Limits& limits) {
    auto purge = try_purge(name, std::move(lattices), std::move(spots), requirements, limits);
    if (!purge) fail_internal("no purge " + name + " exists");
    return std::move(*purge);
}

std::vector<Purge> three_purges(const std::vector<Lattice>& lattices, const Limits& limits) {
    return {three(lattices, false, limits), three(lattices, true, limits)};
}
std::vector<Purge> six_purges(const std::vector<Lattice>& lattices, const Limits& limits) {
    return {six(lattices, false, limits), six(lattices, true, limits)};
}

void add_catalyst(std::vector<Purge::Spot>& spots, std::string_view state) {
    Hole hole{0, 0};
    for (const char c : state) {
        if (c != '.') spots.push_back({hole, catalyst(c == '1')});
        ++hole.x;
    }
}

std::string name_in_state(const std::string& name, std::string_view state) {
    std::string with = name + "-";
    std::copy_if(state.begin(), state.end(), std::back_inserter(with), [](char c) { return c != '.'; });
    return with;
}

int move_count(const Purge& purge) {
    int count = 0;
    for (std::size_t i = 0; i < purge.jumps.size(); ++i)
        count += i == 0 || purge.jumps[i - 1].to != purge.jumps[i].from ? 1 : 0;
    return count;
}

Limits begin_piece(const std::string& piece, const Limits& limits) {
    Limits inner = limits;
    if (!limits.poll) return inner;
    inner.poll = [piece, poll = limits.poll](const Progress& place) {
        poll({piece + ", " + place.doing, place.pegs, place.done, place.total});
    };
    limits.poll({piece});
    return inner;
}

std::string file_text(const std::string& heading, const std::vector<Purge>& purges, const std::string& method) {
    std::string text =
        heading + "# Found by " + method + " within the holes of the picture:\n#   pegwright find purges\n";
    for (const Purge& purge : purges) text += "\n" + format_purge(purge);
    return text;
}

}  // namespace pegwright::search::data
