#include "cli/answers/schemas.hpp"
#include "cli/command.hpp"
#include "support/catch.hpp"

#include <algorithm>

using namespace pegwright::tests;

TEST_CASE("every JSON answer has a schema that describes each key") {
    const auto names = schema_names();
    for (const Command* command : commands()) {
        const bool json = std::any_of(command->options.begin(), command->options.end(), [](const OptionSpec& option) {
            return std::string(option.name) == "format" && std::string(option.value).find("json") != std::string::npos;
        });
        CHECK(json == (std::find(names.begin(), names.end(), command->name) != names.end()));
    }
    for (const std::string& name : names) {
        const SchemaWords words = schema_words(*schema_named(name));
        CHECK(words.what.ends_with("."));
        CHECK_FALSE(words.keys.empty());
        for (const SchemaKey& key : words.keys) CHECK(key.what.ends_with("."));
    }
    const auto keys = schema_words(*schema_named("levels")).keys;
    CHECK(std::any_of(keys.begin(), keys.end(), [](const SchemaKey& key) { return key.name == "levels[].pegs"; }));
    CHECK(schema_named("draw") == nullptr);
}
