#include "board/picture_rows.hpp"

#include "board/arrays.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

std::string_view word_at(std::string_view line, std::size_t column) {
    line = line.substr(std::min(column, line.size()));
    return line.substr(0, line.find_first_of(picture_blanks));
}

// What a character means for a line with a hash.
enum class Kind : std::uint8_t { letter, place, other_sign, blank, hash, punctuation };

Kind kind_of(char32_t c) {
    static const std::array<Kind, 128> ascii = [] {
        std::array<Kind, 128> kinds{};
        for (char32_t i = 0; i < 128; ++i)
            kinds[i] = is_usual_place(i) ? Kind::place : is_usual_sign(i) ? Kind::other_sign : Kind::letter;
        for (const char i : std::string_view(" \t\r")) kinds[static_cast<unsigned char>(i)] = Kind::blank;
        for (const char i : std::string_view("/[]{}(),;'\"")) kinds[static_cast<unsigned char>(i)] = Kind::punctuation;
        kinds['#'] = Kind::hash;
        return kinds;
    }();
    if (c < 128) return ascii[c];
    return is_usual_place(c) ? Kind::place : is_usual_sign(c) ? Kind::other_sign : Kind::letter;
}

// Whether a line with a hash is a row. A comment has a letter, or no sign of a hole, or numbers alone after a row. A
// row has two hashes or one that touches a sign. The rest is in doubt.
enum class HashLine : std::uint8_t { comment, doubt, row };

HashLine hash_line(std::string_view line) {
    int hashes = 0;
    bool places = false;
    bool touches = false;
    bool signs_before = false;   // other than digits
    bool numbers_after = false;  // and nothing else
    Kind last = Kind::blank;
    char32_t last_sign = 0;
    while (!line.empty()) {
        const char32_t c = take_character(line);
        const Kind kind = kind_of(c);
        if (kind == Kind::letter) return HashLine::comment;
        const bool is_number = c >= U'0' && c <= U'9';
        if (kind == Kind::hash)
            ++hashes;
        else if (kind != Kind::blank && hashes == 0)
            signs_before = signs_before || !is_number;
        else if (kind != Kind::blank)
            numbers_after = is_number && (numbers_after || last_sign == U'#');
        if (kind != Kind::blank) last_sign = c;
        places = places || kind == Kind::place;
        const auto is_sign = [](Kind k) { return k == Kind::place || k == Kind::other_sign || k == Kind::punctuation; };
        touches = touches || (kind == Kind::hash && is_sign(last)) || (last == Kind::hash && is_sign(kind));
        last = kind;
    }
    if (!places || (hashes == 1 && signs_before && numbers_after)) return HashLine::comment;
    return hashes > 1 || touches ? HashLine::row : HashLine::doubt;
}

template <class F>
void for_each_line(std::string_view text, F&& f) {
    for (int line = 1;; ++line) {
        const std::size_t end = text.find('\n');
        std::string_view row = text.substr(0, end);
        if (row.ends_with('\r')) row.remove_suffix(1);
        f(row, line);
        if (end == text.npos) return;
        text.remove_prefix(end + 1);
    }
}

class RowSplitter {
public:
    RowSplitter(const std::string& source, std::string_view text, const Signs* signs)
        : source_(source), text_(text), signs_given_(signs != nullptr) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
        hash_is_sign_ = signs && signs->role(U'#');
        if (!signs && text_.find('#') != text_.npos) look_at_hashes();
    }

    PictureRows split() {
        if (is_array())
            read_array();
        else
            for_each_line(text_, [&](std::string_view line, int) { read_line(line); });
        return std::move(rows_);
    }

private:
    void look_at_hashes() {
        std::vector<PictureRows::Row> doubtful;
        for_each_line(text_, [&](std::string_view line, int number) {
            if (hash_is_sign_ || line.find('#') == line.npos) return;
            const HashLine is = hash_line(line);
            hash_is_sign_ = is == HashLine::row;
            if (is == HashLine::doubt) doubtful.push_back({line, number});
        });
        if (!hash_is_sign_) rows_.perhaps_rows = std::move(doubtful);
    }

    // Removes the comment; true if there was one. Where a hash is found to be a sign, comments have a letter.
    bool take_comment(std::string_view& line) const {
        const std::size_t hash = line.find('#');
        if (hash == line.npos || (hash_is_sign_ && (signs_given_ || !has_letter(line.substr(hash))))) return false;
        line = line.substr(0, hash);
        return true;
    }
    static bool has_letter(std::string_view text) {
        while (!text.empty())
            if (kind_of(take_character(text)) == Kind::letter) return true;
        return false;
    }

    bool is_array() const {
        const auto has_mark = [](std::string_view text) {
            return std::any_of(array_marks.begin(), array_marks.end(),
                               [&](char mark) { return text.find(mark) != text.npos; });
        };
        const bool negative = has_negative_number(text_);
        if (!negative && !has_mark(text_)) return false;
        bool marked = false;
        bool numbers = negative;
        bool pairs = false;
        for_each_line(text_, [&](std::string_view line, int) {
            take_comment(line);
            if (marked || is_lattice(line)) return;
            marked = has_mark(line);
            const int count = numbers ? numbers_in_line(line) : 0;
            numbers = numbers && count >= 0;
            pairs = pairs || count > 1;
        });
        return marked || (numbers && pairs);
    }

    static bool has_negative_number(std::string_view text) {
        for (std::size_t at = text.find('-'); at < text.size(); at = text.find('-', at + 1))
            if (at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9') return true;
        return false;
    }

    void read_array() {
        std::vector<PictureRows::Row> lines;
        for_each_line(text_, [&](std::string_view line, int number) {
            rows_.lines = number;
            take_comment(line);
            if (is_lattice(line)) return read_lattice(line, line.find_first_not_of(picture_blanks));
            lines.push_back({line, number});
        });
        rows_.rows = unpack_array(source_, lines, rows_.unpacked);
    }

    static bool is_lattice(std::string_view line) {
        return word_at(line, line.find_first_not_of(picture_blanks)) == "lattice";
    }

    void read_line(std::string_view line) {
        const bool comment = take_comment(line);
        for (std::size_t slash = line.find('/'); slash != line.npos; slash = line.find('/')) {
            read_row(line.substr(0, slash), false);
            if (blank_) fail_empty();
            line.remove_prefix(slash + 1);
        }
        read_row(line, comment);
    }

    void read_row(std::string_view row, bool comment) {
        ++rows_.lines;
        const std::size_t first = row.find_first_not_of(picture_blanks);
        blank_ = first == row.npos;
        if (blank_) {
            if (!comment && !rows_.rows.empty() && empty_line_ == 0) empty_line_ = rows_.lines;
        } else if (word_at(row, first) == "lattice") {
            read_lattice(row, first);
        } else {
            if (empty_line_ != 0) fail_empty();
            rows_.rows.push_back({row, rows_.lines});
        }
    }

    [[noreturn]] void fail_empty() const {
        fail(empty_line_ != 0 ? empty_line_ : rows_.lines, 0,
             "empty line in a picture; write a row without holes as dots");
    }

    void read_lattice(std::string_view line, std::size_t first) {
        const int number = rows_.lines;
        if (!rows_.rows.empty()) fail(number, first, "name the lattice before the picture");
        if (rows_.lattice) fail(number, first, "the lattice is named twice");
        const std::size_t second =
            std::min(line.find_first_not_of(picture_blanks, first + word_at(line, first).size()), line.size());
        const std::string_view name = word_at(line, second);
        rows_.lattice = lattice_named(name);
        if (!rows_.lattice) fail(number, second, "unknown lattice; lattices are " + std::string(lattice_names));
        const std::size_t third = line.find_first_not_of(picture_blanks, second + name.size());
        if (third != line.npos) fail(number, third, "expected nothing after the lattice");
    }

    [[noreturn]] void fail(int line, std::size_t column, const std::string& message) const {
        fail_picture(source_, line, column, message);
    }

    const std::string& source_;
    std::string_view text_;
    PictureRows rows_;
    bool signs_given_;
    bool hash_is_sign_ = false;
    bool blank_ = false;  // the last row
    int empty_line_ = 0;  // the first one after the first row of the picture
};

}  // namespace

PictureRows picture_rows(const std::string& source, std::string_view text, const Signs* signs) {
    return RowSplitter(source, text, signs).split();
}

void fail_picture(const std::string& source, int line, std::size_t column, const std::string& message,
                  base::Remedy remedy) {
    fail_input(source + ":" + std::to_string(line) + ":" + std::to_string(column + 1) + ": " + message, remedy);
}

}  // namespace pegwright::board
