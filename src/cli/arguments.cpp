#include "cli/arguments.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "base/shortened.hpp"

#include <fmt/format.h>

// Keeps commas in file names.
#define CXXOPTS_VECTOR_DELIMITER '\0'

#include <algorithm>
#include <cxxopts.hpp>
#include <string_view>

namespace pegwright::cli {
namespace {

struct OptionLetter {
    std::string_view option;
    char letter;
};
constexpr OptionLetter letters[] = {{"help", 'h'}, {"output", 'o'}, {"version", 'V'}};

std::string for_parser(std::string_view option) {
    const char letter = letter_of(option);
    return letter ? fmt::format("{},{}", letter, option) : std::string(option);
}

// For messages: words of the user may be long or have several lines.
std::string shortened(const std::string& text, std::size_t most = 60) { return printable(base::shortened(text, most)); }

// Guesses the option that was meant, without dashes.
[[noreturn]] void unknown_option(const std::string& command, const std::string& given,
                                 std::span<const OptionSpec> specs) {
    std::vector<std::string> names{help_option.name};
    for (const OptionSpec& spec : specs) names.push_back(spec.name);
    const auto guess = did_you_mean(
        given.substr(given.find_first_not_of('-') == given.npos ? 0 : given.find_first_not_of('-')), names);
    fail_input("unknown option '" + shortened(given) + "'" +
               (guess ? "; did you mean --" + *guess + "?" : "; pegwright help " + command + " lists them"));
}

// Refuses --short=false, which the parser would accept for a flag.
void refuse_values_of_flags(const cxxopts::ParseResult& parsed, std::span<const OptionSpec> specs) {
    for (const auto& given : parsed.arguments()) {
        const bool flag = given.key() == "help" || given.key() == "all" ||
                          std::any_of(specs.begin(), specs.end(),
                                      [&](const OptionSpec& spec) { return given.key() == spec.name && !*spec.value; });
        if (flag && given.value() != "true")
            fail_input(fmt::format("--{} takes no value, and '{}' is given; leave it out for no", given.key(),
                                   shortened(given.value())));
    }
}

// Makes the words readable for the parser. Its regular expressions need stack for each character of an option and match
// no line end; a value in a word of its own avoids them.
std::vector<std::string> readable_words(int argc, char** argv, std::span<const OptionSpec> specs) {
    constexpr std::size_t longest = 1000;
    std::vector<std::string> words;
    for (int i = 0; i < argc; ++i) {
        std::string word = argv[i];
        if (word == "--") return words.insert(words.end(), argv + i, argv + argc), words;
        if (word.starts_with('-') && (word.size() > longest || word.find_first_of("\r\n") != word.npos)) {
            auto option = option_word(specs, word);
            if (!option || !option->value || !*option->spec->value) unknown_option(argv[0], word, specs);
            words.push_back(std::move(option->name));
            word = std::move(*option->value);
        }
        words.push_back(std::move(word));
    }
    return words;
}

// True if the last word is this option, so that its value is missing.
bool lacks_value(int argc, char** argv, const OptionSpec& spec) {
    const std::string last = argv[argc - 1];
    const char letter = letter_of(spec.name);
    return last == std::string("--") + spec.name || (letter && last == std::string("-") + letter);
}

}  // namespace

std::optional<std::string> Arguments::get(const std::string& option) const {
    const auto it = options.find(option);
    return it == options.end() ? std::nullopt : std::optional(it->second);
}

char letter_of(std::string_view option) {
    const auto it = std::find_if(std::begin(letters), std::end(letters),
                                 [&](const OptionLetter& letter) { return letter.option == option; });
    return it == std::end(letters) ? '\0' : it->letter;
}

const OptionSpec* option_named(std::span<const OptionSpec> specs, std::string_view name) {
    const auto it = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.name == name; });
    return it == specs.end() ? nullptr : &*it;
}

std::string option_words(const OptionSpec& spec) {
    const char letter = letter_of(spec.name);
    return (letter ? fmt::format("-{}, --{}", letter, spec.name) : fmt::format("--{}", spec.name)) +
           (*spec.value ? " " : "") + spec.value;
}

std::optional<OptionWord> option_word(std::span<const OptionSpec> specs, const std::string& word) {
    if (word.size() < 2 || word[0] != '-') return std::nullopt;
    const bool is_long = word[1] == '-';
    const std::size_t end = is_long ? std::min(word.find('='), word.size()) : 2;
    const std::string name = word.substr(0, end);
    const auto it = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) {
        return is_long ? name.substr(2) == spec.name : letter_of(spec.name) == word[1];
    });
    if (it == specs.end()) return std::nullopt;
    if (end == word.size()) return OptionWord{&*it, name, std::nullopt};
    return OptionWord{&*it, name, word.substr(end + (is_long ? 1 : 0))};
}

Arguments parse_arguments(int given_argc, char** given_argv, std::span<const OptionSpec> specs) {
    std::vector<std::string> words = readable_words(given_argc, given_argv, specs);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    int argc = static_cast<int>(words.size());
    char** argv = pointers.data();
    cxxopts::Options parser(argv[0]);
    auto add = parser.add_options();
    for (const OptionSpec& spec : {help_option, all_option}) add(for_parser(spec.name), "");
    add("positionals", "", cxxopts::value<std::vector<std::string>>());
    for (const OptionSpec& spec : specs) {
        if (*spec.value)
            add(for_parser(spec.name), "", cxxopts::value<std::string>());
        else
            add(for_parser(spec.name), "");
    }
    parser.parse_positional({"positionals"});
    parser.allow_unrecognised_options();
    try {
        const auto parsed = parser.parse(argc, argv);
        if (!parsed.unmatched().empty()) {
            // The parser names a part of a word such as -3x4; show the whole word.
            const std::string& part = parsed.unmatched().front();
            const auto whole = std::find_if(argv, argv + argc,
                                            [&](const char* word) { return std::string_view(word).starts_with(part); });
            unknown_option(argv[0], whole == argv + argc ? part : *whole, specs);
        }
        refuse_values_of_flags(parsed, specs);
        Arguments arguments;
        arguments.known = specs;
        if (parsed.count("positionals")) arguments.positionals = parsed["positionals"].as<std::vector<std::string>>();
        for (const char* name : {"help", "all"})
            if (parsed.count(name)) arguments.options[name] = "true";
        if (arguments.has("all") && !arguments.has("help")) unknown_option(argv[0], "--all", specs);
        for (const OptionSpec& spec : specs) {
            if (parsed.count(spec.name) > 1) fail_input(fmt::format("option --{} is given twice", spec.name));
            if (parsed.count(spec.name))
                arguments.options[spec.name] = *spec.value ? parsed[spec.name].as<std::string>() : "true";
        }
        return arguments;
    } catch (const Error&) {
        throw;
    } catch (const std::exception& e) {
        // The parser's exceptions differ between versions. Users meet only the missing value.
        for (const OptionSpec& spec : specs)
            if (*spec.value && lacks_value(given_argc, given_argv, spec))
                fail_input(fmt::format("--{0} needs a value: --{0} {1}", spec.name, spec.value));
        fail_input(shortened(e.what(), 100));
    }
}

}  // namespace pegwright::cli
