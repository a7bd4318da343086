#include "cli/arguments.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"

#include <fmt/format.h>

// A comma in a file's name separates nothing.
#define CXXOPTS_VECTOR_DELIMITER '\0'

#include <algorithm>
#include <cxxopts.hpp>
#include <string_view>

namespace pegwright::cli {
namespace {

// Options that have a letter as well, the same in every command.
struct Letter {
    std::string_view option;
    char letter;
};
constexpr Letter letters[] = {{"help", 'h'}, {"output", 'o'}};

// "output" as the parser takes it, "o,output", and as help shows it, "-o, --output".
std::string with_letter(std::string_view option, const char* before, const char* between) {
    const auto it = std::find_if(std::begin(letters), std::end(letters),
                                 [&](const Letter& letter) { return letter.option == option; });
    if (it == std::end(letters)) return std::string(option);
    return fmt::format("{}{}{}{}", before, it->letter, between, option);
}

// The guess is looked for without the dashes that were given.
[[noreturn]] void unknown_option(const std::string& given, std::span<const OptionSpec> specs) {
    std::vector<std::string> names{"help"};
    for (const OptionSpec& spec : specs) names.push_back(spec.name);
    const auto guess = did_you_mean(
        given.substr(given.find_first_not_of('-') == given.npos ? 0 : given.find_first_not_of('-')), names);
    fail_input("unknown option '" + given + "'" +
               (guess ? "; did you mean --" + *guess + "?" : "; --help lists the options"));
}

}  // namespace

std::optional<std::string> Arguments::get(const std::string& option) const {
    const auto it = options.find(option);
    return it == options.end() ? std::nullopt : std::optional(it->second);
}

Arguments parse_arguments(int argc, char** argv, std::span<const OptionSpec> specs) {
    cxxopts::Options parser(argv[0]);
    auto add = parser.add_options();
    add(with_letter("help", "", ","), "");
    add("positionals", "", cxxopts::value<std::vector<std::string>>());
    for (const OptionSpec& spec : specs) {
        if (*spec.value)
            add(with_letter(spec.name, "", ","), "", cxxopts::value<std::string>());
        else
            add(with_letter(spec.name, "", ","), "");
    }
    parser.parse_positional({"positionals"});
    parser.allow_unrecognised_options();
    try {
        const auto parsed = parser.parse(argc, argv);
        if (!parsed.unmatched().empty()) {
            // Of a word such as -3x4 the parser names a part; the user is shown the whole.
            const std::string& part = parsed.unmatched().front();
            const auto whole = std::find_if(argv, argv + argc,
                                            [&](const char* word) { return std::string_view(word).starts_with(part); });
            unknown_option(whole == argv + argc ? part : *whole, specs);
        }
        Arguments arguments;
        if (parsed.count("positionals")) arguments.positionals = parsed["positionals"].as<std::vector<std::string>>();
        if (parsed.count("help")) arguments.options["help"] = "true";
        for (const OptionSpec& spec : specs) {
            if (parsed.count(spec.name) > 1) fail_input(fmt::format("option --{} is given twice", spec.name));
            if (parsed.count(spec.name))
                arguments.options[spec.name] = *spec.value ? parsed[spec.name].as<std::string>() : "true";
        }
        return arguments;
    } catch (const Error&) {
        throw;
    } catch (const std::exception& e) {
        // The parser's own exceptions have other names in other versions.
        fail_input(e.what());
    }
}

std::string describe_options(std::span<const OptionSpec> specs) {
    std::string text;
    const auto line = [&](std::string_view option, std::string_view value, std::string_view help) {
        const std::string name = with_letter(option, "-", ", --");
        const std::string left = (name == option ? "--" : "") + name + (value.empty() ? "" : " ") + std::string(value);
        text += fmt::format("  {:<22} {}\n", left, help);
    };
    for (const OptionSpec& spec : specs) line(spec.name, spec.value, spec.help);
    line("help", "", "this text");
    return text;
}

}  // namespace pegwright::cli
