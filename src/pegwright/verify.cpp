#include "pegwright/verify.hpp"

#include "board/names.hpp"
#include "game/referee.hpp"
#include "notation/positions.hpp"

#include <limits>

namespace pegwright {
namespace {

using notation::HoleNames;

class Replay : public notation::SolutionHandler {
public:
    explicit Replay(const VerifyOptions& options)
        : options_(options), left_(options.at.value_or(std::numeric_limits<std::int64_t>::max())) {}

    void begin(const Problem& problem) override {
        result.problem = problem;
        referee_.emplace(problem);
        total_ = std::max<std::int64_t>(problem.jump_count(), 0);
        stopped_ = left_ == 0;
    }

    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override {
        if (stopped_) return false;
        jumps = jumps.first(static_cast<std::size_t>(std::min(static_cast<std::int64_t>(jumps.size()), left_)));
        const std::size_t played = referee_->play(jumps);
        result.count.add(jumps.first(played));
        if (played < jumps.size()) {
            result.verdict = referee_->explain(jumps[played], name_of_hole());
            result.place = places[played];
            stopped_ = true;
        }
        left_ -= static_cast<std::int64_t>(played);
        stopped_ = stopped_ || left_ == 0;
        if (options_.limits.poll)
            options_.limits.poll(
                {"jumps", 0, static_cast<std::uint64_t>(result.count.jumps()), static_cast<std::uint64_t>(total_)});
        return !stopped_;
    }

    // At the end of the reading.
    void end(const std::string& name) {
        if (!result.verdict) return;
        if (!options_.at) {
            result.verdict = referee_->finish(name_of_hole());
        } else if (left_ > 0) {
            base::fail_input(name + " has " + std::to_string(result.count.jumps()) + " jumps, and the position after " +
                             std::to_string(*options_.at) + " is asked for");
        } else {
            result.position = referee_->position();
        }
    }

    Verification result;

private:
    // By number only on the board, since no other hole has one.
    game::NameOfHole name_of_hole() const {
        return [this](Hole hole) {
            const Board& board = result.problem->board;
            return notation::hole_text(board, hole, board.contains(hole) ? options_.names : HoleNames::letters);
        };
    }

    const VerifyOptions& options_;
    std::int64_t left_;  // jumps to play before stopping
    std::int64_t total_ = 0;
    bool stopped_ = false;
    std::optional<game::Referee> referee_;
};

}  // namespace

Verification verify(ByteSource& source, const std::string& name, const VerifyOptions& options) {
    Replay replay(options);
    replay.result.format = notation::read_solution(source, name, replay, options.names);
    replay.end(name);
    return std::move(replay.result);
}

std::string report(const Verification& found, const std::string& name, HoleNames names) {
    const Verdict& verdict = found.verdict;
    const std::string jumps = std::to_string(found.count.jumps());
    if (verdict)
        return name + ": ok " + notation::problem_words(*found.problem, names) + ": " + jumps + " jumps, " +
               std::to_string(found.count.moves()) + " moves, longest sweep " +
               std::to_string(found.count.longest_sweep());
    if (found.place)
        return name + ": wrong at " + notation::place_word(found.format) + " " + std::to_string(*found.place) +
               ", jump " + std::to_string(verdict.jump) + ": " + verdict.reason;
    return name + ": wrong at the end, after " + jumps + " jumps: " + verdict.reason;
}

}  // namespace pegwright
