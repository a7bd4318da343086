#include "module/arguments.hpp"
#include "module/drawing.hpp"
#include "module/limited.hpp"
#include "module/streams.hpp"

#include <pegwright/draw.hpp>

#include <algorithm>

namespace pegwright::python {
namespace {

// Without the dot; svg if the path has none.
std::string ending_of(const py::object& path) {
    const auto name = py::module_::import("os").attr("fsencode")(path).cast<Text>();
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos || name.find('/', dot) != std::string::npos ? "svg" : name.substr(dot + 1);
}

std::string drawn(const py::object& what, const Drawing& drawing, const Limits& limits) {
    // An Answer stands for its solution, or else its problem.
    const py::object solution = py::isinstance<Solution>(what) ? what : py::getattr(what, "solution", py::none());
    if (!solution.is_none()) {
        const auto subject = solution.cast<Solution>();
        const py::gil_scoped_release unlocked;
        return draw(subject, drawing, limits);
    }
    const bool position = py::isinstance<Position>(what);
    const Problem subject = position ? Problem(what.cast<const Position&>().board()).start(what.cast<const Position&>())
                                     : problem_of(py::getattr(what, "problem", what));
    const py::gil_scoped_release unlocked;
    return draw(subject, drawing, limits);
}

// Only small boards are drawn in notebooks.
py::object svg(const auto& subject, const Board& board) {
    constexpr std::int64_t most_holes = 400;
    if (board.hole_count() > most_holes) return py::none();
    return py::str(draw(subject, {}, {}));
}

}  // namespace

py::object svg_of(const Problem& problem) { return svg(problem, problem.board()); }
py::object svg_of(const Solution& solution) { return svg(solution, solution.problem().board()); }

void bind_draw(py::module_& m) {
    const auto add = [](const py::object& type, auto&& problem) {
        type.attr("_repr_svg_") = py::cpp_function(problem, py::name("_repr_svg_"), py::is_method(type),
                                                   "_repr_svg_(self)\n--\n\nFor notebooks.");
    };
    add(m.attr("Board"), [](const Board& board) { return svg_of(Problem(board)); });
    add(m.attr("Position"), [](const Position& position) { return svg_of(Problem(position.board()).start(position)); });
    add(m.attr("Problem"), [](const Problem& problem) { return svg_of(problem); });

    using Word = const Text&;
    using OptionalText = const std::optional<Text>&;
    using Points = std::optional<double>;
    using Number = std::optional<std::uint32_t>;
    def_asking<const py::object&, OptionalText, Word, Word, Word, std::optional<std::int64_t>, OptionalText, bool,
               Points, Points, Points, Word, Number, Number, Word, Points, Word, Word, Word, Word>(
        m,
        {"draw",
         "subject, output=None, *, format=None, style='', theme='screen', labels='', at=None, title=None, legend=True,"
         " margin=None, width=None, scale=None, paper='', columns=None, moves_per_panel=None, moves='', speed=None,"
         " arrows='', highlight='', show='', notation='letters'",
         "Draws a board, position, problem or solution; returns the bytes of the file.\n"
         "\n"
         "- output: a path to write them to as well.\n"
         "- format: 'svg', 'pdf', 'png', 'gif' (animations), 'tikz', 'tex', 'dot' (a graph) or\n"
         "  'html' (a page that plays); default: output's ending.\n"
         "- style: 'film', 'map', 'board', 'bound', 'sweep', 'graph', 'animation' (svg, gif),\n"
         "  'player' or 'replay'; default: the usual one.\n"
         "- theme: 'screen', 'print' or 'dark'.\n"
         "- labels: text in the holes: 'none', 'names', 'numbers', 'classes', 'skew', 'sax',\n"
         "  'pagoda' or 'order'; 'edge': beside the board.\n"
         "- title: another title, '' for none. legend: False for none.\n"
         "- margin, width, scale (from hole to hole): points, 72 an inch.\n"
         "- paper: 'a4' or 'letter', for pdf and tex.\n"
         "- notation: how holes are written: 'letters' or 'numbers'.\n"
         "- highlight: holes to circle.\n"
         "\n"
         "For one style only:\n"
         "- board: at, the position after this number of jumps; arrows, 'jumps', 'fates',\n"
         "  'next' or moves.\n"
         "- film: columns; moves_per_panel; moves, such as '3-7'.\n"
         "- animation: moves, such as '3-7'; speed, a factor.\n"
         "- map: show, 'catalysts', 'order' or 'both'."},
        [](const py::object& what, const py::object& output, OptionalText format, Word style, Word theme, Word labels,
           std::optional<std::int64_t> at, OptionalText title, bool legend, Points margin, Points width, Points scale,
           Word paper, Number columns, Number moves_per_panel, Word moves, Points speed, Word arrows, Word highlight,
           Word show, Word notation, const Limited& limited) {
            const Drawing drawing{.format = format             ? std::string(*format)
                                            : output.is_none() ? std::string("svg")
                                                               : ending_of(output),
                                  .style = style,
                                  .theme = theme,
                                  .labels = labels,
                                  .at = at,
                                  .title = title,
                                  .legend = legend,
                                  .margin = margin,
                                  .width = width,
                                  .scale = scale,
                                  .paper = paper,
                                  .columns = columns,
                                  .moves_per_panel = moves_per_panel,
                                  .moves = moves,
                                  .speed = speed,
                                  .arrows = arrows,
                                  .highlight = highlight,
                                  .show = show,
                                  .notation = notation};
            const py::bytes picture(limited([&](const Limits& limits) { return drawn(what, drawing, limits); }));
            if (!output.is_none()) {
                const py::object file = opened(output, "wb");
                file.attr("write")(picture);
                file.attr("close")();
            }
            return picture;
        },
        py::arg("subject"), py::arg("output") = py::none(), py::kw_only(), py::arg("format") = py::none(),
        py::arg("style") = "", py::arg("theme") = "screen", py::arg("labels") = "", py::arg("at") = py::none(),
        py::arg("title") = py::none(), py::arg("legend") = true, py::arg("margin") = py::none(),
        py::arg("width") = py::none(), py::arg("scale") = py::none(), py::arg("paper") = "",
        py::arg("columns") = py::none(), py::arg("moves_per_panel") = py::none(), py::arg("moves") = "",
        py::arg("speed") = py::none(), py::arg("arrows") = "", py::arg("highlight") = "", py::arg("show") = "",
        py::arg("notation") = "letters");
}

}  // namespace pegwright::python
