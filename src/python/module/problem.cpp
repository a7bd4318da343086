#include "module/arguments.hpp"

#include <sstream>

namespace pegwright::python {
namespace {

// The arguments that make the problem, from its text.
py::dict keywords_of(const Problem& problem) {
    py::dict keywords;
    std::istringstream lines(problem.text());
    for (std::string line; std::getline(lines, line);) {
        const std::size_t blank = line.find(' ');
        keywords[py::str(line.substr(0, blank))] = line.substr(blank + 1);
    }
    return keywords;
}

std::string repr(const Problem& problem) {
    std::string text;
    for (const auto& [key, value] : keywords_of(problem))  // the board comes first
        text += (text.empty() ? "" : ", " + std::string(py::str(key)) + "=") + std::string(py::repr(value));
    return "Problem(" + text + ")";
}

// Equal problems may be given by holes or by positions, so small ones are hashed by pictures.
py::ssize_t hash(const Problem& problem) {
    constexpr std::int64_t small = 1 << 16;
    const Board board = problem.board();
    const auto picture = [&](const std::optional<Position>& position) -> std::string {
        return position && board.hole_count() <= small ? position->picture() : "";
    };
    return py::hash(py::make_tuple(board, picture(problem.start()), picture(problem.goal())));
}

}  // namespace

void bind_problem(py::module_& m) {
    py::class_<Problem>(m, "Problem",
                        "A problem: a board, a start and a goal. If one is left open, solve() chooses it.\n"
                        "\n"
                        "    Problem('T5', vacate='a1', finish='a1')\n"
                        "    Problem('english', vacate=['d3', 'd5'], finish='any')\n"
                        "    Problem('.o./ooo/.o.', start='.o./***/.*.', goal='.*./*o*/.o.')")
        .def(py::init([](const py::object& board, const py::object& vacate, const py::object& finish,
                         const py::object& start, const py::object& goal) {
                 return problem_on(board, {vacate, finish, start, goal});
             }),
             py::arg("board"), py::kw_only(), py::arg("vacate") = py::none(), py::arg("finish") = py::none(),
             py::arg("start") = py::none(), py::arg("goal") = py::none(),
             "__init__(self, board, *, vacate=None, finish=None, start=None, goal=None)\n--\n\n"
             "- vacate: all holes are full at the start but these.\n"
             "- start: the position at the start.\n"
             "- finish: only these holes hold pegs at the end; 'any' is a single peg anywhere.\n"
             "- goal: the position at the end.\n"
             "\n"
             "Holes are names ('d4' or 'd4,e4'), numbers (17), Holes, (x, y), or lists of these.\n"
             "Positions are pictures, arrays or Positions. If the board is a picture with pegs in\n"
             "some holes, '.*./*o*/.*.', it is the start, too.")
        .def_property_readonly("board", &Problem::board, "Its board.")
        .def_property_readonly(
            "start", [](const Problem& problem) { return problem.start(); },
            "The position at the start, or None if open.")
        .def_property_readonly(
            "goal", [](const Problem& problem) { return problem.goal(); },
            "The position at the end, or None if open or any single peg.")
        .def("text", &Problem::text,
             "text(self)\n--\n\n"
             "The lines at the head of a solution.")
        .def("__str__", &Problem::words)
        .def("__repr__", &repr)
        .def(
            "__eq__", [](const Problem& a, const Problem& b) { return a == b; }, py::is_operator())
        .def("__hash__", &hash)
        .def(py::pickle(
            [](const Problem& problem) { return py::make_tuple(keywords_of(problem)); },
            [](const py::tuple& state) {
                const auto keywords = state[0].cast<py::dict>();
                const auto given = [&](const char* key) -> py::object {
                    return keywords.contains(key) ? py::object(keywords[key]) : py::none();
                };
                return problem_on(keywords["board"], {given("vacate"), given("finish"), given("start"), given("goal")});
            }));
}

}  // namespace pegwright::python
