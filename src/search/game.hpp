// What is searched: a board, the vacancies a game may start with, the holes it may end at.
#pragma once

#include "search/hole_permutation.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace pegwright {

struct Game {
    SmallBoard board;
    Bits vacancies;  // one of these holes is empty at the start
    Bits finishes;   // in one of these holes the last peg stands
    std::vector<HolePermutation> symmetries;  // that keep both sets; the identity first

    // Keeps those of the board's symmetries that keep both sets.
    Game(SmallBoard board, Bits vacancies, Bits finishes, std::span<const HolePermutation> symmetries_of_board);
    // Forwards and, with pegs and holes exchanged, backwards it is the same game.
    bool complement() const { return vacancies == finishes; }
    int holes() const { return static_cast<int>(board.size()); }
};

// How far a search has come, as its poll is told.
struct SearchPlace {
    const char* doing;    // "reachable positions", …
    int pegs;             // of the level that is expanded
    std::uint64_t done;   // positions of it
    std::uint64_t total;
};

struct SearchSettings {
    unsigned threads = 1;
    std::uint64_t memory = std::uint64_t{1} << 30;  // bytes
    std::string directory;                          // for level files; none if empty
    std::function<void(const SearchPlace&)> poll;   // called several times a second on the caller's thread; may throw
};

}  // namespace pegwright
