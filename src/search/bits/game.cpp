#include "search/bits/game.hpp"

#include <algorithm>
#include <iterator>

namespace pegwright::search::bits {

Game::Game(SmallBoard board_, Bits vacancies_, Bits finishes_, std::span<const HolePermutation> symmetries_of_board,
           std::optional<ResourceRequirement> resource_)
    : board(std::move(board_)), vacancies(vacancies_), finishes(finishes_), resource(std::move(resource_)) {
    const auto kept = [&](const HolePermutation& symmetry) {
        if (image(symmetry, vacancies) != vacancies || image(symmetry, finishes) != finishes) return false;
        return !resource ||
               std::all_of(resource->terms.begin(), resource->terms.end(), [&](const ResourceRequirement::Term& term) {
                   return image(symmetry, term.holes) == term.holes;
               });
    };
    std::copy_if(symmetries_of_board.begin(), symmetries_of_board.end(), std::back_inserter(symmetries), kept);
}

}  // namespace pegwright::search::bits
