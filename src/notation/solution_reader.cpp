// Plain lines are read fast (plain_moves), all else by the grammar (chain). After every line end the fast way is tried
// again.
#include "notation/solution_reader.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"
#include "notation/json_reader.hpp"
#include "notation/plain_moves.hpp"
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
    // The next solution stays readable after the error.
    const bool begins_another = key != "board" && begins_solution(scanner);
    if (begins_another || scanner.word() != key)
        fail_input(place + ": expected '" + key + "', found " + found +
                   "; a solution begins with the lines board, vacate, finish, moves");
}

// The value ends at a blank; commas belong to it.
struct Header {
    std::string key;
    std::string value;
};

// Reads `key` unless `other` comes next: vacate or start, finish or goal.
Header read_header_line(TextScanner& scanner, const std::string& key, const std::string& other) {
    scanner.skip_blanks();
    const bool is_other = scanner.stands_here(other);
    expect_key(scanner, is_other ? other : key);
    scanner.skip_blanks();
    return {is_other ? other : key, scanner.value()};
}

// `names` changes if the header has a notation.
Problem read_header(TextScanner& scanner, HoleNames& names) {
    const auto in_place = [&](auto&& parse) {
        try {
            return parse();
        } catch (const Error& e) {
            throw e.with_message(scanner.name() + ":" + std::to_string(scanner.line()) + ": " + e.what());
        }
    };
    const Header board_line = read_header_line(scanner, "board", "board");
    const Board board = in_place([&] { return parse_board(board_line.value); });
    scanner.skip_blanks();
    if (scanner.stands_here("notation")) {
        const Header notation_line = read_header_line(scanner, "notation", "notation");
        names = in_place([&] { return hole_names_named(notation_line.value); });
    }
    const Header start_line = read_header_line(scanner, "vacate", "start");
    Start start = in_place([&] { return parse_start(board, start_line.key, start_line.value, names); });
    const Header goal_line = read_header_line(scanner, "finish", "goal");
    Problem problem = in_place(
        [&] { return problem_of(board, std::move(start), parse_goal(board, goal_line.key, goal_line.value, names)); });
    expect_key(scanner, "moves");
    return problem;
}

class MovesReader {
public:
    MovesReader(TextScanner& scanner, const Board& board, HoleNames names, SolutionHandler& handler)
        : scanner_(scanner), chain_(scanner, board, names), plain_(names == HoleNames::letters), handler_(handler) {}

    // False if the handler wants no more.
    bool read() {
        try {
            return read_all() && hand_over();
        } catch (const Error& e) {
            // A wrong jump further up comes first, in any batch.
            if (e.kind() != Error::Kind::input || (hand_over() && handler_.settle())) throw;
            return false;
        }
    }

private:
    // 24 KiB of jumps and places fit the first-level cache.
    static constexpr std::size_t batch = 1024;

    bool read_all() {
        for (;;) {
            if (plain_ && scanner_.peek() == '\n') {
                scanner_.advance();
                if (!read_plain_lines()) return false;
            }
            scanner_.skip_blanks();
            if (scanner_.at_end() || begins_solution(scanner_)) return true;
            if (!chain_.read_move([&](Jump jump) { return add(jump); })) return false;
        }
    }

    bool read_plain_lines() {
        constexpr std::size_t worth_it = 4096;
        for (;;) {
            const PlainMoves read =
                read_plain_moves(scanner_.ahead(worth_it), scanner_.line(), std::span(jumps_).subspan(count_),
                                 std::span(places_).subspan(count_));
            if (read.characters == 0) return true;
            scanner_.pass_lines(read.characters, read.lines);
            count_ += read.jumps;
            if (!hand_over()) return false;
        }
    }

    bool add(Jump jump) {
        jumps_[count_] = jump;
        places_[count_] = scanner_.line();
        return ++count_ < batch || hand_over();
    }

    bool hand_over() {
        const bool more = handler_.take(std::span(jumps_.data(), count_), std::span(places_.data(), count_));
        count_ = 0;
        return more;
    }

    TextScanner& scanner_;
    ChainReader chain_;
    bool plain_;
    SolutionHandler& handler_;
    std::array<Jump, batch> jumps_;
    std::array<std::int64_t, batch> places_;
    std::size_t count_ = 0;
};

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

bool begins_solution(TextScanner& scanner) {
    const char c = scanner.peek();
    return c == '{' || (c == 'b' && scanner.stands_here("board"));
}

void SolutionHandler::absent(const std::string& label, const std::string& reason) {
    fail_input(label + ": no solution there: " + reason);
}

SolutionRead read_solution_at(TextScanner& scanner, const std::string& label, SolutionHandler& handler,
                              HoleNames names) {
    if (scanner.peek() == '{') return {SolutionFormat::json, !read_json_solution(scanner, label, handler, names)};
    const Problem problem = read_header(scanner, names);
    handler.notation(names);
    handler.begin(problem);
    return {SolutionFormat::text, !MovesReader(scanner, problem.board, names, handler).read()};
}

SolutionFormat read_solution(ByteSource& source, const std::string& name, SolutionHandler& handler, HoleNames names) {
    TextScanner scanner(source, name);
    scanner.skip_byte_order_mark();
    scanner.skip_blanks();
    const SolutionRead read = read_solution_at(scanner, name, handler, names);
    if (!read.stopped) {
        scanner.skip_blanks();
        if (!scanner.at_end() && handler.settle())
            scanner.fail("expected only one solution; found " + scanner.found() + " after it");
    }
    return read.format;
}

Solution read_whole_solution(ByteSource& source, const std::string& name, HoleNames names) {
    WholeSolution whole;
    read_solution(source, name, whole, names);
    return std::move(*whole.solution);
}

const char* place_word(SolutionFormat format) { return format == SolutionFormat::text ? "line" : "move"; }

}  // namespace pegwright::notation
