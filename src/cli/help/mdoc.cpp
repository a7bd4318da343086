#include "cli/help/mdoc.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <utility>

namespace pegwright::cli {
namespace {

// The code point of UTF-8 text at i; moves i to its last byte.
std::uint32_t code_point(std::string_view text, std::size_t& i) {
    const auto byte = [&](std::size_t k) -> std::uint32_t { return static_cast<unsigned char>(text[k]); };
    const std::uint32_t first = byte(i);
    const std::size_t more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    std::uint32_t code = more == 0 ? first : first & (0x3FU >> more);
    for (std::size_t k = 0; k < more; ++k) code = code << 6 | (byte(++i) & 0x3FU);
    return code;
}

bool ends_sentence(std::string_view text, std::size_t i) {
    return (text[i] == '.' || text[i] == '?' || text[i] == '!') && i > 0 && text[i - 1] != '.' && text[i - 1] != ' ' &&
           i + 2 < text.size() && text[i + 1] == ' ' && std::isupper(static_cast<unsigned char>(text[i + 2]));
}

// Breaks a sentence at blanks into lines of at most 80 characters.
std::string filled(std::string_view sentence) {
    constexpr std::size_t widest = 80;
    std::string lines;
    std::string line;
    while (!sentence.empty()) {
        const std::size_t end = std::min(sentence.find(' '), sentence.size());
        const std::string_view word = sentence.substr(0, end);
        const bool full = !line.empty() && mdoc_escaped(line + " " + std::string(word)).size() > widest;
        if (full) lines += mdoc_escaped(std::exchange(line, "")) + "\n";
        line += (line.empty() ? "" : " ") + std::string(word);
        sentence.remove_prefix(std::min(end + 1, sentence.size()));
    }
    return lines + mdoc_escaped(line) + "\n";
}

}  // namespace

std::string mdoc_escaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins_line = out.empty() || out.back() == '\n';
        const char c = text[i];
        if (static_cast<unsigned char>(c) >= 0x80)
            out += fmt::format("\\[u{:04X}]", code_point(text, i));
        else if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";  // readers can copy it as an option's dash
        else if (c == '\'')
            out += "\\(aq";
        else if (c == '^')
            out += "\\(ha";
        else if (c == '~')
            out += "\\(ti";
        else if (c == '.' && begins_line)
            out += "\\&.";
        else
            out += c;
    }
    return out;
}

std::string mdoc_argument(std::string_view text) {
    std::string out;
    for (const char c : mdoc_escaped(text)) out += c == '"' ? std::string("\\(dq") : std::string(1, c);
    // \& keeps mdoc from taking a word for a macro (two or three letters) or for punctuation.
    const bool callable = text.size() <= 3;
    const bool blank = out.find(' ') != out.npos;
    return (blank ? "\"" : "") + std::string(callable ? "\\&" : "") + out + (blank ? "\"" : "");
}

std::string mdoc_sentences(std::string_view text) {
    if (const std::size_t end = text.find("\n\n"); end != text.npos)
        return mdoc_sentences(text.substr(0, end)) + ".Pp\n" + mdoc_sentences(text.substr(end + 2));
    std::string joined;
    for (const char c : text) joined += c == '\n' ? ' ' : c;
    std::string lines;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < joined.size(); ++i) {
        if (i + 1 < joined.size() && !ends_sentence(joined, i)) continue;
        lines += filled(std::string_view(joined).substr(begin, i + 1 - begin));
        begin = i + 2;
    }
    return lines;
}

std::string mdoc_display(std::string_view lines) {
    std::string text = ".Bd -literal -offset indent\n" + mdoc_escaped(lines);
    if (text.back() != '\n') text += '\n';
    return text + ".Ed\n";
}

}  // namespace pegwright::cli
