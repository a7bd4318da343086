// All positions that games from given starts reach, level by level.
//
// Levels with `keep` or more pegs stay; a lower one is dropped when the next is made. If the limits name a directory,
// every level is a file there (files/level_file.hpp), and a later search goes on from the lowest.
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
    // name: begins the names of level files. starts: the game's, or those of backward play. Throws Error (input) if
    // level files are damaged or of another search.
    ForwardLevels(const Game& game, std::span<const Bits> starts, const std::string& name, int keep,
                  const Limits& limits, BlockPool& blocks);
    ~ForwardLevels();

    // Goes down to `pegs` pegs, or to the last level. Throws as build_level(), and what files throw.
    void reach(int pegs, const std::function<void(const LevelRow&)>& on_row = {});

    // Frees what only the next level needs. If that is made after all, all its jumps are made.
    void forget_last_jumps();

    const PositionKeys& keys() const { return keys_; }
    const std::vector<LevelRow>& rows() const { return rows_; }
    // A kept level, or the lowest one; empty otherwise.
    const Level& level(int pegs) const;
    // So far.
    std::uint64_t images() const;
    std::uint64_t jumps() const { return jumps_; }
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

// Short keys if the starts are in one position class and the goals in one.
PositionKeys keys_of(const Game& game, std::span<const Bits> starts);
Level level_of(std::vector<Key> keys, int pegs);
// A level's positions with all images, on all ranks. O(positions).
std::uint64_t images_of(const PositionKeys& keys, const Level& level, unsigned threads = 1, Ranks* ranks = nullptr);

}  // namespace pegwright::search::levels
