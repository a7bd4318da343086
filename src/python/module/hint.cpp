// Hints: what becomes of a position with each of its jumps.
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
    py::class_<Hints>(m, "Hints", "The fate of a position and of each of its jumps: 'won', 'lost' or 'not known'.")
        .def_readonly("position", &Hints::position, "The position, behind the moves that were played.")
        .def_readonly("reached", &Hints::reached, "Whether it is the goal.")
        .def_property_readonly(
            "fate", [](const Hints& hints) { return word_of(hints.fate); }, "Whether the goal can be reached.")
        .def_property_readonly("jumps", &pairs_of, "All possible jumps, each with the fate of what it leads to.")
        .def_readonly("reason", &Hints::reason, "Why the goal is lost, or not known; may be empty.")
        .def("__repr__", [](const Hints& hints) {
            std::string text = std::string("<Hints ") + word_of(hints.fate) + ":";
            for (const Hint& hint : hints.jumps) text += " " + Board::name_of(hint.jump) + " " + word_of(hint.fate);
            return text + ">";
        });
    def_asking<const py::object&, const py::object&>(
        m,
        {"hint", "problem, moves=(), *, winning=None",
         "Says of each jump whether the goal stays in reach; returns Hints.\n"
         "\n"
         "The position is the problem's start, or behind the moves that were played from there; an open goal is any\n"
         "single peg. Boards of at most 25 holes are known at once. On larger ones a file that `pegwright winning` "
         "has\n"
         "written for the same goal (winning=PATH) knows the positions that games of its problem reach; others are\n"
         "searched for `time` seconds together. What is won or lost is proven.",
         10.0},
        [](const py::object& what, const py::object& moves, const py::object& winning, const Limited& limited) {
            if (!limited.time()) throw py::type_error("time is a number of seconds, not None");
            const Problem problem = problem_of(what);
            std::vector<Jump> played;
            for (const py::handle move : moves) append_jumps(problem.board(), move, played);
            HintWishes wishes{*limited.time(), {}};
            if (!winning.is_none())
                wishes.winning_file = py::module_::import("os").attr("fsencode")(winning).cast<Text>();
            // The time ends searches, not the call.
            return limited.without_time()([&](const Limits& limits) {
                const py::gil_scoped_release unlocked;
                return hints(problem, played, wishes, limits);
            });
        },
        py::arg("problem"), py::arg("moves") = py::tuple(), py::kw_only(), py::arg("winning") = py::none());
}

}  // namespace pegwright::python
