// A board: a lattice and a set of its holes, of any size.
//
// The two big families answer by formula and hold no holes: T_n, the triangle 0 <= x <= y < n of the
// triangular lattice, and w x h, the rectangle 0 <= x < w, 0 <= y < h of any lattice. All other boards
// keep their holes as runs (spans.hpp), shared by all copies. Holes are numbered in row order.
//
// contains() and index() are O(1), on other boards O(log runs of the row); copies are cheap. Sides of any
// length can be reasoned about in theory/; the ones here have coordinates that fit a machine word.
// Which boards have names: families.hpp. From text: parse.hpp.
#pragma once

#include "board/jump.hpp"
#include "board/lattice.hpp"
#include "board/spans.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace pegwright::board {

// Numbers of the three holes of a jump.
struct JumpIndices {
    std::uint64_t from;
    std::uint64_t over;
    std::uint64_t to;
};

// How the rows of a board lie, for inner loops: Board::with_rows chooses one outside of the loop. Negative
// coordinates are huge as unsigned ones, so one comparison bounds a coordinate on both sides.
//
// locate(): whether the three holes of a jump are on the board; its step must be a jump vector. In the
// families the hole jumped over lies between the ends' numbers: along a row and across rows of equal
// length it is half their sum, and across a triangle's rows that sum is one more than twice it.
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
    // Longest side of a board to play on. Memory usually sets a lower limit, see Position.
    static constexpr std::int64_t max_side = 1'000'000'000;
    // Throws Error (limit): a board of this name has a longer side.
    [[noreturn]] static void fail_too_large(const std::string& name);

    // other: any set of holes, kept as runs.
    enum class Family { triangle, rectangle, other };

    // T_n, 1 <= n <= max_side.
    static Board triangle(std::int64_t n);
    // w x h, both from 1 to max_side; on the triangular lattice a parallelogram.
    static Board rectangle(std::int64_t width, std::int64_t height, Lattice lattice = Lattice::square);
    // Any set of holes, at least one; a T_n or rectangle is recognised as one. name: as it may be written
    // (families.hpp); none, its picture in one word. label: what messages call it, the name unless given.
    static Board of(Lattice lattice, Spans holes, std::string name = {}, std::string label = {});

    // How the board is written: T12, 8x5, triangular:8x5, english, or its picture in one word.
    std::string name() const;
    // For messages: the name, cut short where it is a long picture, or that of the file the board came from.
    std::string label() const;
    // The same board under another label.
    Board labelled(std::string label) const;

    Lattice lattice() const { return lattice_; }
    Family family() const { return family_; }
    // One past the last column, and row, of any hole.
    std::int32_t width() const { return width_; }
    std::int32_t height() const { return rows_; }
    // O(1).
    std::int64_t hole_count() const;

    // Calls f with the rows of the board: to choose between kinds outside of a loop.
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
    // Row-major number of a hole on the board, 0 … hole_count() - 1.
    std::uint64_t index(Hole h) const {
        return with_rows([&](auto rows) { return rows.index(h); });
    }
    // The hole with a number. The reverse of index(): O(1), on boards of no family O(log runs).
    Hole hole(std::uint64_t index) const;

    // Calls f(first, end) with the runs x = first … end - 1 of holes of a row, from left to right.
    template <class F>
    void for_each_run(std::int32_t y, F&& f) const {
        if (family_ == Family::triangle) return f(0, y + 1);
        if (family_ == Family::rectangle) return f(0, width_);
        for (const Spans::Run& run : details_->spans.row(y)) f(run.first, run.end);
    }
    // Calls f with every hole, in row order.
    template <class F>
    void for_each_hole(F&& f) const {
        for (std::int32_t y = 0; y < rows_; ++y)
            for_each_run(y, [&](std::int32_t first, std::int32_t end) {
                for (std::int32_t x = first; x < end; ++x) f(Hole{x, y});
            });
    }
    // All holes, in row order: eight bytes each.
    std::vector<Hole> holes() const;

    // The same holes of the same lattice, whatever they are called.
    friend bool operator==(const Board& a, const Board& b);

private:
    // What copies share: runs and names never change.
    struct Details {
        Spans spans;  // of boards of no family
        std::string name;
        std::string label;
    };
    Board(Lattice lattice, Family family, std::int32_t width, std::int32_t rows)
        : lattice_(lattice), family_(family), width_(width), rows_(rows) {}

    Lattice lattice_;
    Family family_;
    std::int32_t width_;
    std::int32_t rows_;
    std::shared_ptr<const Details> details_;  // null for a family board with its own name
};

}  // namespace pegwright::board
