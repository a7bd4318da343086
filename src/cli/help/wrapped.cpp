#include "cli/help/wrapped.hpp"

#include <algorithm>

namespace pegwright::cli {
namespace {

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }

}  // namespace

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

std::string_view first_columns(std::string_view text, std::size_t columns) {
    std::size_t end = 0;
    while (end < text.size() && (!begins_character(text[end]) || columns-- > 0)) ++end;
    return text.substr(0, end);
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t columns) {
    std::string out;
    std::size_t at = indent;  // columns taken
    bool begins = true;
    for (std::size_t begin = 0; begin < text.size();) {
        if (text.substr(begin).starts_with("\n\n")) {
            out += "\n\n";
            at = 0;
            begins = true;
        }
        begin = text.find_first_not_of(" \n", begin);
        if (begin == text.npos) break;
        const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
        const std::string_view word = first_columns(text.substr(begin, end - begin), columns - indent);
        if (!begins && at + 1 + width_of(word) > columns) {
            out += "\n" + std::string(indent, ' ');
            at = indent;
            begins = true;
        }
        out += (begins ? "" : " ") + std::string(word);
        at += (begins ? 0U : 1U) + width_of(word);
        begins = false;
        begin += word.size();
    }
    return out + "\n";
}

}  // namespace pegwright::cli
