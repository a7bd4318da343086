// The positions of a problem's games as a graph: searched level by level, as levels counts them.
#include "base/error.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/stories.hpp"
#include "pegwright/drawing/styles.hpp"
#include "search/bits/reducer.hpp"
#include "search/levels/winning_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace pegwright {
namespace {

using base::fail_input;
using base::fail_limit;
using render::PositionGraph;
using search::bits::Bits;
using search::bits::Game;
using search::levels::LevelRow;

constexpr std::uint64_t most_positions = 3'000;

Game game_of(const Query& query) {
    if (query.start) return Game::of({query.board, *query.start, query.goal.value_or(Goal::any_peg())});
    if (query.goal) fail_input("a graph with a goal needs a start");
    return Game::from_any_vacancy(query.board);
}

class PositionCount {
public:
    PositionCount(const Query& query, bool only_winning) : query_(query), only_winning_(only_winning) {}
    void add(const LevelRow& row) {
        if ((count_ += row.positions) <= most_positions) return;
        fail_limit(fmt::format("{}: more than {} {} are too many for a graph; {}", notation::query_words(query_),
                               most_positions, only_winning_ ? "winning positions" : "positions",
                               only_winning_ ? "levels counts them" : "show winning has fewer"));
    }

private:
    const Query& query_;
    bool only_winning_;
    std::uint64_t count_ = 0;
};

// The least image of each, by number of pegs.
using Levels = std::map<int, std::vector<Bits>, std::greater<>>;

Levels winning_levels(const Game& game, const Query& query, const Limits& limits, bool limited) {
    const search::levels::WinningSearch search(game, limits);
    const search::bits::SymmetryReducer reducer(game.symmetries);
    PositionCount count(query, true);
    Levels levels;
    for (const LevelRow& row : search.levels().rows()) {
        if (limited) count.add(row);
        search.levels().for_each(row.pegs, [&](Bits position) { levels[row.pegs].push_back(reducer.least(position)); });
    }
    for (auto& [pegs, level] : levels) std::sort(level.begin(), level.end());
    return levels;
}

Levels reached_levels(const Game& game, const Query& query, const Limits& limits) {
    search::levels::BlockPool blocks;
    search::levels::ForwardLevels reached(game, game.starts, "forward", 1, limits, blocks);
    PositionCount count(query, false);
    reached.reach(1, [&](const LevelRow& row) { count.add(row); });
    const search::bits::SymmetryReducer reducer(game.symmetries);
    Levels levels;
    for (const LevelRow& row : reached.rows())
        for (const search::levels::Key key : reached.level(row.pegs).keys())
            levels[row.pegs].push_back(reducer.least(reached.keys().position(key)));
    for (auto& [pegs, level] : levels) std::sort(level.begin(), level.end());
    return levels;
}

bool has(const std::vector<Bits>& sorted, Bits position) {
    return std::binary_search(sorted.begin(), sorted.end(), position);
}

// `levels`: all positions of the graph, most pegs first.
PositionGraph graph_of(const Game& game, const Board& board, const Levels& levels, const Levels& winning) {
    PositionGraph graph;
    std::map<Bits, std::size_t> numbers;
    for (const auto& [pegs, level] : levels) {
        const auto won = winning.find(pegs);
        for (const Bits position : level) {
            numbers.emplace(position, graph.nodes.size());
            graph.nodes.push_back({search::bits::position_of(board, position), "",
                                   won != winning.end() && has(won->second, position), has(game.starts, position),
                                   has(game.goals, position)});
            graph.nodes.back().word = notation::position_word(graph.nodes.back().position);
        }
    }
    const search::bits::SymmetryReducer reducer(game.symmetries);
    for (const auto& [pegs, level] : levels)
        for (const Bits position : level) {
            std::map<std::size_t, std::vector<Jump>> jumps;
            for (const search::bits::BitJump& jump : game.board.jumps()) {
                if (!jump.possible(position)) continue;
                const auto to = numbers.find(reducer.least(position ^ jump.flip));
                if (to != numbers.end()) jumps[to->second].push_back(game.board.jump(jump));
            }
            for (auto& [to, of] : jumps) graph.edges.push_back({numbers.at(position), to, std::move(of)});
        }
    return graph;
}

}  // namespace

Drawn draw_graph(const Query& query, const PictureOptions& options, const render::Look& look) {
    const bool only_winning = options.show.has_value();
    if (only_winning && *options.show != "winning")
        fail_input("a graph shows all positions or, with show winning, those; not '" + *options.show + "'");
    const Game game = game_of(query);
    // The search for winning positions takes longer, so look first whether all are too many.
    const Levels reached = only_winning ? Levels() : reached_levels(game, query, options.limits);
    const Levels winning = winning_levels(game, query, options.limits, only_winning);
    if (only_winning && winning.empty())
        return {notation::query_words(query, options.names) + ": no position of its games reaches the goal", {}};
    PositionGraph graph = graph_of(game, query.board, only_winning ? winning : reached, winning);
    graph.title = (only_winning ? "winning positions of " : "positions of ") + picture_title(query, options.names);
    graph.names = options.names;
    return {"", graph_layout(graph, look)};
}

}  // namespace pegwright
