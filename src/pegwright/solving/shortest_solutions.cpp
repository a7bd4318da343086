#include "pegwright/solving/shortest_solutions.hpp"

#include "pegwright/solving/shortest_question.hpp"
#include "search/moves/shortest_games.hpp"

namespace pegwright {

using search::bits::SmallBoard;
using search::moves::ShortestGames;

class ShortestSolutions::Search {
public:
    Search(const Query& query, std::int64_t moves, const Limits& limits)
        : query_(query),
          board_(query.board),
          games_(board_, shortest_question(query, board_), static_cast<int>(moves), limits) {}

    const ShortestGames& games() const { return games_; }
    Solution refereed(search::bits::Bits start, const std::vector<Jump>& jumps) const {
        return game::refereed(solution_of(query_, board_, start, jumps));
    }

private:
    Query query_;
    SmallBoard board_;
    ShortestGames games_;
};

ShortestSolutions::ShortestSolutions(const Query& query, std::int64_t moves, const Limits& limits)
    : search_(std::make_unique<Search>(query, moves, limits)) {}

ShortestSolutions::~ShortestSolutions() = default;

NumberOfShortest ShortestSolutions::count() const {
    search::moves::NumberOfGames number = search_->games().count();
    return {std::move(number.all), std::move(number.up_to_symmetry), std::move(number.orders),
            std::move(number.orders_and_symmetry)};
}

void ShortestSolutions::each(bool up_to_order, const std::function<bool(const Solution&)>& f) const {
    search_->games().each(up_to_order, [&](search::bits::Bits start, const std::vector<Jump>& jumps) {
        return f(search_->refereed(start, jumps));
    });
}

}  // namespace pegwright
