#include "board/named_boards.hpp"
#include "board/parse.hpp"
#include "cli/help/help.hpp"
#include "notation/named_positions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace pegwright::cli {
namespace {

// Three blocks of 26 columns (the last two blank) and an indentation of two fit 80 columns.
constexpr std::size_t block_width = 26;
constexpr std::size_t text_width = block_width - 2;
constexpr std::size_t blocks_a_line = 3;

using TextBlock = std::vector<std::string>;

std::size_t columns_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// Rows of o, or * for a peg, with blanks between. On the triangular lattice, each row begins half a hole further left
// than the row above, so that a hole's six neighbours surround it.
TextBlock picture_of(const Board& board, const Position* position = nullptr) {
    const bool leaning = board.lattice() == Lattice::triangular;
    const auto column = [&](Hole h) { return 2 * h.x - (leaning ? h.y : 0); };
    std::int32_t first = 2 * board.width();
    board.for_each_hole([&](Hole h) { first = std::min(first, column(h)); });
    TextBlock rows(static_cast<std::size_t>(board.height()));
    board.for_each_hole([&](Hole h) {
        std::string& row = rows[static_cast<std::size_t>(h.y)];
        row.resize(static_cast<std::size_t>(column(h) - first), ' ');
        row += position && position->peg(h) ? '*' : 'o';
    });
    std::erase(rows, "");  // rows above the board's first hole
    return rows;
}

void add_words(TextBlock& block, std::string_view words) {
    std::string line;
    const auto flush = [&] {
        if (!line.empty()) block.push_back(std::exchange(line, ""));
    };
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        if (!line.empty() && columns_of(line) + 1 + columns_of(word) > text_width) flush();
        line += (line.empty() ? "" : " ") + std::string(word);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    flush();
}

TextBlock block_of(const Board& board, std::string_view name, std::string_view what) {
    TextBlock block = picture_of(board);
    add_words(block, name);
    add_words(block, fmt::format("{} holes: {}", board.hole_count(), what));
    return block;
}

// Puts blocks side by side, a few in a line, with the last rows of their pictures aligned.
std::string laid_out(const std::vector<TextBlock>& blocks) {
    std::string text;
    for (std::size_t i = 0; i < blocks.size(); i += blocks_a_line) {
        const auto line = std::span(blocks).subspan(i, std::min(blocks_a_line, blocks.size() - i));
        const auto is_picture = [](const std::string& row) { return row.find_first_not_of(" o*") == row.npos; };
        const auto picture_rows = [&](const TextBlock& block) {
            return static_cast<std::size_t>(std::count_if(block.begin(), block.end(), is_picture));
        };
        std::size_t tallest = 0;
        for (const TextBlock& block : line) tallest = std::max(tallest, picture_rows(block));
        std::vector<std::string> rows;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const std::size_t down = tallest - picture_rows(line[k]);
            rows.resize(std::max(rows.size(), down + line[k].size()));
            for (std::size_t y = 0; y < line[k].size(); ++y) {
                std::string& row = rows[down + y];
                row.append(k * block_width - columns_of(row), ' ');
                row += line[k][y];
            }
        }
        for (const std::string& row : rows) text += row.empty() ? "\n" : "  " + row + "\n";
        text += '\n';
    }
    return text;
}

std::vector<TextBlock> named_blocks() {
    struct Named {
        Board board;
        std::string names;
        std::string_view what;
    };
    std::vector<Named> all;
    for (const NamedBoard& named : named_boards()) {
        Board board = parse_board(std::string(named.name));
        const auto same = std::find_if(all.begin(), all.end(), [&](const Named& n) { return n.board == board; });
        if (same != all.end())
            same->names += fmt::format(", {}", named.name);
        else
            all.push_back({std::move(board), std::string(named.name), named.what});
    }
    std::vector<TextBlock> blocks;
    for (const Named& named : all) blocks.push_back(block_of(named.board, named.names, named.what));
    return blocks;
}

std::vector<TextBlock> family_blocks() {
    std::vector<TextBlock> blocks = {
        block_of(parse_board("T5"), "T5", "the triangle TN, N holes on a side"),
        block_of(parse_board("8x5"), "8x5", "the rectangle WxH, W holes wide and H high"),
        block_of(parse_board("triangular:6x4"), "triangular:6x4", "the parallelogram triangular:WxH"),
    };
    for (const BoardFamily& family : board_families())
        blocks.push_back(block_of(parse_board(std::string(family.example)), family.example, family.what));
    return blocks;
}

std::vector<TextBlock> position_blocks(const Board& board) {
    std::vector<TextBlock> blocks;
    const auto all = named_positions_of(board);
    for (const NamedPosition* named : all) {
        const auto same = [&](const NamedPosition* other) { return other->picture == named->picture; };
        if (*std::find_if(all.begin(), all.end(), same) != named) continue;
        std::string names;
        for (const NamedPosition* other : all)
            if (same(other)) names += (names.empty() ? "" : ", ") + std::string(other->name);
        const Position position = named_position(board, std::string(named->name));
        TextBlock& block = blocks.emplace_back(picture_of(board, &position));
        add_words(block, names);
        add_words(block, fmt::format("{} pegs: {}", position.peg_count(), named->what));
    }
    return blocks;
}

}  // namespace

std::string board_help() {
    return "A board is written [LATTICE:]SHAPE. Every command takes every board.\n\n"
           "Families, by their numbers, of any size:\n\n" +
           laid_out(family_blocks()) + "Single boards, by their names:\n\n" + laid_out(named_blocks()) +
           "Pictures: any other board is drawn in a word, rows of o, a hole, and ., none, joined by /:\n"
           "  .o./ooo/.o.    a row may stop after its last hole; pieces need not hang together\n"
           "  6x.o./ooo/.o.  each sign of the picture 6 places across and down: a cross with arms six wide; 6x@FILE\n"
           "@FILE is a board drawn in a file, row by row, blanks between as you like; @- is standard input. A line\n"
           "'lattice triangular' may stand before the picture, and comments after a #. Rows of a triangular board\n"
           "may also be centred, as drawn here: each shifted by half a hole against the one above it.\n"
           "Pictures in other signs are read if only one meaning is usual: 1 0, X O, ● ○, o _, + . #, P O _ and\n"
           "arrays such as [[-1,1,-1],[1,0,1]]; else --signs PEG,HOLE,NONE says it, such as --signs X1,O0,#-.\n"
           "In one line a picture has its width in front: 3:.o.ooo.o. is the cross.\n\n"
           "Lattices: " +
           std::string(lattice_names) +
           ". Without one a board has its own, and a picture is\n"
           "on the square one. On the triangular lattice rows lean: a hole's neighbours are to its left and right,\n"
           "above and below in its column, and from a1 to b2 along the diagonal; triangular:8x5 is a parallelogram.\n"
           "On the diagonal lattice pegs jump in eight directions: diagonal:8x5, diagonal:english.\n"
           "Positions are pictures with * for a peg and o for an empty hole: .*./*o*/.*., or @FILE; or in one line\n"
           "a sign for each hole, row by row; or bits, 0x1fffeffff, of which 1 is the first hole.\n"
           "Those of english that have names, as in solve english --start cross:\n\n" +
           laid_out(position_blocks(parse_board("english")));
}

}  // namespace pegwright::cli
