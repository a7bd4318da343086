// The JSON Schemas of what the commands answer with --format json, and of what a batch reads: src/cli/answers/schemas/,
// built into the program. The manual is made from their titles and descriptions.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::cli {

struct Schema {
    std::string_view path;  // "solve.json"
    std::string_view text;
};

// All of them, sorted by path. Generated.
std::span<const Schema> embedded_files();

// "solve": of a command, or problem or error.
std::vector<std::string> schema_names();
// The text of one, or null.
const Schema* schema_named(const std::string& name);

// A schema in words.
struct SchemaKey {
    std::string name;  // "board"; of an object in an array "levels[].pegs"
    std::string what;  // sentences
};
struct SchemaWords {
    std::string what;  // sentences
    std::vector<SchemaKey> keys;
};
SchemaWords schema_words(const Schema& schema);

}  // namespace pegwright::cli
