#include "web/typed.hpp"

#include "base/error.hpp"
#include "board/picture.hpp"
#include "notation/named_positions.hpp"
#include "notation/positions.hpp"

namespace pegwright::web {
namespace {

std::string trimmed(const std::string& text) {
    constexpr const char* blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    return first == text.npos ? std::string() : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

// Pictures keep the blanks before their first row.
bool has_rows(const std::string& text) { return trimmed(text).find('\n') != std::string::npos; }

bool is_position(const std::string& text) {
    return text.starts_with("@") || text.starts_with("0x") || text.starts_with("0b") || board::is_picture_word(text) ||
           notation::is_position_name(text);
}

std::string refuse_file(const std::string& path) {
    base::fail_input("a page reads no files such as " + path + "; paste the picture itself, row by row");
}

}  // namespace

// A page has no files and seeds.
std::string page_words(const base::Error& error) {
    using base::Remedy;
    const auto with = [&](const char* advice) { return error.what() + std::string(advice); };
    switch (error.remedy()) {
        case Remedy::named_boards:
        case Remedy::picture_in_file:
            return with(", in one word or row by row");
        case Remedy::signs:
            return with("; here * is a peg, o an empty hole, and a dot is outside of the board");
        case Remedy::numbered_holes:
            return with("; a number alone is a hole too: 1, 2, 3 … row by row");
        case Remedy::which_notation:
            return with(" in a line after the board, such as notation row,col");
        case Remedy::board_of_moves:
            return with("; for moves alone, write their board above them, such as board T5");
        case Remedy::none:
        case Remedy::another_seed:
            break;
    }
    return error.what();
}

Board board_typed(const std::string& text) {
    if (trimmed(text).empty()) base::fail_input("no board is named; try T5, 8x5, english or .o./ooo/.o.");
    Board board = has_rows(text) ? parse_board("@picture", [&](const std::string&) { return text; })
                                 : parse_board(trimmed(text), refuse_file);
    if (board.hole_count() > most_holes)
        base::fail_limit(board.label() + " has " + std::to_string(board.hole_count()) + " holes; the page takes " +
                         std::to_string(most_holes) + " at most, such as T1413 or 1000x1000; the program takes more");
    return board;
}

Query query_typed(const Board& board, const std::string& start, const std::string& goal) {
    Query query(board);
    if (const std::string word = trimmed(start); has_rows(start))
        query.start = Start::at(notation::parse_position(board, "the start", start));
    else if (!word.empty())
        query.start = notation::parse_start(board, is_position(word) ? "start" : "vacate", word,
                                            notation::HoleNames::letters, refuse_file);
    if (const std::string word = trimmed(goal); has_rows(goal))
        query.goal = Goal::at(notation::parse_position(board, "the goal", goal));
    else if (word.empty())
        query.goal = Goal::any_peg();
    else
        query.goal = notation::parse_goal(board, is_position(word) && word != "any" ? "goal" : "finish", word,
                                          notation::HoleNames::letters, refuse_file);
    // Throws if the goal has more pegs than the start.
    if (query.start && query.goal) notation::problem_of(board, *query.start, *query.goal);
    return query;
}

}  // namespace pegwright::web
