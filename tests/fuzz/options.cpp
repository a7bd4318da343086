// Command lines: a word a line, the command first. Words with @ (files) are skipped.
#include "cli/command.hpp"
#include "cli/help/candidates.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/search_run.hpp"
#include "fuzz/fuzz.hpp"
#include "notation/positions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

std::optional<Arguments> parse(std::vector<std::string> words, const Command& command) {
    std::string program = "pegwright";
    std::vector<char*> argv{program.data()};
    for (std::string& word : words) argv.push_back(word.data());
    const int count = static_cast<int>(argv.size());
    argv.push_back(nullptr);
    std::optional<Arguments> arguments;
    // run() takes the command away as well.
    error_of([&] { arguments = parse_arguments(count - 1, argv.data() + 1, command.options); });
    return arguments;
}

const OptionSpec* spec_of(const Command& command, const std::string& name) {
    if (name == help_option.name) return &help_option;
    const auto it = std::find_if(command.options.begin(), command.options.end(),
                                 [&](const OptionSpec& spec) { return spec.name == name; });
    return it == command.options.end() ? nullptr : &*it;
}

std::vector<std::string> words_of(const Arguments& arguments, const Command& command) {
    std::vector<std::string> words{command.name};
    for (const auto& [name, value] : arguments.options) {
        const OptionSpec* spec = spec_of(command, name);
        expect(spec, "an option is one that the command has");
        words.push_back("--" + name);
        if (*spec->value)
            words.back() += "=" + value;
        else
            expect(value == "true", "a flag has no value");
    }
    words.push_back("--");
    words.insert(words.end(), arguments.positionals.begin(), arguments.positionals.end());
    return words;
}

void check_values(const Arguments& arguments) {
    error_of([&] { hole_names(arguments); });
    error_of([&] { threads_given(arguments); });
    error_of([&] { SearchRun(arguments, "a search"); });
    if (arguments.positionals.empty()) return;
    std::optional<Board> board;
    error_of([&] { board = parse_board(arguments.positionals.front()); });
    if (!board || board->hole_count() > 20'000) return;
    error_of([&] { expect_message(pegwright::notation::query_words(query_on(*board, arguments))); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.find('@') != text.npos || text.find('\0') != text.npos) return 0;
    std::vector<std::string> words;
    for (std::string_view rest = text; !rest.empty();) words.emplace_back(next_part(rest, '\n'));
    for (const Candidate& candidate : candidates(words).words)
        expect(!candidate.word.empty() && candidate.word.find_first_of("\n\t") == std::string::npos,
               "what is offered is a word");
    if (words.empty()) return 0;
    const Command* command = command_named(words.front());
    if (!command) return 0;
    const auto arguments = parse(words, *command);
    if (!arguments) return 0;
    const auto again = parse(words_of(*arguments, *command), *command);
    expect(again && again->options == arguments->options && again->positionals == arguments->positionals,
           "the same options in plain words are the same");
    check_values(*arguments);
    return 0;
}
