// Which base solutions the library needs, and the search that finds them.
#include "peg/bytes.hpp"
#include "peg/names.hpp"
#include "peg/symmetry.hpp"
#include "peg/text_writer.hpp"
#include "search/depth_first.hpp"
#include "search/library.hpp"
#include "theory/feasibility.hpp"

#include <tuple>

namespace pegwright {
namespace {

// Whether the problem comes first among its images under symmetry and time reversal.
bool stands_for_its_images(const Problem& problem) {
    const auto key = [](const Problem& p) { return std::tuple(p.vacate.y, p.vacate.x, p.finish.y, p.finish.x); };
    const Problem backwards{problem.board, problem.finish, problem.vacate};
    return canonical(problem) == problem && key(problem) <= key(canonical(backwards));
}

DataFile as_file(const Solution& solution, const std::string& name) {
    StringSink sink;
    sink.write("# A base solution, found by exhaustive depth-first search:\n#   pegwright find base_solutions\n");
    TextWriter writer(solution.problem, sink);
    writer.take(solution.jumps);
    writer.finish();
    return {"base_solutions/triangle/" + solution.problem.board.name() + "/" + name + ".txt", sink.text};
}

}  // namespace

std::vector<DataFile> find_triangle_bases(const OnWork& on_work) {
    std::vector<DataFile> files;
    for (const std::int32_t side : {4, 5, 6, 7, 8}) {
        const Board board = Board::triangle(side);
        const SmallBoard holes(board);
        for (const Hole vacate : holes.holes()) {
            for (const Hole finish : holes.holes()) {
                const Problem problem{board, vacate, finish};
                if (!stands_for_its_images(problem) || !solvability(BigBoard(board), big(vacate), big(finish)).feasible) continue;
                const std::string name = hole_name(vacate) + "-" + hole_name(finish);
                const std::string what = board.name() + " " + name;
                on_work(what);
                const auto result = depth_first(problem, [&] { on_work(what); });
                if (result.solution) files.push_back(as_file(*result.solution, name));
            }
        }
    }
    return files;
}

}  // namespace pegwright
