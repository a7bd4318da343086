#include "notation/solution_reader.hpp"

#include "base/error.hpp"
#include "notation/json_reader.hpp"
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

std::string header_value(TextScanner& scanner, const std::string& key) {
    expect_key(scanner, key);
    scanner.skip_blanks();
    return scanner.word();
}

// `x,y` has a comma in it, which otherwise separates: the header's holes are read to the blank.
std::string header_hole(TextScanner& scanner, const std::string& key) {
    std::string text = header_value(scanner, key);
    if (!text.empty() && text[0] >= '0' && text[0] <= '9' && scanner.peek() == ',') {
        scanner.advance();
        text += "," + scanner.word();
    }
    return text;
}

Problem read_header(TextScanner& scanner) {
    const auto in_place = [&](auto&& parse) {
        try {
            return parse();
        } catch (const Error& e) {
            throw Error(e.kind(), scanner.name() + ":" + std::to_string(scanner.line()) + ": " + e.what());
        }
    };
    const std::string name = header_value(scanner, "board");
    const Board board = in_place([&] { return Board::parse(name); });
    const auto hole = [&](const char* key) {
        const std::string text = header_hole(scanner, key);
        return in_place([&] { return board.parse_hole(text); });
    };
    const Hole vacate = hole("vacate");
    const Hole finish = hole("finish");
    expect_key(scanner, "moves");
    return {board, vacate, finish};
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
    handler.begin(read_header(scanner));
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
