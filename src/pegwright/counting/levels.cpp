#include "pegwright/counting/levels.hpp"

#include "base/ranks/ranks.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/resource_requirement.hpp"
#include "search/levels/winning_levels.hpp"
#include "search/moves/first_reached.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::Game;
using search::bits::ResourceRequirement;
using search::bits::SmallBoard;
using search::levels::BlockPool;
using search::levels::ForwardLevels;
using search::levels::LevelRow;
using search::levels::WinningLevels;

Game game_of(const LevelsQuestion& question) {
    std::optional<ResourceRequirement> resource;
    if (question.resource_count)
        resource = search::bits::parse_resource_requirement(*question.resource_count, question.board, question.names);
    if (!question.start) {
        if (question.goal) base::fail_input("a goal needs a start");
        return Game::from_any_vacancy(question.board, std::move(resource));
    }
    return Game::of({question.board, *question.start, question.goal.value_or(Goal::any_peg())}, std::move(resource));
}

// Backward play from the goals is play from their complements.
Game backward_game_of(const LevelsQuestion& question) {
    const Goal goal = question.goal.value_or(Goal::any_peg());
    SmallBoard board(question.board);
    std::vector<Bits> goals = search::bits::single_pegs(board.full());
    if (!goal.is_any()) {
        goals.clear();
        for (const Position& position : Problem(question.board, Start(), goal).goal_positions())
            goals.push_back(board.bits(position));
    }
    for (Bits& position : goals) position ^= board.full();
    const auto symmetries = hole_symmetries(board);
    return {std::move(board), std::move(goals), {}, symmetries};
}

void search_for(const Game& game, int to, const Limits& limits, LevelTable& table) {
    // Finished levels give their memory to the next.
    BlockPool blocks;
    const int middle = WinningLevels::half_way(game);
    ForwardLevels reached(game, game.starts, "forward", middle, limits, blocks);
    reached.reach(to, [&](const LevelRow& row) {
        // An earlier run may have written more levels than asked for.
        if (row.pegs >= to) table.levels.push_back({row.pegs, row.positions, row.images, 0, 0});
    });
    // The bound can only be used backwards for complement problems.
    if (to > middle || (game.resource && !game.complement())) return;
    const WinningLevels winning(game, reached, limits, blocks);
    for (const LevelRow& row : winning.rows()) {
        const auto level = std::find_if(table.levels.begin(), table.levels.end(),
                                        [&](const LevelNumbers& numbers) { return numbers.pegs == row.pegs; });
        if (level == table.levels.end()) continue;
        level->winning = row.positions;
        level->winning_all = row.images;
    }
    table.knows_winning = true;
}

// The limit that ended the search, if one did. Levels that are finished are valid even so.
template <class Search>
std::optional<base::Error> limit_met(const Limits& limits, Search&& search) {
    try {
        search();
        return std::nullopt;
    } catch (const base::Error& e) {
        if (e.kind() != base::Error::Kind::limit) throw;
        if (limits.ranks) limits.ranks->tell(e);
        return e;
    }
}

}  // namespace

LevelTable levels(const LevelsQuestion& question, const Limits& limits) {
    const Game game = game_of(question);
    LevelTable table;
    table.symmetries = game.symmetries.size();
    table.stopped = limit_met(limits, [&] { search_for(game, question.to, limits, table); });
    return table;
}

StartTable winnable_starts(const LevelsQuestion& question, int most, const Limits& limits) {
    const Game game = backward_game_of(question);
    StartTable table;
    table.symmetries = game.symmetries.size();
    table.stopped = limit_met(limits, [&] {
        BlockPool blocks;
        ForwardLevels levels(game, game.starts, "starts", game.holes() + 1, limits, blocks);
        levels.reach(std::max(0, game.holes() - most), [&](const LevelRow& row) {
            const int pegs = game.holes() - row.pegs;
            // An earlier run may have written more levels than asked for.
            if (pegs <= most) table.levels.push_back({pegs, row.positions, row.images});
        });
    });
    return table;
}

LevelsByMoves levels_by_moves(const LevelsQuestion& question, int most, const Limits& limits) {
    const Game game = game_of(question);
    LevelsByMoves table;
    table.symmetries = game.symmetries.size();
    for (const auto& [positions, all, with_last, with_last_all] : search::moves::first_reached(game, most, limits))
        table.levels.push_back({static_cast<int>(table.levels.size()), positions, all, with_last, with_last_all});
    return table;
}

}  // namespace pegwright
