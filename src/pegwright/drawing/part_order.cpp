#include "pegwright/drawing/styles.hpp"

#include <set>

namespace pegwright {

void number_parts(const Player& player, game::Parts& plan, const Limits& limits) {
    constexpr std::int32_t none = -1;
    const Board& board = player.problem().board;
    std::vector<std::int32_t> part_of(static_cast<std::size_t>(board.hole_count()), none);
    for (std::size_t i = 0; i < plan.parts.size(); ++i)
        for (const Hole hole : plan.parts[i].holes)
            part_of[static_cast<std::size_t>(board.index(hole))] = static_cast<std::int32_t>(i);
    struct Begins : JumpSink {
        Begins(const Board& b, const std::vector<std::int32_t>& parts) : board(b), part_of(parts) {}
        std::int32_t at(Hole hole) const { return part_of[static_cast<std::size_t>(board.index(hole))]; }
        void take(std::span<const Jump> jumps) override {
            for (const Jump& jump : jumps) {
                const std::int32_t over = at(jump.over());
                // The part that two of the three holes share: that of `over`, or of both ends.
                const std::int32_t most = at(jump.from) == at(jump.to) ? at(jump.from) : over;
                if (begun.emplace(most).second) order.push_back(most);
            }
        }
        const Board& board;
        const std::vector<std::int32_t>& part_of;
        std::set<std::int32_t> begun;
        std::vector<std::int32_t> order;
    } begins(board, part_of);
    player.play(begins, limits.poll);
    for (std::size_t i = 0; i < begins.order.size(); ++i)
        if (begins.order[i] != none)
            plan.parts[static_cast<std::size_t>(begins.order[i])].label = std::to_string(i + 1);
}

}  // namespace pegwright
