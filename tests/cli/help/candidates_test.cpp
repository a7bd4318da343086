#include "cli/help/candidates.hpp"
#include "cli/command.hpp"
#include "cli/help/help.hpp"
#include "pegwright/drawing/options.hpp"
#include "render/formats/formats.hpp"
#include "render/layouts/layouts.hpp"
#include "render/theme.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace pegwright::tests;

namespace {

std::vector<std::string> fitting(const std::vector<std::string>& words) {
    std::vector<std::string> found;
    for (const Candidate& candidate : candidates(words).words) found.push_back(candidate.word);
    return found;
}

std::vector<std::string> values_of(const char* command, std::string_view option) {
    for (const OptionSpec& spec : command_named(command)->options)
        if (option == spec.name) return value_words(spec.value).alternatives;
    return {};
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("every word of the command table is a value or itself") {
    for (const Command* command : commands()) {
        std::vector<std::string> words = value_words(command->positionals).alternatives;
        for (const OptionSpec& spec : command->options)
            for (const std::string& word : value_words(spec.value).alternatives) words.push_back(word);
        for (const std::string& word : words) {
            INFO(command->name << ": " << word);
            const bool capital = word[0] >= 'A' && word[0] <= 'Z';
            CHECK((value_kind(word) != nullptr) == capital);
        }
    }
}

TEST_CASE("the usual options of a command are options of it") {
    for (const Command* command : commands()) {
        std::string name;
        for (const char c : std::string(command->usual) + " ") {
            if ((c >= 'a' && c <= 'z') || c == '-') {
                name += c;
            } else if (!name.empty()) {
                INFO(command->name << ": " << name);
                CHECK(option_named(command->options, std::exchange(name, "")));
            }
        }
    }
    CHECK(usual_line(*command_named("winning")) == "winning [BOARD] [--vacate HOLES [--finish HOLES]] [--into FILE]");
}

TEST_CASE("listed option values are those the program takes") {
    for (const std::string& theme : values_of("draw", "theme")) CHECK(theme_named(theme).name == theme);
    for (const std::string& labels : values_of("draw", "labels")) CHECK_NOTHROW(pegwright::check_labels_name(labels));
    const auto of_draw = values_of("draw", "format");
    const auto of_solve = values_of("solve", "format");
    CHECK(of_draw.size() == picture_formats().size());
    CHECK(of_solve.size() == picture_formats().size() + 2);
    for (const PictureFormat& format : picture_formats()) {
        const std::string name(format.ending.substr(1));
        CHECK(picture_format_named(name) == &format);
        CHECK(std::count(of_draw.begin(), of_draw.end(), name) == 1);
        CHECK(std::count(of_solve.begin(), of_solve.end(), name) == 1);
    }
}

TEST_CASE("options are offered once, and never as values") {
    CHECK(fitting({"solve", "T5", "--va"}) == Words{"--vacate"});
    CHECK(fitting({"solve", "T5", "--vacate", "a1", "--va"}).empty());
    CHECK(fitting({"solve", "T5", "--vacate=a1", "--va"}).empty());
    CHECK(fitting({"solve", "T5", "--output", "--va"}).empty());
    CHECK(fitting({"solve", "T5", "-o", "--va"}).empty());
    CHECK(fitting({"solve", "T5", "-ofile", "--va"}) == Words{"--vacate"});
    CHECK(fitting({"solve", "--", "T5", "--va"}).empty());
    CHECK(fitting({"solve", "T5", ""}).size() == solve_command.options.size() + 1);
}

TEST_CASE("holes are completed after the last comma, by chosen names") {
    CHECK(fitting({"solve", "T2", "--vacate", ""}) == Words{"a1", "a2", "b2"});
    CHECK(fitting({"solve", "T2", "--vacate", "a1,"}) == Words{"a1,a2", "a1,b2"});
    CHECK(fitting({"solve", "--notation", "numbers", "T2", "--finish", ""}) ==
          Words{"1", "2", "3", "any", "fewest", "most"});
    CHECK(fitting({"solve", ".o/oo", "--vacate", ""}) == Words{"b1", "a2", "b2"});
    CHECK(fitting({"solve", "nonsense", "--vacate", ""}).empty());
    CHECK(fitting({"solve", "T1000000", "--vacate", ""}).empty());
    CHECK(fitting({"solve", "@/dev/zero", "--vacate", ""}).empty());
}

TEST_CASE("boards are named with their lattices") {
    CHECK(fitting({"pairs", "triangular:hex"}) == Words{"triangular:hexagon3"});
    CHECK(fitting({"pairs", "diag"}) == Words{"diagonal:"});
    CHECK(candidates({"verify", ""}).files);
    CHECK(candidates({"verify", "one", ""}).files);
    CHECK(candidates({"levels", "T5", "--files="}).folders);
    CHECK_FALSE(candidates({"levels", "T5", "--files="}).files);
}

TEST_CASE("examples call the program, perhaps in a pipe") {
    for (const Command* command : commands()) {
        CHECK_FALSE(example_lines(*command).empty());
        for (const std::string& line : example_lines(*command))
            CHECK((line.starts_with("pegwright ") || line.find("| pegwright ") != line.npos));
    }
}

TEST_CASE("names of positions are offered on the boards that know them") {
    CHECK(fitting({"solve", "english", "--start", "p"}) == Words{"plus", "pyramid"});
    CHECK(fitting({"solve", "english", "--goal=dia"}) == Words{"--goal=diamond"});
    CHECK(fitting({"solve", "T5", "--start", ""}) == Words{"@"});
}
