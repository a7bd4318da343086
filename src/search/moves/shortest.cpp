#include "search/moves/shortest.hpp"

#include "base/error.hpp"
#include "search/moves/move_levels.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

namespace pegwright::search::moves {
namespace {

// The game through given positions, each the least image of what a move leaves.
std::vector<Jump> game_through(const SmallBoard& board, const Reducer& reducer, Bits position,
                               const std::vector<Bits>& way) {
    std::vector<Jump> jumps;
    PegMoves moves(board, reducer, false);
    for (const Bits next : way) {
        const auto arrive = [&](Bits after, const Reducer::Images& images) {
            if (reducer.least(images) != next) return Walk::on;
            position = after;
            return Walk::stop;
        };
        if (!moves.each(position, arrive)) fail_internal("a move of the search is not there");
        for (const std::size_t j : moves.path()) jumps.push_back(board.jump(board.jumps()[j]));
    }
    return jumps;
}

// The symmetries that keep the start and take goals to goals.
std::vector<HolePermutation> keeping_both(const ShortestQuestion& question) {
    std::vector<HolePermutation> symmetries = keeping(question.symmetries, question.start);
    const std::set<Bits> goals(question.goals.begin(), question.goals.end());
    std::erase_if(symmetries, [&](const HolePermutation& symmetry) {
        return std::any_of(goals.begin(), goals.end(),
                           [&](Bits goal) { return !goals.contains(image(symmetry, goal)); });
    });
    return symmetries;
}

class Search {
public:
    Search(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits)
        : board_(board),
          question_(question),
          reducer_(keeping_both(question)),
          bounds_(board, question.start, question.goals, question.counts),
          forwards_(board, reducer_, bounds_, false),
          backwards_(board, reducer_, bounds_, true),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    Shortest run() {
        Shortest result;
        const int jumps = most_jumps();
        const int most = std::min(question_.most_moves, jumps);
        const int least = bounds_.to_finish(question_.start);
        for (int bound = least; bound <= most; ++bound) {
            const std::optional<Bits> met = meet(bound);
            result.levels = levels();
            result.moves = bound;
            if (met) result.jumps = game(*met);
            result.unsolvable = !met && (forwards_.exhausted() || backwards_.exhausted());
            if (met || result.unsolvable) return result;
        }
        result.moves = most;
        result.unsolvable = jumps <= question_.most_moves || least >= MoveBounds::never;
        return result;
    }

private:
    // Games have no more moves than jumps.
    int most_jumps() const {
        int most = 0;
        for (const Bits goal : question_.goals)
            most = std::max(most, std::popcount(question_.start) - std::popcount(goal));
        return most;
    }

    // A position in the middle of a game with so many moves, when there is none with fewer.
    std::optional<Bits> meet(int bound) {
        forwards_.begin({question_.start}, bound);
        backwards_.begin(question_.goals, bound);
        if (bound == 0) {
            const Bits only = forwards_.front()[0];
            return backwards_.contains(only) ? std::optional(only) : std::nullopt;
        }
        while (!forwards_.front().empty() && !backwards_.front().empty()) {
            const bool forwards = forwards_.front().size() <= backwards_.front().size();
            MoveLevels& side = forwards ? forwards_ : backwards_;
            MoveLevels& other = forwards ? backwards_ : forwards_;
            if (forwards_.moves() + backwards_.moves() + 1 == bound) return side.meet(other, watch_);
            side.expand(watch_);
        }
        return std::nullopt;
    }

    Place where() const {
        return {"positions, " + std::to_string(forwards_.moves()) + " moves after the start and " +
                    std::to_string(backwards_.moves()) + " before the end",
                0, forwards_.size() + backwards_.size(), 0};
    }
    std::size_t bytes() const { return forwards_.bytes_with(Watch::interval) + backwards_.bytes_with(Watch::interval); }

    std::vector<std::int64_t> levels() const {
        std::vector<std::int64_t> sizes;
        for (const auto& level : forwards_.levels()) sizes.push_back(static_cast<std::int64_t>(level.size()));
        for (auto level = backwards_.levels().rbegin(); level != backwards_.levels().rend(); ++level)
            sizes.push_back(static_cast<std::int64_t>(level->size()));
        return sizes;
    }

    std::vector<Jump> game(Bits met) {
        std::vector<Bits> way = forwards_.way_back(met);
        std::reverse(way.begin(), way.end());
        way.push_back(met);
        const std::vector<Bits> rest = backwards_.way_back(met);
        way.insert(way.end(), rest.begin(), rest.end());
        way.erase(way.begin());  // the start
        return game_through(board_, reducer_, question_.start, way);
    }

    const SmallBoard& board_;
    const ShortestQuestion& question_;
    Reducer reducer_;
    MoveBounds bounds_;
    MoveLevels forwards_;
    MoveLevels backwards_;
    Watch watch_;
};

}  // namespace

Shortest shortest(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits) {
    return Search(board, question, limits).run();
}

}  // namespace pegwright::search::moves
