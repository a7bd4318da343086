#include "cli/arguments.hpp"
#include "base/error.hpp"
#include "cli/questions/search_run.hpp"
#include "search/bits/resource_requirement.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

using namespace pegwright::tests;

namespace {

const OptionSpec specs[] = {{"vacate", "HOLE", "a hole"}, {"loud", "", "a flag"}};

Arguments parse(std::vector<std::string> words) {
    words.insert(words.begin(), "command");
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    return parse_arguments(static_cast<int>(words.size()), argv.data(), specs);
}

}  // namespace

TEST_CASE("positionals, options and flags are told apart") {
    const Arguments a = parse({"T5", "--vacate", "a1", "--loud", "more"});
    CHECK(a.positionals == std::vector<std::string>{"T5", "more"});
    CHECK(a.get("vacate") == "a1");
    CHECK(a.has("loud"));
    CHECK_FALSE(parse({"T5"}).get("vacate"));
    CHECK(parse({"T5", "--vacate=0,1"}).get("vacate") == "0,1");
    CHECK(parse({"a,b"}).positionals == std::vector<std::string>{"a,b"});
    CHECK(parse({"-"}).positionals == std::vector<std::string>{"-"});
}

TEST_CASE("values may be of any length, and have line ends") {
    const std::string longest(131'000, '*');  // the longest word that Linux hands over
    CHECK(parse({"--vacate=" + longest}).get("vacate") == longest);
    CHECK(parse({"--vacate", longest}).get("vacate") == longest);
    CHECK(parse({longest}).positionals == std::vector<std::string>{longest});
    CHECK(parse({"--vacate=a\nb\r"}).get("vacate") == "a\nb\r");
    CHECK(parse({"--", "-a\n", "--vacate=" + longest}).positionals ==
          std::vector<std::string>{"-a\n", "--vacate=" + longest});
    for (const std::string& word : {"--loud=" + longest, "--" + std::string(131'000, 'a'),
                                    "-" + std::string(131'000, 'a'), "--nonsense=" + longest, std::string("--loud\n")})
        CHECK(says(error_of(Error::Kind::input, [&] { parse({word}); }), "unknown option '"));
    CHECK(error_of(Error::Kind::input, [&] { parse({"--loud=" + longest.substr(0, 500)}); }).size() < 200);
    const OptionSpec with_output[] = {{"output", "FILE", "where to"}};
    std::string command = "command";
    std::string file = "-oa\nb";
    char* argv[] = {command.data(), file.data(), nullptr};
    CHECK(parse_arguments(2, argv, with_output).get("output") == "a\nb");
}

TEST_CASE("wrong options are errors with a hint") {
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--vacat", "a1"}, {"--vacate"}, {"--vacate", "a1", "--vacate", "a2"}, {"-3x4"}, {"--nonsense"}}) {
        INFO(words.front());
        CHECK_THROWS_AS(parse(words), Error);
    }
    try {
        parse({"--vacat", "a1"});
    } catch (const Error& e) {
        CHECK(std::string(e.what()).find("did you mean --vacate?") != std::string::npos);
    }
}

TEST_CASE("options are known by their letters, and shown with them") {
    const OptionSpec with_output[] = {{"output", "FILE", "where to"}, {"loud", "", "a flag"}};
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"command", "-o", "x"}, {"command", "-ox"}, {"command", "--output=x"}}) {
        std::vector<std::string> copy = words;
        std::vector<char*> argv;
        for (std::string& word : copy) argv.push_back(word.data());
        argv.push_back(nullptr);
        CHECK(parse_arguments(static_cast<int>(words.size()), argv.data(), with_output).get("output") == "x");
    }
    CHECK(option_words(with_output[0]) == "-o, --output FILE");
    CHECK(option_words(with_output[1]) == "--loud");
}

TEST_CASE("messages repeat only the beginning of long words") {
    const OptionSpec numbers[] = {{"memory", "SIZE", ""}, {"time", "TIME", ""}, {"threads", "N", ""}};
    for (const OptionSpec& spec : numbers) {
        Arguments arguments;
        arguments.options[spec.name] = std::string(5000, 'x');
        const std::string error = error_of(Error::Kind::input, [&] { SearchRun(arguments, "a search"); });
        CHECK(says(error, "'" + std::string(40, 'x') + "'"));
        CHECK(error.size() < 200);
    }
    const std::string word(5000, 'x');
    for (const std::string& count : {word, word + ">=1", "a1>=" + word, word + "*a1>=1", "a1+a1>=1+" + word}) {
        const std::string error =
            error_of(Error::Kind::input, [&] { parse_resource_requirement(count, Board::triangle(5)); });
        CHECK_FALSE(error.empty());
        CHECK(error.size() < 250);
    }
}
