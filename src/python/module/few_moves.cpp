// Few moves: the fewest, a bound, and solutions made shorter.
#include "module/limited.hpp"
#include "module/read.hpp"

#include <chrono>

namespace pegwright::python {
namespace {

py::list regions_of(const MoveBound& bound) {
    py::list regions;
    for (const auto& region : bound.regions) regions.append(py::make_tuple(region.holes, region.weight));
    return regions;
}

// The same limits, and after so many seconds the end with what there is.
Limits ending_after(double seconds, const Limits& limits) {
    using Clock = std::chrono::steady_clock;
    Limits ending = limits;
    ending.poll = [seconds, poll = limits.poll, begun = Clock::now()](const Progress& place) {
        poll(place);
        if (std::chrono::duration<double>(Clock::now() - begun).count() >= seconds)
            throw Error(Error::Kind::limit, "the time is over");
    };
    return ending;
}

}  // namespace

void bind_few_moves(py::module_& m) {
    py::class_<Shortest>(m, "Shortest", "A solution with as few moves as any has; false if there is none.")
        .def_readonly("solution", &Shortest::solution, "The solution, or None.")
        .def_readonly("moves", &Shortest::moves, "Its moves.")
        .def_readonly("proven", &Shortest::proven, "Whether no solution has fewer.")
        .def_readonly("solvable", &Shortest::solvable, "Whether there is a solution, of however many moves.")
        .def_readonly("reason", &Shortest::reason, "Why there is none, or none of so few moves, in words.")
        .def("__bool__", [](const Shortest& s) { return static_cast<bool>(s); })
        .def("__repr__", [](const Shortest& s) {
            if (!s) return "<Shortest: " + s.reason + ">";
            return "<Shortest: " + s->problem().words() + " in " + std::to_string(s.moves) + " moves>";
        });
    def_asking<std::optional<std::int64_t>>(
        m,
        {"shortest", "problem, *, at_most=None",
         "Finds a solution with as few moves as any has; returns Shortest. A move is jumps of one peg in a row.\n"
         "\n"
         "What the problem leaves open is chosen so that the moves are fewest. at_most: any solution of no more moves\n"
         "will do. Boards of at most 64 holes; a second for english, hours for some boards of more than 40."},
        [](const py::object& what, std::optional<std::int64_t> at_most, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return shortest(problem, at_most, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("at_most") = py::none());

    py::class_<MoveBound>(m, "MoveBound", "A proven lower bound on moves; false if there is no solution at all.")
        .def_readonly("moves", &MoveBound::moves, "No solution has fewer; None if there is no solution.")
        .def_readonly("by", &MoveBound::by,
                      "What proves it: packing, weights, weights of all regions, moves ahead or formula.")
        .def_readonly("reason", &MoveBound::reason, "Why there is no solution, in words.")
        .def_readonly("least", &MoveBound::least,
                      "Where the start was open, the problem of which no more is proven; or None.")
        .def_readonly("unit", &MoveBound::unit, "The sum of the weights / unit, rounded up, is the bound by weights.")
        .def_property_readonly("regions", &regions_of,
                               "Merson regions, each a list of holes with its weight: no jump leaves regions of more\n"
                               "than unit together.")
        .def_readonly("packing", &MoveBound::packing, "Merson regions without a common hole: each costs a move.")
        .def("__bool__", [](const MoveBound& b) { return static_cast<bool>(b); })
        .def("__repr__", [](const MoveBound& b) {
            return "<MoveBound " + (b ? std::to_string(*b.moves) + " by " + b.by : "none: " + b.reason) + ">";
        });
    m.def(
        "bound",
        [](const py::object& what, const py::object& vacate, const py::object& finish, const py::object& start,
           const py::object& goal) {
            const Problem problem = problem_of(asked(what, {vacate, finish, start, goal}));
            const py::gil_scoped_release unlocked;
            return bound(problem);
        },
        py::arg("problem"), py::kw_only(), py::arg("vacate") = py::none(), py::arg("finish") = py::none(),
        py::arg("start") = py::none(), py::arg("goal") = py::none(),
        "bound(problem, *, vacate=None, finish=None, start=None, goal=None)\n--\n\n"
        "Proves how many moves a solution needs at least, without a search; returns a MoveBound.\n"
        "\n"
        "Boards of any size that the memory holds; some seconds at most. What the problem leaves open is taken at its\n"
        "least.");

    py::class_<Shortened>(m, "Shortened", "A solution with fewer moves than one that was given, or as many.")
        .def_readonly("solution", &Shortened::solution, "The solution.")
        .def_readonly("moves_before", &Shortened::moves_before, "The moves of the one that was given.")
        .def_readonly("moves", &Shortened::moves, "The moves of this one.")
        .def_readonly("stopped", &Shortened::stopped, "Whether the time ended the search.")
        .def("__repr__", [](const Shortened& s) {
            return "<Shortened " + s.solution.problem().words() + ": " + std::to_string(s.moves_before) +
                   " moves before, " + std::to_string(s.moves) + " after>";
        });
    def_limited<const py::object&, std::uint64_t, std::optional<std::size_t>>(
        m,
        {"shorten", "solution, *, seed=0, rounds=None",
         "Looks for a solution with fewer moves, of the same problem and with the same pegs in the end; returns\n"
         "Shortened.\n"
         "\n"
         "solution: a Solution or an Answer, or what read_solution() reads, of any board; its notation is kept. seed:\n"
         "another one searches in another way. rounds: how often all of it is searched, 4 times unless given, or once\n"
         "if it is long; 0 only reorders its jumps. time: search for so many seconds, or with rounds no longer; 50 at\n"
         "most unless given. The end of the time is no error."},
        [](const py::object& what, std::uint64_t seed, std::optional<std::size_t> rounds, const Limited& limited) {
            constexpr double usual_seconds = 50;
            // Who gives more time wants it to be used.
            const ShortenWishes wishes{seed, rounds, limited.time() && !rounds};
            return limited.without_time()([&](const Limits& limits) {
                const Solution solution = solution_of(what, limits);
                const py::gil_scoped_release unlocked;
                return shorten(solution, wishes, ending_after(limited.time().value_or(usual_seconds), limits));
            });
        },
        py::arg("solution"), py::kw_only(), py::arg("seed") = 0, py::arg("rounds") = py::none());
}

}  // namespace pegwright::python
