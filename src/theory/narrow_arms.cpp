#include "theory/narrow_arms.hpp"

namespace pegwright::theory {
namespace {

std::vector<Hole> neighbours(const Board& board, Hole h) {
    std::vector<Hole> found;
    for (const Hole d : half_directions(board.lattice()))
        for (const Hole beside : {h - d, h + d})
            if (board.contains(beside)) found.push_back(beside);
    return found;
}

// Empty if no hole with more than two neighbours ends it.
std::vector<Hole> arm_from(const Board& board, Hole end) {
    std::vector<Hole> arm;
    Hole before = end;
    Hole at = end;
    for (std::vector<Hole> beside = neighbours(board, at); beside.size() <= 2; beside = neighbours(board, at)) {
        arm.push_back(at);
        const Hole came_from = before;
        before = at;
        if (beside.back() != came_from)
            at = beside.back();
        else if (beside.size() == 2)
            at = beside.front();
        else
            return {};
    }
    return arm;
}

}  // namespace

std::vector<std::vector<Hole>> narrow_arms(const Board& board) {
    std::vector<std::vector<Hole>> found;
    board.for_each_hole([&](Hole h) {
        if (neighbours(board, h).size() != 1) return;
        auto arm = arm_from(board, h);
        if (arm.size() >= least_arm) found.push_back(std::move(arm));
    });
    return found;
}

}  // namespace pegwright::theory
