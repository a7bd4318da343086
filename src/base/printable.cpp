#include "base/printable.hpp"

#include <algorithm>

namespace pegwright::base {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// Bytes of the first character. 0 if it is no UTF-8 (cut short, too long, a surrogate, past U+10FFFF). Also 0 for
// U+FFFE and U+FFFF, which XML does not allow.
std::size_t character_size(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    const std::size_t size = first < 0x80   ? 1
                             : first < 0xc2 ? 0
                             : first < 0xe0 ? 2
                             : first < 0xf0 ? 3
                             : first < 0xf5 ? 4
                                            : 0;
    if (size > text.size()) return 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((byte_at(text, i) & 0xc0) != 0x80) return 0;
    if (size < 3) return size;
    const unsigned second = byte_at(text, 1);
    const bool outside = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                         (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
    const bool no_character = first == 0xef && second == 0xbf && byte_at(text, 2) >= 0xbe;
    return outside || no_character ? 0 : size;
}

// C0, delete, and C1 in UTF-8.
bool is_control(std::string_view character) {
    const unsigned first = byte_at(character, 0);
    return first < 0x20 || first == 0x7f || (first == 0xc2 && byte_at(character, 1) < 0xa0);
}

template <class Keep>
std::string with_escapes(std::string_view text, Keep keep) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        const std::string_view character = text.substr(0, size == 0 ? 1 : size);
        if (size > 0 && keep(character))
            out += character;
        else
            for (std::size_t i = 0; i < character.size(); ++i)
                (out += "\\x") += {digits[byte_at(character, i) >> 4], digits[byte_at(character, i) & 15]};
        text.remove_prefix(character.size());
    }
    return out;
}

}  // namespace

std::string printable(std::string_view text) {
    return with_escapes(text, [](std::string_view character) { return !is_control(character); });
}

std::string valid_utf8(std::string_view text) {
    if (std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; })) return std::string(text);
    return with_escapes(text, [](std::string_view) { return true; });
}

}  // namespace pegwright::base
