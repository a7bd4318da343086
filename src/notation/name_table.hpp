// Writes hole names fast, by looking up column letters and row digits.
//
// Both tables are caches, indexed by the coordinate modulo their size. Up to 2^15 columns and rows every name is made
// once. On longer boards misses are rare, as jumps lie close together. The caller needs max_name bytes of room.
#pragma once

#include "board/board.hpp"
#include "board/names.hpp"
#include "notation/holes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <vector>

namespace pegwright::notation {

// O(1) a name. At most 1 MiB. For one thread: append() changes the cache.
class NameTable {
public:
    static constexpr std::size_t max_name = 32;

    explicit NameTable(const Board& board)
        : columns_(size_for(board.width())),
          rows_(size_for(board.height())),
          column_mask_(columns_.size() - 1),
          row_mask_(rows_.size() - 1) {}

    char* append(char* out, Hole h) {
        CoordinateName& column = columns_[static_cast<std::size_t>(h.x) & column_mask_];
        if (column.coordinate != h.x) [[unlikely]]
            column.set(h.x, write_letters);
        CoordinateName& row = rows_[static_cast<std::size_t>(h.y) & row_mask_];
        if (row.coordinate != h.y) [[unlikely]]
            row.set(h.y, write_number);
        return copy(copy(out, column), row);
    }

private:
    static constexpr std::uint32_t most_entries = 1 << 15;
    // A name has at most seven letters or ten digits, as coordinates are below 2^31. One load moves an entry:
    //
    //     byte  0        11      12
    //           text …   length  coordinate
    struct CoordinateName {
        std::array<char, 11> text{};
        std::uint8_t length = 0;
        std::int32_t coordinate = -1;

        template <class Write>
        void set(std::int32_t c, Write write) {
            length = static_cast<std::uint8_t>(write(text.data(), c) - text.data());
            coordinate = c;
        }
    };

    // column_letters(), two letters at a time. There are 26^k names of k letters.
    static char* write_letters(char* out, std::int32_t x) {
        static constexpr auto pairs = [] {
            std::array<std::array<char, 2>, 676> all{};
            for (std::size_t i = 0; i < all.size(); ++i)
                all[i] = {static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26)};
            return all;
        }();
        std::uint64_t rest = static_cast<std::uint64_t>(x);
        int letters = 1;
        for (std::uint64_t names = 26; rest >= names; names *= 26, ++letters) rest -= names;
        char* const end = out + letters;
        for (char* at = end; at > out;) {
            const auto& pair = pairs[rest % 676];
            rest /= 676;
            *--at = pair[1];
            if (at > out) *--at = pair[0];
        }
        return end;
    }
    static char* write_number(char* out, std::int32_t y) { return std::to_chars(out, out + 11, y + 1).ptr; }

    static std::size_t size_for(std::int32_t count) {
        return std::bit_ceil(std::min(static_cast<std::uint32_t>(count), most_entries));
    }
    static char* copy(char* out, const CoordinateName& entry) {
        std::memcpy(out, &entry, sizeof entry);  // the whole entry: one load and one store
        return out + entry.length;
    }

    std::vector<CoordinateName> columns_;
    std::vector<CoordinateName> rows_;
    std::size_t column_mask_;
    std::size_t row_mask_;
};

// As above for numbers and pairs of numbers.
class HoleNumbers {
public:
    HoleNumbers(const Board& board, HoleNames names)
        : board_(board), first_(first_number(names)), order_(pair_order(names)) {}

    char* append(char* out, Hole h) {
        char* const end = out + NameTable::max_name;
        if (!order_) return std::to_chars(out, end, board_.index(h) + first_).ptr;
        const std::int64_t column = std::int64_t{h.x} + order_->first;
        const std::int64_t row = std::int64_t{h.y} + order_->first;
        out = std::to_chars(out, end, order_->row_first ? row : column).ptr;
        *out++ = ',';
        return std::to_chars(out, end, order_->row_first ? column : row).ptr;
    }

private:
    Board board_;
    std::uint64_t first_;
    std::optional<PairOrder> order_;
};

}  // namespace pegwright::notation
