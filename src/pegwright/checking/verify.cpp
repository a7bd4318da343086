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

// Tells the poll, on the thread that reads, how far the reading is.
class Polled : public notation::SolutionHandler {
public:
    Polled(JumpPipe& next, const VerifyOptions& options) : next_(next), options_(options) {}

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

// Knows whether it was the source that has failed.
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

// read: reads one solution into a handler.
template <class Read>
void replay(const std::string& name, const VerifyOptions& options, Finding& finding, Read&& read) {
    Replay replay(options);
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

}  // namespace

Verification verify(ByteSource& source, const std::string& name, const VerifyOptions& options) {
    Finding finding;
    replay(name, options, finding, [&](notation::SolutionHandler& handler) {
        return notation::read_solution(source, name, handler, options.names);
    });
    if (finding.absent) base::fail_input(name + ": no solution there: " + *finding.absent);
    return std::move(*finding.solution);
}

void verify_all(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&)>& tell) {
    Watched watched(source);
    notation::SolutionStream solutions(watched, name, options.names);
    while (solutions.next()) {
        Finding finding;
        finding.name = solutions.label();
        finding.line = solutions.line();
        try {
            replay(finding.name, options, finding,
                   [&](notation::SolutionHandler& handler) { return solutions.read(handler); });
        } catch (const Error& e) {
            if (watched.failed() || (e.kind() != Error::Kind::input && e.kind() != Error::Kind::limit)) throw;
            const std::string words = e.what();
            finding.error = words.starts_with(name) ? e : e.told(finding.name + ": " + words);
        }
        tell(finding);
        if (options.at) return;
    }
}

std::string report(const Verification& found, const std::string& source, HoleNames names) {
    const std::string name = base::printable(source);
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
