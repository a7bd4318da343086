// Finds base solutions of small rectangles with diagonal jumps, for pairs that are unsolvable without these jumps. The
// other pairs use the square lattice's solutions.
#include "base/bytes.hpp"
#include "base/error.hpp"
#include "board/names.hpp"
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

constexpr std::size_t positions_of_an_attempt = 4'000;

using PairWanted = std::function<bool(Hole vacate, Hole finish)>;

// True if the pair is the first of its images under symmetry and time reversal, in row order.
bool comes_first(const std::vector<Affine>& maps, Hole vacate, Hole finish) {
    const auto key = [](Hole a, Hole b) { return std::array{a.y, a.x, b.y, b.x}; };
    const auto own = key(vacate, finish);
    return std::all_of(maps.begin(), maps.end(), [&](const Affine& map) {
        return own <= key(map(vacate), map(finish)) && own <= key(map(finish), map(vacate));
    });
}

// True if the two holes are unlike at some moment, start and end included.
bool ever_unlike(const Solution& solution, Hole a, Hole b) {
    std::array<Hole, 2> holes{a, b};
    std::array<bool, 2> full{a != solution.problem.vacate(), b != solution.problem.vacate()};
    auto jump = solution.jumps.begin();
    while (full[0] == full[1] && jump != solution.jumps.end()) {
        for (std::size_t i = 0; i < 2; ++i)
            full[i] = holes[i] == jump->to || (full[i] && holes[i] != jump->from && holes[i] != jump->over());
        ++jump;
    }
    return full[0] != full[1];
}

// True if 6-purges can be inserted at both ends of three rows, each at the top or the bottom row.
bool lets_chains_in(const Solution& solution) {
    const Board& board = solution.problem.board;
    const auto at_end = [&](std::int32_t first) {
        return ever_unlike(solution, {first, 0}, {first + 1, 0}) || ever_unlike(solution, {first, 2}, {first + 1, 2});
    };
    return at_end(0) && at_end(board.width() - 2);
}

DataFile solutions_of(const Board& board, const PairWanted& wanted, const Limits& limits) {
    const BigBoard square(Board::rectangle(board.width(), board.height()));
    const std::vector<Affine> maps = board::symmetries(board);
    // Smaller boards have no chains beside them.
    const bool with_chains = board.height() == 3 && board.width() >= 6;
    StringSink sink;
    sink.write(
        "# Base solutions of pairs up to symmetry and time reversal, found by depth-first search with restarts:\n"
        "#   pegwright find base_solutions\n");
    board.for_each_hole([&](Hole vacate) {
        board.for_each_hole([&](Hole finish) {
            if (!wanted(vacate, finish) || !comes_first(maps, vacate, finish) ||
                !solvability(BigBoard(board), big(vacate), big(finish)).solvable ||
                solvability(square, big(vacate), big(finish)).solvable)
                return;
            const Problem problem{board, vacate, finish};
            const Limits inner = begin_piece(board.name() + " " + hole_name(vacate) + "-" + hole_name(finish), limits);
            const auto look = [&] {
                if (inner.poll) inner.poll({"depth-first search"});
            };
            const auto accept = [&](const Solution& s) { return !with_chains || lets_chains_in(s); };
            const auto solution =
                paths::depth_first_restarting(problem, 1'000'000, look, positions_of_an_attempt, accept);
            if (!solution) fail_internal("no base solution was found on " + board.name());
            TextWriter writer(problem, sink);
            writer.take(solution->jumps);
            writer.finish();
        });
    });
    const std::string sides = std::to_string(board.width()) + "x" + std::to_string(board.height());
    return {"base_solutions/diagonal/" + sides + ".txt", sink.text};
}

}  // namespace

std::vector<DataFile> find_diagonal_bases(const Limits& limits) {
    const PairWanted any_pair = [](Hole, Hole) { return true; };
    std::vector<DataFile> files;
    for (std::int32_t width = 4; width <= 9; ++width) {
        const PairWanted from_end_to_end = [&](Hole vacate, Hole finish) {
            return std::min(vacate.x, finish.x) < 2 && std::max(vacate.x, finish.x) >= width - 2;
        };
        const Board board = Board::rectangle(width, 3, Lattice::diagonal);
        files.push_back(solutions_of(board, width < 8 ? any_pair : from_end_to_end, limits));
    }
    for (std::int32_t width = 4; width <= 6; ++width)
        for (std::int32_t height = 4; height <= width; ++height)
            files.push_back(solutions_of(Board::rectangle(width, height, Lattice::diagonal), any_pair, limits));
    return files;
}

}  // namespace pegwright::search::data
