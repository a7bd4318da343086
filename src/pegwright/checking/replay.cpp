#include "pegwright/checking/replay.hpp"

#include "notation/holes.hpp"

#include <algorithm>
#include <limits>

namespace pegwright {

using notation::HoleNames;

Replay::Replay(const VerifyOptions& options, std::vector<Jump>* jumps)
    : options_(options), jumps_(jumps), left_(options.at.value_or(std::numeric_limits<std::int64_t>::max())) {}

void Replay::begin(const Problem& problem) {
    result.problem = problem;
    if (options_.begun) options_.begun(problem);
    referee_.emplace(problem);
    if (options_.marks) marked_.emplace(options_.marks(problem, options_.names.value_or(result.names)));
    stopped_ = left_ == 0;
}

bool Replay::take(std::span<const Jump> jumps, std::span<const std::int64_t> places) {
    if (stopped_) return false;
    jumps = jumps.first(static_cast<std::size_t>(std::min(static_cast<std::int64_t>(jumps.size()), left_)));
    std::size_t played = referee_->play(jumps);
    if (played < jumps.size()) refuse(referee_->explain(jumps[played], name_of_hole()), places[played]);
    if (const std::size_t kept = marked_ ? marked_->play(jumps.first(played)) : played; kept < played) {
        refuse(marked_->explain(jumps[kept], name_of_hole()), places[kept]);
        played = kept;
    }
    result.count.add(jumps.first(played));
    if (jumps_) jumps_->insert(jumps_->end(), jumps.begin(), jumps.begin() + static_cast<std::ptrdiff_t>(played));
    left_ -= static_cast<std::int64_t>(played);
    stopped_ = stopped_ || left_ == 0;
    return !stopped_;
}

void Replay::refuse(Verdict verdict, std::int64_t place) {
    result.verdict = std::move(verdict);
    result.place = place;
    stopped_ = true;
}

void Replay::end(const std::string& name, const notation::Claims& claims) {
    if (!result.verdict) return;
    if (!options_.at) {
        result.verdict = referee_->finish(name_of_hole());
        if (result.verdict && marked_) result.verdict = marked_->finish(name_of_hole());
        hold_against(claims);
    } else if (left_ > 0) {
        base::fail_input(name + " has " + std::to_string(result.count.jumps()) + " jumps, and the position after " +
                         std::to_string(*options_.at) + " is asked for");
    } else {
        result.position = referee_->position();
    }
}

void Replay::hold_against(const notation::Claims& claims) {
    const auto hold = [&](const char* key, const std::optional<std::int64_t>& claim, std::int64_t number) {
        if (result.verdict && claim && *claim != number)
            result.verdict = {false, result.count.jumps(),
                              "\"" + std::string(key) + "\" is " + std::to_string(*claim) + ", and should be " +
                                  std::to_string(number)};
    };
    hold("jumps", claims.jumps, result.count.jumps());
    hold("moves", claims.moves, result.count.moves());
    hold("longest_sweep", claims.longest_sweep, result.count.longest_sweep());
}

// Holes off the board have no number, so they are named by letters.
game::NameOfHole Replay::name_of_hole() const {
    return [this](Hole hole) {
        const Board& board = result.problem->board;
        return notation::hole_text(board, hole,
                                   board.contains(hole) ? options_.names.value_or(result.names) : HoleNames::letters);
    };
}

}  // namespace pegwright
