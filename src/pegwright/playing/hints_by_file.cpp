#include "pegwright/playing/hints_by_file.hpp"

#include "base/printable.hpp"
#include "notation/positions.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/invariants.hpp"
#include "search/winning/winning_file.hpp"

#include <algorithm>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::bits_of;
using search::bits::Game;
using search::bits::HolePermutation;
using search::winning::WinningFile;

std::string words_of(const WinningFile& file) {
    std::string words;
    for (std::size_t i = 0; i < file.problems(); ++i) {
        if (!words.empty()) words += ", ";
        if (words.size() > 100) return words + "…";
        words += file.problem(i) ? notation::problem_words(*file.problem(i)) : file.board().label() + " any any";
    }
    return words;
}

std::optional<Bits> goal_bits(const Problem& problem) {
    const auto goal = problem.goal_position();
    return goal ? std::optional(bits_of(*goal)) : std::nullopt;
}

// Compares goals up to a symmetry. Nothing means any single peg.
bool same_goal(const search::winning::ProblemOrAny& of_file, const std::optional<Bits>& asked,
               const HolePermutation& symmetry) {
    const std::optional<Bits> goal = of_file ? goal_bits(*of_file) : std::nullopt;
    if (!goal || !asked) return goal.has_value() == asked.has_value();
    return search::bits::image(symmetry, *asked) == *goal;
}

// Known to be reached in a game of the file's problem: a start, or in the file.
bool reached(WinningFile& file, std::size_t i, Bits position) {
    const std::vector<Bits>& starts = file.game(i).starts;
    return std::binary_search(starts.begin(), starts.end(), position) || file.wins(i, position);
}

Bits flip_of(const search::bits::SmallBoard& board, const Jump& jump) {
    return board.bit(jump.from) | board.bit(jump.over()) | board.bit(jump.to);
}

bool in_class(const Game& game, Bits position) {
    return std::any_of(game.starts.begin(), game.starts.end(), [&](Bits start) {
        return search::bits::in_one_class(game.board, std::vector<Bits>{start, position});
    });
}

}  // namespace

bool fates_from_file(const HintQuestion& question, const std::vector<Position>& path, Hints& found) {
    WinningFile file(question.winning_file);
    const std::string name = base::printable(question.winning_file);
    if (question.problem.goal.is_among()) base::fail_input(name + " has one goal, and several are asked for");
    if (!(file.board() == question.problem.board))
        base::fail_input(name + " is about the board " + file.board().label() + ", but the position is on " +
                         question.problem.board.label());
    const std::optional<Bits> goal = goal_bits(question.problem);
    const Bits position = bits_of(path.back());
    bool goal_there = false;
    bool class_there = false;
    for (std::size_t i = 0; i < file.problems(); ++i) {
        for (const HolePermutation& symmetry : search::bits::hole_symmetries(file.game(i).board)) {
            if (!same_goal(file.problem(i), goal, symmetry)) continue;
            goal_there = true;
            const auto turned = [&](const Position& p) { return search::bits::image(symmetry, bits_of(p)); };
            if (!in_class(file.game(i), search::bits::image(symmetry, position))) continue;
            class_there = true;
            // The last position usually suffices.
            if (!std::any_of(path.rbegin(), path.rend(),
                             [&](const Position& p) { return reached(file, i, turned(p)); }))
                continue;
            for (Hint& hint : found.jumps) {
                const Bits flip = flip_of(file.game(i).board, hint.jump);
                hint.fate = file.wins(i, search::bits::image(symmetry, position ^ flip)) ? Fate::won : Fate::lost;
            }
            return true;
        }
    }
    if (!goal_there)
        base::fail_input(name + " has winning positions of " + words_of(file) + ", but the goal here is " +
                         notation::goal_text(question.problem).value + "; name a file of that goal");
    if (!class_there)
        base::fail_input(name + " has winning positions of " + words_of(file) +
                         "; none of these games can reach the position (it is in another position class)");
    return false;
}

}  // namespace pegwright
