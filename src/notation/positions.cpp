#include "notation/positions.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/picture.hpp"
#include "notation/named_positions.hpp"

#include <algorithm>

namespace pegwright::notation {
namespace {

// A hole that only one of the two has; empty if there is none.
std::string difference(const Board& board, const Spans& holes) {
    const auto is_in = [&](Hole h) { return holes.number(h) != Spans::none; };
    std::string found;
    for (std::int32_t y = 0; y < std::max(board.height(), holes.rows()) && found.empty(); ++y) {
        if (y < board.height())
            board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
                for (std::int32_t x = first; x < end && found.empty(); ++x)
                    if (!is_in({x, y})) found = "it lacks hole " + hole_name(Hole{x, y}) + " of the board";
            });
        if (y < holes.rows())
            for (const Spans::Run& run : holes.row(y))
                for (std::int32_t x = run.first; x < run.end && found.empty(); ++x)
                    if (!board.contains({x, y})) found = "the board has no hole " + hole_name(Hole{x, y});
    }
    return found;
}

// The pegs are the bits of a number that is written 0x1f or 0b11111.
Position position_of_bits(const Board& board, const std::string& source, std::string_view number) {
    const bool hex = number[1] == 'x';
    Position position = Position::empty(board);
    std::uint64_t bit = 0;
    if (number.size() == 2) fail_input(source + " is no number: digits are missing");
    for (std::size_t i = number.size(); i-- > 2;) {
        constexpr std::string_view digits = "0123456789abcdef";
        const char c = number[i] >= 'A' && number[i] <= 'F' ? static_cast<char>(number[i] - 'A' + 'a') : number[i];
        const std::size_t digit = digits.find(c);
        if (digit >= (hex ? 16u : 2u))
            fail_input(source + " is no number: 0x and digits 0 to f, or 0b and digits 0 and 1, are wanted");
        for (std::size_t k = 0; k < (hex ? 4u : 1u); ++k, ++bit) {
            if ((digit >> k & 1) == 0) continue;
            if (bit >= static_cast<std::uint64_t>(board.hole_count()))
                fail_input(source + " has bit " + std::to_string(bit) + "; the holes of " + board.label() +
                           " are bits 0 to " + std::to_string(board.hole_count() - 1));
            position.set_at(bit);
        }
    }
    return position;
}

// The number of signs of a word that is nothing but signs; 0 for any other.
std::uint64_t signs_in(std::string_view word, const Signs* signs) {
    std::uint64_t count = 0;
    for (; !word.empty(); ++count) {
        const char32_t sign = board::take_character(word);
        if (!(signs ? signs->role(sign).has_value() : board::is_usual_sign(sign))) return 0;
    }
    return count;
}

// A sign for each hole, in one row.
Position position_of_row(const Board& board, const std::string& source, const std::string& text, const Signs* signs) {
    const Board row = Board::rectangle(board.hole_count(), 1).labelled(board.label());
    const Position pegs = parse_position(row, source, text, signs);
    Position position = Position::empty(board);
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(board.hole_count()); ++i)
        if (pegs.peg_at(i)) position.set_at(i);
    return position;
}

}  // namespace

std::string position_word(const Position& position) {
    const Board& board = position.board();
    std::string text;
    const bool pad = rows_are_padded(board.width(), board.height(), static_cast<std::uint64_t>(board.hole_count()),
                                     board.family() == Board::Family::triangle);
    std::uint64_t i = 0;
    for (std::int32_t y = 0; y < board.height(); ++y) {
        if (y > 0) text += '/';
        std::int32_t x = 0;
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) {
            text.append(static_cast<std::size_t>(first - x), '.');
            for (x = first; x < end; ++x) text += position.peg_at(i++) ? '*' : 'o';
        });
        text += row_end(x, board.width(), pad);
    }
    return text;
}

Position parse_position(const Board& board, const std::string& source, std::string_view text, const Signs* signs) {
    // Dots after the last hole of a row and rows of dots at the end do not matter.
    const TextPicture picture = read_picture(source, text, {.signs = signs, .position_of = &board});
    if (picture.lattice && *picture.lattice != board.lattice())
        fail_input(source + " says lattice " + std::string(to_string(*picture.lattice)) + ", but the lattice of " +
                   board.label() + " is " + std::string(to_string(board.lattice())));
    if (const std::string what = difference(board, picture.holes); !what.empty())
        fail_input(source + " is no position of " + board.label() + ": " + what,
                   picture.has_pegs ? base::Remedy::none : base::Remedy::signs);
    Position position = Position::empty(board);
    for (std::uint64_t i = 0; i < picture.pegs.size(); ++i)
        if (picture.pegs[i]) position.set_at(i);
    return position;
}

Position parse_position_argument(const Board& board, const std::string& text, const ReadFile& read,
                                 const Signs* signs) {
    if (text.starts_with('@') && read) return parse_position(board, text.substr(1), read(text.substr(1)), signs);
    const std::string source = "the position '" + base::shortened(text, 60) + "'";
    if (text.starts_with("0x") || text.starts_with("0b")) return position_of_bits(board, source, text);
    std::string rows = text;
    if (const auto width = board::take_width(rows))
        return parse_position(board, source, board::in_rows(source, rows, *width), signs);
    const auto holes = static_cast<std::uint64_t>(board.hole_count());
    const auto width = static_cast<std::uint64_t>(board.width());
    if (const std::uint64_t count = signs_in(text, signs); count > width) {
        if (count == holes) return position_of_row(board, source, text, signs);
        const std::uint64_t places = width * static_cast<std::uint64_t>(board.height());
        if (count != places)
            fail_input(source + " has " + std::to_string(count) + " signs; " + board.label() + " has " +
                       std::to_string(holes) + " holes, its picture " + std::to_string(places) + " places");
        return parse_position(board, source, board::in_rows(source, text, width), signs);
    }
    if (is_position_name(text)) return named_position(board, text);
    return parse_position(board, source, text, signs);
}

namespace {

// d1|a4, or with several pegs d1,d2|a4,b4.
Goal one_of(const Board& board, std::string_view text, HoleNames names) {
    std::vector<Position> positions;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('|', at), text.size());
        Position position = Position::empty(board);
        for (const Hole h : parse_holes(board, std::string(text.substr(at, end - at)), names)) position.set(h);
        if (std::find(positions.begin(), positions.end(), position) == positions.end())
            positions.push_back(std::move(position));
        at = end + 1;
    }
    for (const Position& position : positions)
        if (position.peg_count() != positions.front().peg_count())
            fail_input("goals with | between them need equally many pegs");
    if (positions.size() == 1) return Goal::finish(positions.front().holes(true));
    return Goal::among(std::move(positions));
}

}  // namespace

Start parse_vacate(const Board& board, const std::string& text, HoleNames names) {
    return Start::vacate(parse_holes(board, text, names));
}

Goal parse_finish(const Board& board, const std::string& text, HoleNames names) {
    if (text == "any") return Goal::any_peg();
    if (text.find('|') != text.npos) return one_of(board, text, names);
    return Goal::finish(parse_holes(board, text, names));
}

Start parse_start(const Board& board, const std::string& key, const std::string& value, HoleNames names,
                  const ReadFile& read, const Signs* signs) {
    if (key == "start") return Start::at(parse_position_argument(board, value, read, signs));
    if (key == "pegs") {
        Position position = Position::empty(board);
        for (const Hole h : parse_holes(board, value, names)) position.set(h);
        return Start::at(std::move(position));
    }
    return parse_vacate(board, value, names);
}

Goal parse_goal(const Board& board, const std::string& key, const std::string& value, HoleNames names,
                const ReadFile& read, const Signs* signs) {
    if (key == "goal") return Goal::at(parse_position_argument(board, value, read, signs));
    return parse_finish(board, value, names);
}

Problem problem_of(const Board& board, Start start, Goal goal) {
    Problem problem(board, std::move(start), std::move(goal));
    const auto pegs = [](std::int64_t n) { return std::to_string(n) + (n == 1 ? " peg" : " pegs"); };
    // A board of one hole, vacated, has no peg to end with. It gets an answer, not an error.
    if (problem.jump_count() < 0 && !problem.is_single())
        fail_input("the goal has " + pegs(problem.goal_pegs()) + ", more than the start's " +
                   std::to_string(problem.start_pegs()) + "; jumps only remove pegs");
    return problem;
}

KeyAndValue start_text(const Problem& problem, HoleNames names) {
    if (problem.start.position()) return {"start", position_word(*problem.start.position())};
    if (problem.start.vacated().empty()) return {"start", position_word(problem.start_position())};
    return {"vacate", holes_text(problem.board, problem.start.vacated(), names)};
}

namespace {

std::string alternatives_text(const Goal& goal, const Board& board, HoleNames names) {
    std::string text;
    for (const Position& position : goal.alternatives())
        text += (text.empty() ? "" : "|") + holes_text(board, position.holes(true), names);
    return text;
}

}  // namespace

KeyAndValue goal_text(const Problem& problem, HoleNames names) {
    if (problem.goal.position()) return {"goal", position_word(*problem.goal.position())};
    if (problem.goal.is_any()) return {"finish", "any"};
    if (problem.goal.is_among()) return {"finish", alternatives_text(problem.goal, problem.board, names)};
    return {"finish", holes_text(problem.board, problem.goal.finishes(), names)};
}

namespace {

std::string in_brief(const std::string& text) { return base::shortened(text, 100); }

}  // namespace

std::string problem_words(const Problem& problem, HoleNames names) {
    return in_brief(problem.board.label()) + " " + in_brief(start_text(problem, names).value) + " " +
           in_brief(goal_text(problem, names).value);
}

std::string query_words(const Query& query, HoleNames names) {
    const Problem problem(query.board, query.start.value_or(Start()), query.goal.value_or(Goal::any_peg()));
    std::string text = in_brief(query.board.label());
    if (query.start) text += " from " + in_brief(start_text(problem, names).value);
    if (query.goal) text += " to " + (query.goal->is_any() ? "any hole" : in_brief(goal_text(problem, names).value));
    return text;
}

}  // namespace pegwright::notation
