// Parses a command's arguments. Every option is one OptionSpec: the parser, help, manual and completions read it.
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

// The heading of an option in its command's help. Rare options appear only with --all.
enum class OptionGroup : std::uint8_t { problem, own, output, limits, rare };

// An option. Its texts must live as long as the program.
struct OptionSpec {
    const char* name;   // without dashes
    const char* value;  // one or several words of cli/help/values.hpp; empty for a flag
    const char* help;
    OptionGroup group = OptionGroup::own;
};

inline constexpr OptionSpec help_option{"help", "", "show this help; with --all, all of it"};
inline constexpr OptionSpec all_option{"all", "", "with --help: rare options, more examples and details as well"};
inline constexpr OptionSpec version_option{"version", "", "the version of the program"};

// The option's letter, the same in every command; 0 if it has none.
char letter_of(std::string_view option);

const OptionSpec* option_named(std::span<const OptionSpec> specs, std::string_view name);
// The option that a word such as --start=.*. or -ofile names, with its value if the word contains one.
struct OptionWord {
    const OptionSpec* spec;
    std::string name;  // with its dashes
    std::optional<std::string> value;
};
std::optional<OptionWord> option_word(std::span<const OptionSpec> specs, const std::string& word);

// Parsed arguments: each option at most once, and only options that the command knows.
struct Arguments {
    std::vector<std::string> positionals;
    std::map<std::string, std::string> options;  // "true" for a flag
    std::span<const OptionSpec> known = {};      // all that the command takes
    bool in_line = false;                        // parsed from a line of a batch

    std::optional<std::string> get(const std::string& option) const;
    bool has(const std::string& option) const { return options.count(option) != 0; }
};

// Parses argv[2…]. Also accepts --help (-h), --help --all, and -o where --output is known.
// Throws Error (input) that names the mistake.
Arguments parse_arguments(int argc, char** argv, std::span<const OptionSpec> specs);

// "-o, --output FILE", or "--vacate HOLES" for an option without a letter.
std::string option_words(const OptionSpec& spec);

}  // namespace pegwright::cli
