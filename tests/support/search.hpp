// For tests of exhaustive searches.
#pragma once

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/levels/winning_levels.hpp"

#include <map>
#include <string>
#include <vector>

// A text picture's board, called `source`.
pegwright::tests::Board board_of_picture(const std::string& source, const std::string& text);

// Empty: not given.
pegwright::tests::Game game_of(const pegwright::tests::Board& board, const std::string& vacate = "",
                               const std::string& finish = "", const std::string& resource_count = "");

// Results of levels and count.
struct Searched {
    std::map<int, pegwright::tests::LevelRow> reached;  // by number of pegs
    std::map<int, pegwright::tests::LevelRow> winning;
    pegwright::tests::Integer solutions;
    std::uint64_t jumps = 0;

    static std::uint64_t positions(const std::map<int, pegwright::tests::LevelRow>& levels);  // up to symmetry
    static std::uint64_t images(const std::map<int, pegwright::tests::LevelRow>& levels);
};

// Down to one peg, or to more: `to` at or below the middle.
Searched searched(const pegwright::tests::Game& game, const pegwright::tests::Limits& limits = {}, int to = 1);
// Positions of each level up to symmetry, fullest first.
std::vector<std::uint64_t> column(const std::map<int, pegwright::tests::LevelRow>& levels);

// Bits of the holes where a game can end with one peg. Exhaustive: up to 21 holes, lines up to 64.
pegwright::tests::Bits all_finishes(const pegwright::tests::SmallBoard& board, pegwright::tests::Bits start);

// Names of forward level files, in the order of TemporaryFolder::files.
std::vector<std::string> names_of_levels(int most_pegs, int least_pegs);

std::string contents(const std::string& path);
void write_file(const std::string& path, const std::string& bytes);

// The same numbers on every machine.
class Random {
public:
    std::uint64_t operator()() {
        return state_ = (state_ + 0x9E3779B97F4A7C15) * 0xD1342543DE82EF95, state_ ^ state_ >> 29;
    }

private:
    std::uint64_t state_ = 1;
};

// Deletes itself with its files.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    const std::string& path() const { return path_; }
    // Sorted names.
    std::vector<std::string> files() const;

private:
    std::string path_;
};
