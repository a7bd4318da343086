#include "search/moves/shortest.hpp"

#include "base/error.hpp"
#include "search/moves/move_levels.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace pegwright::search::moves {
namespace {

// The game through given positions, each the least image of what a move leaves.
std::vector<Jump> game_through(const SmallBoard& board, const Images& images, Bits position,
                               const std::vector<Bits>& way) {
    std::vector<Jump> jumps;
    PegMoves moves(board, false);
    for (const Bits next : way) {
        const auto arrive = [&](Bits after, const Images::Set& images_after) {
            if (images.least(images_after) != next) return Walk::on;
            position = after;
            return Walk::stop;
        };
        if (!moves.each(images, position, arrive)) fail_internal("a move of the search is not there");
        for (const std::size_t j : moves.path()) jumps.push_back(board.jump(board.jumps()[j]));
    }
    return jumps;
}

class Search {
public:
    Search(const SmallBoard& board, const ShortestQuestion& question)
        : board_(board),
          question_(question),
          images_(board, keeping(keeping(question.symmetries, question.start), question.finishes)),
          bounds_(board, question.start, question.finishes, question.counts),
          forwards_(board, images_, bounds_, false),
          backwards_(board, images_, bounds_, true) {}

    Shortest run() {
        Shortest result;
        const int jumps = std::max(std::popcount(question_.start) - 1, 0);
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
    // A position in the middle of a game with so many moves, when there is none with fewer.
    std::optional<Bits> meet(int bound) {
        forwards_.begin({question_.start}, bound);
        std::vector<Bits> ends;
        for (std::size_t i = 0; i < board_.size(); ++i)
            if ((question_.finishes >> i & 1) != 0) ends.push_back(Bits{1} << i);
        backwards_.begin(ends, bound);
        if (bound == 0) {
            const Bits only = forwards_.front()[0];
            return backwards_.contains(only) ? std::optional(only) : std::nullopt;
        }
        while (!forwards_.front().empty() && !backwards_.front().empty()) {
            const bool forwards = forwards_.front().size() <= backwards_.front().size();
            MoveLevels& side = forwards ? forwards_ : backwards_;
            MoveLevels& other = forwards ? backwards_ : forwards_;
            const auto watch = [&] { this->watch(); };
            if (forwards_.moves() + backwards_.moves() + 1 == bound) return side.meet(other, watch);
            side.expand(watch);
        }
        return std::nullopt;
    }

    static std::string side(const MoveLevels& levels) {
        return std::to_string(levels.front().size()) + " positions " + std::to_string(levels.moves()) + " moves";
    }

    void watch() const {
        if (forwards_.bytes() + backwards_.bytes() > question_.memory)
            fail_limit("the search needs more than " + std::to_string(question_.memory) + " bytes: " + side(forwards_) +
                       " after the start, " + side(backwards_) + " before the end");
        if (question_.poll) question_.poll();
    }

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
        return game_through(board_, images_, question_.start, way);
    }

    const SmallBoard& board_;
    const ShortestQuestion& question_;
    Images images_;
    MoveBounds bounds_;
    MoveLevels forwards_;
    MoveLevels backwards_;
};

}  // namespace

Shortest shortest(const SmallBoard& board, const ShortestQuestion& question) { return Search(board, question).run(); }

}  // namespace pegwright::search::moves
