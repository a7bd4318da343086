// A lower bound on the moves of a game: the largest bound of Merson regions and resource counts. They do not add up,
// since one move may serve several.
#pragma once

#include "search/moves/count_bank.hpp"
#include "search/moves/merson.hpp"
#include "search/moves/resource_count.hpp"

#include <vector>

namespace pegwright::search::moves {

class MoveBounds {
public:
    static constexpr int never = ResourceBound::never;

    MoveBounds(const SmallBoard& board, std::vector<Bits> starts, std::vector<Bits> goals,
               const std::vector<ResourceCount>& counts = {});

    // From the position to a goal, and from a start to it; `never` if there is no such game. O(counts).
    int to_finish(Bits position) const;
    int from_start(Bits position) const;

    const SmallBoard& board() const { return board_; }
    std::span<const Bits> starts() const { return starts_; }
    std::span<const Bits> goals() const { return goals_; }
    std::span<const Bits> regions() const { return regions_; }
    const FullRegions& full_regions() const { return full_; }
    const MersonBound& merson() const { return merson_; }
    const std::vector<ResourceBound>& counts() const { return counts_; }
    ResourceBound bound_of(ResourceCount count) const { return {std::move(count), starts_, goals_}; }

private:
    const SmallBoard& board_;
    std::vector<Bits> starts_;
    std::vector<Bits> goals_;
    std::vector<Bits> regions_;
    FullRegions full_;
    MersonBound merson_;
    std::vector<ResourceBound> counts_;
};

// Drops positions that provably need more than `moves` moves to a goal (backwards: from a start). Thread-safe.
class Sieve {
public:
    // The bounds must outlive the sieve.
    Sieve(const MoveBounds& bounds, bool backwards, int moves, std::span<const ResourceBound> more = {});

    bool passes(Bits position) const {
        const RegionSet full = bounds_.full_regions().of(position);
        for (const CountBank& bank : banks_)
            if (bank.exceeded(position, full)) return false;
        const MersonBound& merson = bounds_.merson();
        return (backwards_ ? merson.from_start(position) : merson.to_finish(position)) <= moves_;
    }

private:
    const MoveBounds& bounds_;
    bool backwards_;
    int moves_;
    std::vector<CountBank> banks_;
};

}  // namespace pegwright::search::moves
