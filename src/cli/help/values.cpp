#include "cli/help/values.hpp"

#include "board/lattice.hpp"
#include "board/named_boards.hpp"
#include "notation/holes.hpp"
#include "pegwright/drawing/pictures.hpp"

#include <algorithm>
#include <array>

namespace pegwright::cli {
namespace {

using Others = ValueKind::Others;

std::vector<Candidate> boards() {
    std::vector<Candidate> all = {{"T5", "the triangle with 5 holes on a side"},
                                  {"8x5", "the rectangle 8 wide and 5 high"}};
    for (const NamedBoard& board : named_boards()) all.push_back({std::string(board.name), std::string(board.what)});
    for (const BoardFamily& family : board_families())
        all.push_back({std::string(family.example), std::string(family.what)});
    return all;
}

std::vector<Candidate> purges() {
    std::vector<Candidate> all = {{"purges", "all purges"}};
    for (const Lattice lattice : lattices) {
        const std::string folder(to_string(lattice));
        all.push_back({folder, "all purges of this lattice"});
        for (const PurgeOn& on : purges_named(folder))
            if (std::none_of(all.begin(), all.end(), [&](const Candidate& c) { return c.word == on.purge.name; }))
                all.push_back({on.purge.name, "a purge"});
    }
    return all;
}

std::vector<Candidate> styles() {
    std::vector<Candidate> all;
    for (const PictureStyle& style : picture_styles()) all.push_back({std::string(style.name), ""});
    return all;
}

std::vector<Candidate> notations() {
    const auto what = [](HoleNames names) {
        switch (names) {
            case HoleNames::letters:
                return "c5: column c, row 5";
            case HoleNames::numbers:
                return "1, 2, 3 and so on, row by row";
            case HoleNames::from0:
                return "0, 1, 2 and so on, row by row";
            case HoleNames::row_col:
                return "5,3: row 5, column 3";
            case HoleNames::row0_col0:
                return "4,2: row and column from 0";
            case HoleNames::col_row:
                return "3,5: column 3, row 5";
            case HoleNames::col0_row0:
                break;
        }
        return "2,4: column and row from 0";
    };
    std::vector<Candidate> all;
    for (const HoleNames names : notation::all_hole_names) all.push_back({std::string(to_string(names)), what(names)});
    return all;
}

constexpr std::array<ValueKind, 26> kinds = {{
    {"BOARD", "a board, see BOARDS; - for problems on standard input, see MANY PROBLEMS", boards, Others::picture},
    {"CHAINS", "moves such as a3-a1, with commas between", nullptr},
    {"COUNT", "a number", nullptr},
    {"DIR", "a folder", nullptr, Others::folders},
    {"FACTOR", "a decimal number", nullptr},
    {"FILE", "a file; - is standard input or output", nullptr, Others::files},
    {"HOLE", "a hole; see HOLES AND POSITIONS", nullptr, Others::holes},
    {"HOLES", "holes, separated by commas; see HOLES AND POSITIONS", nullptr, Others::holes},
    {"K", "a number of jumps", nullptr},
    {"MOVES", "a number of moves", nullptr},
    {"N", "a number", nullptr},
    {"NOTATION", "how holes are written: letters, numbers, from0, row,col, row0,col0, col,row or col0,row0", notations},
    {"PEGS", "a number of pegs", nullptr},
    {"POINTS", "a length in points, 72 an inch", nullptr},
    {"POSITION", "a position; see HOLES AND POSITIONS", nullptr, Others::picture},
    {"PURGE", "the name of a purge, or of a lattice for all its purges", purges},
    {"RANGE", "the first move and the last, such as 3-7, or one move", nullptr},
    {"TIME", "seconds, such as 10 or 0.5, or a time with a unit: 10s, 2m, 1h", nullptr},
    {"SIGNS", "the signs of pegs, of empty holes and of no hole, with commas between: X1,O0,#-", nullptr},
    {"SIZE", "an amount of memory with its unit, K, M, G or T, such as 500M", nullptr},
    {"STYLE", "how to draw", styles},
    {"SUM", "a sum of weighted holes and a bound, such as d2+f2-2*d1>=1", nullptr},
    {"TEXT", "a line of text", nullptr},
    {"TRACES", "first and last holes of pegs, such as c3:d4 or c3:d4,d4:c3", nullptr},
    {"COMMAND", "one of the commands", nullptr},
    {"NAME", "one of the schemas; see JSON", nullptr},
}};

}  // namespace

std::span<const ValueKind> value_kinds() { return kinds; }

const ValueKind* value_kind(std::string_view word) {
    const auto it = std::find_if(kinds.begin(), kinds.end(), [&](const ValueKind& kind) { return kind.name == word; });
    return it == kinds.end() ? nullptr : &*it;
}

ValueWords value_words(std::string_view value) {
    constexpr std::string_view dots = "…";
    ValueWords words{{}, value.starts_with('['), value.ends_with(dots)};
    if (words.optional) value = value.substr(1, value.size() - 2);
    if (words.many) value.remove_suffix(dots.size());
    while (!value.empty()) {
        const std::size_t end = std::min(value.find('|'), value.size());
        words.alternatives.emplace_back(value.substr(0, end));
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return words;
}

}  // namespace pegwright::cli
