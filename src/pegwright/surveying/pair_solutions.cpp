#include "pegwright/surveying/pair_solutions.hpp"

#include "pegwright/surveying/survey.hpp"
#include "search/levels/ways/pair_counts.hpp"

namespace pegwright {

SolutionsOfPairs count_solutions_of_pairs(const Board& board, const Limits& limits) {
    using search::levels::VacancyAndFinish;
    const std::vector<SurveyedPair> pairs = distinct_pairs(board);
    const search::bits::SmallBoard small(board);
    std::vector<VacancyAndFinish> numbers;
    for (const SurveyedPair& pair : pairs) numbers.push_back({small.number(pair.vacate), small.number(pair.finish)});
    search::levels::PairCounts counted = search::levels::count_pairs(small, numbers, limits);
    SolutionsOfPairs result;
    result.expanded = counted.expanded;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        result.pairs.push_back({pairs[i].vacate, pairs[i].finish, std::move(counted.solutions[i])});
    return result;
}

}  // namespace pegwright
