// The first pass splits the picture into rows, drops comments and reads the line that names the lattice. Then find_grid
// finds the common indentation and the spacing of symbols, and the second pass reads each row on that grid.
//
// Errors never quote the text: the person who named the file may not be allowed to read it.
#include "board/picture.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view symbols = "o*.";

std::string_view word_at(std::string_view line, std::size_t column) {
    line = line.substr(std::min(column, line.size()));
    return line.substr(0, line.find_first_of(blanks));
}

struct Row {
    std::string_view text;  // without its comment
    int line;
};

class PictureReader {
public:
    PictureReader(const std::string& source, std::string_view text) : source_(source) {
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        // Rows end with a slash or a line end; errors count both as lines.
        for (bool more = true; more;) {
            // A slash in a comment ends no row.
            std::size_t end = text.find_first_of("\n/#");
            if (end != text.npos && text[end] == '#') end = text.find('\n', end);
            more = end != text.npos;
            read_line(text.substr(0, end), more ? text[end] : '\n');
            text.remove_prefix(more ? end + 1 : text.size());
        }
    }

    TextPicture read() {
        drop_empty_rows_at_the_end();
        find_grid();
        for (const Row& row : rows_) read_row(row);
        if (picture_.holes.size() == 0)
            fail(std::max(line_, 1), 0, "the picture has no hole; write o for a hole and . for none");
        return std::move(picture_);
    }

private:
    void read_line(std::string_view line, char separator) {
        ++line_;
        if (line.ends_with('\r')) line.remove_suffix(1);
        const std::size_t hash = line.find('#');
        line = line.substr(0, hash);
        const std::size_t first = line.find_first_not_of(blanks);
        if (first == line.npos) {
            if (hash == line.npos && !rows_.empty() && empty_line_ == 0) empty_line_ = line_;
            if (separator == '/' && hash == line.npos) fail_empty();
        } else if (word_at(line, first) == "lattice") {
            read_lattice(line, first);
        } else {
            if (empty_line_ != 0) fail_empty();
            rows_.push_back({line, line_});
        }
    }

    [[noreturn]] void fail_empty() const {
        fail(empty_line_ != 0 ? empty_line_ : line_, 0, "empty line in a picture; write a row without holes as dots");
    }

    void read_lattice(std::string_view line, std::size_t first) {
        if (!rows_.empty()) fail(line_, first, "name the lattice before the picture");
        if (picture_.lattice) fail(line_, first, "the lattice is named twice");
        const std::size_t second =
            std::min(line.find_first_not_of(blanks, first + word_at(line, first).size()), line.size());
        const std::string_view name = word_at(line, second);
        picture_.lattice = lattice_named(name);
        if (!picture_.lattice) fail(line_, second, "unknown lattice; lattices are " + std::string(lattice_names));
        const std::size_t third = line.find_first_not_of(blanks, second + name.size());
        if (third != line.npos) fail(line_, third, "expected nothing after the lattice");
    }

    void drop_empty_rows_at_the_end() {
        while (!rows_.empty() && rows_.back().text.find_first_not_of(" \t.") == std::string_view::npos)
            rows_.pop_back();
    }

    void find_grid() {
        indent_ = ~std::size_t{0};
        bool next_to_each_other = false;
        std::size_t longest = 0;
        for (const Row& row : rows_) {
            const std::size_t first = row.text.find_first_not_of(blanks);
            const std::size_t last = row.text.find_last_not_of(blanks);
            indent_ = std::min(indent_, first);
            longest = std::max(longest, last - first + 1);
            for (std::size_t i = first; i < last && !next_to_each_other; ++i)
                next_to_each_other =
                    blanks.find(row.text[i]) == blanks.npos && blanks.find(row.text[i + 1]) == blanks.npos;
        }
        step_ = next_to_each_other || longest <= 1 ? 1 : 2;
    }

    void read_row(const Row& row) {
        std::int32_t run = -1;  // where the current run of holes began
        std::int32_t x = 0;
        const auto end_run = [&](std::int32_t end) {
            if (run >= 0) picture_.holes.add_run(run, end);
            run = -1;
        };
        const std::size_t last = row.text.find_last_not_of(blanks);
        for (std::size_t column = indent_; column <= last; ++column) {
            const char symbol = row.text[column];
            if (symbol == '\t') fail(row.line, column, "tab in a picture; use blanks");
            const bool on_grid = (column - indent_) % step_ == 0;
            if (symbol != ' ' && !on_grid)
                fail(row.line, column, "off the grid by half a column; write . where there is no hole");
            if (symbol != ' ' && symbols.find(symbol) == symbols.npos)
                fail(row.line, column, "expected o (hole), . (no hole) or * (peg)");
            if (!on_grid) continue;
            const bool hole = symbol == 'o' || symbol == '*';
            if (!hole) end_run(x);
            if (hole && run < 0) run = x;
            if (hole) picture_.pegs.push_back(symbol == '*');
            picture_.has_pegs = picture_.has_pegs || symbol == '*';
            ++x;
        }
        end_run(x);
        picture_.holes.end_row();
    }

    [[noreturn]] void fail(int line, std::size_t column, const std::string& message) const {
        fail_input(source_ + ":" + std::to_string(line) + ":" + std::to_string(column + 1) + ": " + message);
    }

    const std::string& source_;
    TextPicture picture_;
    std::vector<Row> rows_;
    int line_ = 0;
    int empty_line_ = 0;  // the first one after the first row of the picture
    // Columns of text before the first symbol, and from one to the next.
    std::size_t indent_ = 0;
    std::size_t step_ = 1;
};

// Every row ends with its last hole.
bool is_staircase(const Spans& holes) {
    for (std::int32_t y = 0; y < holes.rows(); ++y)
        if (holes.row(y).size() != 1 || holes.row(y)[0].first != 0 || holes.row(y)[0].end != y + 1) return false;
    return true;
}

}  // namespace

bool rows_are_padded(std::int32_t width, std::int32_t rows, std::uint64_t holes, bool triangle) {
    // Otherwise one long row could make the picture a thousand times longer.
    constexpr std::uint64_t most_places_a_hole = 16;
    return !triangle &&
           static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(rows) <= most_places_a_hole * holes;
}

std::string row_end(std::int32_t end, std::int32_t width, bool pad) {
    if (pad) return std::string(static_cast<std::size_t>(width - end), '.');
    return end == 0 ? "." : "";
}

TextPicture read_picture(const std::string& source, std::string_view text) {
    return PictureReader(source, text).read();
}

bool is_picture_word(std::string_view word) {
    return !word.empty() && word.find_first_not_of("o*./") == word.npos && word.find_first_of("o*") != word.npos;
}

std::string picture_word(Lattice lattice, const Spans& holes) {
    std::string text = lattice == Lattice::square ? "" : std::string(to_string(lattice)) + ":";
    const bool pad = rows_are_padded(holes.width(), holes.rows(), holes.size(), is_staircase(holes));
    for (std::int32_t y = 0; y < holes.rows(); ++y) {
        if (y > 0) text += '/';
        std::int32_t x = 0;
        for (const Spans::Run& run : holes.row(y)) {
            text.append(static_cast<std::size_t>(run.first - x), '.');
            text.append(static_cast<std::size_t>(run.end - run.first), 'o');
            x = run.end;
        }
        text += row_end(x, holes.width(), pad);
    }
    return text;
}

}  // namespace pegwright::board
