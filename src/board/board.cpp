#include "board/board.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/picture.hpp"

#include <cmath>

namespace pegwright::board {
namespace {

std::int32_t checked_side(std::int64_t side, const std::string& board) {
    if (side < 1) fail_input(board + " is no board; a side must be 1 or more");
    if (side > Board::max_side) Board::fail_too_large(board);
    return static_cast<std::int32_t>(side);
}

template <class End>
bool rows_end_at(const Spans& spans, End end) {
    for (std::int32_t y = 0; y < spans.rows(); ++y) {
        const auto runs = spans.row(y);
        if (runs.size() != 1 || runs[0].first != 0 || runs[0].end != end(y)) return false;
    }
    return true;
}

}  // namespace

void Board::fail_too_large(const std::string& name) {
    fail_limit(name + " is too large to play on: sides may be at most " + std::to_string(max_side) +
               "; pairs and feasible take any size");
}

Board Board::triangle(std::int64_t n) {
    const std::int32_t side = checked_side(n, "T" + std::to_string(n));
    return {Lattice::triangular, Family::triangle, side, side};
}

Board Board::rectangle(std::int64_t width, std::int64_t height, Lattice lattice) {
    const std::string name = std::to_string(width) + "x" + std::to_string(height);
    return {lattice, Family::rectangle, checked_side(width, name), checked_side(height, name)};
}

// A family's board keeps its name but drops its runs.
Board Board::of(Lattice lattice, Spans spans, std::string name, std::string label) {
    Board board(lattice, Family::other, spans.width(), spans.rows());
    if (rows_end_at(spans, [&](std::int32_t) { return spans.width(); })) board.family_ = Family::rectangle;
    if (lattice == Lattice::triangular && rows_end_at(spans, [](std::int32_t y) { return y + 1; }))
        board.family_ = Family::triangle;
    if (name.empty()) name = picture_word(lattice, spans);
    if (board.family_ != Family::other) spans = {};
    board.details_ = std::make_shared<const Details>(Details{std::move(spans), std::move(name), std::move(label)});
    return board;
}

std::string Board::name() const {
    if (details_) return details_->name;
    if (family_ == Family::triangle) return "T" + std::to_string(rows_);
    const std::string prefix = lattice_ == Lattice::square ? "" : std::string(to_string(lattice_)) + ":";
    return prefix + std::to_string(width_) + "x" + std::to_string(rows_);
}

std::string Board::label() const {
    if (details_ && !details_->label.empty()) return details_->label;
    constexpr std::size_t longest = 60;  // a picture in one word can be of any length
    const std::string whole = name();
    return shortened(whole, longest);
}

Board Board::labelled(std::string label) const {
    Board board(*this);
    board.details_ =
        std::make_shared<const Details>(Details{details_ ? details_->spans : Spans(), name(), std::move(label)});
    return board;
}

std::int64_t Board::hole_count() const {
    if (family_ == Family::triangle) return std::int64_t{rows_} * (rows_ + 1) / 2;
    if (family_ == Family::rectangle) return std::int64_t{width_} * rows_;
    return static_cast<std::int64_t>(details_->spans.size());
}

Hole Board::hole(std::uint64_t index) const {
    if (family_ == Family::other) return details_->spans.hole(index);
    if (family_ == Family::rectangle) {
        const auto width = static_cast<std::uint64_t>(width_);
        return {static_cast<std::int32_t>(index % width), static_cast<std::int32_t>(index / width)};
    }
    // T_n has y (y + 1) / 2 holes above row y. The floating-point root can be off by one.
    auto y = static_cast<std::uint64_t>((std::sqrt(8.0 * static_cast<double>(index) + 1) - 1) / 2);
    while (y * (y + 1) / 2 > index) --y;
    while ((y + 1) * (y + 2) / 2 <= index) ++y;
    return {static_cast<std::int32_t>(index - y * (y + 1) / 2), static_cast<std::int32_t>(y)};
}

std::vector<Hole> Board::holes() const {
    std::vector<Hole> all;
    all.reserve(static_cast<std::size_t>(hole_count()));
    for_each_hole([&](Hole h) { all.push_back(h); });
    return all;
}

bool operator==(const Board& a, const Board& b) {
    return a.lattice_ == b.lattice_ && a.family_ == b.family_ && a.width_ == b.width_ && a.rows_ == b.rows_ &&
           (a.family_ != Board::Family::other || a.details_ == b.details_ || a.details_->spans == b.details_->spans);
}

}  // namespace pegwright::board
