#include "search/bits/shape_reader.hpp"

#include "base/error.hpp"
#include "search/bits/small_board.hpp"

#include <algorithm>

namespace pegwright::search::bits {
namespace {

constexpr std::string_view blanks = " \t";

class ShapeReader {
public:
    explicit ShapeReader(const std::string& source) : source_(source) {}

    void read_line(std::string_view line) {
        ++line_;
        if (line.ends_with('\r')) line.remove_suffix(1);
        const std::size_t hash = line.find('#');
        line = line.substr(0, hash);
        const std::size_t first = line.find_first_not_of(blanks);
        if (first == line.npos) {
            if (hash == line.npos && rows_ > 0 && empty_line_ == 0) empty_line_ = line_;
        } else if (word_at(line, first) == "lattice") {
            read_lattice(line, first);
        } else {
            read_row(line, first);
        }
    }

    ShapePicture finish() const {
        if (picture_.holes.empty())
            fail(std::max(line_, 1), 0,
                 "the text ends without a hole; a picture is made of o (a hole) and . (no hole)");
        if (picture_.holes.size() > 64) fail_too_many_holes(source_, static_cast<std::int64_t>(picture_.holes.size()));
        return picture_;
    }

private:
    static std::string_view word_at(std::string_view line, std::size_t column) {
        line = line.substr(std::min(column, line.size()));
        return line.substr(0, line.find_first_of(blanks));
    }

    void read_lattice(std::string_view line, std::size_t first) {
        if (rows_ > 0) fail(line_, first, "the lattice is named before the picture");
        if (lattice_named_) fail(line_, first, "the lattice is named twice");
        lattice_named_ = true;
        const std::size_t second =
            std::min(line.find_first_not_of(blanks, first + word_at(line, first).size()), line.size());
        const std::string_view name = word_at(line, second);
        if (name != "square" && name != "triangular")
            fail(line_, second, "lattices are square and triangular, not " + quoted(name));
        picture_.lattice = name == "square" ? Lattice::square : Lattice::triangular;
        const std::size_t third = line.find_first_not_of(blanks, second + name.size());
        if (third != line.npos)
            fail(line_, third, "one lattice is named, and nothing after it, not " + quoted(word_at(line, third)));
    }

    void read_row(std::string_view line, std::size_t first) {
        if (empty_line_ != 0)
            fail(empty_line_, 0, "an empty line inside the picture; a row without holes is written with dots");
        std::int32_t x = 0;
        for (std::size_t column = first; column < line.size(); ++column) {
            const char symbol = line[column];
            if (blanks.find(symbol) != blanks.npos) continue;
            if (symbol == 'o') picture_.holes.push_back({x, rows_});
            // A wrong first symbol may be a whole word that was meant to be another.
            else if (symbol != '.')
                fail(line_, column,
                     "a picture is made of o (a hole) and . (no hole), not " +
                         quoted(x == 0 ? word_at(line, column) : line.substr(column, 1)));
            ++x;
        }
        ++rows_;
    }

    // For messages: short, and printable whatever the text holds.
    static std::string quoted(std::string_view word) {
        if (word.empty()) return "nothing";
        std::string text(word.substr(0, 24));
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
        return "'" + text + "'";
    }

    [[noreturn]] void fail(int line, std::size_t column, const std::string& message) const {
        fail_input(source_ + ":" + std::to_string(line) + ":" + std::to_string(column + 1) + ": " + message);
    }

    const std::string& source_;
    ShapePicture picture_;
    bool lattice_named_ = false;
    int line_ = 0;
    std::int32_t rows_ = 0;
    int empty_line_ = 0;  // the first one after the picture's first row
};

}  // namespace

ShapePicture read_shape(const std::string& source, std::string_view text) {
    if (text.size() > longest_picture)
        fail_limit(source + " is longer than " + std::to_string(longest_picture) +
                   " bytes; the picture of a board takes a few hundred");
    ShapeReader reader(source);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        reader.read_line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.finish();
}

}  // namespace pegwright::search::bits
