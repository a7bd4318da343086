#include "module/limited.hpp"

namespace pegwright::python {
namespace {

const char* word_of(Fate fate) { return fate == Fate::won ? "won" : fate == Fate::lost ? "lost" : "not known"; }

py::list pairs_of(const Hints& hints) {
    py::list pairs;
    for (const Hint& hint : hints.jumps) pairs.append(py::make_tuple(hint.jump, word_of(hint.fate)));
    return pairs;
}

}  // namespace

void bind_hint(py::module_& m) {
    py::class_<Hints>(m, "Hints", "The fates of a position and of its jumps: 'won', 'lost' or 'not known'.")
        .def_readonly("position", &Hints::position, "The position after the moves played.")
        .def_readonly("reached", &Hints::reached, "Whether it is the goal.")
        .def_property_readonly(
            "fate", [](const Hints& hints) { return word_of(hints.fate); }, "The fate of the position.")
        .def_property_readonly("jumps", &pairs_of, "Pairs of a possible jump and its fate.")
        .def_readonly("reason", &Hints::reason, "Why the goal is lost or unknown; may be empty.")
        .def("__repr__", [](const Hints& hints) {
            std::string text = std::string("<Hints ") + word_of(hints.fate) + ":";
            for (const Hint& hint : hints.jumps) text += " " + Board::name_of(hint.jump) + " " + word_of(hint.fate);
            return text + ">";
        });
    def_asking<const py::object&, const py::object&>(
        m,
        {"hint", "problem, moves=(), *, winning=None",
         "Says for each jump whether the goal stays in reach; returns Hints. Won and lost are\n"
         "proven.\n"
         "\n"
         "- problem: its start is the position; an open goal is any single peg.\n"
         "- moves: moves played from there first.\n"
         "- winning: the path of a file that `pegwright winning` made for the same goal.\n"
         "- time: seconds for all searches together.\n"
         "\n"
         "Boards of at most 25 holes, and positions in the file, take milliseconds. Others are\n"
         "searched.",
         10.0},
        [](const py::object& what, const py::object& moves, const py::object& winning, const Limited& limited) {
            if (!limited.time()) throw py::type_error("time is a number of seconds, not None");
            const Problem problem = problem_of(what);
            std::vector<Jump> played;
            for (const py::handle move : moves) append_jumps(problem.board(), move, played);
            HintOptions options{*limited.time(), {}};
            if (!winning.is_none())
                options.winning_file = py::module_::import("os").attr("fsencode")(winning).cast<Text>();
            // The time ends the searches, without an error.
            return limited.without_time()([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return hints(problem, played, options, limits);
            });
        },
        py::arg("problem"), py::arg("moves") = py::tuple(), py::kw_only(), py::arg("winning") = py::none());
}

}  // namespace pegwright::python
