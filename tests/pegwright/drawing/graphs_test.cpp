#include "board/parse.hpp"
#include "render/graph.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

Picture graph_of(const Query& query, const std::string& show = "") {
    PictureSubject subject;
    subject.board = query;
    PictureOptions options;
    if (!show.empty()) options.show = show;
    return draw_picture(subject, picture_style("graph", subject, picture_format("x.svg")), options).picture;
}

}  // namespace

// tests/cli/commands/graphs.py compares positions and jumps with an enumeration by other means.
TEST_CASE("a graph draws each position once, in its place", "[pictures]") {
    const Board t4 = Board::triangle(4);
    const Board square = Board::rectangle(3, 3);
    const Board hexagon = parse_board("hexagon2");
    for (const Query& query : {Query(t4), Query{t4, Start::vacate({{1, 3}})}, Query{square, Start::vacate({{1, 1}})},
                               Query{hexagon, Start::vacate({hexagon.holes()[0]})}}) {
        INFO(query.board.label());
        const Picture picture = graph_of(query);
        CHECK(misplaced(picture) == "");
        CHECK(all<Group>(picture).size() == picture.graph->nodes.size());
        // The legend has a swatch for winning positions, and one for others if there are any.
        const auto& nodes = picture.graph->nodes;
        const bool others = !std::all_of(nodes.begin(), nodes.end(), [](const auto& node) { return node.winning; });
        CHECK(all<Area>(picture).size() == nodes.size() + 1 + (others ? 1 : 0));
        std::size_t pegs = 0;
        std::size_t discs = 0;
        for (const auto& node : picture.graph->nodes) pegs += node.pegs;
        for (const Discs& some : all<Discs>(picture)) discs += some.ink == Ink::text ? some.at.size() : 0;
        CHECK(discs == pegs);
    }
    CHECK(graph_of(Query(t4)).graph->nodes.size() == 60);
    CHECK(graph_of(Query{t4, Start::vacate({{1, 3}})}, "winning").graph->nodes.size() == 20);
    CHECK(graph_of(Query(t4)).graph->nodes.front().lines ==
          std::vector<std::string>{"   \u25cf   ", "  \u25cf \u25cf  ", " \u25cf \u25cf \u25cf ",
                                   "\u25cf \u25cf \u25cf \u25cb"});
}

TEST_CASE("a problem without solution has no winning positions to draw", "[pictures]") {
    PictureSubject subject;
    subject.board = Query{Board::triangle(5), Start::vacate({{1, 2}}), Goal::finish({{1, 2}})};
    PictureOptions options;
    options.show = "winning";
    const Drawn drawn = draw_picture(subject, picture_style("graph", subject, picture_format("x.gv")), options);
    CHECK(drawn.no == "T5 from b3 to b3: no position of its games reaches the goal");
}
