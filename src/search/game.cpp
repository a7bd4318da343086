#include "search/game.hpp"

namespace pegwright {

Game::Game(SmallBoard board_, Bits vacancies_, Bits finishes_, std::span<const HolePermutation> symmetries_of_board) : board(std::move(board_)), vacancies(vacancies_), finishes(finishes_) {
    for (const HolePermutation& symmetry : symmetries_of_board)
        if (image(symmetry, vacancies) == vacancies && image(symmetry, finishes) == finishes) symmetries.push_back(symmetry);
}

}  // namespace pegwright
