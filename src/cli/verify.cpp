// pegwright verify: replay solutions and say where they go wrong.
#include "pegwright/verify.hpp"

#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/problem_arguments.hpp"
#include "cli/progress.hpp"
#include "cli/search_run.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace pegwright::cli {
namespace {

// --at: a number of jumps.
std::int64_t jumps_argument(const std::string& text) {
    std::int64_t jumps = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), jumps);
    if (error != std::errc() || end != text.data() + text.size() || jumps < 0)
        fail_input(fmt::format("--at takes a number of jumps, 0 or more, not '{}'", text.substr(0, 40)));
    return jumps;
}

// Sets worst to 1 before it says no: a reader that has gone away does not turn that into a yes.
void verify_file(const std::string& path, VerifyOptions options, Output& output, int& worst) {
    Input input(path);
    std::optional<Progress> progress;
    options.limits.poll = [&](const Place& place) {
        if (!progress) progress.emplace("verify " + path, place.doing, static_cast<std::int64_t>(place.total));
        progress->report(static_cast<std::int64_t>(place.done));
    };
    const Verification found = pegwright::verify(input, path, options);
    progress.reset();
    const std::string line = report(found, path, options.names);
    if (!found) worst = std::max(worst, 1);
    if (found.position)
        output.write(position_word(*found.position) + "\n");
    else if (options.at)
        complain(line);  // where a position is asked for, nothing else is to be taken for one
    else
        output.write(line + "\n");
}

int exit_code_of(const Error& e) { return e.kind() == Error::Kind::limit ? 3 : 2; }

// The exit code is that of the worst file; a file that cannot be read does not keep others from being
// verified.
int verify_files(const Arguments& arguments) {
    VerifyOptions options;
    options.names = hole_names(arguments);
    options.limits.threads = threads_given(arguments);
    if (const auto at = arguments.get("at")) options.at = jumps_argument(*at);
    Output output("-");
    int worst = 0;
    for (const std::string& path : arguments.positionals) {
        try {
            verify_file(path, options, output, worst);
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
    "  pegwright solve T1000 | pegwright verify -\n"
    "  pegwright verify --at 20 solution.txt\n"
    "  pegwright verify --notation numbers fifteen_holes.txt\n",
    {{"at", "K", "print the position after K jumps, in one word, instead; what comes later may be wrong"},
     notation_option,
     threads_option},
    verify_files};

}  // namespace pegwright::cli
