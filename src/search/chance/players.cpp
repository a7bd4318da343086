#include "search/chance/odds.hpp"

#include "theory/sax.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace pegwright::search::chance {
namespace {

constexpr std::uint32_t corners = 1u << 0 | 1u << 10 | 1u << 14;  // a1, a5, e5
constexpr std::uint32_t inner = 1u << 4 | 1u << 7 | 1u << 8;      // b3, b4, c4

bool follows_thumb(const BitJump& jump) { return (corners >> jump.to & 1) == 0 && (inner >> jump.from & 1) == 0; }

int sax_of(Bits position) {
    Position p(Board::triangle(5));
    for (std::uint64_t i = 0; i < 15; ++i)
        if ((position >> i & 1) == 0) p.clear_at(i);
    return sax_count(p);
}

}  // namespace

Rule rule_of_thumb(const SmallBoard& board, Bits start) {
    const bool has_other = std::any_of(board.jumps().begin(), board.jumps().end(),
                                       [&](const BitJump& j) { return j.possible(start) && follows_thumb(j); });
    return [pegs = std::popcount(start), has_other](Bits before, const BitJump& jump, Bits after) {
        return follows_thumb(jump) || std::has_single_bit(after) || (std::popcount(before) == pegs && !has_other);
    };
}

Rule sax_rule(Bits start) {
    return [least = std::min(sax_of(start), 0)](Bits, const BitJump&, Bits after) {
        return std::has_single_bit(after) || sax_of(after) >= least;
    };
}

}  // namespace pegwright::search::chance
