#include "cli/arguments.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

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

TEST_CASE("unknown, doubled and incomplete options are errors with a hint") {
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

TEST_CASE("options that have a letter are known by it, and shown with it") {
    const OptionSpec with_output[] = {{"output", "FILE", "where to"}, {"loud", "", "a flag"}};
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"command", "-o", "x"}, {"command", "-ox"}, {"command", "--output=x"}}) {
        std::vector<std::string> copy = words;
        std::vector<char*> argv;
        for (std::string& word : copy) argv.push_back(word.data());
        argv.push_back(nullptr);
        CHECK(parse_arguments(static_cast<int>(words.size()), argv.data(), with_output).get("output") == "x");
    }
    CHECK(describe_options(with_output) ==
          "  -o, --output FILE      where to\n"
          "  --loud                 a flag\n"
          "  -h, --help             this text\n");
}
