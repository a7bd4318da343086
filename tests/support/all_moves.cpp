#include "support/all_moves.hpp"

#include <vector>

using namespace pegwright::tests;

std::map<Bits, int> all_moves(const SmallBoard& board, Bits start) {
    std::map<Bits, int> moves{{start, 0}};
    std::vector<Bits> level{start};
    for (int made = 1; !level.empty(); ++made) {
        std::vector<Bits> next;
        const auto go_on = [&](const auto& self, Bits position, std::size_t i) -> void {
            for (const BitJump& j : board.jumps()) {
                if (j.from != i || !j.possible(position)) continue;
                if (moves.try_emplace(position ^ j.flip, made).second) next.push_back(position ^ j.flip);
                self(self, position ^ j.flip, j.to);
            }
        };
        for (const Bits position : level)
            for (std::size_t i = 0; i < board.size(); ++i)
                if ((position >> i & 1) != 0) go_on(go_on, position, i);
        level = next;
    }
    return moves;
}
