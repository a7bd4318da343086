// A board: a lattice and a set of its holes, of any size. Holes are numbered row by row.
//
// Two families store no holes and answer by formula: the triangle T_n, 0 <= x <= y < n on the triangular lattice, and
// rectangles, 0 <= x < w, 0 <= y < h on any lattice. Other boards share their runs of holes (spans.hpp), so copies are
// cheap.
//
// contains() and index() are O(1), or O(log runs of the row) without a formula. Coordinates fit a machine word; theory/
// has sides of any length.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"
#include "board/spans.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace pegwright::board {

struct JumpIndices {
    std::uint64_t from;
    std::uint64_t over;
    std::uint64_t to;
};

// For inner loops: Board::with_rows picks one of the three kinds of rows below outside the loop. A negative coordinate
// cast to unsigned is huge, so one comparison is enough.
//
// locate(): the numbers of a jump's three holes; false if one is off the board. The step must be a jump vector. In both
// families the middle number is half the sum of the outer ones, rounded down.
template <class Rows>
bool locate_between(const Rows& rows, Jump jump, JumpIndices& places) {
    if (!rows.contains(jump.from) || !rows.contains(jump.to)) return false;
    const std::uint64_t from = rows.index(jump.from);
    const std::uint64_t to = rows.index(jump.to);
    places = {from, (from + to) / 2, to};
    return true;
}

struct TriangleRows {
    static constexpr Lattice lattice = Lattice::triangular;
    std::uint32_t rows;

    bool contains(Hole h) const {
        return static_cast<std::uint32_t>(h.x) <= static_cast<std::uint32_t>(h.y) &&
               static_cast<std::uint32_t>(h.y) < rows;
    }
    static std::uint64_t index(Hole h) {
        const auto y = static_cast<std::uint64_t>(h.y);
        return y * (y + 1) / 2 + static_cast<std::uint64_t>(h.x);
    }
    bool locate(Jump jump, JumpIndices& places) const { return locate_between(*this, jump, places); }
};

template <Lattice L>
struct RectangleRows {
    static constexpr Lattice lattice = L;
    std::uint32_t width;
    std::uint32_t rows;

    bool contains(Hole h) const {
        return static_cast<std::uint32_t>(h.x) < width && static_cast<std::uint32_t>(h.y) < rows;
    }
    std::uint64_t index(Hole h) const {
        return static_cast<std::uint64_t>(h.y) * width + static_cast<std::uint64_t>(h.x);
    }
    bool locate(Jump jump, JumpIndices& places) const { return locate_between(*this, jump, places); }
};

template <Lattice L>
struct SpanRows {
    static constexpr Lattice lattice = L;
    const Spans* spans;

    bool contains(Hole h) const { return spans->number(h) != Spans::none; }
    [[gnu::always_inline]] std::uint64_t index(Hole h) const { return spans->number(h); }
    bool locate(Jump jump, JumpIndices& places) const {
        places = {index(jump.from), index(jump.over()), index(jump.to)};
        return places.from != Spans::none && places.over != Spans::none && places.to != Spans::none;
    }
};

class Board {
public:
    // Memory usually sets a lower limit.
    static constexpr std::int64_t max_side = 1'000'000'000;
    // Throws Error (limit).
    [[noreturn]] static void fail_too_large(const std::string& name);

    // other: any set, stored as runs.
    enum class Family { triangle, rectangle, other };

    static Board triangle(std::int64_t n);
    // On the triangular lattice a parallelogram.
    static Board rectangle(std::int64_t width, std::int64_t height, Lattice lattice = Lattice::square);
    // Any set of at least one hole. A T_n or rectangle is recognised.
    // `name`: how a user writes the board; empty: its picture in one word.
    // `label`: for messages; empty: the name.
    static Board of(Lattice lattice, Spans holes, std::string name = {}, std::string label = {});

    // T12, 8x5, triangular:8x5, english, or its picture in one word.
    std::string name() const;
    // For messages: the name, a long picture shortened, or the board's file.
    std::string label() const;
    Board labelled(std::string label) const;

    Lattice lattice() const { return lattice_; }
    Family family() const { return family_; }
    // One past the last column, and row.
    std::int32_t width() const { return width_; }
    std::int32_t height() const { return rows_; }
    std::int64_t hole_count() const;

    // Calls f with TriangleRows, RectangleRows or SpanRows: loops inside f are compiled for each.
    template <class F>
    decltype(auto) with_rows(F&& f) const {
        const auto width = static_cast<std::uint32_t>(width_);
        const auto rows = static_cast<std::uint32_t>(rows_);
        if (family_ == Family::triangle) return f(TriangleRows{rows});
        const auto of_lattice = [&]<Lattice L>(std::integral_constant<Lattice, L>) -> decltype(auto) {
            if (family_ == Family::rectangle) return f(RectangleRows<L>{width, rows});
            return f(SpanRows<L>{&details_->spans});
        };
        switch (lattice_) {
            case Lattice::square:
                return of_lattice(std::integral_constant<Lattice, Lattice::square>{});
            case Lattice::triangular:
                return of_lattice(std::integral_constant<Lattice, Lattice::triangular>{});
            default:
                return of_lattice(std::integral_constant<Lattice, Lattice::diagonal>{});
        }
    }
    bool contains(Hole h) const {
        return with_rows([&](auto rows) { return rows.contains(h); });
    }
    std::uint64_t index(Hole h) const {
        return with_rows([&](auto rows) { return rows.index(h); });
    }
    // O(1), or O(log runs) without a formula.
    Hole hole(std::uint64_t index) const;

    // Calls f(first, end) for each run first … end - 1 of a row, from the left.
    template <class F>
    void for_each_run(std::int32_t y, F&& f) const {
        if (family_ == Family::triangle) return f(0, y + 1);
        if (family_ == Family::rectangle) return f(0, width_);
        for (const Spans::Run& run : details_->spans.row(y)) f(run.first, run.end);
    }
    template <class F>
    void for_each_hole(F&& f) const {
        for (std::int32_t y = 0; y < rows_; ++y)
            for_each_run(y, [&](std::int32_t first, std::int32_t end) {
                for (std::int32_t x = first; x < end; ++x) f(Hole{x, y});
            });
    }
    std::vector<Hole> holes() const;

    // Names do not matter.
    friend bool operator==(const Board& a, const Board& b);

private:
    struct Details {
        Spans spans;  // empty for the families
        std::string name;
        std::string label;
    };
    Board(Lattice lattice, Family family, std::int32_t width, std::int32_t rows)
        : lattice_(lattice), family_(family), width_(width), rows_(rows) {}

    Lattice lattice_;
    Family family_;
    std::int32_t width_;
    std::int32_t rows_;
    std::shared_ptr<const Details> details_;  // null for a family board with its usual name
};

}  // namespace pegwright::board
