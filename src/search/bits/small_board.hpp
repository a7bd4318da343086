// A board of at most 64 holes for exhaustive search: a position is one 64-bit word.
//
// Bit i is hole i in row order; for T_4
//
//     a1                 0
//     a2 b2              1 2
//     a3 b3 c3           3 4 5
//     a4 b4 c4 d4        6 7 8 9
//
// A jump is possible if all bits of `need` are set and that of `into` is not. It flips the bits of `flip`.
#pragma once

#include "board/board.hpp"
#include "board/jump.hpp"
#include "game/position.hpp"
#include "theory/position_class.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace pegwright::search::bits {

using Bits = std::uint64_t;

struct BitJump {
    Bits need;
    Bits into;
    Bits flip;
    std::uint8_t from;
    std::uint8_t over;
    std::uint8_t to;

    bool possible(Bits position) const { return (position & need) == need && (position & into) == 0; }
};

class SmallBoard {
public:
    // Any set of at most 64 holes. A jump needs all its three holes in it.
    SmallBoard(Lattice lattice, std::vector<Hole> holes);
    // Throws Error (limit) if the board has more than 64 holes.
    explicit SmallBoard(const Board& board);

    Lattice lattice() const { return lattice_; }
    std::span<const Hole> holes() const { return holes_; }
    std::size_t size() const { return holes_.size(); }
    // Sorted by the hole they start from.
    std::span<const BitJump> jumps() const { return jumps_; }
    std::span<const BitJump> jumps_from(std::size_t i) const {
        return std::span(jumps_).subspan(first_[i], first_[i + 1] - first_[i]);
    }
    // size() if the hole is not on the board.
    std::size_t number(Hole h) const;
    Bits bit(Hole h) const { return Bits{1} << number(h); }
    Bits full() const { return size() == 64 ? ~Bits{0} : (Bits{1} << size()) - 1; }
    Bits bits(const Position& position) const;
    Jump jump(const BitJump& j) const { return {holes_[j.from], holes_[j.to]}; }
    // O(pegs).
    PositionClass class_of(Bits position) const;

private:
    Lattice lattice_;
    std::vector<Hole> holes_;
    std::vector<BitJump> jumps_;
    std::vector<std::size_t> first_;
};

std::vector<Bits> single_pegs(Bits holes);

[[noreturn]] void fail_too_many_holes(const std::string& board, std::int64_t holes);

}  // namespace pegwright::search::bits
