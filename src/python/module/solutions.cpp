#include "module/integers.hpp"
#include "module/limited.hpp"
#include "module/playing.hpp"

namespace pegwright::python {
namespace {

class AllSolutions {
public:
    // The limits hold during construction; later only Ctrl-C is checked.
    AllSolutions(const Problem& problem, bool up_to_order, const Limits& limits)
        : poll_(std::make_shared<Poll>(limits.poll)),
          all_(problem, up_to_order,
               {limits.threads, limits.memory, [poll = poll_](const Progress& place) { (*poll)(place); }}) {
        *poll_ = [](const Progress&) { check_signals(); };
    }

    const Problem& problem() const { return all_.problem(); }
    std::string number() const { return all_.number(); }
    Solution at(const py::object& index) {
        py::object number = py::reinterpret_steal<py::object>(PyNumber_Index(index.ptr()));
        if (!number) throw py::error_already_set();
        const py::object end = integer_of(all_.number());
        if (number < py::int_(0)) number = number + end;
        if (number < py::int_(0) || number >= end) throw py::index_error("there are " + all_.number() + " solutions");
        const Busy busy(busy_);
        return all_.at(py::str(number));
    }
    std::vector<Solution> random(std::uint64_t count, std::uint64_t seed) {
        constexpr std::size_t batch = 256;
        const Busy busy(busy_);
        const py::gil_scoped_release unlocked;
        std::mt19937_64 generator(seed);
        std::vector<Solution> drawn;
        while (drawn.size() < count) {
            drawn.push_back(all_.random(generator));
            if (drawn.size() % batch == 0) check_signals();
        }
        return drawn;
    }

private:
    using Poll = std::function<void(const Progress&)>;
    std::shared_ptr<Poll> poll_;
    Solutions all_;
    bool busy_ = false;
};

}  // namespace

void bind_solutions(py::module_& m) {
    py::class_<AllSolutions>(m, "Solutions",
                             "All solutions of a problem, in a fixed order; false if there is none.\n"
                             "\n"
                             "solutions[i] is the solution number i, from 0 on. Iteration makes them one by one.\n"
                             "Use number rather than len(), which would overflow.")
        .def_property_readonly("problem", &AllSolutions::problem,
                               "The problem with the chosen start, which stays open if no vacancy has a solution.")
        .def_property_readonly(
            "number", [](const AllSolutions& all) { return integer_of(all.number()); }, "The number of solutions.")
        .def("random", &AllSolutions::random, py::arg("count"), py::arg("seed") = 1,
             "random(self, count, seed=1)\n--\n\n"
             "Returns a list of count random solutions, all equally likely each time.")
        .def("__bool__", [](const AllSolutions& all) { return all.number() != "0"; })
        .def("__getitem__", &AllSolutions::at)
        .def("__iter__",
             [](const py::object& self) {
                 const py::module_ builtins = py::module_::import("builtins");
                 return builtins.attr("map")(self.attr("__getitem__"), builtins.attr("range")(self.attr("number")));
             })
        .def("__repr__", [](const AllSolutions& all) {
            return "<Solutions of " + all.problem().words() + ": " + all.number() + ">";
        });
    def_asking<bool>(
        m,
        {"solutions", "problem, *, up_to_order=False",
         "Finds and counts all solutions of a problem; returns Solutions.\n"
         "\n"
         "An open start is the vacancy that solve() chooses, an open goal is any single peg.\n"
         "- up_to_order: solutions that differ only in the order of independent jumps (which\n"
         "  share no hole) count as one.\n"
         "\n"
         "For boards of at most 64 holes whose winning positions fit the memory; english takes\n"
         "a few seconds. The limits apply only to this call."},
        [](const py::object& what, bool up_to_order, const Limited& limited) {
            const Problem problem = problem_of(what);
            return limited([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return std::make_unique<AllSolutions>(problem, up_to_order, limits);
            });
        },
        py::arg("problem"), py::kw_only(), py::arg("up_to_order") = false);
}

}  // namespace pegwright::python
