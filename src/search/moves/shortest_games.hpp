// All games with the fewest moves: counts them, and lists them.
//
// A game is a sequence of jumps. Games that only differ in the order of independent moves, which share no hole, can
// count as one (traces/trace_counter.hpp): adjacent ones may be swapped, and the fewest moves stay the fewest. Images
// under a symmetry that keeps starts and goals can count as one, too.
//
// Both sides of the search for fewest moves meet in all positions, not only in one. What is on the way of a game then
// makes layers, one for each number of moves made; they are small.
//
// Cost: the search for fewest moves with the last bound, without a beam; some microseconds a position of the layers.
// Up to the order, each set of independent moves of a position takes one look-up.
#pragma once

#include "search/moves/shortest.hpp"
#include "theory/integer.hpp"

#include <functional>
#include <memory>

namespace pegwright::search::moves {

struct NumberOfGames {
    Integer all;
    Integer up_to_symmetry;
    Integer orders;  // up to the order of independent moves
    Integer orders_and_symmetry;
};

class ShortestGames {
public:
    // moves: the fewest, as shortest() proves. The board must outlive this. Throws Error (limit) if memory does not
    // suffice; so does count().
    ShortestGames(const SmallBoard& board, const ShortestQuestion& question, int moves, const Limits& limits);
    ShortestGames(const ShortestGames&) = delete;
    ShortestGames& operator=(const ShortestGames&) = delete;
    ~ShortestGames();

    NumberOfGames count() const;
    // Calls f with each game until it returns false. Up to order, one stands for all that count as one.
    using Visit = std::function<bool(Bits start, const std::vector<Jump>&)>;
    void each(bool up_to_order, const Visit& f) const;

private:
    class OfClass;
    const Limits& limits_;
    std::vector<std::unique_ptr<OfClass>> classes_;
};

}  // namespace pegwright::search::moves
