// Exhaustive searches for tests: a game by the names of its board and holes, its table of levels, files and folders.
#pragma once

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/levels/winning_levels.hpp"

#include <map>
#include <string>
#include <vector>

// The board of a text picture, called `source`.
pegwright::tests::Board board_of_picture(const std::string& source, const std::string& text);

// What a user asks for with BOARD, --vacate and --finish; empty: not given.
pegwright::tests::Game game_of(const pegwright::tests::Board& board, const std::string& vacate = "",
                               const std::string& finish = "", const std::string& resource_count = "");

// What levels and count find out.
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
// The number of positions up to symmetry of each level, from the fullest on.
std::vector<std::uint64_t> column(const std::map<int, pegwright::tests::LevelRow>& levels);

// All holes where a game that starts with this vacancy can end with one peg, as bits; exhaustive,
// for boards of up to some 21 holes, lines of up to 64.
pegwright::tests::Bits all_finishes(const pegwright::tests::SmallBoard& board, pegwright::tests::Bits start);

// The names of the forward level files of a search, in the order of TemporaryFolder::files.
std::vector<std::string> names_of_levels(int most_pegs, int least_pegs);

// All bytes of a file, and a file of these bytes.
std::string contents(const std::string& path);
void write_file(const std::string& path, const std::string& bytes);

// Numbers that are the same on every machine.
class Random {
public:
    std::uint64_t operator()() {
        return state_ = (state_ + 0x9E3779B97F4A7C15) * 0xD1342543DE82EF95, state_ ^ state_ >> 29;
    }

private:
    std::uint64_t state_ = 1;
};

// A folder that goes with everything in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    const std::string& path() const { return path_; }
    // Names of the files in it, in order.
    std::vector<std::string> files() const;

private:
    std::string path_;
};
