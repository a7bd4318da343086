#include "cli/answers/json_value.hpp"

#include "base/printable.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <utility>

namespace pegwright::cli {

// Holds a value and texts beside it. The library keeps at most 64 bits of a number and writes fractions in its own way,
// so a value given as text is null in `value` and stands in `texts` or `text`.
struct JsonValue::Inner {
    nlohmann::ordered_json value;
    std::map<std::string, std::string, std::less<>> texts = {};  // values in an object, by key
    std::optional<std::string> text = {};                        // this value

    // An object's members. The library's operator [] would search all earlier keys.
    nlohmann::ordered_json::object_t& members() {
        auto& members = value.get_ref<nlohmann::ordered_json::object_t&>();
        if (members.empty()) members.reserve(8);
        return members;
    }
};

JsonValue::JsonValue(std::unique_ptr<Inner> inner) : inner_(std::move(inner)) {}
JsonValue::JsonValue() : JsonValue(std::make_unique<Inner>(Inner{nlohmann::ordered_json::object()})) {}
JsonValue::JsonValue(std::nullptr_t) : JsonValue(std::make_unique<Inner>()) {}
JsonValue::JsonValue(std::string_view text) : JsonValue(std::make_unique<Inner>(Inner{base::valid_utf8(text)})) {}
JsonValue::JsonValue(Bool value) : JsonValue(std::make_unique<Inner>(Inner{value.value})) {}
JsonValue::JsonValue(Int value) : JsonValue(std::make_unique<Inner>(Inner{value.value})) {}
JsonValue JsonValue::array() { return JsonValue(std::make_unique<Inner>(Inner{nlohmann::ordered_json::array()})); }
JsonValue JsonValue::of_text(std::string json) {
    return JsonValue(std::make_unique<Inner>(Inner{nullptr, {}, std::move(json)}));
}
JsonValue::JsonValue(const JsonValue& other) : JsonValue(std::make_unique<Inner>(*other.inner_)) {}
JsonValue::JsonValue(JsonValue&& other) noexcept = default;
JsonValue& JsonValue::operator=(JsonValue&& other) noexcept = default;
JsonValue::~JsonValue() = default;

JsonValue& JsonValue::add(std::string_view key, JsonValue value) & {
    if (value.inner_->text || !value.inner_->texts.empty()) {
        inner_->texts.emplace(key, value.inner_->text ? std::move(*value.inner_->text) : value.text());
        value = nullptr;
    }
    inner_->members().emplace_back(key, std::move(value.inner_->value));
    return *this;
}

JsonValue& JsonValue::add(std::string_view key, std::string_view text) & {
    inner_->members().emplace_back(key, base::valid_utf8(text));
    return *this;
}

JsonValue& JsonValue::push(JsonValue value) {
    inner_->value.push_back(std::move(value.inner_->value));
    return *this;
}

std::string JsonValue::text() const {
    if (inner_->text) return *inner_->text;
    if (inner_->texts.empty()) return inner_->value.dump();
    std::string text;
    for (const auto& [key, value] : inner_->value.items()) {
        const auto known = inner_->texts.find(key);
        text += (text.empty() ? "{" : ",") + nlohmann::json(key).dump() + ":";
        text += known == inner_->texts.end() ? value.dump() : known->second;
    }
    return text + "}";
}

std::string JsonValue::text_to_array(std::string_view key) const {
    std::string text = JsonValue(*this).add(key, array()).text();
    text.resize(text.size() - 2);
    return text;
}

JsonValue JsonValue::holes(const Board& board, const std::vector<Hole>& holes, HoleNames names) {
    JsonValue list = JsonValue::array();
    for (const Hole h : holes) list.inner_->value.push_back(hole_text(board, h, names));
    return list;
}

}  // namespace pegwright::cli
