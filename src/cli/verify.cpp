// pegwright verify: replay solutions and say where they go wrong.
#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"
#include "notation/positions.hpp"
#include "notation/solution_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace pegwright::cli {
namespace {

class Replay : public SolutionHandler {
public:
    explicit Replay(const std::string& name) : name_(name) {}

    void begin(const Problem& problem) override {
        problem_ = problem;
        referee_.emplace(problem);
        progress_.emplace("verify " + name_, "jumps", problem.jump_count());
    }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override {
        const std::size_t played = referee_->play(jumps);
        if (played < jumps.size()) {
            verdict_ = referee_->explain(jumps[played]);
            place_ = places[played];
            return false;
        }
        for (const Jump& jump : jumps) count_.add(jump);
        progress_->report(count_.jumps());
        return true;
    }

    // The line for this file, and whether the solution holds.
    std::string report(SolutionFormat format) {
        if (verdict_) verdict_ = referee_->finish();
        if (!verdict_ && place_)
            return fmt::format("{}: wrong at {} {}, jump {}: {}\n", name_, place_word(format), *place_, verdict_.jump,
                               verdict_.reason);
        if (!verdict_)
            return fmt::format("{}: wrong at the end, after {} jumps: {}\n", name_, count_.jumps(), verdict_.reason);
        return fmt::format("{}: ok {}: {} jumps, {} moves, longest sweep {}\n", name_, problem_words(*problem_),
                           count_.jumps(), count_.moves(), count_.longest_sweep());
    }
    bool holds() const { return verdict_.accepted; }

private:
    std::string name_;
    std::optional<Problem> problem_;
    std::optional<Referee> referee_;
    std::optional<Progress> progress_;
    MoveCount count_;
    Verdict verdict_;
    std::optional<std::int64_t> place_;
};

// Sets worst to 1 before it says no: a reader that has gone away does not turn that into a yes.
void verify_file(const std::string& path, Output& output, int& worst) {
    Input input(path);
    Replay replay(path);
    const SolutionFormat format = read_solution(input, path, replay);
    const std::string report = replay.report(format);
    if (!replay.holds()) worst = std::max(worst, 1);
    output.write(report);
}

int exit_code_of(const Error& e) { return e.kind() == Error::Kind::limit ? 3 : 2; }

int verify(const Arguments& arguments) {
    Output output("-");
    int worst = 0;
    for (const std::string& path : arguments.positionals) {
        try {
            verify_file(path, output, worst);
        } catch (const Error& e) {
            if (e.kind() == Error::Kind::closed && worst > 0) return worst;
            if (e.kind() != Error::Kind::input && e.kind() != Error::Kind::limit) throw;
            complain(e.what());
            worst = std::max(worst, exit_code_of(e));
        }
    }
    return worst;
}

}  // namespace

const Command verify_command{
    "verify",
    "FILE…",
    1,
    static_cast<std::size_t>(-1),
    "replay solutions, text or JSON, and say what is right or wrong with them",
    "One line a file on standard output; a file that is no solution at all gets its line on standard\n"
    "error. FILE - is standard input.",
    "  pegwright verify solution.txt\n"
    "  pegwright solve T1000 | pegwright verify -\n",
    {},
    verify};

}  // namespace pegwright::cli
