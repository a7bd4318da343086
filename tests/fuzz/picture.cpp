// Pictures of boards and of positions, in files and in one word. A line "signs X,O,#" before the picture tells its
// signs.
#include "board/picture.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "fuzz/fuzz.hpp"
#include "notation/positions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

std::optional<TextPicture> read(const std::string& text, const Signs* signs = nullptr) {
    std::optional<TextPicture> picture;
    error_of([&] { picture = read_picture("it", text, {.signs = signs}); });
    return picture;
}

bool same(const std::optional<TextPicture>& one, const std::optional<TextPicture>& other) {
    if (!one || !other) return !one && !other;
    return one->holes == other->holes && one->pegs == other->pegs && one->lattice == other->lattice;
}

void expect_same_picture(const std::optional<TextPicture>& one, const std::string& text, std::string_view what) {
    expect(same(one, read(text)), what);
}

// Our picture in the signs of somebody else, told and not told.
void check_other_signs(const std::optional<TextPicture>& picture, std::string text) {
    if (text.find_first_not_of("o*. \r\n") != text.npos) return;
    for (char& c : text) c = c == 'o' ? 'O' : c == '*' ? 'X' : c == '.' ? '#' : c;
    const Signs told = Signs::parse("X,O,#");
    const auto as_told = read(text, &told);
    expect(same(picture, as_told), "other signs that are told make the same picture");
    const auto as_usual = text.find('#') == text.npos ? read(text) : std::nullopt;
    if (as_usual && as_usual->has_pegs) expect(same(as_told, as_usual), "the usual meaning of signs is what is told");
}

void check_told_signs(std::string_view text) {
    const std::string line(next_part(text, '\n'));
    std::optional<Signs> signs;
    error_of([&] { signs = Signs::parse(line); });
    if (!signs) return;
    expect(Signs::parse(signs->text()) == *signs, "signs are read again");
    const auto picture = read(std::string(text), &*signs);
    if (picture) expect(picture->pegs.size() == picture->holes.size(), "every hole has a peg or none");
}

void check_board(const Board& board) {
    expect(parse_board(board.name()) == board, "a board is read again from its name");
    const std::vector<Hole> holes = board.holes();
    expect(holes.size() == static_cast<std::size_t>(board.hole_count()), "a board has as many holes as it says");
    for (std::size_t i = 0; i < holes.size(); ++i)
        expect(board.contains(holes[i]) && board.index(holes[i]) == i && board.hole(i) == holes[i],
               "holes are numbered row by row");
    if (holes.size() > 200) return;
    for (const Affine& symmetry : symmetries(board))
        expect(std::all_of(holes.begin(), holes.end(), [&](Hole h) { return board.contains(symmetry(h)); }),
               "a symmetry takes the board to itself");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (text.starts_with("signs ")) {
        check_told_signs(std::string_view(text).substr(6));
        return 0;
    }
    const auto picture = read(text);
    if (!text.starts_with("\xEF\xBB\xBF"))
        expect_same_picture(picture, "\xEF\xBB\xBF" + text, "a mark in front is nothing");
    if (text.find('\r') == text.npos) {
        std::string windows;
        for (const char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
        expect_same_picture(picture, windows, "line ends of Windows are line ends");
    }
    const auto read_file = [&](const std::string&) { return text; };
    std::optional<Board> board;
    std::vector<bool> pegs;
    const auto error = error_of([&] { board = parse_board("@it", read_file, &pegs); });
    expect(picture.has_value() == board.has_value() && board.has_value() == !error, "a board is what its picture is");
    if (!picture) return 0;

    expect(picture->pegs.size() == picture->holes.size(), "every hole has a peg or none");
    const bool some = picture->has_pegs && std::count(picture->pegs.begin(), picture->pegs.end(), false) > 0;
    expect(pegs == (some ? picture->pegs : std::vector<bool>{}), "some pegs are a start");
    expect(some == error_of([&] { parse_board("@it", read_file); }).has_value(),
           "pegs are refused where none are wanted");
    check_board(*board);
    const std::string word = picture_word(board->lattice(), picture->holes);
    expect(parse_board(word) == *board, "a picture is read again from one word");
    check_other_signs(picture, text);
    // Pegs alone and holes alone make one board, but two positions.
    if (!some && text.find_first_not_of("o*. \r\n") != text.npos) {
        error_of([&] { parse_position(*board, "it", text); });
        return 0;
    }
    const Position position = parse_position(*board, "it", text);
    for (std::size_t i = 0; i < picture->pegs.size(); ++i)
        expect(position.peg_at(i) == picture->pegs[i], "pegs are where the picture has them");
    expect(parse_position_argument(*board, position_word(position)) == position, "a position is read again");
    return 0;
}
