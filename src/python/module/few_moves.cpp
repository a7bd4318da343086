// Few moves: the fewest, a bound, shorter solutions.
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

// They also end the search after that many seconds.
Limits ending_after(double seconds, const Limits& limits) {
    using Clock = std::chrono::steady_clock;
    Limits ending = limits;
    ending.poll = [seconds, poll = limits.poll, begun = Clock::now()](const Progress& place) {
        poll(place);
        if (std::chrono::duration<double>(Clock::now() - begun).count() >= seconds)
            throw Error(Error::Kind::limit, "time is up");
    };
    return ending;
}

}  // namespace

void bind_few_moves(py::module_& m) {
    py::class_<Shortest>(m, "Shortest", "The result of shortest(); false if there is no such solution.")
        .def_readonly("solution", &Shortest::solution, "The solution, or None.")
        .def_readonly("moves", &Shortest::moves, "The number of its moves.")
        .def_readonly("proven", &Shortest::proven, "Whether it is proven that no solution has fewer.")
        .def_readonly("solvable", &Shortest::solvable,
                      "Whether there is a solution at all, perhaps with more than at_most moves.")
        .def_readonly("reason", &Shortest::reason, "Why there is no such solution.")
        .def("__bool__", [](const Shortest& s) { return static_cast<bool>(s); })
        .def("__repr__", [](const Shortest& s) {
            if (!s) return "<Shortest: " + s.reason + ">";
            return "<Shortest: " + s->problem().words() + " in " + std::to_string(s.moves) + " moves>";
        });
    def_asking<std::optional<std::int64_t>>(
        m,
        {"shortest", "problem, *, at_most=None",
         "Finds a solution with the fewest moves and proves it; returns Shortest.\n"
         "\n"
         "A move is one or more jumps in a row by one peg. Open ends are chosen for fewest\n"
         "moves.\n"
         "- at_most: finds any solution with at most that number of moves, or proves that\n"
         "  there is none.\n"
         "\n"
         "For boards of at most 64 holes. English takes a second; boards of more than 40 holes\n"
         "may take hours."},
        [](const py::object& what, std::optional<std::int64_t> at_most, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return shortest(problem, at_most, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("at_most") = py::none());

    py::class_<MoveBound>(m, "MoveBound", "A proven lower bound on moves; false if there is no solution.")
        .def_readonly("moves", &MoveBound::moves, "No solution has fewer moves; None if there is no solution.")
        .def_readonly("by", &MoveBound::by,
                      "The proof: packing, weights, weights of all regions, moves ahead or formula.")
        .def_readonly("reason", &MoveBound::reason, "Why there is no solution.")
        .def_readonly("least", &MoveBound::least,
                      "For an open start: the problem with the least bound, otherwise None.")
        .def_readonly("unit", &MoveBound::unit, "The sum of weights / unit, rounded up, is the bound by weights.")
        .def_property_readonly("regions", &regions_of,
                               "Pairs of a Merson region (a list of holes) and its weight. Regions left by the same\n"
                               "jump weigh at most unit together.")
        .def_readonly("packing", &MoveBound::packing, "Disjoint Merson regions, each of which costs a move.")
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
        "Proves without a search how many moves a solution needs at least; returns a\n"
        "MoveBound.\n"
        "\n"
        "Open ends count as the cheapest choice. Takes some seconds at most, on boards of any\n"
        "size that fits the memory.");

    py::class_<Shortened>(m, "Shortened", "The result of shorten().")
        .def_readonly("solution", &Shortened::solution, "The solution.")
        .def_readonly("moves_before", &Shortened::moves_before, "The number of moves before.")
        .def_readonly("moves", &Shortened::moves, "The number of moves now, at most as many.")
        .def_readonly("stopped", &Shortened::stopped, "Whether the time ended the search.")
        .def("__repr__", [](const Shortened& s) {
            return "<Shortened " + s.solution.problem().words() + ": " + std::to_string(s.moves_before) +
                   " moves before, " + std::to_string(s.moves) + " after>";
        });
    def_limited<const py::object&, std::uint64_t, std::optional<std::size_t>>(
        m,
        {"shorten", "solution, *, seed=0, rounds=None",
         "Looks for a solution with fewer moves; returns Shortened.\n"
         "\n"
         "The problem, the notation and the last pegs stay the same.\n"
         "- solution: a Solution, an Answer, or anything that read_solution() takes.\n"
         "- seed: another seed searches differently.\n"
         "- rounds: how often the whole solution is searched; 0 only reorders its jumps.\n"
         "  Default: 4, or 1 if it is long.\n"
         "- time: seconds to search; with rounds, at most as many. Default: the usual rounds, at\n"
         "  most 50 seconds. The end of the time is no error.\n"
         "\n"
         "On boards of up to 33 holes the usual rounds end with the fewest moves there are."},
        [](const py::object& what, std::uint64_t seed, std::optional<std::size_t> rounds, const Limited& limited) {
            constexpr double usual_seconds = 50;
            // A caller who gives a time wants all of it used.
            const ShortenOptions options{seed, rounds, limited.time() && !rounds};
            return limited.without_time()([&](const Limits& limits) {
                const Solution solution = solution_of(what, limits);
                const py::gil_scoped_release unlocked;
                return shorten(solution, options, ending_after(limited.time().value_or(usual_seconds), limits));
            });
        },
        py::arg("solution"), py::kw_only(), py::arg("seed") = 0, py::arg("rounds") = py::none());
}

}  // namespace pegwright::python
