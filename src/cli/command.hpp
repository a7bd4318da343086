// A command as plain data, and the table of all commands. Parser, help, manual, completions and README's table use it.
#pragma once

#include "base/ranks/ranks.hpp"
#include "cli/arguments.hpp"

#include <functional>
#include <span>
#include <vector>

namespace pegwright::cli {

// run() returns 0 for yes or done, 1 for no. run_guarded() turns exceptions into the other exit codes.
struct Command {
    const char* name;
    const char* positionals;  // FILE…, see cli/help/values.hpp
    const char* summary;      // one line
    const char* details;      // paragraphs for --help, may be empty
    const char* examples;     // shell lines, run by a test; "# exit code 1" marks one that fails
    std::vector<OptionSpec> options;
    int (*run)(const Arguments&);
    const char* usual = "";  // options of the usage line: "vacate [finish]"
    const char* no = "";     // when exit code 1 occurs, after the word "if"; empty if never
};

extern const Command solve_command;
extern const Command shortest_command;
extern const Command shorten_command;
extern const Command verify_command;
extern const Command convert_command;
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

struct CommandGroup {
    const char* name;
    std::vector<const Command*> commands;
};
// All commands in the order of --help, by group or as one list.
std::span<const CommandGroup> command_groups();
std::vector<const Command*> commands();
const Command* command_named(const std::string& name);

const char* program_version();

int run(int argc, char** argv);

// Runs body and returns its exit code. An exception becomes one line on standard error and its exit code: EX_SOFTWARE
// unless it is an Error or a lack of memory, threads or descriptors. exit_status_of() returns that line unprinted.
ExitStatus exit_status_of(const std::function<int()>& body);
int run_guarded(const std::function<int()>& body);

}  // namespace pegwright::cli
