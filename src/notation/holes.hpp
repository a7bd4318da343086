// Holes as people write them. Each line writes the same hole of T5:
//
//     letters    c5 (or C5); also reads 2,4 (x,y from zero) and 13
//     numbers    13     row by row from 1: T5 has 1 to 15
//     from0      12     the same from 0
//     row,col    5,3    from 1; col,row 3,5
//     row0,col0  4,2    from 0; col0,row0 2,4
//
// Each notation also reads c5. Only 2,4 differs: x,y with letters, two holes with numbers.
#pragma once

#include "board/board.hpp"
#include "board/names.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::notation {

// letters includes x,y.
enum class HoleNames : std::uint8_t { letters, numbers, from0, row_col, row0_col0, col_row, col0_row0 };

// In the order of all tables indexed by a notation.
inline constexpr std::array<HoleNames, 7> all_hole_names = {
    HoleNames::letters,   HoleNames::numbers, HoleNames::from0,    HoleNames::row_col,
    HoleNames::row0_col0, HoleNames::col_row, HoleNames::col0_row0};

// As --notation and solutions' headers have it: letters, numbers, from0, row,col, …
std::string_view to_string(HoleNames names);
// Throws Error (input) for other words.
HoleNames hole_names_named(const std::string& text);

// How two numbers name a hole.
struct PairOrder {
    bool row_first;
    std::int32_t first;  // 0 or 1: the first row and column
    Hole hole(Hole written) const {
        const Hole h = row_first ? Hole{written.y, written.x} : written;
        return {h.x - first, h.y - first};
    }
};
// Nothing if one number is a hole. For letters, x,y from zero.
std::optional<PairOrder> pair_order(HoleNames names);
// The number of a board's first hole, if one number is a hole.
constexpr std::uint64_t first_number(HoleNames names) { return names == HoleNames::from0 ? 0 : 1; }

// Throws Error (input) that tells which holes there are. O(length), by number O(log holes).
Hole parse_hole(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);
// In the order written, none twice: d4,e4 or 2,4 or 3,3,4,3. An odd count means numbers. Throws Error (input). O(length
// + holes log holes).
std::vector<Hole> parse_holes(const Board& board, const std::string& text, HoleNames names = HoleNames::letters);

std::string hole_text(const Board& board, Hole hole, HoleNames names = HoleNames::letters);
std::string holes_text(const Board& board, const std::vector<Hole>& holes, HoleNames names = HoleNames::letters);

// Replaces the names of all holes. Reasons are worded with letters.
std::string with_names(const Board& board, const std::string& sentence, HoleNames names);

// "there is no hole 16 on T5; its holes are 1 to 15".
std::string no_hole_numbered(const Board& board, const std::string& number, HoleNames names = HoleNames::numbers);

// A hole's name split in two; boards may have any size.
struct HoleNameParts {
    bool letters = true;  // true: letters and a row from 1; false: two numbers from 0
    std::string column;   // small letters, or digits
    std::string row;
};
// Nothing unless the text looks like ab12 or 3,11. O(length).
std::optional<HoleNameParts> split_hole_name(const std::string& text);

// For messages: "the holes of T5 are a1 to e5, …".
std::string holes_of_board(const std::string& board, bool triangle, const std::string& last_column,
                           const std::string& rows);

}  // namespace pegwright::notation
