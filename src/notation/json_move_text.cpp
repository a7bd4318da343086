#include "notation/json_move_text.hpp"

#include "base/error.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace pegwright::notation {
namespace {

std::string quoted_json(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

void JsonMoveText::key(std::string name) {
    for (char& c : name)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    add(quoted_json(name) + ":");
}

void JsonMoveText::string(const std::string& value) { add(quoted_json(value)); }

void JsonMoveText::add(const std::string& piece) {
    const bool first = text_.empty() || std::string_view("[{:").find(text_.back()) != std::string_view::npos;
    text_ += (first ? "" : ",") + piece;
}

std::string line_of_json_move(const std::string& move, const std::string& place, std::optional<bool>& row_first) {
    using Json = nlohmann::json;
    constexpr std::string_view what = "a move is an array or has a \"from\" and a \"to\", \"over\" or \"direction\"";
    const auto fail = [&](const std::string& why) { base::fail_input(place + ": " + why); };
    const auto find = [](const Json& object, auto&& names) -> const Json* {
        for (const std::string_view name : names)
            if (const auto it = object.find(std::string(name)); it != object.end() && !name.empty()) return &*it;
        return nullptr;
    };
    const auto hole_of = [&](const Json& value) -> std::string {
        constexpr std::array<std::string_view, 2> rows = {"row", "r"};
        constexpr std::array<std::string_view, 4> columns = {"col", "column", "c", "x"};
        constexpr std::array<std::string_view, 1> heights = {"y"};
        if (value.is_number_unsigned()) return value.dump();
        if (value.is_string()) return value.get<std::string>();
        if (value.is_array() && value.size() == 2 && value[0].is_number_unsigned() && value[1].is_number_unsigned())
            return "(" + value[0].dump() + "," + value[1].dump() + ")";
        if (value.is_object()) {
            const Json* const row = find(value, rows);
            const Json* const second = row ? nullptr : find(value, heights);
            const Json* const column = find(value, columns);
            if (column && (row || second)) {
                row_first = row != nullptr;
                return row ? "(" + row->dump() + "," + column->dump() + ")"
                           : "(" + column->dump() + "," + second->dump() + ")";
            }
        }
        fail("a hole is 4, \"d2\", [5, 3] or {\"row\": 5, \"col\": 3}, not " + value.dump().substr(0, 40));
        return "";
    };
    // What programs call the parts of a move.
    struct Part {
        std::string_view before;
        std::array<std::string_view, 6> names;
    };
    constexpr std::array<Part, 4> parts = {{
        {"", {"from", "start", "source", "src", "origin", "peg"}},
        {" over ", {"over", "jumped", "jump", "via", "removed", "captured"}},
        {" to ", {"to", "end", "target", "destination", "dest", "dst"}},
        {" ", {"direction", "dir"}},
    }};
    const Json json = Json::parse(move, nullptr, false);
    if (json.is_discarded() || json.empty()) fail(std::string(what));
    std::string line;
    if (json.is_array()) {
        for (const Json& hole : json) line += (line.empty() ? "" : hole.is_number() ? "," : " ") + hole_of(hole);
        return line;
    }
    for (const Part& part : parts) {
        const Json* const value = find(json, part.names);
        if (!value || value->is_null()) {
            if (part.before.empty()) fail(std::string(what));
            continue;
        }
        line += std::string(part.before) + hole_of(*value);
    }
    return line;
}

}  // namespace pegwright::notation
