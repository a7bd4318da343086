#include "search/traces/marked_game.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::search::traces {
namespace {

Bits bit(std::size_t hole) { return Bits{1} << hole; }

// Where a peg can come to from a hole, if the others stand as it needs them.
Bits reach_from(const SmallBoard& board, std::size_t hole) {
    Bits reached = bit(hole);
    for (Bits before = 0; before != reached;) {
        before = reached;
        for (const BitJump& jump : board.jumps())
            if ((reached & bit(jump.from)) != 0) reached |= bit(jump.to);
    }
    return reached;
}

}  // namespace

MarkedGame::MarkedGame(Game game, std::vector<Mark> marks) : game_(std::move(game)), marks_(std::move(marks)) {
    for (const Mark& mark : marks_) {
        if (mark.to) {
            const std::size_t to = *mark.to;
            std::erase_if(game_.goals, [&](Bits goal) { return (goal & bit(to)) == 0; });
            std::erase_if(game_.symmetries, [&](const HolePermutation& symmetry) { return symmetry[to] != to; });
        }
        reach_.push_back(reach_from(game_.board, mark.from));
    }
    for (const Bits reach : reach_) {
        Bits images = 0;
        for (const HolePermutation& symmetry : game_.symmetries) images |= bits::image(symmetry, reach);
        images_reach_.push_back(images);
    }
}

MarkedGame MarkedGame::of(const Problem& problem, std::span<const MarkedPeg> pegs) {
    check_marks(problem, pegs);
    if (pegs.size() > most_marks)
        fail_limit("at most " + std::to_string(most_marks) + " marked pegs can be searched, not " +
                   std::to_string(pegs.size()));
    Game game = Game::of(problem);
    std::vector<Mark> marks;
    for (const MarkedPeg& peg : pegs)
        marks.push_back(
            {game.board.number(peg.from), peg.to ? std::optional(game.board.number(*peg.to)) : std::nullopt});
    return {std::move(game), std::move(marks)};
}

Marks MarkedGame::at_start() const {
    Marks marks = 0;
    for (std::size_t i = 0; i < marks_.size(); ++i) marks |= static_cast<Marks>(marks_[i].from) << 6 * i;
    return marks;
}

Marks MarkedGame::in_goal(Bits goal) const {
    Marks marks = 0;
    for (std::size_t i = 0; i < marks_.size(); ++i)
        marks |= static_cast<Marks>(marks_[i].to.value_or(static_cast<std::size_t>(std::countr_zero(goal)))) << 6 * i;
    return marks;
}

std::optional<std::size_t> MarkedGame::out_of_reach() const {
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const auto reached = [&](Bits goal) { return (reach_[i] & (marks_[i].to ? bit(*marks_[i].to) : goal)) != 0; };
        if (std::none_of(game_.goals.begin(), game_.goals.end(), reached)) return i;
    }
    return std::nullopt;
}

bool MarkedGame::within_reach(Marks marks) const {
    for (const Bits images : images_reach_) {
        if ((images & bit(marks & 63)) == 0) return false;
        marks >>= 6;
    }
    return true;
}

std::optional<Marks> MarkedGame::after(const BitJump& jump, Marks marks) const {
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if ((marks >> 6 * i & 63) == jump.over) return std::nullopt;
    return each(marks, [&](std::size_t hole) { return hole == jump.from ? jump.to : hole; });
}

Marks MarkedGame::before(const BitJump& jump, Marks marks) const {
    return each(marks, [&](std::size_t hole) { return hole == jump.to ? jump.from : hole; });
}

Marks MarkedGame::image(const HolePermutation& symmetry, Marks marks) const {
    return each(marks, [&](std::size_t hole) { return symmetry[hole]; });
}

}  // namespace pegwright::search::traces
