// Hole names written fast: the letters of every column and the digits of every row, looked up.
//
// append() copies 16 bytes a part whatever its length, so the caller needs max_name bytes of room.
// 16 bytes a column and row; past table_limit names are made one by one instead.
#pragma once

#include "peg/board.hpp"
#include "peg/names.hpp"

#include <array>
#include <cstring>
#include <vector>

namespace pegwright {

class NameTable {
public:
    static constexpr std::size_t max_name = 32;

    explicit NameTable(const Board& board) {
        fill(columns_, board.width(), [](std::int64_t x) { return column_letters(x); });
        fill(rows_, board.height(), [](std::int64_t y) { return decimal(y + 1); });
    }

    // Writes the hole's name at out; returns the end of it.
    char* append(char* out, Hole h) const {
        const auto x = static_cast<std::size_t>(h.x);
        const auto y = static_cast<std::size_t>(h.y);
        if (x < columns_.size() && y < rows_.size()) [[likely]]
            return copy(copy(out, columns_[x]), rows_[y]);
        const std::string name = hole_name(h);
        return std::copy(name.begin(), name.end(), out);
    }

private:
    static constexpr std::int64_t table_limit = 1 << 20;
    struct Entry {
        std::array<char, 12> text{};
        std::uint32_t length = 0;
    };

    template <class NameOf>
    static void fill(std::vector<Entry>& table, std::int64_t count, NameOf name_of) {
        table.resize(static_cast<std::size_t>(std::min(count, table_limit)));
        for (std::size_t i = 0; i < table.size(); ++i) {
            const std::string name = name_of(static_cast<std::int64_t>(i));
            name.copy(table[i].text.data(), name.size());
            table[i].length = static_cast<std::uint32_t>(name.size());
        }
    }
    static char* copy(char* out, const Entry& entry) {
        std::memcpy(out, &entry, sizeof entry);
        return out + entry.length;
    }

    std::vector<Entry> columns_;
    std::vector<Entry> rows_;
};

}  // namespace pegwright
