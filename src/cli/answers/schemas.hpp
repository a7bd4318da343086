// The JSON Schemas of answers and of batch lines: the files in src/cli/answers/schemas/, built into the program.
// Also gives them in words, for the manual.
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

std::span<const Schema> embedded_files();  // generated; sorted by path

// "solve" and other commands, "problem", "error".
std::vector<std::string> schema_names();
const Schema* schema_named(const std::string& name);

struct SchemaKey {
    std::string name;  // "board"; "levels[].pegs" for objects in an array
    std::string what;  // sentences
};
struct SchemaWords {
    std::string what;  // sentences
    std::vector<SchemaKey> keys;
};
SchemaWords schema_words(const Schema& schema);

}  // namespace pegwright::cli
