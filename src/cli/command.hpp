// A command of the program: plain data, one table of them, one file each. The parser, the help, the manual, the
// shells' completions and README's table of commands are all made from it.
#pragma once

#include "base/ranks/ranks.hpp"
#include "cli/arguments.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::cli {

// run() returns the exit code: 0 yes or done, 1 no. What it throws is turned into the others
// (run_guarded).
struct Command {
    const char* name;
    const char* positionals;  // such as FILE…, see cli/help/values.hpp
    const char* summary;      // one line
    const char* details;      // paragraphs for --help, may be empty
    const char* examples;     // lines for a shell, run one after the other by a test; "# exit code 1" if it is not 0
    std::vector<OptionSpec> options;
    int (*run)(const Arguments&);
    const char* usual = "";  // names of the options that most uses have, for the usage line: "vacate [finish]"
    const char* no = "";     // what exit code 1 says, the word "if" before it; empty if it does not occur
};

extern const Command solve_command;
extern const Command shortest_command;
extern const Command shorten_command;
extern const Command verify_command;
extern const Command feasible_command;
extern const Command pairs_command;
extern const Command bound_command;
extern const Command survey_command;
extern const Command count_command;
extern const Command levels_command;
extern const Command solutions_command;
extern const Command odds_command;
extern const Command deadend_command;
extern const Command winning_command;
extern const Command hint_command;
extern const Command play_command;
extern const Command draw_command;
extern const Command find_command;

// Commands that do the same kind of thing: "solve", "check", …
struct CommandGroup {
    const char* name;
    std::vector<const Command*> commands;
};
// All commands, in the order --help lists them: by group, or one after the other.
std::span<const CommandGroup> command_groups();
std::vector<const Command*> commands();
// The command of that name, or null.
const Command* command_named(const std::string& name);

// "1.2.3".
const char* program_version();

// Runs the program: picks the command, prints help. Returns the exit code.
int run(int argc, char** argv);

// Calls body and returns its exit code; what it throws becomes one line on standard error, and the exit code
// that goes with it. What is neither an Error nor the machine's limit is a fault of the program: EX_SOFTWARE.
// The first only says which line it would be.
ExitStatus exit_status_of(const std::function<int()>& body);
int run_guarded(const std::function<int()>& body);

}  // namespace pegwright::cli
