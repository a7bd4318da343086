#include "cli/answers/schemas.hpp"

#include "base/error.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pegwright::cli {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view ending = ".json";

// Follows "head.json" or "head.json#/properties/board" to another schema, "#/$defs/number" within this one.
OrderedJson referred(const std::string& reference, const OrderedJson& root) {
    const std::size_t hash = std::min(reference.find('#'), reference.size());
    const OrderedJson::json_pointer pointer(hash == reference.size() ? "" : reference.substr(hash + 1));
    if (hash == 0) return root.at(pointer);
    const Schema* schema = schema_named(reference.substr(0, hash - ending.size()));
    if (!schema) fail_internal("a schema refers to " + reference);
    return OrderedJson::parse(schema->text).at(pointer);
}

void add_keys(const OrderedJson& object, const OrderedJson& root, const std::string& prefix,
              std::vector<SchemaKey>& keys) {
    const auto add_from = [&](const OrderedJson& part) {
        if (!part.contains("$ref")) return;
        const OrderedJson whole = referred(part.at("$ref"), root);
        add_keys(whole, whole, prefix, keys);
    };
    add_from(object);
    for (const OrderedJson& part : object.value("allOf", OrderedJson::array())) add_from(part);
    // If there are several kinds of answers, only the first that refers to another schema's keys is described.
    const OrderedJson kinds = object.value("oneOf", OrderedJson::array());
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [](const auto& k) { return k.contains("$ref"); });
    if (kind != kinds.end()) add_from(*kind);
    if (!object.contains("properties")) return;
    for (const auto& [name, value] : object.at("properties").items()) {
        const bool described = value.contains("description");
        const OrderedJson& describing = described ? value : referred(value.at("$ref"), root);
        keys.push_back({prefix + name, describing.at("description")});
        if (value.contains("items") && value["items"].contains("properties"))
            add_keys(value["items"], root, prefix + name + "[].", keys);
    }
}

}  // namespace

std::vector<std::string> schema_names() {
    std::vector<std::string> names;
    for (const Schema& schema : embedded_files())
        names.emplace_back(schema.path.substr(0, schema.path.size() - ending.size()));
    return names;
}

const Schema* schema_named(const std::string& name) {
    const auto files = embedded_files();
    const auto it = std::find_if(files.begin(), files.end(),
                                 [&](const Schema& schema) { return schema.path == name + std::string(ending); });
    return it == files.end() ? nullptr : &*it;
}

SchemaWords schema_words(const Schema& schema) {
    const OrderedJson root = OrderedJson::parse(schema.text);
    SchemaWords words{root.at("description"), {}};
    add_keys(root, root, "", words.keys);
    return words;
}

}  // namespace pegwright::cli
