#include "render/layouts/pages.hpp"

#include "base/text_stream.hpp"

namespace pegwright::render {
namespace {

constexpr double number_size = 8;
constexpr double line_height = 1.35;

}  // namespace

void number_pages(std::vector<Page>& pages, double margin) {
    if (margin < 2 * number_size) return;
    for (std::size_t i = 0; i < pages.size(); ++i)
        pages[i].items.push_back(Text{{pages[i].width / 2, pages[i].height - margin / 2},
                                      std::to_string(i + 1) + " / " + std::to_string(pages.size()),
                                      number_size,
                                      Ink::faint,
                                      Align::middle});
}

double add_lines(std::vector<Item>& items, const std::vector<std::string>& lines, double size, Point corner) {
    for (const std::string& line : lines) {
        items.push_back(Text{{corner.x, corner.y + size / 2}, line, size, Ink::text, Align::left});
        corner.y += line_height * size;
    }
    return corner.y;
}

namespace {

// The first hyphen at which a word may be cut: not in the numbers before its blank.
std::size_t first_hyphen(const std::string& word) {
    const std::size_t blank = word.find(' ');
    return word.find('-', blank == std::string::npos ? 1 : blank);
}

// Length of the longest piece that ends with a hyphen and fits; 0 if none does.
std::size_t fitting_piece(const std::string& word, double size, double width) {
    std::size_t fits = 0;
    for (std::size_t hyphen = first_hyphen(word); hyphen != std::string::npos; hyphen = word.find('-', hyphen + 1)) {
        if (text_width(word.substr(0, hyphen + 1), size) > width) break;
        fits = hyphen + 1;
    }
    return fits;
}

// Of the longest piece that fits, at least one character.
std::size_t any_piece(const std::string& word, double size, double width) {
    const auto end_of_character = [&](std::size_t i) {
        do ++i;
        while (i < word.size() && (static_cast<unsigned char>(word[i]) & 0xc0) == 0x80);
        return i;
    };
    std::size_t piece = end_of_character(0);
    double used = text_width(word.substr(0, piece), size);
    while (piece < word.size()) {
        const std::size_t next = end_of_character(piece);
        used += text_width(word.substr(piece, next - piece), size);
        if (used > width) break;
        piece = next;
    }
    return piece;
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, double size, double width) {
    std::vector<std::string> lines;
    std::istringstream words = base::stream_of(text);
    for (std::string word; words >> word;) {
        if (std::string next; word.ends_with(':') && words >> next) word += " " + next;
        if (!lines.empty() && text_width(lines.back() + " " + word, size) <= width) {
            lines.back() += " " + word;
            continue;
        }
        // Cut a long word (a sweep) after a hyphen, on the current line.
        if (!lines.empty() && text_width(word, size) > width) {
            const double room = width - text_width(lines.back() + " ", size);
            const std::size_t piece = fitting_piece(word, size, room);
            if (piece > 0) lines.back() += " " + word.substr(0, piece);
            word.erase(0, piece);
        }
        while (text_width(word, size) > width) {
            std::size_t piece = fitting_piece(word, size, width);
            if (piece == 0) piece = any_piece(word, size, width);
            if (piece == word.size()) break;
            lines.push_back(word.substr(0, piece));
            word.erase(0, piece);
        }
        lines.push_back(word);
    }
    return lines;
}

}  // namespace pegwright::render
