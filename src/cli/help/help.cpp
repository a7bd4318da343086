#include "cli/help/help.hpp"

#include "base/text_stream.hpp"
#include "cli/help/values.hpp"
#include "cli/streams/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>

namespace pegwright::cli {
namespace {

constexpr std::array<OptionSpec, 2> options = {{help_option, version_option}};

constexpr std::array<ExitCode, 6> codes = {{
    {0, "yes, done"},
    {1, "the answer is no"},
    {2, "wrong use or bad input"},
    {3, "not known: stopped at a limit, or no method has an answer"},
    {70, "a fault of the program"},
    {130, "interrupted"},
}};

std::string heading(const std::string& words) { return coloured(words, Colour::heading, STDOUT_FILENO); }

// A bar would end a cell of the table.
std::string with_escaped_bars(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '|' ? "\\|" : std::string(1, c);
    return out;
}

// "vacate [finish]" as "--vacate HOLES [--finish HOLES]": each option with the first word of its value.
std::string usual_options(const Command& command) {
    constexpr std::string_view brackets = " []";
    std::string text;
    std::string_view rest = command.usual;
    while (!rest.empty()) {
        const std::size_t size = std::min(rest.find_first_of(brackets), rest.size());
        if (const OptionSpec* spec = option_named(command.options, rest.substr(0, size)))
            text += fmt::format("--{} {}", spec->name, value_words(spec->value).alternatives.front());
        rest.remove_prefix(size);
        const std::size_t next = std::min(rest.find_first_not_of(brackets), rest.size());
        text += rest.substr(0, next);
        rest.remove_prefix(next);
    }
    return text;
}

}  // namespace

std::span<const OptionSpec> program_options() { return options; }

std::span<const ExitCode> exit_codes() { return codes; }

std::string usual_line(const Command& command) {
    return fmt::format("{} {}{}{}", command.name, command.positionals, *command.usual ? " " : "",
                       usual_options(command));
}

std::vector<std::string> example_lines(const Command& command) {
    std::vector<std::string> lines;
    std::istringstream text = base::stream_of(command.examples);
    for (std::string line; std::getline(text, line);) lines.push_back(line.substr(line.find_first_not_of(' ')));
    return lines;
}

std::string overview() {
    std::string text = "pegwright makes and checks solutions of peg solitaire on boards of any size.\n\n" +
                       heading("usage:") + " pegwright COMMAND ARGUMENTS\n\n";
    for (const CommandGroup& group : command_groups()) {
        text += heading(group.name) + "\n";
        for (const Command* command : group.commands)
            text += fmt::format("  {:<9} {}\n", command->name, command->summary);
        text += "\n";
    }
    text +=
        "Boards: T12 is the triangle with 12 holes on a side, 8x5 the rectangle 8 wide and 5 high; others have "
        "names,\n"
        "such as english, or are drawn, such as .o./ooo/.o. or @FILE. Holes: c5 (column letters, row), or 2,4 (x,y "
        "from "
        "zero).\n"
        "pegwright help COMMAND tells more, pegwright help boards shows all boards, pegwright help schema COMMAND says "
        "what\n"
        "its JSON is; pegwright --version names the version.\n"
        "\n" +
        heading("exit codes:") + "\n";
    for (const ExitCode& code : codes) text += fmt::format("  {:<9} {}\n", code.code, code.what);
    return text;
}

std::string help_on(const Command& command) {
    std::string text = fmt::format("{} pegwright {}{}\n\n{}\n", heading("usage:"), usual_line(command),
                                   command.options.empty() ? "" : " [OPTIONS]", command.summary);
    if (*command.details) text += fmt::format("\n{}\n", command.details);
    if (*command.no) text += fmt::format("\nExit code 1 if {}.\n", command.no);
    return text + fmt::format("\n{}\n{}\n{}\n{}", heading("options:"), describe_options(command.options),
                              heading("examples:"), command.examples);
}

std::string markdown_table() {
    std::string text = "| command | does |\n|---|---|\n";
    for (const CommandGroup& group : command_groups()) {
        text += fmt::format("| **{}** | |\n", group.name);
        for (const Command* command : group.commands)
            text += fmt::format("| `{}` | {} |\n", with_escaped_bars(usual_line(*command)),
                                with_escaped_bars(command->summary));
    }
    return text;
}

}  // namespace pegwright::cli
