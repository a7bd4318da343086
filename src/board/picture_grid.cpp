#include "board/picture_grid.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

std::size_t end_of(const PictureRows::Row& row) { return row.text.find_last_not_of(picture_blanks) + 1; }

}  // namespace

PictureGrid::PictureGrid(const std::string& source, std::span<const PictureRows::Row> rows,
                         std::optional<Lattice> named)
    : source_(source), rows_(rows), lattice_(named) {
    find_grid();
    if (step_ == 2) find_shifted_rows();
}

void PictureGrid::find_grid() {
    indent_ = ~std::size_t{0};
    bool next_to_each_other = false;
    std::size_t longest = 0;
    for (const auto& row : rows_) {
        const std::size_t first = row.text.find_first_not_of(picture_blanks);
        const std::size_t last = end_of(row) - 1;
        indent_ = std::min(indent_, first);
        longest = std::max(longest, last - first + 1);
        for (std::size_t i = first; i < last && !next_to_each_other; ++i)
            next_to_each_other = !is_blank(row.text[i]) && !is_blank(row.text[i + 1]);
    }
    step_ = next_to_each_other || longest <= 1 ? 1 : 2;
    for (const auto& row : rows_)
        if (const std::size_t tab = row.text.find('\t', indent_); tab < end_of(row))
            fail_picture(source_, row.line, tab, "tab in a picture; use blanks");
}

void PictureGrid::find_shifted_rows() {
    const PictureRows::Row* off = nullptr;  // the first row with a sign off the grid
    std::size_t column = 0;
    bool shifted = !lattice_ || *lattice_ == Lattice::triangular;
    std::size_t half_above = 0;
    for (const auto& row : rows_) {
        const std::size_t half = (row.text.find_first_not_of(picture_blanks) - indent_) % 2;
        const std::size_t end = end_of(row);
        for (std::size_t i = indent_ + 1 - half; i < end; i += 2) shifted = shifted && is_blank(row.text[i]);
        for (std::size_t i = indent_ + 1; i < end && !off; i += 2) {
            if (is_blank(row.text[i])) continue;
            off = &row;
            column = i;
        }
        shifted = shifted && (&row == rows_.data() || half != half_above);
        half_above = half;
    }
    if (off && !shifted)
        fail_picture(source_, off->line, column, "off the grid by half a column; write . where there is no hole");
    shifted_ = off != nullptr;
    if (shifted_) lattice_ = Lattice::triangular;
}

bool PictureGrid::has_form() const {
    if (shifted_) return true;
    bool staircase = rows_.size() > 1;
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const std::size_t end = end_of(rows_[y]);
        for (std::size_t i = indent_; i < end; i += step_)
            if (is_blank(rows_[y].text[i])) return true;
        if (y == 0) continue;
        const std::size_t above = end_of(rows_[y - 1]);
        staircase = staircase && (end == above + step_ || above == end + step_);
    }
    return staircase;
}

std::size_t PictureGrid::first_column(std::size_t y) const {
    return shifted_ ? indent_ + (rows_[y].text.find_first_not_of(picture_blanks) - indent_) % 2 : indent_;
}

// Down a column of the triangular lattice, rows lean by half a hole each. Column a is that of the leftmost hole.
std::size_t PictureGrid::least_lean(const std::array<Role, 256>& roles) const {
    std::size_t least = ~std::size_t{0};
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const std::string_view row = rows_[y].text;
        const auto hole = std::find_if(row.begin(), row.end(),
                                       [&](char c) { return roles[static_cast<unsigned char>(c)] != Role::none; });
        if (hole != row.end()) least = std::min(least, static_cast<std::size_t>(hole - row.begin()) - indent_ + y);
    }
    return least;
}

TextPicture PictureGrid::read(const Bytes& bytes) const {
    std::array<Role, 256> roles;
    roles.fill(Role::none);
    for (const Role role : {Role::peg, Role::hole})
        if (const char byte = bytes[static_cast<std::size_t>(role)]) roles[static_cast<unsigned char>(byte)] = role;
    TextPicture picture;
    picture.lattice = lattice_;
    const std::size_t lean = shifted_ ? least_lean(roles) : 0;
    int empty_rows = 0;
    for (std::size_t y = 0; y < rows_.size(); ++y) {
        const std::string_view row = rows_[y].text;
        std::int32_t run = -1;  // where the current run of holes began
        const auto x_of = [&](std::size_t column) {
            return static_cast<std::int32_t>((column - indent_ + (shifted_ ? y - lean : 0)) / step_);
        };
        const std::size_t before = picture.pegs.size();
        const std::size_t end = end_of(rows_[y]);
        std::size_t column = first_column(y);
        for (; column < end; column += step_) {
            const Role role = roles[static_cast<unsigned char>(row[column])];
            if (role == Role::none) {
                if (run >= 0) picture.holes.add_run(run, x_of(column));
                run = -1;
                continue;
            }
            if (run < 0) {
                run = x_of(column);
                for (; empty_rows > 0; --empty_rows) picture.holes.end_row();
            }
            picture.pegs.push_back(role == Role::peg);
            picture.has_pegs = picture.has_pegs || role == Role::peg;
        }
        if (run >= 0) picture.holes.add_run(run, x_of(column));
        if (picture.pegs.size() > before)
            picture.holes.end_row();
        else
            ++empty_rows;
    }
    return picture;
}

}  // namespace pegwright::board
