#include "pegwright/playing/winning.hpp"

#include "search/bits/hole_symmetries.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/winning_search.hpp"
#include "search/winning/winning_file.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::Game;
using search::levels::LevelRow;
using search::levels::WinningLevels;
using search::levels::WinningSearch;
using search::winning::WinningFile;
using search::winning::WinningWriter;

std::vector<WinningLevel> levels_of(const std::vector<LevelRow>& rows) {
    std::vector<WinningLevel> levels;
    for (const LevelRow& row : rows)
        if (row.positions > 0) levels.push_back({row.pegs, row.positions, row.images});
    return levels;
}

// Position classes exclude it. Starts of several classes are all single vacancies.
bool excluded(const Game& game, const ProblemOrAny& problem) {
    if (!problem) return false;
    return game.goals.empty() ||
           !search::bits::in_one_class(game.board, std::vector<Bits>{game.starts.front(), game.goals.front()});
}

std::uint64_t positions_in(const WinningLevels::Half* half) {
    std::uint64_t sum = 0;
    if (half)
        for (const auto& [pegs, level] : half->levels) sum += level.positions();
    return sum;
}

WinningTable table_of(const Board& board, const ProblemOrAny& problem, const Limits& limits, WinningWriter* writer) {
    const Game game = search::winning::game_of(board, problem);
    WinningTable table{problem, game.symmetries.size(), {}, 0};
    if (excluded(game, problem)) {
        if (writer) writer->add(nullptr);
        return table;
    }
    const WinningSearch search(game, limits);
    const WinningLevels& winning = search.levels();
    table.levels = levels_of(winning.rows());
    if (!table.levels.empty()) table.stored = positions_in(&winning.upper()) + positions_in(winning.lower());
    if (writer) writer->add(table.levels.empty() ? nullptr : &winning);
    return table;
}

}  // namespace

WinningQuestion complement_problems(const Board& board) {
    const search::bits::SmallBoard small(board);
    const auto symmetries = search::bits::hole_symmetries(small);
    WinningQuestion question{board, {}};
    for (std::size_t i = 0; i < small.size(); ++i) {
        const bool first =
            std::all_of(symmetries.begin(), symmetries.end(), [&](const auto& symmetry) { return symmetry[i] >= i; });
        if (first) question.problems.emplace_back(Problem(board, small.holes()[i], small.holes()[i]));
    }
    return question;
}

WinningTables winning(const WinningQuestion& question, const Limits& limits, ByteSink* sink) {
    WinningTables tables{question.board, {}, 0};
    if (question.board.hole_count() > 64)
        search::bits::fail_too_many_holes(question.board.label(), question.board.hole_count());
    std::optional<WinningWriter> writer;
    if (sink) writer.emplace(question.board, question.problems, *sink);
    for (const ProblemOrAny& problem : question.problems)
        tables.problems.push_back(table_of(question.board, problem, limits, writer ? &*writer : nullptr));
    if (writer) {
        writer->finish();
        tables.bytes = writer->bytes();
    }
    return tables;
}

WinningTables read_winning(const std::string& path, const Limits& limits) {
    WinningFile file(path);
    file.check([&] {
        if (limits.poll) limits.poll({"winning positions", 0, 0, 0});
    });
    WinningTables tables{file.board(), {}, file.size()};
    for (std::size_t i = 0; i < file.problems(); ++i)
        tables.problems.push_back(
            {file.problem(i), file.game(i).symmetries.size(), levels_of(file.rows(i)), file.stored(i)});
    return tables;
}

}  // namespace pegwright
