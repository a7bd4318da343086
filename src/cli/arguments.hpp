// A command's arguments, parsed; the one file that includes the parser's header is the .cpp.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::cli {

// A line of a command's table of options; the texts live as long as the program.
struct OptionSpec {
    const char* name;   // without dashes
    const char* value;  // what the value is called; empty for a flag
    const char* help;
};

// What the user gave. No option is in it twice, and none that the command has not.
struct Arguments {
    std::vector<std::string> positionals;
    std::map<std::string, std::string> options;  // given ones; "true" for a flag

    std::optional<std::string> get(const std::string& option) const;
    bool has(const std::string& option) const { return options.count(option) != 0; }
};

// Parses argv[2…]; `--help` and `-h` are always known, and `-o` wherever `--output` is. Throws Error (input) naming
// what is wrong.
Arguments parse_arguments(int argc, char** argv, std::span<const OptionSpec> specs);

// The option table as --help shows it.
std::string describe_options(std::span<const OptionSpec> specs);

}  // namespace pegwright::cli
