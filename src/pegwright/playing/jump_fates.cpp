#include "pegwright/playing/jump_fates.hpp"

#include "search/bits/hole_symmetries.hpp"
#include "search/bits/reducer.hpp"

#include <algorithm>

namespace pegwright {
namespace {

bool play(Position& position, const Jump& jump) {
    return position.board().with_rows([&](auto rows) {
        board::JumpIndices at;
        return board::is_jump_vector(decltype(rows)::lattice, jump.to - jump.from) && rows.locate(jump, at) &&
               position.play_at(at.from, at.over, at.to);
    });
}

}  // namespace

Position after(const Position& position, const Jump& jump) {
    Position next = position;
    if (!play(next, jump)) base::fail_internal("a possible jump cannot be played");
    return next;
}

JumpFates::JumpFates(Hints& found, const Goal& goal) : found_(found) {
    first_image_.resize(found_.jumps.size());
    for (std::size_t i = 0; i < first_image_.size(); ++i) first_image_[i] = i;
    const Board& board = found_.position.board();
    if (board.hole_count() > 64) return;
    const search::bits::SmallBoard small(board);
    auto symmetries = search::bits::hole_symmetries(small);
    const Problem problem{board, Start::at(found.position), goal};
    for (const Position& reached : problem.goal_positions())
        symmetries = search::bits::keeping(std::move(symmetries), small.bits(reached));
    const search::bits::SymmetryReducer reducer(symmetries);
    std::vector<search::bits::Bits> least;
    for (std::size_t i = 0; i < found_.jumps.size(); ++i) {
        least.push_back(reducer.least(small.bits(after(found_.position, found_.jumps[i].jump))));
        first_image_[i] = static_cast<std::size_t>(std::find(least.begin(), least.end(), least[i]) - least.begin());
    }
}

void JumpFates::note(std::size_t i, Fate fate) {
    for (std::size_t k = 0; k < found_.jumps.size(); ++k)
        if (first_image_[k] == first_image_[i]) found_.jumps[k].fate = fate;
}

void JumpFates::note_beginnings(const std::vector<Jump>& solution) {
    for (std::size_t k = 0; k < solution.size(); ++k) {
        const auto hint = std::find_if(found_.jumps.begin(), found_.jumps.end(),
                                       [&](const Hint& h) { return h.jump == solution[k]; });
        if (hint == found_.jumps.end() || hint->fate != Fate::unknown) continue;
        Position position = after(found_.position, solution[k]);
        const bool plays = std::all_of(solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(k),
                                       [&](const Jump& jump) { return play(position, jump); });
        // Order does not change the position reached, so the solution still works.
        if (plays) note(static_cast<std::size_t>(hint - found_.jumps.begin()), Fate::won);
    }
}

}  // namespace pegwright
