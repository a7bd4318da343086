// Levels with the ways to their positions, from some starts on, one after the other.
#pragma once

#include "search/bits/game.hpp"
#include "search/levels/files/level_file.hpp"
#include "search/levels/ways/ways_level.hpp"
#include "theory/integer.hpp"

namespace pegwright::search::levels {

class WaysSearch {
public:
    // starts: the game's, or those of the game played backwards. Limits, blocks and folder outlive this; levels go to
    // nameless files there, if it is given.
    WaysSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks,
               const LevelFolder* folder = nullptr);

    // Goes to the level below; `taken` bytes are in use elsewhere. Returns the level above, with what is known of it.
    // Throws Error (limit) if memory does not suffice, what poll throws.
    BuiltWays next(std::uint64_t taken);
    // Goes down to so many pegs, or to the last level there is. Levels above go while the next are made.
    void down_to(int pegs, std::uint64_t taken);
    // How many ways lead through this level and, from the other end, through a level of that search: the ways to each
    // position times those to its complement.
    Integer ways_with(const WaysSearch& other, const WaysLevel& level, std::uint64_t taken) const;

    const PositionKeys& keys() const { return keys_; }
    const WaysLevel& level() const { return level_; }
    // Up to symmetry, of the levels gone through.
    std::uint64_t expanded() const { return expanded_; }
    int pegs() const { return level_.level.pegs; }

private:
    Workspace workspace(const WaysLevel& parents, std::uint64_t taken) const;
    BuiltWays build_in_file(Workspace& workspace) const;

    const Limits& limits_;
    BlockPool& blocks_;
    const LevelFolder* folder_;
    PositionKeys keys_;
    WaysLevel level_;
    std::uint64_t expanded_ = 0;
};

}  // namespace pegwright::search::levels
