#include "render/layouts/diagram.hpp"

namespace pegwright::render {

std::vector<Move> moves_of(const std::vector<Jump>& jumps) {
    std::vector<Move> moves;
    for (const Jump& jump : jumps) {
        if (moves.empty() || moves.back().back() != jump.from) moves.push_back({jump.from});
        moves.back().push_back(jump.to);
    }
    return moves;
}

std::string move_text(const Board& board, const Move& move, HoleNames names) {
    std::string text;
    for (const Hole hole : move) text += (text.empty() ? "" : "-") + hole_text(board, hole, names);
    return text;
}

void Diagram::play(const Move& move) {
    for (std::size_t i = 1; i < move.size(); ++i) {
        set(move[i - 1], false);
        set(Jump{move[i - 1], move[i]}.over(), false);
        set(move[i], true);
    }
}

}  // namespace pegwright::render
