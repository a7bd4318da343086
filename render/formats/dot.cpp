#include "render/formats/formats.hpp"
#include "render/graph.hpp"

#include <fmt/format.h>

#include <cmath>

namespace pegwright::render {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) out += c == '\n' ? "\\n" : (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
    return out + '"';
}

std::string dot_colour(const Theme& theme, Ink ink) {
    const auto part = [](double v) { return static_cast<int>(std::lround(255 * v)); };
    const Paint& paint = theme[ink];
    return fmt::format("\"#{:02x}{:02x}{:02x}\"", part(paint.red), part(paint.green), part(paint.blue));
}

std::string node_line(const Graph::Node& node, const Theme& theme) {
    std::string label;
    for (const std::string& line : node.lines) label += (label.empty() ? "" : "\\n") + line;
    std::string line = fmt::format("{} [label=\"{}\", tooltip={}", quoted(node.name), label, quoted(node.name));
    if (node.winning) line += fmt::format(", fillcolor={}, penwidth=2", dot_colour(theme, Ink::base));
    if (node.start) line += fmt::format(", peripheries=2, color={}", dot_colour(theme, Ink::start));
    if (node.stuck) line += ", style=\"filled,dashed\", penwidth=1";
    if (node.goal) line += fmt::format(", peripheries=2, color={}", dot_colour(theme, Ink::finish));
    return line + "];\n";
}

}  // namespace

void write_dot(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const Graph& graph = *picture.graph;
    const std::string text = dot_colour(theme, Ink::text);
    std::string out = fmt::format(
        "digraph {0} {{\n"
        "graph [label={5}, labelloc=t, bgcolor={1}, fontcolor={2}, fontname=\"DejaVu Sans\", ranksep=0.6, "
        "nodesep=0.08];\n"
        "node [shape=box, style=filled, fillcolor={1}, color={3}, fontcolor={2}, fontname=\"DejaVu Sans Mono\", "
        "fontsize=7, margin=\"0.05,0.03\", width=0, height=0, penwidth=0.5];\n"
        "edge [arrowsize=0.4, color={4}, penwidth=0.5];\n",
        quoted(graph.title), dot_colour(theme, Ink::paper), text, dot_colour(theme, Ink::border),
        dot_colour(theme, Ink::frame),
        quoted(graph.title + (graph.title.empty() || graph.legend.empty() ? "" : "\n") + graph.legend));
    // A column of numbers of pegs, and a rank for each.
    std::string column;
    for (std::size_t i = 0; i < graph.nodes.size();) {
        const std::size_t pegs = graph.nodes[i].pegs;
        const std::string rank = fmt::format("\"{} peg{}\"", pegs, pegs == 1 ? "" : "s");
        column += (column.empty() ? "" : " -> ") + rank;
        out += fmt::format("{{ rank=same;\n{} [shape=plaintext, style=\"\", fontsize=10];\n", rank);
        for (; i < graph.nodes.size() && graph.nodes[i].pegs == pegs; ++i) out += node_line(graph.nodes[i], theme);
        out += "}\n";
    }
    out += column + " [style=invis];\n";
    for (const Graph::Edge& edge : graph.edges) {
        out += fmt::format("{} -> {} [tooltip={}", quoted(graph.nodes[edge.from].name),
                           quoted(graph.nodes[edge.to].name), quoted(edge.jumps));
        if (graph.nodes[edge.to].winning)
            out += fmt::format(", color={}, penwidth=1.5", dot_colour(theme, Ink::finish));
        out += "];\n";
    }
    sink.write(out + "}\n");
}

}  // namespace pegwright::render
