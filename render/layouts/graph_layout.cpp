// Rows by number of pegs, the start at the top. Each row is sorted by the middle of each node's neighbours, down and up
// in turn (Sugiyama, Tagawa and Toda 1981).
#include "render/graph.hpp"
#include "render/layouts/board_items.hpp"
#include "render/layouts/board_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pegwright::render {
namespace {

// In points.
constexpr double page_margin = 24;
constexpr double least_label_text = 8;
constexpr double text_by_width = 0.006;  // of the page
constexpr double least_legend = 300;
constexpr double page_width = 1400;  // that the scale aims at
constexpr double least_scale = 3.5;
constexpr double most_scale = 9;
// In units, the distance of holes.
constexpr double node_margin = 0.6;  // that a frame leaves around holes
constexpr double node_gap = 1.4;
constexpr double least_row_gap = 4;
constexpr double row_gap_by_width = 0.03;
constexpr double text_units = 1.8;
constexpr double text_room = 9;  // left of all rows
constexpr int sweeps = 12;

using Rows = std::vector<std::vector<std::size_t>>;

// The numbers of nodes in a row, and their order there.
class Order {
public:
    explicit Order(const PositionGraph& graph) : below_(graph.nodes.size()), above_(graph.nodes.size()) {
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const auto pegs = graph.nodes[i].position.peg_count();
            if (i == 0 || pegs != graph.nodes[i - 1].position.peg_count()) rows_.emplace_back();
            rows_.back().push_back(i);
        }
        for (const auto& edge : graph.edges) {
            below_[edge.from].push_back(edge.to);
            above_[edge.to].push_back(edge.from);
        }
        at_.resize(graph.nodes.size());
        for (const auto& row : rows_) place(row);
        for (int i = 0; i < sweeps; ++i) {
            for (auto& row : rows_) sort(row, above_);
            for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) sort(*row, below_);
        }
    }
    const Rows& rows() const { return rows_; }

private:
    // In units of nodes from the middle of the row.
    void place(const std::vector<std::size_t>& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            at_[row[i]] = static_cast<double>(i) - static_cast<double>(row.size() - 1) / 2;
    }
    void sort(std::vector<std::size_t>& row, const std::vector<std::vector<std::size_t>>& neighbours) {
        std::vector<std::pair<double, std::size_t>> wanted;
        for (const std::size_t node : row) {
            const auto& near = neighbours[node];
            const double sum =
                std::accumulate(near.begin(), near.end(), 0.0, [&](double s, std::size_t n) { return s + at_[n]; });
            wanted.push_back({near.empty() ? at_[node] : sum / static_cast<double>(near.size()), node});
        }
        std::stable_sort(wanted.begin(), wanted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = wanted[i].second;
        place(row);
    }

    Rows rows_;
    std::vector<std::vector<std::size_t>> below_;
    std::vector<std::vector<std::size_t>> above_;
    std::vector<double> at_;
};

class GraphPage {
public:
    GraphPage(const PositionGraph& graph, const Look& look)
        : graph_(graph),
          order_(graph),
          board_(graph.nodes.front().position.board()),
          node_(board_, 1, {}),
          corners_(graph.nodes.size()),
          ends_(graph.nodes.size(), true),
          made_(page_of(look)) {
        for (const auto& edge : graph.edges) ends_[edge.from] = false;
        double left = 0;
        for (const Hole hole : board_.holes()) left = std::min(left, unit_place(board_.lattice(), hole).x);
        to_origin_ = Point{node_margin - left, node_margin};
    }

    Page run() {
        add_edges(false);
        add_edges(true);
        for (const auto& row : order_.rows()) {
            add_row_name(row);
            for (const std::size_t node : row) add_node(node);
        }
        return std::move(made_.page);
    }

private:
    // Decides where all nodes are.
    BoardPage page_of(const Look& look) {
        std::size_t longest = 0;
        for (const auto& row : order_.rows()) longest = std::max(longest, row.size());
        const double step = node_.width() + node_gap;
        const double width = text_room + static_cast<double>(longest) * step;
        const double row_step = node_.height() + std::max(least_row_gap, row_gap_by_width * width);
        for (std::size_t r = 0; r < order_.rows().size(); ++r) {
            const auto& row = order_.rows()[r];
            const double left = text_room + (width - text_room - static_cast<double>(row.size()) * step + node_gap) / 2;
            for (std::size_t i = 0; i < row.size(); ++i)
                corners_[row[i]] = {left + static_cast<double>(i) * step, static_cast<double>(r) * row_step};
        }
        const double height = row_step * static_cast<double>(order_.rows().size() - 1) + node_.height();
        const Hole box[] = {{0, 0}, {static_cast<std::int32_t>(width), static_cast<std::int32_t>(height)}};
        const double scale = std::clamp(page_width / width, least_scale, most_scale);
        text_size_ = std::max(least_label_text, text_by_width * scale * width);
        return board_page(graph_.title, Frame(Lattice::square, box, 1, {}), legend(), look,
                          {page_margin, 1.4 * text_size_, text_size_, scale, least_legend});
    }

    std::vector<LegendLine> legend() const {
        std::vector<LegendLine> lines{{"thick border: the goal can be reached", {Ink::base}},
                                      {"thin border: the goal is lost; a bar below: no jump is left", {Ink::paper}}};
        if (std::all_of(graph_.nodes.begin(), graph_.nodes.end(), [](const auto& node) { return node.winning; }))
            lines = {{"positions from which the goal can be reached", {Ink::base}}};
        else
            lines.push_back({"thick lines: jumps that keep the goal in reach; thin lines: jumps that lose it"});
        lines.push_back({"frame at the top: a start; frame at the bottom: a goal"});
        return lines;
    }

    std::vector<Point> box_of(std::size_t node, double around) const {
        const Point a = corners_[node] - Point{around, around};
        const Point b = corners_[node] + Point{node_.width() + around, node_.height() + around};
        std::vector<Point> corners;
        for (const Point p : {a, Point{b.x, a.y}, b, Point{a.x, b.y}}) corners.push_back(made_.frame.place(p));
        return corners;
    }

    void add_edges(bool winning) {
        for (const auto& edge : graph_.edges) {
            if (graph_.nodes[edge.to].winning != winning) continue;
            const Point from = corners_[edge.from] + Point{node_.width() / 2, node_.height()};
            const Point to = corners_[edge.to] + Point{node_.width() / 2, 0};
            made_.page.items.push_back(Line{{made_.frame.place(from), made_.frame.place(to)},
                                            (winning ? 0.16 : 0.06) * made_.frame.scale(),
                                            winning ? Ink::finish : Ink::frame});
        }
    }

    void add_row_name(const std::vector<std::size_t>& row) {
        const auto pegs = graph_.nodes[row.front()].position.peg_count();
        const Point at{0, corners_[row.front()].y + node_.height() / 2};
        made_.page.items.push_back(Text{made_.frame.place(at), fmt::format("{} peg{}", pegs, pegs == 1 ? "" : "s"),
                                        std::min(text_units * made_.frame.scale(), text_size_), Ink::text,
                                        Align::left});
    }

    void add_node(std::size_t number) {
        const auto& node = graph_.nodes[number];
        const double u = made_.frame.scale();
        auto& items = made_.page.items;
        items.push_back(Group{fmt::format("position-{}", number + 1)});
        items.push_back(
            Area{{box_of(number, 0)}, node.winning ? Ink::base : Ink::paper, (node.winning ? 0.24 : 0.08) * u});
        if (node.start) items.push_back(Line{box_of(number, 0.4), 0.16 * u, Ink::start, false, true});
        if (node.goal) items.push_back(Line{box_of(number, 0.4), 0.16 * u, Ink::finish, false, true});
        Discs pegs{{}, peg_radius * u, Ink::text};
        Discs vacancies{{}, 0.14 * u, Ink::border};
        Diagram(node.position).for_each_hole([&](Hole hole, bool peg) {
            const Point at = corners_[number] + to_origin_ + unit_place(board_.lattice(), hole);
            (peg ? pegs : vacancies).at.push_back(made_.frame.place(at));
        });
        items.push_back(std::move(vacancies));
        items.push_back(std::move(pegs));
        if (ends_[number] && !node.winning) {
            // Below the frame of a start.
            const Point below = corners_[number] + Point{0, node_.height() + 0.9};
            items.push_back(Line{
                {made_.frame.place(below), made_.frame.place(below + Point{node_.width(), 0})}, 0.3 * u, Ink::gone});
        }
        items.push_back(GroupEnd{});
    }

    const PositionGraph& graph_;
    Order order_;
    Board board_;
    Frame node_;       // at scale one
    Point to_origin_;  // from a node's corner
    std::vector<Point> corners_;
    std::vector<bool> ends_;
    double text_size_ = least_label_text;
    BoardPage made_;
};

// Two characters from hole to hole of a row.
std::vector<std::string> lines_of(const Position& position) {
    const Board& board = position.board();
    const auto place = [&](Hole hole) { return std::lround(2 * unit_place(board.lattice(), hole).x); };
    long left = 0;
    long right = 0;
    for (const Hole hole : board.holes()) {
        left = std::min(left, place(hole));
        right = std::max(right, place(hole));
    }
    std::vector<std::vector<std::string>> rows(
        static_cast<std::size_t>(board.height()),
        std::vector<std::string>(static_cast<std::size_t>(right - left + 1), " "));
    Diagram(position).for_each_hole([&](Hole hole, bool peg) {
        rows[static_cast<std::size_t>(hole.y)][static_cast<std::size_t>(place(hole) - left)] =
            peg ? "\u25cf" : "\u25cb";
    });
    std::vector<std::string> lines;
    for (const auto& row : rows) lines.push_back(std::accumulate(row.begin(), row.end(), std::string()));
    return lines;
}

}  // namespace

Picture graph_layout(const PositionGraph& graph, const Look& look) {
    auto made = std::make_shared<Graph>();
    made->title = title_of(look, graph.title);
    if (look.legend)
        made->legend = "thick borders: the goal can be reached; double: starts and goals; dashed: no jump is left";
    for (const auto& [position, word, winning, start, goal] : graph.nodes)
        made->nodes.push_back(
            {word, lines_of(position), static_cast<std::size_t>(position.peg_count()), winning, start, goal, !winning});
    for (const auto& [from, to, jumps] : graph.edges) {
        made->nodes[from].stuck = false;
        std::string text;
        for (const Jump& jump : jumps)
            text += (text.empty() ? "" : ", ") +
                    move_text(graph.nodes[from].position.board(), {jump.from, jump.to}, graph.names);
        made->edges.push_back({from, to, text});
    }
    const auto winning = std::count_if(graph.nodes.begin(), graph.nodes.end(), [](const auto& n) { return n.winning; });
    Picture picture{named_by(look, graph.title),
                    fmt::format("{} positions up to symmetry, {} of them winning; {} jumps", graph.nodes.size(),
                                winning, graph.edges.size()),
                    {GraphPage(graph, look).run()}};
    picture.graph = std::move(made);
    return picture;
}

}  // namespace pegwright::render
