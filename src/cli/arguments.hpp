// A command's arguments, parsed; the one file that includes the parser's header is the .cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::cli {

// The heading in a command's help that an option stands under. Rare ones are shown by help COMMAND --all only.
enum class OptionGroup : std::uint8_t { problem, own, output, limits, rare };

// The one place that knows an option: the parser, the help, the manual and the shells' completions all read it.
// The texts live as long as the program.
struct OptionSpec {
    const char* name;   // without dashes
    const char* value;  // what the value is: one or several words of cli/help/values.hpp; empty for a flag
    const char* help;
    OptionGroup group = OptionGroup::own;
};

// Known to every command, and what the program itself knows as well.
inline constexpr OptionSpec help_option{"help", "", "show this help; with --all, all of it"};
inline constexpr OptionSpec all_option{"all", "", "with --help: rare options, more examples and details as well"};
inline constexpr OptionSpec version_option{"version", "", "the version of the program"};

// The letter that an option may be given by, the same in every command; 0 if it has none.
char letter_of(std::string_view option);

// The option of that name, or null.
const OptionSpec* option_named(std::span<const OptionSpec> specs, std::string_view name);
// The option that a word such as --start=.*. or -ofile begins with, and its value if the word has one.
struct OptionWord {
    const OptionSpec* spec;
    std::string name;  // with its dashes
    std::optional<std::string> value;
};
std::optional<OptionWord> option_word(std::span<const OptionSpec> specs, const std::string& word);

// What the user gave. No option is in it twice, and none that the command has not.
struct Arguments {
    std::vector<std::string> positionals;
    std::map<std::string, std::string> options;  // given ones; "true" for a flag
    std::span<const OptionSpec> known = {};      // all that the command takes
    bool in_line = false;                        // of a problem that stands in a line, whoever has written that

    std::optional<std::string> get(const std::string& option) const;
    bool has(const std::string& option) const { return options.count(option) != 0; }
};

// Parses argv[2…]; `--help` (`-h`) and `--help --all` are always known, and `-o` wherever `--output` is. Throws Error
// (input) naming what is wrong.
Arguments parse_arguments(int argc, char** argv, std::span<const OptionSpec> specs);

// "-o, --output FILE", or without a letter "--vacate HOLES".
std::string option_words(const OptionSpec& spec);

}  // namespace pegwright::cli
