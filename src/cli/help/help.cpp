#include "cli/help/help.hpp"

#include "base/text_stream.hpp"
#include "cli/help/values.hpp"
#include "cli/help/wrapped.hpp"
#include "cli/streams/terminal.hpp"
#include "pegwright/drawing/pictures.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

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

constexpr std::size_t most_examples = 6;  // on one screen

std::string described_options(std::span<const OptionSpec> specs, bool all) {
    constexpr std::array<std::pair<OptionGroup, const char*>, 5> groups = {{
        {OptionGroup::problem, "problem:"},
        {OptionGroup::own, "options:"},
        {OptionGroup::output, "output:"},
        {OptionGroup::limits, "limits:"},
        {OptionGroup::rare, "rarely needed:"},
    }};
    constexpr std::size_t widest = 28;  // a longer option has a line of its own
    std::size_t width = 15;
    for (const OptionSpec& spec : specs)
        if (const std::size_t size = option_words(spec).size();
            size <= widest && (all || spec.group != OptionGroup::rare))
            width = std::max(width, size);
    std::string text;
    for (const auto& [group, title] : groups) {
        if (group == OptionGroup::rare && !all) continue;
        std::string lines;
        for (const OptionSpec& spec : specs) {
            if (spec.group != group) continue;
            const std::string left = option_words(spec);
            lines += left.size() > width ? fmt::format("  {}\n{:<{}}", left, "", width + 4)
                                         : fmt::format("  {:<{}}  ", left, width);
            lines += wrapped(spec.help, width + 4);
        }
        if (!lines.empty()) text += "\n" + heading(title) + "\n" + lines;
    }
    return text;
}

std::string with_escaped_bars(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '|' ? "\\|" : std::string(1, c);
    return out;
}

// "vacate [finish]" as "--vacate HOLES [--finish HOLES]".
std::string usual_options(const Command& command) {
    constexpr std::string_view brackets = " []";
    std::string text;
    std::string_view rest = command.usual;
    while (!rest.empty()) {
        const std::size_t size = std::min(rest.find_first_of(brackets), rest.size());
        if (const OptionSpec* spec = option_named(command.options, rest.substr(0, size)))
            text += std::string("--") + spec->name +
                    (*spec->value ? " " + value_words(spec->value).alternatives.front() : "");
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

std::string sentence(std::string_view words) {
    std::string out(words);
    out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
    return out + ".";
}

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
    text += wrapped(
        "Boards: T12 is the triangle with 12 holes on a side, 8x5 the rectangle 8 wide and 5 high; others have names, "
        "such as english, or are drawn: .o./ooo/.o. or @FILE. Holes: c5 (column letters, row), or 2,4 (x,y from zero).",
        0);
    text +=
        "\n    pegwright help COMMAND         what a command does, with examples\n"
        "    pegwright help COMMAND --all   everything about it\n"
        "    pegwright help boards          all boards, drawn\n"
        "    pegwright help purges          all purges\n"
        "    pegwright help schema COMMAND  the schema of its JSON\n"
        "    pegwright --version            the version\n\n" +
        heading("exit codes:") + "\n";
    for (const ExitCode& code : codes) text += fmt::format("  {:<9} {}\n", code.code, code.what);
    return text;
}

std::string purge_help() {
    std::string text = wrapped(
        "Purges in store, by kind. pegwright draw six-01 --output six.svg draws one, pegwright draw square --output "
        "purges.pdf a book of a lattice's, pegwright draw purges --output purges.pdf a book of all.",
        0);
    for (const Lattice lattice : lattices) {
        text += "\n" + heading(std::string(to_string(lattice)) + ":") + "\n";
        std::string kind;
        std::string names;
        const auto add_kind = [&] {
            if (!names.empty()) text += "  " + wrapped(names, 2);
            names = kind + ":";
        };
        for (const PurgeOn& on : purges_named(std::string(to_string(lattice)))) {
            if (std::exchange(kind, on.kind) != on.kind) add_kind();
            names += " " + on.purge.name;
        }
        add_kind();
    }
    return text;
}

std::string help_on(const Command& command, HelpExtent extent) {
    const bool all = extent == HelpExtent::all;
    std::string text =
        heading("usage:") + " " +
        wrapped(fmt::format("pegwright {}{}", usual_line(command), command.options.empty() ? "" : " [OPTIONS]"), 7);
    const std::string_view details = command.details;
    const std::size_t end = all ? details.npos : details.find("\n\n");
    text += "\n" +
            wrapped(sentence(command.summary) + (details.empty() ? "" : "\n") + std::string(details.substr(0, end)), 0);
    if (*command.no) text += wrapped(fmt::format("Exit code 1 if {}.", command.no), 0);
    text += described_options(command.options, all);
    const std::vector<std::string> examples = example_lines(command);
    const std::size_t shown = all ? examples.size() : std::min(examples.size(), most_examples);
    text += "\n" + heading("examples:") + "\n";
    for (std::size_t i = 0; i < shown; ++i) text += "  " + examples[i] + "\n";
    if (!all && (end != details.npos || shown < examples.size()))
        text += fmt::format("\nMore: pegwright help {} --all\n", command.name);
    return text;
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
