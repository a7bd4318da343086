// Levels with the ways to their positions, from some starts on, one after the other.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/counts/counted_level.hpp"
#include "search/levels/files/level_file.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

class CountSearch {
public:
    // starts: the game's, or those of the game played backwards. Limits, blocks and folder outlive this; levels go to
    // nameless files there, if it is given.
    CountSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks,
                const LevelFolder* folder = nullptr);

    // Goes to the level below; `taken` bytes are in use elsewhere. Returns the level above, with what is known of it.
    // Throws Error (limit) if memory does not suffice, what poll throws.
    BuiltCounts next(std::uint64_t taken);
    // Goes down to so many pegs, or to the last level there is. Levels above go while the next are made.
    void down_to(int pegs, std::uint64_t taken);
    // How many ways lead through this level and, from the other end, through a level of that search: the ways to each
    // position times those to its complement.
    Integer solutions_with(const CountSearch& other, const CountedLevel& level, std::uint64_t taken) const;

    const PositionKeys& keys() const { return keys_; }
    const CountedLevel& level() const { return level_; }
    // Up to symmetry, of the levels gone through.
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
