#include "pegwright/surveying/pair_solutions.hpp"

#include "board/symmetry.hpp"
#include "pegwright/surveying/survey.hpp"
#include "search/levels/counts/pair_counts.hpp"

namespace pegwright {
namespace {

std::vector<PairSolutions> wanted_pairs(const Board& board, const PairsWanted& wanted) {
    const std::vector<board::Affine> maps = board::symmetries(board);
    std::vector<PairSolutions> pairs;
    for (const SurveyedPair& pair : distinct_pairs(board))
        for (const board::Affine& map : maps) {
            const Hole vacate = map(pair.vacate);
            const Hole finish = map(pair.finish);
            if (wanted.vacate.value_or(vacate) != vacate || wanted.finish.value_or(finish) != finish) continue;
            pairs.push_back({vacate, finish, 0});
            break;
        }
    return pairs;
}

}  // namespace

SolutionsOfPairs count_solutions_of_pairs(const Board& board, const PairsWanted& wanted, const Limits& limits) {
    using search::levels::VacancyAndFinish;
    SolutionsOfPairs result{wanted_pairs(board, wanted), 0};
    const search::bits::SmallBoard small(board);
    std::vector<VacancyAndFinish> numbers;
    for (const PairSolutions& pair : result.pairs)
        numbers.push_back({small.number(pair.vacate), small.number(pair.finish)});
    search::levels::PairCounts counted = search::levels::count_pairs(small, numbers, limits);
    result.expanded = counted.expanded;
    for (std::size_t i = 0; i < numbers.size(); ++i) result.pairs[i].solutions = std::move(counted.solutions[i]);
    return result;
}

}  // namespace pegwright
