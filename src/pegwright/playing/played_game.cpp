#include "pegwright/playing/played_game.hpp"

#include "base/error.hpp"
#include "board/lattice.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"

namespace pegwright {

PlayedGame::PlayedGame(Problem problem)
    : problem_(std::move(problem)), position_(problem_.start_position()), pegs_(position_.peg_count()) {}

std::int64_t PlayedGame::moves() const {
    game::MoveCount count;
    count.add(jumps());
    return count.moves();
}

bool PlayedGame::allows(Jump jump) const {
    const Board& board = problem_.board;
    return board::is_jump_vector(board.lattice(), jump.to - jump.from) && board.contains(jump.from) &&
           board.contains(jump.over()) && board.contains(jump.to) && position_.peg(jump.from) &&
           position_.peg(jump.over()) && !position_.peg(jump.to);
}

std::vector<Jump> PlayedGame::jumps_from(Hole hole) const {
    std::vector<Jump> possible;
    for (const Hole half : board::half_directions(problem_.board.lattice()))
        for (const int way : {2, -2})
            if (const Jump jump{hole, hole + way * half}; allows(jump)) possible.push_back(jump);
    return possible;
}

bool PlayedGame::stuck() const {
    bool stuck = true;
    problem_.board.for_each_hole([&](Hole hole) { stuck = stuck && jumps_from(hole).empty(); });
    return stuck;
}

void PlayedGame::turn(Jump jump, bool forwards) {
    const auto put = [&](Hole hole, bool peg) { peg ? position_.set(hole) : position_.clear(hole); };
    put(jump.from, !forwards);
    put(jump.over(), !forwards);
    put(jump.to, forwards);
    pegs_ += forwards ? -1 : 1;
}

void PlayedGame::play(Jump jump) {
    if (!allows(jump)) {
        const Problem from_here(problem_.board, Start::at(position_), problem_.goal);
        base::fail_input(game::Referee(from_here).explain(jump).reason);
    }
    jumps_.resize(played_);
    jumps_.push_back(jump);
    ++played_;
    turn(jump, true);
}

std::optional<Jump> PlayedGame::undo() {
    if (played_ == 0) return std::nullopt;
    const Jump jump = jumps_[--played_];
    turn(jump, false);
    return jump;
}

std::optional<Jump> PlayedGame::redo() {
    if (played_ == jumps_.size()) return std::nullopt;
    const Jump jump = jumps_[played_++];
    turn(jump, true);
    return jump;
}

void PlayedGame::restart() {
    while (undo()) {
    }
}

}  // namespace pegwright
