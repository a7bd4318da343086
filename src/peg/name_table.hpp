// Hole names written fast: the letters of columns and the digits of rows, looked up.
//
// Each of the two tables is a cache: a coordinate has one place, at its number mod the table's size,
// and is named afresh when another one was there. Up to 2^15 columns and rows nothing is ever named
// twice; on longer boards jumps lie close together, so that hardly anything is. 16 bytes an entry.
//
// append() copies 16 bytes a part whatever its length, so the caller needs max_name bytes of room.
#pragma once

#include "peg/board.hpp"
#include "peg/names.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <vector>

namespace pegwright {

class NameTable {
public:
    static constexpr std::size_t max_name = 32;

    explicit NameTable(const Board& board)
        : columns_(size_for(board.width())), rows_(size_for(board.height())), column_mask_(columns_.size() - 1), row_mask_(rows_.size() - 1) {}

    // Writes the hole's name at out; returns the end of it.
    char* append(char* out, Hole h) {
        Entry& column = columns_[static_cast<std::size_t>(h.x) & column_mask_];
        if (column.coordinate != h.x) [[unlikely]] column.set(h.x, column_letters<std::int64_t>(h.x));
        Entry& row = rows_[static_cast<std::size_t>(h.y) & row_mask_];
        if (row.coordinate != h.y) [[unlikely]] row.set(h.y, decimal<std::int64_t>(h.y + 1));
        return copy(copy(out, column), row);
    }

private:
    static constexpr std::uint32_t most_entries = 1 << 15;
    // Seven letters or ten digits at most, for coordinates below 2^31.
    struct Entry {
        std::array<char, 11> text{};
        std::uint8_t length = 0;
        std::int32_t coordinate = -1;

        void set(std::int32_t c, const std::string& name) {
            name.copy(text.data(), text.size());
            length = static_cast<std::uint8_t>(name.size());
            coordinate = c;
        }
    };

    static std::size_t size_for(std::int32_t count) { return std::bit_ceil(std::min(static_cast<std::uint32_t>(count), most_entries)); }
    static char* copy(char* out, const Entry& entry) {
        std::memcpy(out, &entry, sizeof entry);  // the text and then some: one load and one store
        return out + entry.length;
    }

    std::vector<Entry> columns_;
    std::vector<Entry> rows_;
    std::size_t column_mask_;
    std::size_t row_mask_;
};

}  // namespace pegwright
