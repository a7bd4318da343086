// Finds base solutions of small convex polygons (construct/families/polygon.cpp). Their strips of three rows cannot be
// cut off: either the polygon that remains has unsolvable pairs, or the strip contains both start and finish.
#include "base/bytes.hpp"
#include "base/error.hpp"
#include "board/names.hpp"
#include "board/parse.hpp"
#include "board/polygon.hpp"
#include "board/symmetry.hpp"
#include "notation/text_writer.hpp"
#include "search/data/library.hpp"
#include "search/data/purge_search.hpp"
#include "search/paths/depth_first.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <array>

namespace pegwright::search::data {
namespace {

// Many short attempts are quicker than few long ones.
constexpr std::size_t positions_an_attempt = 500;

struct PolygonBase {
    const char* name;
    std::vector<int> strips;    // the sides that can be cut off
    bool thirds_alone = false;  // of three lines: from the third hole of a line's end to the third from the other
};

// Names as by canonical_steps(). T_6 to T_8 belong here too, but are base boards of triangles. Trials show that larger
// polygons reduce to these; see theory/POLYGONS.md.
const std::vector<PolygonBase>& polygon_bases() {
    static const std::vector<PolygonBase> all = {
        {"polygon2x3x2x3x2x3", {}},
        {"polygon1x4x2x3x2x4", {}},
        {"polygon2x3x3x2x3x3", {}},
        {"polygon1x4x3x2x3x4", {}},
        {"polygon1x4x4x1x4x4", {}},
        {"polygon2x3x3x3x2x4", {}},
        {"polygon1x4x3x3x2x5", {}},
        {"polygon1x4x3x4x1x6", {}},
        {"polygon2x3x4x2x3x4", {}},
        {"polygon2x4x2x4x2x4", {}},
        {"polygon1x4x4x2x3x5", {}},
        {"polygon1x5x2x4x2x5", {}},
        {"polygon1x4x5x1x4x5", {}},
        {"polygon1x5x2x5x1x6", {}},
        {"polygon2x3x4x3x2x5", {}},
        {"polygon1x4x4x3x2x6", {}},
        {"polygon1x4x4x4x1x7", {}},
        {"polygon1x5x3x3x3x5", {}},
        {"polygon1x4x5x2x3x6", {}},
        {"polygon2x4x3x4x2x5", {}},
        {"polygon2x4x4x2x4x4", {}},
        {"polygon1x4x6x1x4x6", {}},
        {"polygon1x5x3x4x2x6", {}},
        {"polygon1x5x4x2x4x5", {}},
        {"polygon3x3x4x3x3x4", {}},
        {"polygon1x5x3x5x1x7", {}},
        {"polygon1x5x5x1x5x5", {}},
        {"polygon2x5x2x5x2x5", {}},
        {"polygon1x4x5x4x1x8", {}},
        {"polygon1x6x2x5x2x6", {}},
        {"polygon2x4x4x3x3x5", {0}},
        {"polygon1x5x4x3x3x6", {}},
        {"polygon1x6x2x6x1x7", {}},
        {"polygon3x4x3x4x3x4", {}},
        {"polygon1x5x4x4x2x7", {4}},
        {"polygon1x5x5x2x4x6", {3}},
        {"polygon2x5x3x4x3x5", {0}},
        {"polygon1x5x4x5x1x8", {}},
        {"polygon1x5x6x1x5x6", {}},
        {"polygon1x6x3x4x3x6", {}},
        {"polygon1x6x3x5x2x7", {4}},
        {"polygon1x6x3x6x1x8", {}},
        {"polygon1x6x4x3x4x6", {3}},
        {"polygon1x6x5x2x5x6", {3}},
        {"polygon1x7x2x7x1x8", {2}},
        {"polygon1x6x6x1x6x6", {}},
        {"polygon1x6x4x6x1x9", {1, 3}},
        {"polygon1x6x5x6x1x10", {1, 3}},
        // Boards with unsolvable feasible pairs (theory/polygons.hpp).
        {"polygon1x4x2x4x1x5", {}},
        {"polygon2x4x3x3x3x4", {}},
        // Boards of three lines: parallelograms, trapezoids, with one pointed end and with two.
        {"polygon1x3x4x1x3x4", {}},
        {"polygon1x3x6x1x3x6", {}},
        {"polygon1x3x8x1x3x8", {}},
        {"polygon1x3x4x3x1x6", {}},
        {"polygon1x3x5x3x1x7", {}},
        {"polygon1x3x6x3x1x8", {}},
        {"polygon1x3x4x2x2x5", {}},
        {"polygon1x3x5x2x2x6", {}},
        {"polygon1x3x6x2x2x7", {}},
        {"polygon2x2x5x2x2x5", {}},
        {"polygon2x2x6x2x2x6", {}},
        {"polygon2x2x7x2x2x7", {}},
        {"polygon2x2x8x2x2x8", {}, true},
        {"polygon2x2x9x2x2x9", {}, true},
        {"polygon2x2x10x2x2x10", {}, true},
    };
    return all;
}

// True if both holes are in the three rows along every side that could be cut off.
bool cannot_be_cut(const PolygonBase& base, const board::Polygon& polygon, Hole vacate, Hole finish) {
    if (base.thirds_alone) {
        // The sides along the lines are 2 and 5; their ends at sides 0 and 3.
        const auto is_third = [&](Hole h, int end) {
            const auto begin = polygon.corner(end == 0 ? 2 : 5);
            const auto last = polygon.corner(end == 0 ? 0 : 3);
            const Hole along = board::along_side[end == 0 ? 2 : 5];
            return h == Hole{begin.x, begin.y} + 2 * along || h == Hole{last.x, last.y} + 2 * along;
        };
        const auto third_from = [&](Hole h) { return is_third(h, 0) ? 0 : is_third(h, 3) ? 3 : -1; };
        return third_from(vacate) + third_from(finish) == 3 && third_from(vacate) >= 0 && third_from(finish) >= 0;
    }
    return std::all_of(base.strips.begin(), base.strips.end(), [&](int side) {
        return polygon.distance(vacate, side) < 3 && polygon.distance(finish, side) < 3;
    });
}

// True if the pair is the first of its images under symmetry and time reversal, in row order.
bool is_first_image(const std::vector<Affine>& symmetries, Hole vacate, Hole finish) {
    const auto key = [](Hole a, Hole b) { return std::array{a.y, a.x, b.y, b.x}; };
    const auto own = key(vacate, finish);
    return std::all_of(symmetries.begin(), symmetries.end(), [&](const Affine& map) {
        return own <= key(map(vacate), map(finish)) && own <= key(map(finish), map(vacate));
    });
}

}  // namespace

std::vector<DataFile> find_polygon_bases(const Limits& limits) {
    std::vector<DataFile> files;
    for (const PolygonBase& base : polygon_bases()) {
        const Board board = parse_board(base.name);
        const auto polygon = board::convex_polygon(board).value();
        const std::vector<Affine> symmetries = board::symmetries(board);
        StringSink sink;
        sink.write(
            "# Base solutions of pairs up to symmetry and time reversal, found by depth-first search with restarts:\n"
            "#   pegwright find base_solutions\n");
        board.for_each_hole([&](Hole vacate) {
            board.for_each_hole([&](Hole finish) {
                if (!is_first_image(symmetries, vacate, finish) || !cannot_be_cut(base, polygon, vacate, finish) ||
                    !solvability(BigBoard(board), big(vacate), big(finish)).solvable)
                    return;
                const Problem problem{board, vacate, finish};
                const Limits inner =
                    begin_piece(board.name() + " " + hole_name(vacate) + "-" + hole_name(finish), limits);
                const auto solution = depth_first_restarting(
                    problem, 1'000'000,
                    [&] {
                        if (inner.poll) inner.poll({"depth-first search"});
                    },
                    positions_an_attempt);
                if (!solution) fail_internal("no base solution was found on " + board.name());
                TextWriter writer(problem, sink);
                writer.take(solution->jumps);
                writer.finish();
            });
        });
        files.push_back({"base_solutions/polygon/" + board.name() + ".txt", sink.text});
    }
    return files;
}

}  // namespace pegwright::search::data
