// From argv to an exit code: help and version here, all else by the table of commands. Errors end in
// run_guarded(), which writes their line and knows their exit code; but verify goes on after those of
// one file.
#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "cli/board_help.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/descriptors.hpp"
#include "cli/interrupt.hpp"

#include <fmt/format.h>
#include <sysexits.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>

#ifndef PEGWRIGHT_VERSION
#error "the build defines PEGWRIGHT_VERSION"
#endif

namespace pegwright::cli {
namespace {

std::string overview() {
    std::string text =
        "pegwright makes and checks solutions of peg solitaire on boards of any size.\n\nusage: pegwright COMMAND "
        "ARGUMENTS\n\n";
    for (const Command* command : commands()) text += fmt::format("  {:<9} {}\n", command->name, command->summary);
    text +=
        "\nBoards: T12 is the triangle with 12 holes on a side, 8x5 the rectangle 8 wide and 5 high; others have "
        "names,\n"
        "such as english, or are drawn, such as .o./ooo/.o. or @FILE. Holes: c5 (column letters, row), or 2,4 (x,y "
        "from "
        "zero).\n"
        "pegwright help COMMAND tells more, pegwright help boards shows all boards; pegwright --version names the "
        "version.\n"
        "Exit codes: 0 yes, done; 1 the answer is no; 2 wrong use or bad input; 3 stopped at a limit; 70 a fault of "
        "the\n"
        "program; 130 interrupted.\n";
    return text;
}

std::string help(const Command& command) {
    std::string text = fmt::format("usage: pegwright {} {}{}\n\n{}\n", command.name, command.positionals,
                                   command.options.empty() ? "" : " [OPTIONS]", command.summary);
    if (*command.details) text += fmt::format("\n{}\n", command.details);
    return text + fmt::format("\noptions:\n{}\nexamples:\n{}", describe_options(command.options), command.examples);
}

// Standard output that fails here (a full disk) must not pass for success.
int print(const std::string& text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (!written && errno != EPIPE)
        fail_limit(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
    return 0;
}

// The command of that name, or null.
const Command* command_named(const std::string& name) {
    for (const Command* command : commands())
        if (name == command->name) return command;
    return nullptr;
}

// names: what would do here beside the commands.
[[noreturn]] void fail_unknown(const std::string& what, const std::string& name, std::vector<std::string> names) {
    for (const Command* command : commands()) names.emplace_back(command->name);
    const auto guess = did_you_mean(name, names);
    fail_input(fmt::format("there is no {} '{}'; {}", what, name,
                           guess ? "did you mean " + *guess + "?" : "pegwright --help lists the commands"));
}

// `help`, `help COMMAND` and `help boards`.
int print_help(int argc, char** argv) {
    if (argc > 3) fail_input("help takes one command, or boards; pegwright --help lists the commands");
    const std::string about = argc > 2 ? argv[2] : "";
    if (about.empty()) return print(overview());
    if (about == "boards") return print(board_help());
    if (const Command* command = command_named(about)) return print(help(*command));
    fail_unknown("help on", about, {"boards"});
}

int dispatch(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    if (first == "--help" || first == "-h" || first == "help") return print_help(argc, argv);
    if (first == "--version" || first == "-V") return print("pegwright " PEGWRIGHT_VERSION "\n");
    if (first.empty()) fail_input("no command given; pegwright --help lists the commands");
    const Command* command = command_named(first);
    if (!command) fail_unknown("command", first, {"help"});
    const Arguments arguments = parse_arguments(argc - 1, argv + 1, command->options);
    if (arguments.has("help")) return print(help(*command));
    const std::size_t given = arguments.positionals.size();
    if (given < command->least || given > command->most)
        fail_input(fmt::format("{} takes {}, and {} given; see pegwright {} --help", command->name,
                               command->positionals, given == 0 ? "none is" : std::to_string(given) + " are",
                               command->name));
    return command->run(arguments);
}

// A reader that has gone away has got what it wanted: no error.
int exit_code(Error::Kind kind) {
    switch (kind) {
        case Error::Kind::input:
            return 2;
        case Error::Kind::limit:
            return 3;
        case Error::Kind::interrupted:
            return 130;
        case Error::Kind::closed:
            return 0;
    }
    return EX_SOFTWARE;
}

}  // namespace

std::vector<const Command*> commands() {
    return {&solve_command, &verify_command, &feasible_command, &pairs_command, &survey_command,
            &count_command, &levels_command, &draw_command,     &find_command};
}

int run_guarded(const std::function<int()>& body) {
    try {
        return body();
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::closed) complain(e.what());
        return exit_code(e.kind());
    } catch (const std::bad_alloc&) {
        complain("out of memory");
        return 3;
    } catch (const std::system_error& e) {
        complain(e.what());  // no more threads, no more descriptors: the machine's limit
        return 3;
    } catch (const std::exception& e) {
        complain(fmt::format("internal fault: {}; please report this", e.what()));
        return EX_SOFTWARE;
    }
}

int run(int argc, char** argv) {
    keep_standard_descriptors();
    catch_signals();
    return run_guarded([&] { return dispatch(argc, argv); });
}

}  // namespace pegwright::cli
