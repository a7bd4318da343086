#include "search/bits/small_board.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::bits {
namespace {

std::vector<Hole> all_holes(const Board& board) {
    if (board.hole_count() > 64) fail_too_many_holes(board.label(), board.hole_count());
    return board.holes();
}

}  // namespace

SmallBoard::SmallBoard(const Board& board) : SmallBoard(board.lattice(), all_holes(board)) {}

SmallBoard::SmallBoard(Lattice lattice, std::vector<Hole> holes) : lattice_(lattice), holes_(std::move(holes)) {
    for (const Hole from : holes_) {
        first_.push_back(jumps_.size());
        for (const Hole direction : half_directions(lattice)) {
            for (const std::int32_t sign : {1, -1}) {
                const std::size_t over = number(from + sign * direction);
                const std::size_t to = number(from + 2 * sign * direction);
                if (over == size() || to == size()) continue;
                const Bits f = bit(from);
                const Bits o = Bits{1} << over;
                const Bits t = Bits{1} << to;
                jumps_.push_back({f | o, t, f | o | t, static_cast<std::uint8_t>(number(from)),
                                  static_cast<std::uint8_t>(over), static_cast<std::uint8_t>(to)});
            }
        }
    }
    first_.push_back(jumps_.size());
}

std::size_t SmallBoard::number(Hole h) const {
    return static_cast<std::size_t>(std::find(holes_.begin(), holes_.end(), h) - holes_.begin());
}

Bits SmallBoard::bits(const Position& position) const {
    Bits bits = 0;
    for (const Hole h : position.holes(true)) bits |= bit(h);
    return bits;
}

PositionClass SmallBoard::class_of(Bits position) const {
    std::vector<Hole> pegs;
    for (; position != 0; position &= position - 1)
        pegs.push_back(holes_[static_cast<std::size_t>(std::countr_zero(position))]);
    return position_class(lattice_, pegs);
}

std::vector<Bits> single_pegs(Bits holes) {
    std::vector<Bits> positions;
    for (; holes != 0; holes &= holes - 1) positions.push_back(holes & -holes);
    return positions;
}

void fail_too_many_holes(const std::string& board, std::int64_t holes) {
    fail_limit(board + " has " + std::to_string(holes) +
               " holes; exhaustive search takes 64 at most (T10 has 55, 8x8 has 64)");
}

}  // namespace pegwright::search::bits
