#include "pegwright/checking/verify.hpp"

#include "base/printable.hpp"
#include "board/names.hpp"
#include "notation/positions.hpp"
#include "notation/solution_stream.hpp"
#include "pegwright/checking/jump_pipe.hpp"
#include "pegwright/checking/replay.hpp"

namespace pegwright {
namespace {

using notation::HoleNames;

notation::Unsaid unsaid(const VerifyOptions& options) { return {options.names, options.query}; }

class Polled : public notation::SolutionHandler {
public:
    Polled(JumpPipe& next, const VerifyOptions& options) : next_(next), options_(options) {}

    void notation(HoleNames names) override { next_.notation(names); }
    void begin(const Problem& problem) override {
        total_ = static_cast<std::uint64_t>(std::max<std::int64_t>(problem.jump_count(), 0));
        next_.begin(problem);
    }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override {
        done_ += jumps.size();
        const bool more = next_.take(jumps, places);
        if (options_.limits.poll) options_.limits.poll({"jumps", 0, done_, total_});
        return more;
    }
    bool settle() override { return next_.settle(); }
    void claimed(const notation::Claims& claims) override { claims_ = claims; }
    void absent(const std::string&, const std::string& reason) override { absence_ = reason; }
    const notation::Claims& claims() const { return claims_; }
    const std::optional<std::string>& absence() const { return absence_; }

private:
    JumpPipe& next_;
    notation::Claims claims_;
    std::optional<std::string> absence_;
    const VerifyOptions& options_;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
};

// Notes if the source failed, as opposed to the solution.
class Watched : public ByteSource {
public:
    explicit Watched(ByteSource& source) : source_(source) {}
    std::size_t read(std::span<char> room) override {
        failed_ = true;
        const std::size_t n = source_.read(room);
        failed_ = false;
        return n;
    }
    bool failed() const { return failed_; }

private:
    ByteSource& source_;
    bool failed_ = false;
};

// jumps: receives the accepted jumps; may be null.
template <class Read>
void replay(const std::string& name, const VerifyOptions& options, std::vector<Jump>* jumps, Finding& finding,
            Read&& read) {
    Replay replay(options, jumps);
    JumpPipe pipe(replay, options.limits.threads);
    Polled reading(pipe, options);
    replay.result.format = read(reading);
    if (reading.absence()) {
        finding.absent = reading.absence();
        return;
    }
    pipe.settle();
    replay.end(name, reading.claims());
    finding.solution = std::move(replay.result);
}

// tell(finding, jumps): jumps are only kept if keep is set.
template <class Tell>
void replay_all(ByteSource& source, const std::string& name, const VerifyOptions& options, bool keep, Tell&& tell) {
    Watched watched(source);
    notation::SolutionStream solutions(watched, name, unsaid(options));
    while (solutions.next()) {
        Finding finding;
        finding.name = solutions.label();
        finding.line = solutions.line();
        std::vector<Jump> jumps;
        try {
            replay(finding.name, options, keep ? &jumps : nullptr, finding,
                   [&](notation::SolutionHandler& handler) { return solutions.read(handler); });
        } catch (const Error& e) {
            if (watched.failed() || (e.kind() != Error::Kind::input && e.kind() != Error::Kind::limit)) throw;
            const std::string words = e.what();
            finding.error = words.starts_with(name) ? e : e.with_message(finding.name + ": " + words);
        }
        tell(finding, std::move(jumps));
        if (options.at) return;
    }
}

}  // namespace

Verification verify(ByteSource& source, const std::string& name, const VerifyOptions& options) {
    Finding finding;
    replay(name, options, nullptr, finding, [&](notation::SolutionHandler& handler) {
        return notation::read_solution(source, name, handler, unsaid(options));
    });
    if (finding.absent) base::fail_input(name + ": no solution there: " + *finding.absent);
    return std::move(*finding.solution);
}

void verify_all(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&)>& tell) {
    replay_all(source, name, options, false, [&](const Finding& finding, const std::vector<Jump>&) { tell(finding); });
}

void read_games(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&, std::vector<Jump>)>& tell) {
    replay_all(source, name, options, true, tell);
}

std::string report(const Verification& found, const std::string& source, std::optional<HoleNames> names) {
    const std::string name = base::printable(source);
    const Verdict& verdict = found.verdict;
    const std::string jumps = std::to_string(found.count.jumps());
    if (verdict)
        return name + ": ok " + notation::problem_words(*found.problem, names.value_or(found.names)) + ": " + jumps +
               " jumps, " + std::to_string(found.count.moves()) + " moves, longest sweep " +
               std::to_string(found.count.longest_sweep());
    if (found.place)
        return name + ": wrong at " + notation::place_word(found.format) + " " + std::to_string(*found.place) +
               ", jump " + std::to_string(verdict.jump) + ": " + verdict.reason;
    return name + ": wrong at the end, after " + jumps + " jumps: " + verdict.reason;
}

}  // namespace pegwright
