#include "notation/solution_reader.hpp"

#include "base/error.hpp"
#include "notation/json_reader.hpp"
#include "notation/positions.hpp"
#include "notation/text_scanner.hpp"

#include <array>
#include <optional>

namespace pegwright::notation {
namespace {

void expect_key(TextScanner& scanner, const std::string& key) {
    scanner.skip_blanks();
    const std::string place = scanner.place();
    const std::string found = scanner.found();
    if (scanner.word() != key)
        fail_input(place + ": expected '" + key + "', found " + found +
                   "; a solution begins with the lines board, vacate, finish, moves");
}

// One of two keys, and its value up to the next blank: commas are part of it.
struct Header {
    std::string key;
    std::string value;
};

Header read_header_line(TextScanner& scanner, const std::string& key, const std::string& other) {
    scanner.skip_blanks();
    const bool is_other = scanner.stands_here(other);
    expect_key(scanner, is_other ? other : key);
    scanner.skip_blanks();
    return {is_other ? other : key, scanner.value()};
}

Problem read_header(TextScanner& scanner, HoleNames names) {
    const auto in_place = [&](auto&& parse) {
        try {
            return parse();
        } catch (const Error& e) {
            throw Error(e.kind(), scanner.name() + ":" + std::to_string(scanner.line()) + ": " + e.what());
        }
    };
    const Header board_line = read_header_line(scanner, "board", "board");
    const Board board = in_place([&] { return parse_board(board_line.value); });
    const Header start_line = read_header_line(scanner, "vacate", "start");
    Start start = in_place([&] { return parse_start(board, start_line.key, start_line.value, names); });
    const Header goal_line = read_header_line(scanner, "finish", "goal");
    Goal goal = in_place([&] { return parse_goal(board, goal_line.key, goal_line.value, names); });
    expect_key(scanner, "moves");
    return {board, std::move(start), std::move(goal)};
}

void read_moves(TextScanner& scanner, SolutionHandler& handler) {
    constexpr std::size_t batch = 1024;
    std::array<Jump, batch> jumps;
    std::array<std::int64_t, batch> lines;
    std::size_t count = 0;
    const auto hand_over = [&] {
        const bool more = handler.take(std::span(jumps.data(), count), std::span(lines.data(), count));
        count = 0;
        return more;
    };
    const auto read_all = [&] {
        for (scanner.skip_blanks(); !scanner.at_end(); scanner.skip_blanks()) {
            Hole from = scanner.hole();
            if (scanner.peek() != '-') [[unlikely]]
                scanner.fail("a move goes through two holes at least, as in c5-c3; found " + scanner.found() +
                             " behind one");
            while (scanner.pass('-')) {
                const Hole to = scanner.hole();
                jumps[count] = {from, to};
                lines[count] = scanner.line();
                from = to;
                if (++count == batch && !hand_over()) return false;
            }
            const char c = scanner.peek();
            if (c > ' ' && c != ',' && c != '#') scanner.fail("expected '-' or a blank, found " + scanner.found());
        }
        return true;
    };
    try {
        if (read_all()) hand_over();
    } catch (const Error& e) {
        // A jump that is wrong further up comes first, wherever the batch begins.
        if (e.kind() != Error::Kind::input || hand_over()) throw;
    }
}

class WholeSolution : public SolutionHandler {
public:
    void begin(const Problem& problem) override { solution.emplace(Solution{problem, {}}); }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t>) override {
        solution->jumps.insert(solution->jumps.end(), jumps.begin(), jumps.end());
        return true;
    }
    std::optional<Solution> solution;
};

}  // namespace

SolutionFormat read_solution(ByteSource& source, const std::string& name, SolutionHandler& handler) {
    TextScanner scanner(source, name);
    scanner.skip_blanks();
    if (scanner.peek() == '{') {
        read_json_solution(scanner, handler);
        return SolutionFormat::json;
    }
    handler.begin(read_header(scanner, HoleNames::letters));
    read_moves(scanner, handler);
    return SolutionFormat::text;
}

Solution read_whole_solution(ByteSource& source, const std::string& name) {
    WholeSolution whole;
    read_solution(source, name, whole);
    return std::move(*whole.solution);
}

const char* place_word(SolutionFormat format) { return format == SolutionFormat::text ? "line" : "move"; }

}  // namespace pegwright::notation
