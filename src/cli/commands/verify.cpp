#include "pegwright/checking/verify.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/marked_pegs.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"
#include "cli/streams/terminal.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace pegwright::cli {
namespace {

std::int64_t jumps_argument(const std::string& text) {
    std::int64_t jumps = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), jumps);
    if (error != std::errc() || end != text.data() + text.size() || jumps < 0)
        fail_input(fmt::format("--at takes a number of jumps, 0 or more, not '{}'", text.substr(0, 40)));
    return jumps;
}

int exit_code_of(const Error& e) { return e.kind() == Error::Kind::limit ? 3 : 2; }

// A line whose first word after the name is coloured as a yes or a no.
std::string line_of(const std::string& name, const std::string& word, const std::string& rest) {
    return base::printable(name) + ": " + coloured(word, word == "ok" ? Colour::good : Colour::bad, STDOUT_FILENO) +
           rest + "\n";
}

class Verifier {
public:
    Verifier(const Arguments& arguments, bool json) : json_(json) {
        options_.names = hole_names_given(arguments);
        options_.query = query_of_moves(arguments);
        options_.limits.threads = threads_given(arguments);
        if (const auto at = arguments.get("at")) options_.at = jumps_argument(*at);
        if (marks_option_given(arguments))
            options_.marks = [&arguments](const Problem& problem, HoleNames names) {
                return marks_given(arguments, problem, names);
            };
        if (json_ && options_.at) fail_input("--at prints a position, which --format json does not; leave out one");
    }

    // Goes on after a file that cannot be read.
    void verify_file(const std::string& path) {
        try {
            Input input(path);
            std::optional<ProgressLine> progress;
            options_.limits.poll = [&](const Progress& place) {
                if (!progress) progress.emplace("verify " + path, place.doing, static_cast<std::int64_t>(place.total));
                progress->report(static_cast<std::int64_t>(place.done));
            };
            verify_all(input, path, options_, [&](const Finding& finding) {
                progress.reset();
                tell(finding, path);
            });
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::input && e.kind() != Error::Kind::limit) throw;
            tell_error(e, JsonValue().add("file", path));
        }
    }
    int worst() const { return worst_; }

private:
    // Sets worst_ before writing a no, so that a closed pipe cannot turn it into a yes.
    void tell(const Finding& finding, const std::string& path) {
        if (finding.error) return tell_error(*finding.error, place_of(finding, path));
        if (finding.absent || !*finding.solution) worst_ = std::max(worst_, 1);
        if (json_)
            tell_json(finding, path);
        else if (finding.absent)
            output_.write(line_of(finding.name, "no solution there", ": " + base::printable(*finding.absent)));
        else
            tell_text(*finding.solution, finding.name);
    }

    void tell_text(const Verification& found, const std::string& name) {
        if (found.position) return output_.write(position_word(*found.position) + "\n");
        const std::string line = report(found, name, options_.names);
        // With --at, standard output has only positions.
        if (options_.at) return complain(line);
        const std::string word = found ? "ok" : "wrong";
        output_.write(line_of(name, word, line.substr(base::printable(name).size() + 2 + word.size())));
    }

    // json: keys that say where the error is.
    void tell_error(const Error& e, JsonValue json) {
        worst_ = std::max(worst_, exit_code_of(e));
        if (json_)
            output_.write(json.add("valid", nullptr).add("error", words_of(e)).line());
        else
            complain(words_of(e));
    }

    static JsonValue place_of(const Finding& finding, const std::string& path) {
        return JsonValue().add("file", path).add("line", finding.line);
    }
    void tell_json(const Finding& finding, const std::string& path) {
        if (finding.absent)
            output_.write(place_of(finding, path)
                              .add("valid", false)
                              .add("reason", "no solution there: " + *finding.absent)
                              .line());
        else
            output_.write(json_of(*finding.solution, finding, path).line());
    }
    JsonValue json_of(const Verification& found, const Finding& finding, const std::string& path) const {
        JsonValue json = json_of_asked(Query(*found.problem), options_.names.value_or(found.names));
        json.add("file", path)
            .add("line", finding.line)
            .add("valid", bool(found))
            .add("jumps", found.count.jumps())
            .add("moves", found.count.moves())
            .add("longest_sweep", found.count.longest_sweep());
        if (found.place)
            json.add("wrong_jump", found.verdict.jump)
                .add(fmt::format("wrong_{}", place_word(found.format)), *found.place);
        if (!found) json.add("reason", found.verdict.reason);
        return json;
    }

    bool json_;
    VerifyOptions options_;
    Output output_{"-"};
    int worst_ = 0;
};

int verify_files(const Arguments& arguments) {
    Verifier verifier(arguments, wants_json(arguments));
    try {
        for (const std::string& path : arguments.positionals) verifier.verify_file(path);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::closed || verifier.worst() == 0) throw;
    }
    return verifier.worst();
}

}  // namespace

const Command verify_command{
    "verify",
    "FILE…",
    "replay solutions, text or JSON, and say what is right or wrong",
    "One line for each solution on standard output. FILE - is standard input. With --board,\n"
    "FILE may be moves alone; what you leave out of their problem is left open.\n\n"
    "Of several solutions in a file, all but the first are called FILE:LINE, after the line in which they begin. A\n"
    "wrong one does not stop the rest. A file without a solution gets its line on standard error.\n\n"
    "With --survivor c3 a solution is also wrong if the peg that starts in c3 is not the last one; with --trace c3:d4\n"
    "if it does not end in d4. The line says which jump goes over that peg, or where it ends.\n\n"
    "Moves are read as others write them, too: 29->17, 4 over 2 to 1, (5,3) to (3,3), d2 down, JSON of from and to.\n"
    "The vacancy of moves alone is where the first jump ends, unless --vacate or --start says otherwise.\n"
    "Numbers are read in every notation; if several make a game, --notation has to say which.",
    "  pegwright solve T7 --output solution.txt\n"
    "  pegwright verify solution.txt\n"
    "  pegwright solve T1000 | pegwright verify -\n"
    "  pegwright verify --at 20 solution.txt\n"
    "  pegwright solve T5 --notation numbers | pegwright verify -\n"
    "  printf '4 over 2 to 1\\n6 over 5 to 4\\n' | pegwright verify --board T5 --at 2 -\n"
    "  printf 'T5\\nT6\\n' | pegwright solve - | pegwright verify --format json -\n"
    "  pegwright solve T5 --vacate a1 --survivor a5 | pegwright verify --survivor a5 -\n",
    {{"at", "K", "print the position after K jumps instead; later jumps may be wrong"},
     survivor_option,
     board_option,
     vacate_option,
     start_option,
     finish_option,
     goal_option,
     notation_option,
     {"format", "text|json", "text unless given", OptionGroup::output},
     trace_option,
     threads_option},
    verify_files,
    "[at]",
    "a solution is wrong, or an answer in FILE has none"};

}  // namespace pegwright::cli
