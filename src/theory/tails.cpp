#include "theory/tails.hpp"

namespace pegwright::theory {
namespace {

std::vector<Hole> neighbours(const Board& board, Hole h) {
    std::vector<Hole> found;
    for (const Hole d : half_directions(board.lattice()))
        for (const Hole beside : {h - d, h + d})
            if (board.contains(beside)) found.push_back(beside);
    return found;
}

// Empty if it ends without a hole that has more than two neighbours.
std::vector<Hole> tail_from(const Board& board, Hole end) {
    std::vector<Hole> tail;
    Hole before = end;
    Hole at = end;
    for (std::vector<Hole> beside = neighbours(board, at); beside.size() <= 2; beside = neighbours(board, at)) {
        tail.push_back(at);
        const Hole came_from = before;
        before = at;
        if (beside.back() != came_from)
            at = beside.back();
        else if (beside.size() == 2)
            at = beside.front();
        else
            return {};
    }
    return tail;
}

}  // namespace

std::vector<std::vector<Hole>> tails(const Board& board) {
    std::vector<std::vector<Hole>> found;
    board.for_each_hole([&](Hole h) {
        if (neighbours(board, h).size() != 1) return;
        auto tail = tail_from(board, h);
        if (tail.size() >= least_tail) found.push_back(std::move(tail));
    });
    return found;
}

}  // namespace pegwright::theory
