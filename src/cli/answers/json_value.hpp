// JSON values for answers. The JSON library's header is included only by the .cpp.
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

// Null, boolean, integer, string, array or object; keys keep their order. An empty optional is null.
// Bytes of a string that are not UTF-8, as in file names, are written as \\x1b.
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
    static JsonValue holes(const Board& board, const std::vector<Hole>& holes, HoleNames names);
    // A value from JSON text: a number too long for 64 bits, or a list too long to keep as values.
    static JsonValue of_text(std::string json);

    JsonValue(const JsonValue& other);
    JsonValue(JsonValue&& other) noexcept;
    JsonValue& operator=(JsonValue&& other) noexcept;
    ~JsonValue();

    // Appends a key to an object. The key must be new.
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
    // Appends a value to an array; not one made by of_text().
    JsonValue& push(JsonValue value);

    std::string text() const;
    std::string line() const { return text() + "\n"; }
    // The text of an object up to the first value of a last key, whose array the caller then streams.
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
