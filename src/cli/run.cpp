// Picks the command, prints help and version, and turns errors into messages and exit codes (run_guarded).
// verify handles the errors of its files itself.
#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/shortened.hpp"
#include "cli/answers/schemas.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/help/candidates.hpp"
#include "cli/help/help.hpp"
#include "cli/help/share.hpp"
#include "cli/help/values.hpp"
#include "cli/questions/batch.hpp"
#include "cli/ranks/run_on_ranks.hpp"
#include "cli/streams/descriptors.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"

#include <fmt/format.h>
#include <sysexits.h>
#include <unistd.h>

#include <array>
#include <new>
#include <optional>
#include <system_error>

#ifndef PEGWRIGHT_VERSION
#error "the build defines PEGWRIGHT_VERSION"
#endif

namespace pegwright::cli {
namespace {

int print(const std::string& text) {
    Output("-").write(text);
    return 0;
}

[[noreturn]] void fail_unknown(const std::string& what, const std::string& name, std::vector<std::string> names) {
    for (const Command* command : commands()) names.emplace_back(command->name);
    const auto guess = did_you_mean(name, names);
    fail_input(fmt::format("there is no {} '{}'; {}", what, name,
                           guess ? "did you mean " + *guess + "?" : "pegwright --help lists the commands"));
}

int print_schema(const std::string& name) {
    if (const Schema* schema = schema_named(name)) return print(std::string(schema->text));
    fail_input((name.empty() ? "help schema wants a name" : "there is no schema '" + base::shortened(name, 20) + "'") +
               "; schemas are those of commands that write JSON, head, problem and error");
}

int print_help(int argc, char** argv) {
    if (argc > 2 && argc <= 4 && argv[2] == std::string(schema_topic)) return print_schema(argc > 3 ? argv[3] : "");
    const std::string about = argc > 2 ? argv[2] : "";
    const Command* command = command_named(about);
    const bool all = command && argc == 4 && argv[3] == std::string("--") + all_option.name;
    if (argc > 3 && !all) fail_input("help takes one command, boards or purges; pegwright --help lists the commands");
    if (about.empty()) return print(overview());
    if (about == boards_topic) return print(board_help());
    if (about == purges_topic) return print(purge_help());
    if (command) return print(help_on(*command, all ? HelpExtent::all : HelpExtent::screen));
    fail_unknown("help on", about, {boards_topic, purges_topic, schema_topic});
}

bool is_option(const std::string& word, const OptionSpec& option) {
    return word == std::string("--") + option.name || word == std::string("-") + letter_of(option.name);
}

std::optional<int> run_hidden(const std::string& name, const std::vector<std::string>& words) {
    if (name == complete_words_name) return print(completed_words(words));
    if (name == share_name && words.size() == 1) return print(shared_text(words[0]));
    return std::nullopt;
}

// Suggests --vacate, since a hole after the board is usually the vacancy.
std::string wrong_number(const Command& command, const std::vector<std::string>& given) {
    if (given.empty())
        return fmt::format("{} needs {}; pegwright help {} has examples", command.name, command.positionals,
                           command.name);
    const std::string extra = base::shortened(given[1], 20);
    const std::size_t digits = given[1].find_first_of("0123456789");
    const bool hole =
        digits != given[1].npos && digits > 0 && given[1].find_first_not_of("abcdefghijklmnopqrstuvwxyz") == digits;
    const bool takes_vacancy = hole && option_named(command.options, "vacate");
    return fmt::format("{} takes one {}; '{}' is extra{}", command.name, command.positionals, extra,
                       takes_vacancy ? ": did you mean --vacate " + extra + "?" : "");
}

int dispatch(int argc, char** argv) {
    const std::string first = argc > 1 ? argv[1] : "";
    if (is_option(first, help_option) || first == help_name) return print_help(argc, argv);
    if (is_option(first, version_option)) return print(std::string("pegwright ") + program_version() + "\n");
    if (first.empty()) fail_input("no command given; pegwright --help lists the commands");
    const Command* command = command_named(first);
    if (!command) {
        if (const auto code = run_hidden(first, {argv + 2, argv + argc})) return *code;
        fail_unknown("command", first, {help_name});
    }
    const Arguments arguments = parse_arguments(argc - 1, argv + 1, command->options);
    if (arguments.has("help"))
        return print(help_on(*command, arguments.has("all") ? HelpExtent::all : HelpExtent::screen));
    const ValueWords takes = value_words(command->positionals);
    const std::size_t given = arguments.positionals.size();
    if (given == 0 ? !takes.optional : given > 1 && !takes.many)
        fail_input(wrong_number(*command, arguments.positionals));
    // In a batch the time is for each line, and its files never wait.
    const bool batch = takes.alternatives == std::vector<std::string>{"BOARD"} && is_batch(arguments);
    if (const auto end = time_given(arguments); end && !batch) stop_waiting_at(end->time, end->message);
    return command->run(arguments);
}

// A closed pipe is no error: its reader has seen enough.
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

std::span<const CommandGroup> command_groups() {
    static const std::array<CommandGroup, 6> groups = {{
        {"solve", {&solve_command, &shortest_command, &shorten_command}},
        {"check", {&verify_command, &convert_command, &feasible_command, &bound_command}},
        {"play", {&play_command, &hint_command, &winning_command}},
        {"count",
         {&count_command, &solutions_command, &levels_command, &pairs_command, &survey_command, &odds_command,
          &deadend_command}},
        {"draw", {&draw_command}},
        {"maintain", {&find_command}},
    }};
    return groups;
}

std::vector<const Command*> commands() {
    std::vector<const Command*> all;
    for (const CommandGroup& group : command_groups())
        all.insert(all.end(), group.commands.begin(), group.commands.end());
    return all;
}

const char* program_version() { return PEGWRIGHT_VERSION; }

const Command* command_named(const std::string& name) {
    for (const Command* command : commands())
        if (name == command->name) return command;
    return nullptr;
}

ExitStatus exit_status_of(const std::function<int()>& body) {
    // Tell other ranks, which would wait for this one.
    const auto failed = [](int code, const std::string& message, const Error& told) {
        if (Ranks* ranks = ranks_of_run()) ranks->tell(told);
        return ExitStatus{code, message};
    };
    try {
        return {body(), ""};
    } catch (const Error& e) {
        return failed(exit_code(e.kind()), e.kind() == Error::Kind::closed ? "" : words_of(e),
                      e.with_message(words_of(e)));
    } catch (const std::bad_alloc&) {
        return failed(3, "out of memory", Error(Error::Kind::limit, "out of memory"));
    } catch (const std::system_error& e) {
        return failed(3, e.what(), Error(Error::Kind::limit, e.what()));
    } catch (const std::exception& e) {
        const std::string message = fmt::format("internal fault: {}; please report this", e.what());
        return failed(EX_SOFTWARE, message, Error(Error::Kind::limit, message));
    }
}

int run_guarded(const std::function<int()>& body) { return say(exit_status_of(body)); }

namespace {

int run_and_say(int argc, char** argv) {
    const auto body = [&] { return exit_status_of([&] { return dispatch(argc, argv); }); };
    if (!one_of_several()) return say(body());
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    const Command* command = words.empty() ? nullptr : command_named(words[0]);
    // All ranks begin in the same way, since each waits for the others.
    return run_on_ranks(words, [&] {
        if (command == &levels_command || command == &count_command) return body();
        if (!command) return is_first(ranks_of_run()) ? body() : ExitStatus{};
        return ExitStatus{2, fmt::format("{} works as one process only; of all commands levels and count can be run by "
                                         "mpirun",
                                         command->name)};
    });
}

}  // namespace

int run(int argc, char** argv) {
    keep_standard_descriptors();
    catch_signals();
    try {
        return run_and_say(argc, argv);
    } catch (const std::bad_alloc&) {
        constexpr std::string_view words = "pegwright: out of memory\n";
        static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
        return 3;
    }
}

}  // namespace pegwright::cli
