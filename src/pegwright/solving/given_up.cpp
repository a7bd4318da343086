// Puts into one line why no solution was found.
#include "board/names.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/engines/engine.hpp"
#include "theory/narrow_arms.hpp"

#include <algorithm>
#include <utility>

namespace pegwright {
namespace {

// For example "; an arm one hole wide, 7 holes from o8, is a likely reason"; may be empty.
std::string words_of(const std::vector<std::vector<Hole>>& arms) {
    if (arms.empty()) return {};
    const auto longest =
        std::max_element(arms.begin(), arms.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return "; an arm one hole wide, " + std::to_string(longest->size()) + " holes from " +
           board::hole_name(longest->front()) + ", is a likely reason";
}

std::vector<Hole> in_row_order(const std::vector<std::vector<Hole>>& arms) {
    std::vector<Hole> holes;
    for (const auto& arm : arms) holes.insert(holes.end(), arm.begin(), arm.end());
    std::sort(holes.begin(), holes.end(), [](Hole a, Hole b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    return holes;
}

std::string no_engine(const Board& board, std::string_view only_engine) {
    for (const Engine& engine : engines())
        if (engine.name == only_engine)
            return "engine " + std::string(engine.name) + " is not for " + board.label() + "; it covers " +
                   std::string(engine.covers);
    return board.label() + " has " + std::to_string(board.hole_count()) +
           " holes; without a theorem a board so large is solved from one vacancy to one peg only, and other problems "
           "on boards of up to " +
           std::to_string(search::paths::most_bits) + " holes";
}

}  // namespace

void set_reason(Outcome& outcome, Task& task, std::string_view only_engine) {
    if (outcome.asked.empty()) {
        outcome.reason = no_engine(task.query.board, only_engine);
        return;
    }
    // After a limit, the board may be too large to look at.
    const bool limit = outcome.asked.back().limit;
    std::vector<std::vector<Hole>> arms;
    if (!limit || search::paths::is_searchable(task.query.board)) arms = theory::narrow_arms(task.query.board);
    if (outcome.left.empty()) outcome.left = in_row_order(arms);
    if (limit) {
        outcome.reason = outcome.asked.back().met + words_of(arms);
        return;
    }
    std::string met;
    for (const Outcome::Asked& asked : outcome.asked)
        if (!asked.met.empty() && met.find(asked.met) == met.npos) met += (met.empty() ? "" : "; ") + asked.met;
    outcome.reason = std::string("no solution was found, nor a proof that there is none") + (met.empty() ? "" : ": ") +
                     met + words_of(arms);
}

}  // namespace pegwright
