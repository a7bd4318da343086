#include "cli/questions/board_argument.hpp"

#include "base/error.hpp"
#include "cli/ranks/run_on_ranks.hpp"
#include "cli/streams/input.hpp"

#include <filesystem>

namespace pegwright::cli {
namespace {

std::string text_in(const std::string& path, NamedBy who) {
    Input input(path, who);
    constexpr std::size_t piece = std::size_t{1} << 16;
    std::string text;
    for (std::size_t size = 0;; size = text.size()) {
        text.resize(size + piece);
        const std::size_t n = input.read(std::span(text).subspan(size));
        text.resize(size + n);
        if (n == 0) return text;
        // Ends the reading of endless files such as /dev/zero.
        if (text.find('\0', size) != text.npos) fail_input(path + " is no text: it has a zero byte in it");
    }
}

}  // namespace

std::string read_whole_file(const std::string& path) {
    return read_together(path, [&] { return text_in(path, NamedBy::user); });
}

ReadFile reader_of_files(const Arguments& arguments) {
    if (!arguments.in_line) return read_whole_file;
    return [none = arguments.has(no_files_option.name)](const std::string& path) {
        if (none) fail_input("a line may name no file here (--no-files); write the picture in one word");
        return text_in(path, NamedBy::line);
    };
}

void fail_line_holes(std::uint64_t most) {
    fail_limit("the board has more than " + std::to_string(most) + " holes (--line-holes)");
}

namespace {

Query parsed(const std::string& text, const ReadFile& read, bool with_pegs, const std::optional<Signs>& signs) {
    std::vector<bool> pegs;
    const Board board = parse_board(text, read, with_pegs ? &pegs : nullptr, signs ? &*signs : nullptr);
    if (pegs.empty()) return {board};
    Position position = Position::empty(board);
    for (std::uint64_t i = 0; i < pegs.size(); ++i)
        if (pegs[i]) position.set_at(i);
    return {board, Start::at(std::move(position))};
}

// Parses a board. A hint tells a user who gave a file name without @.
Query parsed_word(const std::string& text, bool with_pegs, const std::optional<Signs>& signs) {
    try {
        return parsed(text, read_whole_file, with_pegs, signs);
    } catch (const Error& e) {
        std::error_code none;
        if (e.remedy() != base::Remedy::named_boards || !std::filesystem::is_regular_file(text, none)) throw;
        fail_input("'" + text + "' is a file; write @" + text + " for the board drawn in it");
    }
}

Query parsed_argument(const Arguments& arguments, bool with_pegs) {
    const std::string& text = arguments.positionals.front();
    // Do not tell the writer of a batch line which files exist.
    const auto signs = signs_given(arguments);
    Query query = arguments.in_line ? parsed(text, reader_of_files(arguments), with_pegs, signs)
                                    : parsed_word(text, with_pegs, signs);
    check_line_holes(arguments, [&] { return static_cast<std::uint64_t>(query.board.hole_count()); });
    return query;
}

}  // namespace

std::optional<Signs> signs_given(const Arguments& arguments) {
    const auto text = arguments.get("signs");
    return text ? std::optional(Signs::parse(*text)) : std::nullopt;
}

Query board_and_pegs(const std::string& text, const std::optional<Signs>& signs) {
    return parsed_word(text, true, signs);
}

Query board_and_pegs(const Arguments& arguments) { return parsed_argument(arguments, true); }

Board board_alone(const Arguments& arguments) { return parsed_argument(arguments, false).board; }

}  // namespace pegwright::cli
