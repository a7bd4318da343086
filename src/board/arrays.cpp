#include "board/arrays.hpp"

#include <algorithm>
#include <array>

namespace pegwright::board {
namespace {

constexpr std::string_view quotes = "\"'";

enum class Mark : std::uint8_t { other, separator, comma, open, close, quote };

Mark mark_of(char c) {
    static const std::array<Mark, 256> marks = [] {
        std::array<Mark, 256> all{};
        const auto put = [&](std::string_view characters, Mark mark) {
            for (const char i : characters) all[static_cast<unsigned char>(i)] = mark;
        };
        put(" \t;", Mark::separator);
        put(",", Mark::comma);
        put("[{(", Mark::open);
        put("]})", Mark::close);
        put(quotes, Mark::quote);
        return all;
    }();
    return marks[static_cast<unsigned char>(c)];
}

bool is_number(std::string_view word) {
    return (word.size() == 1 && word[0] >= '0' && word[0] <= '9') ||
           (word.size() == 2 && word[0] == '-' && word[1] >= '1' && word[1] <= '9');
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

enum class Token : std::uint8_t { comma, open, close, text, word, line_end };

// Calls f(token, text, line, column) for each token.
template <class F>
void for_each_token(std::span<const PictureRows::Row> lines, F&& f) {
    bool begun = false;
    for (const PictureRows::Row& row : lines) {
        std::string_view line = row.text.substr(0, row.text.find("//"));
        std::size_t i = 0;
        // The name of a variable.
        if (!begun && line.find('=') < line.find_first_of(quotes)) i = line.find('=') + 1;
        while (i < line.size()) {
            const Mark mark = mark_of(line[i]);
            std::size_t end = i + 1;
            if (mark == Mark::quote) {
                end = std::min(line.find(line[i], i + 1), line.size());
                const std::size_t next = line.find_first_not_of(" \t", end + 1);
                // "board": in JSON
                const bool is_key = next != line.npos && line[next] == ':';
                if (!is_key) f(Token::text, line.substr(i + 1, end - i - 1), row.line, i);
                end = is_key ? next + 1 : end + 1;
            } else if (mark == Mark::other) {
                while (end < line.size() && mark_of(line[end]) == Mark::other) ++end;
                // The name of a function.
                if (end == line.size() || line[end] != '(') f(Token::word, line.substr(i, end - i), row.line, i);
            } else if (mark != Mark::separator) {
                const Token token = mark == Mark::comma  ? Token::comma
                                    : mark == Mark::open ? Token::open
                                                         : Token::close;
                f(token, line.substr(i, 1), row.line, i);
            }
            begun = begun || mark != Mark::separator;
            i = end;
        }
        f(Token::line_end, {}, row.line, line.size());
    }
}

class ArrayReader {
public:
    ArrayReader(const std::string& source, std::vector<char>& unpacked) : source_(source), unpacked_(unpacked) {}

    std::vector<PictureRows::Row> read(std::span<const PictureRows::Row> lines) {
        const auto has_marks = [](const PictureRows::Row& row) {
            return row.text.find_first_of("[{(\"'") != std::string_view::npos;
        };
        if (std::any_of(lines.begin(), lines.end(), has_marks)) find_rows(lines);
        for_each_token(lines, [&](Token token, std::string_view text, int line, std::size_t column) {
            add(token, text, line, column);
        });
        end_row();
        std::vector<PictureRows::Row> rows;
        rows.reserve(ends_.size());
        std::size_t begin = 0;
        for (const End& end : ends_) {
            rows.push_back({std::string_view(unpacked_.data() + begin, end.at - begin), end.line});
            begin = end.at;
        }
        return rows;
    }

private:
    void find_rows(std::span<const PictureRows::Row> lines) {
        int opened = 0;
        int open = 0;
        int last_line = 1;
        for_each_token(lines, [&](Token token, std::string_view text, int line, std::size_t column) {
            opened += token == Token::open;
            open += (token == Token::open) - (token == Token::close);
            if (open < 0) fail_picture(source_, line, column, "this bracket closes none");
            last_line = line;
            strings_are_rows_ = strings_are_rows_ || (token == Token::text && characters_in(text) > 1);
        });
        if (open > 0) fail_picture(source_, last_line, 0, "the array ends with a bracket open");
        nested_ = opened > 1;
    }

    void add(Token token, std::string_view text, int line, std::size_t column) {
        const bool ends_rows = !nested_ && token == Token::line_end;
        if (token == Token::comma && (last_ == Token::comma || last_ == Token::open || last_ == Token::line_end))
            fail_picture(source_, line, column, "an element of the array is missing; give each place a sign");
        if (token == Token::text) {
            if (strings_are_rows_) end_row();
            add_signs(text.empty() ? " " : text, line);
            if (strings_are_rows_) end_row();
        } else if (token == Token::word) {
            add_word(text, line, column);
        } else if (ends_rows || (nested_ && token == Token::close)) {
            end_row();
        }
        // Where brackets end the rows, line ends are blanks.
        if (token != Token::line_end || ends_rows) last_ = token;
    }

    void add_word(std::string_view word, int line, std::size_t column) {
        if (word.size() == 1 && !strings_are_rows_) return add_signs(word, line);
        const bool number = is_number(word);
        if (!number && (characters_in(word) != 1 || strings_are_rows_))
            fail_picture(source_, line, column,
                         "expected a sign, or a number from -9 to 9, for each place of an array");
        if (!number || word.size() == 1) return add_signs(word, line);
        std::string sign;
        append_character(sign, negative_number(word[1] - '0'));
        add_signs(sign, line);
    }

    void add_signs(std::string_view signs, int line) {
        if (row_is_empty()) line_ = line;
        for (const char c : signs) unpacked_.push_back(c);
    }

    bool row_is_empty() const { return unpacked_.size() == (ends_.empty() ? 0 : ends_.back().at); }
    void end_row() {
        if (!row_is_empty()) ends_.push_back({unpacked_.size(), line_});
    }

    struct End {
        std::size_t at;
        int line;
    };
    const std::string& source_;
    std::vector<char>& unpacked_;
    std::vector<End> ends_;
    int line_ = 1;
    bool nested_ = false;
    bool strings_are_rows_ = false;
    Token last_ = Token::close;
};

}  // namespace

int numbers_in_line(std::string_view line) {
    int count = 0;
    for (;;) {
        const std::size_t first = line.find_first_not_of(" \t");
        if (first == line.npos) return count;
        line.remove_prefix(first);
        const std::string_view word = line.substr(0, line.find_first_of(" \t"));
        if (!is_number(word)) return -1;
        ++count;
        line.remove_prefix(word.size());
    }
}

std::vector<PictureRows::Row> unpack_array(const std::string& source, std::span<const PictureRows::Row> lines,
                                           std::vector<char>& unpacked) {
    return ArrayReader(source, unpacked).read(lines);
}

}  // namespace pegwright::board
