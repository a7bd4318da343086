#include "render/diagram.hpp"

#include "board/names.hpp"

#include <algorithm>
#include <tuple>

namespace pegwright::render {
namespace {

bool row_order(Hole a, Hole b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); }

}  // namespace

std::vector<Move> moves_of(const std::vector<Jump>& jumps) {
    std::vector<Move> moves;
    for (const Jump& jump : jumps) {
        if (moves.empty() || moves.back().back() != jump.from) moves.push_back({jump.from});
        moves.back().push_back(jump.to);
    }
    return moves;
}

std::string notation(const Move& move) {
    std::string text;
    for (const Hole hole : move) text += (text.empty() ? "" : "-") + hole_name(hole);
    return text;
}

Diagram::Diagram(const Board& board) : Diagram(board.lattice(), board.holes()) {}

Diagram::Diagram(Lattice lattice, std::vector<Hole> holes)
    : lattice_(lattice), holes_(std::move(holes)), full_(holes_.size(), 1) {
    std::sort(holes_.begin(), holes_.end(), row_order);
}

std::size_t Diagram::index(Hole hole) const {
    const auto it = std::lower_bound(holes_.begin(), holes_.end(), hole, row_order);
    return it == holes_.end() || *it != hole ? holes_.size() : static_cast<std::size_t>(it - holes_.begin());
}

void Diagram::play(const Move& move) {
    for (std::size_t i = 1; i < move.size(); ++i) {
        set(move[i - 1], false);
        set(Jump{move[i - 1], move[i]}.over(), false);
        set(move[i], true);
    }
}

}  // namespace pegwright::render
