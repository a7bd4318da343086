#include "construct/catalogue/base_solutions.hpp"

#include "board/names.hpp"
#include "board/polygon.hpp"
#include "board/symmetry.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/solution_reader.hpp"

#include <string>

namespace pegwright::construct {
namespace {

using board::Polygon;
using Stored = std::optional<Solution> (*)(const Problem&);

std::optional<Solution> in_own_file(const Problem& problem) {
    const std::string folder =
        problem.board.family() == Board::Family::triangle ? "base_solutions/triangle/" : "base_solutions/rectangle/";
    const std::string path =
        folder + problem.board.name() + "/" + hole_name(problem.vacate()) + "-" + hole_name(problem.finish()) + ".txt";
    const EmbeddedFile* file = embedded_file(path);
    if (!file) return std::nullopt;
    StringSource source(file->text);
    return read_whole_solution(source, path);
}

std::optional<Solution> in_file_of_board(const std::string& path, const Problem& problem) {
    const EmbeddedFile* file = embedded_file(path);
    if (!file) return std::nullopt;
    const std::string head = "board " + problem.board.name() + "\n";
    const std::size_t begin = file->text.find(head + "vacate " + hole_name(problem.vacate()) + "\nfinish " +
                                              hole_name(problem.finish()) + "\n");
    if (begin == file->text.npos) return std::nullopt;
    const std::size_t end = file->text.find(head, begin + 1);
    StringSource source(file->text.substr(begin, end == file->text.npos ? end : end - begin));
    return read_whole_solution(source, path);
}

std::optional<Solution> diagonal_one(const Problem& problem) {
    const Board& board = problem.board;
    return in_file_of_board(
        "base_solutions/diagonal/" + std::to_string(board.width()) + "x" + std::to_string(board.height()) + ".txt",
        problem);
}

std::optional<Solution> polygon_one(const Problem& problem) {
    if (problem.board.family() == Board::Family::triangle) return base_solution(problem);
    return in_file_of_board("base_solutions/polygon/" + problem.board.name() + ".txt", problem);
}

std::optional<Solution> either_way_in_time(const Problem& problem, Stored stored) {
    if (auto solution = stored(problem)) return solution;
    if (auto backwards = stored({problem.board, problem.finish(), problem.vacate()}))
        return reversed(std::move(*backwards));
    return std::nullopt;
}

std::optional<Solution> by_symmetry(const Problem& problem, Stored stored) {
    for (const Affine& map : symmetries(problem.board))
        if (auto solution = either_way_in_time(image(map, problem), stored))
            return image(map.inverse(), std::move(*solution));
    return std::nullopt;
}

std::optional<Solution> of_rectangle(const Problem& problem, Stored stored) {
    if (problem.board.width() >= problem.board.height()) return by_symmetry(problem, stored);
    auto across = by_symmetry(transposed(problem), stored);
    return across ? std::optional(transposed(std::move(*across))) : std::nullopt;
}

// A polygon is stored under the name of one of its images.
std::optional<Solution> of_polygon(const Problem& problem) {
    const Polygon polygon = board::convex_polygon(problem.board).value();
    for (const Affine& map : board::polygon_images(problem.board)) {
        const Board board = board::polygon_board(board::image_of(map, polygon));
        auto solution = either_way_in_time({board, map(problem.vacate()), map(problem.finish())}, polygon_one);
        if (!solution) continue;
        return Solution{problem, map.inverse()(std::move(solution->jumps))};
    }
    return std::nullopt;
}

}  // namespace

Problem on_square_lattice(const Problem& problem) {
    const Board& board = problem.board;
    if (board.family() != Board::Family::rectangle || board.lattice() == Lattice::square) return problem;
    return {Board::rectangle(board.width(), board.height()), problem.vacate(), problem.finish()};
}

std::optional<Solution> base_solution(const Problem& problem) {
    const Lattice lattice = problem.board.lattice();
    if (const Problem square = on_square_lattice(problem); square.board.lattice() != lattice) {
        if (auto solution = base_solution(square)) return Solution{problem, std::move(solution->jumps)};
        return lattice == Lattice::triangular ? of_polygon(problem) : of_rectangle(problem, diagonal_one);
    }
    if (problem.board.family() == Board::Family::other)
        return board::convex_polygon(problem.board) ? of_polygon(problem) : std::nullopt;
    if (problem.board.family() == Board::Family::rectangle) return of_rectangle(problem, in_own_file);
    return by_symmetry(problem, in_own_file);
}

}  // namespace pegwright::construct
