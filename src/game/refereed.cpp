#include "game/refereed.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::game {

Refused::Refused(const Verdict& verdict)
    : std::logic_error("a solution made here is wrong at jump " + std::to_string(verdict.jump) + ": " +
                       verdict.reason) {}

Refereed::Refereed(const Problem& problem, JumpSink& next, std::function<void(const Progress&)> poll)
    : referee_(problem),
      next_(next),
      poll_(std::move(poll)),
      total_(static_cast<std::uint64_t>(std::max<std::int64_t>(problem.jump_count(), 0))) {}

void Refereed::take(std::span<const Jump> jumps) {
    if (const std::size_t played = referee_.play(jumps); played < jumps.size())
        // The sink got every earlier batch whole, and gets nothing of this one.
        throw Refused(referee_.explain(jumps[played]));
    next_.take(jumps);
    if (poll_) poll_({"jumps", 0, static_cast<std::uint64_t>(referee_.jumps_played()), total_});
}

void Refereed::finish() const {
    if (const Verdict verdict = referee_.finish(); !verdict) throw Refused(verdict);
}

Solution refereed(Solution solution) {
    NoSink nobody;
    Refereed referee(solution.problem, nobody);
    referee.take(solution.jumps);
    referee.finish();
    return solution;
}

}  // namespace pegwright::game
