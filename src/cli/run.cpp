#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/interrupt.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>

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
        "\nBoards: T12 is the triangle with 12 holes on a side, 8x5 the rectangle 8 wide and 5 high; survey, count and "
        "levels also\n"
        "take english, french, wiegleb, diamond, draughts, truncated12, truncated18 and @FILE, a picture. Holes: c5 "
        "(column letters, row), or 2,4 (x,y from zero).\n"
        "pegwright COMMAND --help tells more; pegwright --version names the version.\n"
        "Exit codes: 0 yes, done; 1 the answer is no; 2 wrong use or bad input; 3 stopped at a limit; 130 "
        "interrupted.\n";
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

const Command& find_command_named(const std::string& name) {
    std::vector<std::string> names;
    for (const Command* command : commands()) {
        if (name == command->name) return *command;
        names.push_back(command->name);
    }
    const auto guess = did_you_mean(name, names);
    fail_input(fmt::format("there is no command '{}'; {}", name,
                           guess ? "did you mean " + *guess + "?" : "pegwright --help lists the commands"));
}

int dispatch(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    if (first == "--help" || first == "-h" || first == "help") return print(overview());
    if (first == "--version") return print("pegwright " PEGWRIGHT_VERSION "\n");
    if (first.empty()) fail_input("no command given; pegwright --help lists the commands");
    const Command& command = find_command_named(first);
    const Arguments arguments = parse_arguments(argc - 1, argv + 1, command.options);
    if (arguments.has("help")) return print(help(command));
    const std::size_t given = arguments.positionals.size();
    if (given < command.least || given > command.most)
        fail_input(fmt::format("{} takes {}, and {} given; see pegwright {} --help", command.name, command.positionals,
                               given == 0 ? "none is" : std::to_string(given) + " are", command.name));
    return command.run(arguments);
}

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
    return 2;
}

}  // namespace

std::vector<const Command*> commands() {
    return {&solve_command, &verify_command, &feasible_command, &pairs_command, &survey_command,
            &count_command, &levels_command, &draw_command,     &find_command};
}

int run(int argc, char** argv) {
    catch_signals();
    try {
        return dispatch(argc, argv);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::closed) complain(e.what());
        return exit_code(e.kind());
    } catch (const std::bad_alloc&) {
        complain("out of memory");
        return 3;
    } catch (const std::exception& e) {
        complain(e.what());
        return 3;
    }
}

}  // namespace pegwright::cli
