// All positions that games from given starts reach, level by level, down to any number of pegs.
//
// Levels from `keep` pegs on stay, packed in memory or in files; lower ones are gone as soon as the next
// one is built. With a directory in the limits every level is a file there (level_file.hpp), and a
// search goes on from the lowest one it finds. With ranks in the limits these search together, and each keeps its share
// of every level.
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
    std::uint64_t images = 0;     // all of them
};

class ForwardLevels {
public:
    // name: of this search's files, such as "forward". Opens the level files there are; throws Error (input)
    // if they are damaged or another search's.
    // starts: the game's, or those of the game played backwards. At least one.
    ForwardLevels(const Game& game, std::span<const Bits> starts, const std::string& name, int keep,
                  const Limits& limits, BlockPool& blocks);
    ~ForwardLevels();

    // Goes on until the level with this number of pegs (or the last one there is) is known; on_row is
    // told of each level. Throws Error (limit) if memory does not suffice, what poll throws, what files throw.
    void reach(int pegs, const std::function<void(const LevelRow&)>& on_row = {});

    // Gives back what only the next level is made from. Should it be asked for after all, all of its jumps are made.
    void forget_last_jumps();

    const PositionKeys& keys() const { return keys_; }
    const std::vector<LevelRow>& rows() const { return rows_; }
    // A level that was kept or is the lowest; empty if there are no positions.
    const Level& level(int pegs) const;
    // Positions, counted with all images, and jumps made so far.
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
    std::optional<ResourceRequirement> resource_;  // in the order of keys
    bool needs_not_all_jumps_ = false;             // keys/arrivals.hpp
    std::unique_ptr<LevelFolder> folder_;
    std::map<int, Level> levels_;
    int lowest_ = 0;
    std::vector<LevelRow> rows_;
    std::uint64_t jumps_ = 0;
};

// The keys a game is searched with, from these starts: up to its symmetries, short if all it is about is in one class.
PositionKeys keys_of(const Game& game, std::span<const Bits> starts);
// A level that holds these positions' keys.
Level level_of(std::vector<Key> keys, int pegs);
// How many positions a level stands for, all images counted, and those of other ranks. O(positions).
std::uint64_t images_of(const PositionKeys& keys, const Level& level, unsigned threads = 1, Ranks* ranks = nullptr);

}  // namespace pegwright::search::levels
