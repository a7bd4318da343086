// Plain lines are read fast (plain_moves), all else by the grammar (chain). After every line end the fast way is tried
// again.
#include "notation/solution_reader.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"
#include "notation/json_reader.hpp"
#include "notation/other_moves.hpp"
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
                       "; a solution begins with the lines board, vacate, finish, moves",
                   key == "board" && found.find_first_of("0123456789") != found.npos ? base::Remedy::board_of_moves
                                                                                     : base::Remedy::none);
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

// `said` changes if the header has a notation.
Problem read_header(TextScanner& scanner, std::optional<HoleNames>& said) {
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
        said = in_place([&] { return hole_names_named(notation_line.value); });
    }
    const HoleNames names = said.value_or(HoleNames::letters);
    const Header start_line = read_header_line(scanner, "vacate", "start");
    Start start = in_place([&] { return parse_start(board, start_line.key, start_line.value, names); });
    const Header goal_line = read_header_line(scanner, "finish", "goal");
    Problem problem = in_place(
        [&] { return problem_of(board, std::move(start), parse_goal(board, goal_line.key, goal_line.value, names)); });
    expect_key(scanner, "moves");
    return problem;
}

void hand_over_all(const OtherMoves& moves, SolutionHandler& handler) {
    constexpr std::size_t batch = 1024;
    const std::span<const Jump> jumps(moves.jumps);
    const std::span<const std::int64_t> places(moves.places);
    for (std::size_t at = 0; at < jumps.size(); at += batch) {
        const std::size_t size = std::min(batch, jumps.size() - at);
        if (!handler.take(jumps.subspan(at, size), places.subspan(at, size))) return;
    }
}

// [{, [[ or ["; other brackets are around moves.
bool begins_json_array(TextScanner& scanner) {
    const std::string_view here = scanner.ahead(TextScanner::look_ahead);
    if (!here.starts_with('[')) return false;
    const std::size_t next = here.find_first_not_of(" \t\r\n", 1);
    return next != here.npos && (here[next] == '{' || here[next] == '[' || here[next] == '"');
}

// Takes a line; false at the end or before the next solution.
bool take_line(TextScanner& scanner, MoveWords& words) {
    std::string line;
    scanner.take_line(line);
    words.add_line(line, scanner.line());
    if (scanner.at_end()) return false;
    scanner.advance();
    return !scanner.at_end() && !begins_solution(scanner);
}

// Moves without a header.
void read_moves_alone(TextScanner& scanner, SolutionHandler& handler, const Unsaid& unsaid) {
    MoveWords words(scanner.name() + ":");
    while (take_line(scanner, words)) {
    }
    const OtherMoves moves = find_reading(words, *unsaid.query, unsaid.names);
    handler.notation(moves.names);
    handler.begin(problem_of_moves(*unsaid.query, moves.jumps));
    hand_over_all(moves, handler);
}

class MovesReader {
public:
    // `names`: how plain chains are written. `said`: whether the source or the caller said so.
    MovesReader(TextScanner& scanner, const Problem& problem, HoleNames names, bool said, SolutionHandler& handler)
        : scanner_(scanner),
          problem_(problem),
          names_(names),
          said_(said),
          chain_(scanner, problem_.board, names),
          plain_(names == HoleNames::letters),
          handler_(handler) {}

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
            const auto move = all_here_ ? mark_move() : std::nullopt;
            const std::size_t before = count_;
            try {
                if (!chain_.read_move([&](Jump jump) { return add(jump); })) return false;
            } catch (const Error& e) {
                if (e.kind() != Error::Kind::input || !move || !all_here_ || !scanner_.go_back(*move)) throw;
                return read_as_others_write(e, before);
            }
        }
    }

    // Nothing if the line is so long that the scanner may not come back to its beginning.
    std::optional<TextScanner::Mark> mark_move() {
        constexpr std::size_t longest = 4096;
        const std::string_view here = scanner_.ahead(longest + TextScanner::look_ahead).substr(0, longest);
        if (here.size() == longest && here.find('\n') == here.npos) return std::nullopt;
        return scanner_.mark();
    }

    // Throws `chains`, what is wrong with them as chains, unless the rest of its line has signs of others.
    // The first `before` jumps precede it.
    bool read_as_others_write(const Error& chains, std::size_t before) {
        MoveWords words(scanner_.name() + ":");
        bool more = false;
        try {
            more = take_line(scanner_, words);
        } catch (const Error&) {
            if (words.has_foreign_signs()) throw;
        }
        if (!words.has_foreign_signs()) throw Error(chains);
        while (more) more = take_line(scanner_, words);
        const OtherMoves moves =
            find_reading(words, {problem_.board, problem_.start}, said_ ? std::optional(names_) : std::nullopt,
                         std::span(jumps_).first(before));
        count_ = before;
        handler_.notation(moves.names);
        if (!hand_over()) return false;
        hand_over_all(moves, handler_);
        return true;
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
            if (count_ > batch / 2 && !hand_over()) return false;
        }
    }

    bool add(Jump jump) {
        jumps_[count_] = jump;
        places_[count_] = scanner_.line();
        return ++count_ < batch || hand_over();
    }

    bool hand_over() {
        const bool more = handler_.take(std::span(jumps_.data(), count_), std::span(places_.data(), count_));
        all_here_ = all_here_ && count_ == 0;
        count_ = 0;
        return more;
    }

    TextScanner& scanner_;
    const Problem& problem_;
    HoleNames names_;
    bool said_;
    ChainReader chain_;
    bool plain_;
    SolutionHandler& handler_;
    std::array<Jump, batch> jumps_;
    std::array<std::int64_t, batch> places_;
    std::size_t count_ = 0;
    bool all_here_ = true;  // no jump has been handed over
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
                              const Unsaid& unsaid) {
    if (scanner.peek() == '{' || (unsaid.query && begins_json_array(scanner)))
        return {SolutionFormat::json, !read_json_solution(scanner, label, handler, unsaid)};
    if (unsaid.query && !begins_solution(scanner)) {
        read_moves_alone(scanner, handler, unsaid);
        return {SolutionFormat::text, false};
    }
    std::optional<HoleNames> said = unsaid.names;
    const Problem problem = read_header(scanner, said);
    const HoleNames names = said.value_or(HoleNames::letters);
    handler.notation(names);
    handler.begin(problem);
    return {SolutionFormat::text, !MovesReader(scanner, problem, names, said.has_value(), handler).read()};
}

SolutionFormat read_solution(ByteSource& source, const std::string& name, SolutionHandler& handler,
                             const Unsaid& unsaid) {
    TextScanner scanner(source, name);
    scanner.skip_byte_order_mark();
    scanner.skip_blanks();
    const SolutionRead read = read_solution_at(scanner, name, handler, unsaid);
    if (!read.stopped) {
        scanner.skip_blanks();
        if (!scanner.at_end() && handler.settle())
            scanner.fail("expected only one solution; found " + scanner.found() + " after it");
    }
    return read.format;
}

Solution read_whole_solution(ByteSource& source, const std::string& name, const Unsaid& unsaid) {
    WholeSolution whole;
    read_solution(source, name, whole, unsaid);
    return std::move(*whole.solution);
}

const char* place_word(SolutionFormat format) { return format == SolutionFormat::text ? "line" : "move"; }

}  // namespace pegwright::notation
