// JSON as the commands print it. The JSON library makes it; its header stays in the .cpp.
#pragma once

#include "notation/positions.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace pegwright::cli {

// Null, a boolean, an integer, a string, an array or an object. An optional without a value is null. A string's bytes
// that are no UTF-8, as names of files may have, are written as \\x1b.
class JsonValue {
public:
    JsonValue();  // an object without keys
    JsonValue(std::nullptr_t);
    JsonValue(std::string_view text);
    JsonValue(const std::string& text) : JsonValue(std::string_view(text)) {}
    JsonValue(const char* text) : JsonValue(std::string_view(text)) {}
    template <std::integral T>
    JsonValue(T number) : JsonValue(std::conditional_t<std::same_as<T, bool>, Bool, Int>{number}) {}
    template <class T>
    JsonValue(const std::optional<T>& value) : JsonValue(value ? JsonValue(*value) : JsonValue(nullptr)) {}
    template <class T>
    JsonValue(const std::vector<T>& values) : JsonValue(array()) {
        for (const T& value : values) push(value);
    }
    static JsonValue array();
    // An array of the holes' names.
    static JsonValue holes(const Board& board, const std::vector<Hole>& holes, HoleNames names);
    // Takes text that is JSON already: a number of any length or form, or a list too long to be kept as values.
    static JsonValue of_text(std::string json);

    JsonValue(const JsonValue& other);
    JsonValue(JsonValue&& other) noexcept;
    JsonValue& operator=(JsonValue&& other) noexcept;
    ~JsonValue();

    // Adds a key to an object, behind the others, none of which may have its name.
    JsonValue& add(std::string_view key, JsonValue value) &;
    JsonValue& add(std::string_view key, std::string_view text) &;
    JsonValue& add(std::string_view key, const std::string& text) & { return add(key, std::string_view(text)); }
    JsonValue& add(std::string_view key, std::nullptr_t) & { return add(key, JsonValue(nullptr)); }
    JsonValue& add(std::string_view key, const char* text) & { return add(key, std::string_view(text)); }
    JsonValue& add(const KeyAndValue& end) & { return add(end.key, end.value); }
    template <class T>
    JsonValue&& add(std::string_view key, T&& value) && {
        return std::move(add(key, std::forward<T>(value)));
    }
    JsonValue&& add(const KeyAndValue& end) && { return std::move(add(end)); }
    // Adds a value to an array, none of of_text().
    JsonValue& push(JsonValue value);

    // Without blanks, keys in the order in which they were added.
    std::string text() const;
    // The same with a line end: an answer.
    std::string line() const { return text() + "\n"; }
    // The text of an object up to the first value of one more key, an array that is too long to be kept.
    std::string text_to_array(std::string_view key) const;

private:
    struct Inner;
    struct Bool {
        bool value;
    };
    struct Int {
        explicit Int(std::integral auto number) : value(static_cast<std::int64_t>(number)) {}
        std::int64_t value;
    };
    explicit JsonValue(Bool value);
    explicit JsonValue(Int value);
    explicit JsonValue(std::unique_ptr<Inner> inner);

    std::unique_ptr<Inner> inner_;
};

}  // namespace pegwright::cli
