// Finds the base solutions of triangles and rectangles.
#include "base/bytes.hpp"
#include "board/names.hpp"
#include "board/symmetry.hpp"
#include "notation/text_writer.hpp"
#include "search/data/library.hpp"
#include "search/data/purge_search.hpp"
#include "search/paths/depth_first.hpp"
#include "search/paths/exhaustive_paths.hpp"
#include "theory/feasibility.hpp"

#include <tuple>

namespace pegwright::search::data {
namespace {

// True if the problem is the first of its images under symmetry and time reversal.
bool stands_for_its_images(const Problem& problem) {
    const auto key = [](const Problem& p) {
        return std::tuple(p.vacate().y, p.vacate().x, p.finish().y, p.finish().x);
    };
    const Problem backwards{problem.board, problem.finish(), problem.vacate()};
    return canonical(problem) == problem && key(problem) <= key(canonical(backwards));
}

DataFile as_file(const Solution& solution, const std::string& family, const std::string& name,
                 const std::string& method) {
    StringSink sink;
    sink.write("# A base solution, found by " + method + ":\n#   pegwright find base_solutions\n");
    TextWriter writer(solution.problem, sink);
    writer.take(solution.jumps);
    writer.finish();
    return {"base_solutions/" + family + "/" + solution.problem.board.name() + "/" + name + ".txt", sink.text};
}

void poll(const Limits& limits) {
    if (limits.poll) limits.poll({"depth-first search"});
}

using Wanted = std::function<bool(const Problem&)>;
using BaseSearch = std::function<std::optional<Solution>(const Problem&, const Limits&)>;

// Adds a file for every wanted, feasible pair of the board that has a solution.
void add_board(std::vector<DataFile>& files, const Board& board, const std::string& family, const Wanted& wanted,
               const std::string& method, const BaseSearch& search, const Limits& limits) {
    const SmallBoard holes(board);
    for (const Hole vacate : holes.holes()) {
        for (const Hole finish : holes.holes()) {
            const Problem problem{board, vacate, finish};
            if (!wanted(problem) || !stands_for_its_images(problem) ||
                !solvability(BigBoard(board), big(vacate), big(finish)).feasible)
                continue;
            const std::string name = hole_name(vacate) + "-" + hole_name(finish);
            const Limits inner = begin_piece(board.name() + " " + name, limits);
            if (const auto solution = search(problem, inner)) files.push_back(as_file(*solution, family, name, method));
        }
    }
}

void add_depth_first(std::vector<DataFile>& files, const Board& board, const std::string& family, const Wanted& wanted,
                     const Limits& limits) {
    const BaseSearch search = [&](const Problem& problem, const Limits& inner) {
        return depth_first(problem, [&] { poll(inner); }).solution;
    };
    add_board(files, board, family, wanted, "exhaustive depth-first search", search, limits);
}

// A solution in which both the first two and the last two holes of the top row are unlike at some moment, so 6-purges
// can be inserted at both ends.
std::optional<Solution> open_at_both_ends(const Problem& problem, const Limits& limits) {
    const SmallBoard board(problem.board);
    const std::int32_t last = problem.board.width() - 1;
    auto jumps = meet_in_the_middle(board, board.full() & ~board.bit(problem.vacate()), board.bit(problem.finish()),
                                    {{Hole{0, 0}, Hole{1, 0}}, {Hole{last - 1, 0}, Hole{last, 0}}}, limits);
    if (!jumps) return std::nullopt;
    return Solution{problem, std::move(*jumps)};
}

// On boards 7 to 9 wide and 4 or 5 high: whether the hole is in the three columns at an end, where no relocating purge
// starts (see square_purges.cpp).
bool cannot_leave_strip(const Board& board, Hole hole, bool left_end) {
    const std::int32_t row = left_end ? 2 - hole.x : hole.x - (board.width() - 3);  // of the strip, 0 innermost
    if (row != 0 && row != 1) return false;
    const std::int32_t column = std::min(hole.y, board.height() - 1 - hole.y);
    return board.height() == 4 ? column == row : column == 1 || (column == 2 && row == 1);
}

bool cannot_be_cut(const Problem& p) {
    return (cannot_leave_strip(p.board, p.vacate(), true) && cannot_leave_strip(p.board, p.finish(), false)) ||
           (cannot_leave_strip(p.board, p.vacate(), false) && cannot_leave_strip(p.board, p.finish(), true));
}

bool any(const Problem&) { return true; }

}  // namespace

std::vector<DataFile> find_triangle_bases(const Limits& limits) {
    std::vector<DataFile> files;
    for (const std::int32_t side : {4, 5, 6, 7, 8})
        add_depth_first(files, Board::triangle(side), "triangle", any, limits);
    return files;
}

std::vector<DataFile> find_rectangle_bases(const Limits& limits) {
    std::vector<DataFile> files;
    for (const std::int32_t width : {4, 5, 6, 7, 8, 9})
        add_board(
            files, Board::rectangle(width, 3), "rectangle", [](const Problem& p) { return p.vacate().y == 0; },
            "search from both ends", open_at_both_ends, limits);
    for (const std::int32_t width : {4, 5, 6})
        for (std::int32_t height = 4; height <= width; ++height)
            add_depth_first(files, Board::rectangle(width, height), "rectangle", any, limits);
    for (const std::int32_t height : {4, 5}) {
        for (const std::int32_t width : {7, 8, 9}) {
            const Board board = Board::rectangle(width, height);
            const BaseSearch search = [&](const Problem& problem, const Limits& inner) {
                return depth_first_restarting(problem, 10'000, [&] { poll(inner); });
            };
            add_board(files, board, "rectangle", cannot_be_cut, "depth-first search with restarts", search, limits);
        }
    }
    return files;
}

}  // namespace pegwright::search::data
