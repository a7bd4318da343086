// Counted levels from given starts, one at a time.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/counts/counted_level.hpp"
#include "search/levels/files/level_file.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

class CountSearch {
public:
    // starts: the game's, or those of backward play. folder: if given, levels go to files there. Limits, blocks and
    // folder outlive this.
    CountSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks,
                const LevelFolder* folder = nullptr);

    // Goes down one level, with `taken` bytes in use elsewhere. Returns the level above. Throws as build_level().
    BuiltCounts next(std::uint64_t taken);
    void down_to(int pegs, std::uint64_t taken);
    // `level` is of a search from the other end.
    Integer solutions_with(const CountSearch& other, const CountedLevel& level, std::uint64_t taken) const;

    const PositionKeys& keys() const { return keys_; }
    const CountedLevel& level() const { return level_; }
    std::uint64_t expanded() const { return expanded_; }
    int pegs() const { return level_.level.pegs; }

private:
    Workspace workspace(const CountedLevel& parents, std::uint64_t taken) const;
    BuiltCounts build_in_file(Workspace& workspace) const;

    const Limits& limits_;
    BlockPool& blocks_;
    const LevelFolder* folder_;
    PositionKeys keys_;
    CountedLevel level_;
    std::uint64_t expanded_ = 0;
};

}  // namespace pegwright::search::levels
