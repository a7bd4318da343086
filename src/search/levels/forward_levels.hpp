// All positions that games from given starts reach, level by level, down to any number of pegs.
//
// Levels with `keep` or more pegs stay, packed, in memory or in files. A lower level is dropped when the next one is
// made. If the limits name a directory, every level is written to a file there (files/level_file.hpp), and a later
// search goes on from the lowest file. If the limits have ranks, these search together, each with its share of every
// level.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/level_builder.hpp"

#include <map>
#include <memory>
#include <string>

namespace pegwright::search::levels {

class LevelFolder;

struct LevelRow {
    int pegs = 0;
    std::uint64_t positions = 0;  // up to symmetry
    std::uint64_t images = 0;     // counted with all images
};

class ForwardLevels {
public:
    // name: what the names of level files begin with, such as "forward". Existing level files are opened; throws Error
    // (input) if they are damaged or belong to another search.
    // starts: the game's, or those of the game played backwards. At least one.
    ForwardLevels(const Game& game, std::span<const Bits> starts, const std::string& name, int keep,
                  const Limits& limits, BlockPool& blocks);
    ~ForwardLevels();

    // Searches down to the level with so many pegs, or to the last level. Tells on_row each level. Throws Error (limit)
    // if memory does not suffice, and what poll and files throw.
    void reach(int pegs, const std::function<void(const LevelRow&)>& on_row = {});

    // Frees the last jumps of the lowest level, which only the next level needs. If that is made after all, all jumps
    // are made.
    void forget_last_jumps();

    const PositionKeys& keys() const { return keys_; }
    const std::vector<LevelRow>& rows() const { return rows_; }
    // A kept level, or the lowest one; empty if there are no positions.
    const Level& level(int pegs) const;
    // Positions, with all images, and jumps made so far.
    std::uint64_t images() const;
    std::uint64_t jumps() const { return jumps_; }
    // Bytes of levels in memory.
    std::uint64_t memory() const;

private:
    void start(std::span<const Bits> starts);
    void resume();
    void next_level();

    const Game& game_;
    const Limits& limits_;
    BlockPool& blocks_;
    int keep_;
    PositionKeys keys_;
    std::optional<ResourceRequirement> resource_;  // its holes numbered as in keys
    bool needs_not_all_jumps_ = false;             // keys/last_jumps.hpp
    std::unique_ptr<LevelFolder> folder_;
    std::map<int, Level> levels_;
    int lowest_ = 0;
    std::vector<LevelRow> rows_;
    std::uint64_t jumps_ = 0;
};

// The keys for a search of a game from these starts, up to its symmetries. They are short if the starts are in one
// position class and the goals in one.
PositionKeys keys_of(const Game& game, std::span<const Bits> starts);
// A level of these keys.
Level level_of(std::vector<Key> keys, int pegs);
// How many positions a level stands for if all images count, on all ranks. O(positions).
std::uint64_t images_of(const PositionKeys& keys, const Level& level, unsigned threads = 1, Ranks* ranks = nullptr);

}  // namespace pegwright::search::levels
