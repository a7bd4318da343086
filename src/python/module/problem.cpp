#include "module/arguments.hpp"

#include <sstream>

namespace pegwright::python {
namespace {

// The keywords that make it, as its text has them.
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
    for (const auto& [key, value] : keywords_of(problem))  // the board is the first
        text += (text.empty() ? "" : ", " + std::string(py::str(key)) + "=") + std::string(py::repr(value));
    return "Problem(" + text + ")";
}

// Equal problems may have been given by holes or by positions, so small ones are told apart by their pictures.
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
                        "A board, a start and a goal, either of which may be left open: solve() then chooses one that\n"
                        "works.\n"
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
             "vacate: the start is the full board but for these holes; start: it is this position. finish: in the\n"
             "end pegs are in these holes alone, 'any' is a single peg anywhere; goal: this position. Holes are names\n"
             "('d4' or 'd4,e4'), numbers (17), Holes, (x, y), or lists of these; positions are pictures, arrays or\n"
             "Positions. A board's picture with pegs in some of its holes, '.*./*o*/.*.', is the start as well.")
        .def_property_readonly("board", &Problem::board, "Its board.")
        .def_property_readonly(
            "start", [](const Problem& problem) { return problem.start(); },
            "The position at the start, or None if that is open.")
        .def_property_readonly(
            "goal", [](const Problem& problem) { return problem.goal(); },
            "The position in the end, or None if that is open or any hole will do.")
        .def("text", &Problem::text, "text(self)\n--\n\nAs at the head of a solution, a line each.")
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
