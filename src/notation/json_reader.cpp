// A stream of events (SAX), so memory does not grow with the moves. Unknown keys are skipped. A known key that comes
// twice or has a wrong value is an error.
#include "notation/json_reader.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"
#include "notation/json_moves.hpp"
#include "notation/other_moves.hpp"
#include "notation/positions.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace pegwright::notation {
namespace {

using Json = nlohmann::json;

// The library keeps a whole string, twice while it grows.
constexpr std::int64_t longest_picture = std::int64_t{1} << 28;
constexpr std::int64_t longest_string = std::int64_t{1} << 24;

// Counts characters while the library still reads the string.
class StringLength {
public:
    // Takes the next character; true if its string is now longer than `size`.
    bool longer(char c, std::int64_t size) {
        if (!in_string_) {
            in_string_ = c == '"';
            length_ = 0;
            return false;
        }
        const bool escaped = std::exchange(escaped_, false);
        if (!escaped && c == '"') in_string_ = false;
        escaped_ = !escaped && c == '\\';
        return ++length_ > size;
    }

private:
    bool in_string_ = false;
    bool escaped_ = false;
    std::int64_t length_ = 0;
};

struct Reading {
    TextScanner& scanner;
    // The library has taken the current character. It is passed only when the next is wanted, so the scanner stands at
    // the error.
    bool taken = false;
    StringLength string = {};
    std::int64_t longest = longest_string;
};

class ScannerIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    explicit ScannerIterator(Reading* reading) : reading_(reading) {}
    char operator*() const { return reading_->scanner.peek(); }
    ScannerIterator& operator++() {
        TextScanner& scanner = reading_->scanner;
        if (reading_->string.longer(scanner.peek(), reading_->longest))
            fail_limit(scanner.place() + ": a string of more than " + std::to_string(reading_->longest) +
                       " characters; write the solution as text, which has no limit");
        reading_->taken = true;
        return *this;
    }
    bool operator==(const ScannerIterator& other) const { return ended() == other.ended(); }
    bool operator!=(const ScannerIterator& other) const { return !(*this == other); }

private:
    bool ended() const {
        if (reading_ == nullptr) return true;
        if (std::exchange(reading_->taken, false)) reading_->scanner.advance();
        return reading_->scanner.at_end();
    }
    Reading* reading_;
};

// depth_ is 0 outside, 1 in the object, 2 in an array or object inside it. Moves are strings at depth 2 in "solution".
// Moves of other programs are arrays or objects there, and the list may be called "moves" or "jumps", or stand alone.
//
// Callbacks return false to end the reading without an error.
class Events : public nlohmann::json_sax<Json> {
public:
    Events(Reading& reading, const std::string& label, SolutionHandler& handler, const Unsaid& unsaid)
        : reading_(reading),
          scanner_(reading.scanner),
          label_(label),
          handler_(handler),
          unsaid_(unsaid),
          said_(unsaid.names) {}

    bool key(string_t& name) override {
        if (in_move_) move_.key(name);
        if (depth_ != 1 || in_move_) return true;
        key_ = name;
        const bool picture = key_ == "board" || key_ == "start" || key_ == "goal";
        reading_.longest = picture ? longest_picture : longest_string;
        if (!is_ours() && !claim()) return true;
        if (!seen_.insert(key_).second) scanner_.fail("the JSON object has \"" + key_ + "\" twice");
        for (const auto& [one, other] : {std::pair("vacate", "start"), std::pair("finish", "goal")})
            if (seen_.count(one) && seen_.count(other))
                scanner_.fail("the JSON object has both \"" + std::string(one) + "\" and \"" + other +
                              "\"; one of them is enough");
        return true;
    }
    bool start_object(std::size_t) override {
        if (begins_move())
            move_.open('{');
        else
            other(depth_ > 0);
        return ++depth_, true;
    }
    bool end_object() override {
        --depth_;
        return !in_move_ || end_in_move('}');
    }
    bool start_array(std::size_t) override {
        if (begins_move()) {
            move_.open('[');
        } else if (depth_ == 0 || (depth_ == 1 && (key_ == "solution" || key_ == "moves" || key_ == "jumps"))) {
            if (has_solution_) scanner_.fail("the JSON object has two arrays of moves; leave out \"" + key_ + "\"");
            has_solution_ = true;
            list_depth_ = depth_ + 1;
        } else {
            other();
        }
        return ++depth_, true;
    }
    bool end_array() override {
        --depth_;
        if (in_move_) return end_in_move(']');
        if (depth_ < list_depth_) list_depth_ = 0;
        return true;
    }
    bool string(string_t& value) override {
        // A zero would cut messages short.
        if (value.find('\0') != value.npos) scanner_.fail("a string has a zero character in it");
        if (in_move_) return move_.string(value), true;
        if (in_list()) return add_move(value, false);
        if (depth_ == 1 && key_ == "solution") return other();
        if (depth_ == 1 && (is_ours() || key_ == "reason" || key_ == "error"))
            header_[key_] = value;
        else
            other();
        return true;
    }
    bool null() override {
        if (in_move_) return move_.word("null"), true;
        not_known_ = not_known_ || (depth_ == 1 && key_ == "solvable");
        return other();
    }
    bool boolean(bool value) override {
        if (in_move_) return move_.word(value ? "true" : "false"), true;
        unsolvable_ = unsolvable_ || (depth_ == 1 && key_ == "solvable" && !value);
        return other();
    }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr number_unsigned_t most = std::numeric_limits<std::int64_t>::max();
        return number(static_cast<std::int64_t>(std::min(value, most)));
    }
    bool number_float(number_float_t, const string_t& text) override {
        if (in_move_) return move_.word(text), true;
        return other();
    }
    bool binary(binary_t&) override { return other(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        scanner_.fail("not well-formed JSON, or cut short");
    }

    void finish() {
        if (stopped_) return;
        if (has_solution_ && unsaid_.query && !header_.count("board")) return finish_alone();
        if (!has_solution_ && unsolvable_) return handler_.absent(label_, "unsolvable: " + header_["reason"]);
        if (!has_solution_ && not_known_) return handler_.absent(label_, "not known: " + header_["reason"]);
        if (!has_solution_ && header_.count("error")) return handler_.absent(label_, "error: " + header_["error"]);
        if (!has_solution_) scanner_.fail("the JSON object has no array \"solution\"");
        if (!problem_) begin();
        if (words_) {
            OtherMoves moves = read_words({problem_->board, problem_->start});
            handler_.notation(moves.names);
            append(moves);
        }
        if (flush()) handler_.claimed(claims_);
    }

    bool stopped() const { return stopped_; }
    // False if the handler wants no more.
    bool accepts_more() {
        stopped_ = stopped_ || (problem_ && !(flush() && handler_.settle()));
        return !stopped_;
    }

private:
    bool is_ours() const {
        return key_ == "board" || key_ == "notation" || key_ == "vacate" || key_ == "finish" || key_ == "start" ||
               key_ == "goal" || key_ == "solution";
    }

    // Null for keys without a count.
    std::optional<std::int64_t>* claim() {
        return key_ == "jumps"           ? &claims_.jumps
               : key_ == "moves"         ? &claims_.moves
               : key_ == "longest_sweep" ? &claims_.longest_sweep
                                         : nullptr;
    }
    bool number(std::int64_t value) {
        if (in_move_) {
            return move_.word(std::to_string(value)), true;
        }
        if (depth_ == 1 && claim()) return *claim() = value, true;
        return other();
    }

    // A value of a wrong kind is an error for known keys.
    bool other(bool wrong = true) {
        if (in_move_) return true;
        if (wrong && list_depth_ > 0) scanner_.fail("a move in \"solution\" must be a string such as \"c5-c3\"");
        if (wrong && depth_ == 1 && is_ours())
            scanner_.fail("\"" + key_ + "\" must be " + (key_ == "solution" ? "an array of moves" : "a string"));
        if (wrong && depth_ == 1 && claim()) scanner_.fail("\"" + key_ + "\" must be a whole number");
        return true;
    }

    std::string one_of(const char* key, const char* other) const { return header_.count(other) ? other : key; }
    bool has_problem() const {
        return header_.count("board") && header_.count(one_of("vacate", "start")) &&
               header_.count(one_of("finish", "goal"));
    }

    // JSON keeps no lines for header values, so errors name the file alone.
    void begin() {
        const auto parse = [&](auto&& what) {
            try {
                return what();
            } catch (const Error& e) {
                throw e.with_message(label_ + ": " + e.what());
            }
        };
        const std::string start_key = one_of("vacate", "start");
        const std::string goal_key = one_of("finish", "goal");
        for (const std::string& wanted : {std::string("board"), start_key, goal_key})
            if (!header_.count(wanted))
                fail_input(scanner_.place() + ": the JSON object has no string \"" + wanted + "\"",
                           wanted == "board" ? base::Remedy::board_of_moves : base::Remedy::none);
        parse([&] {
            const Board board = parse_board(header_["board"]);
            if (header_.count("notation")) said_ = hole_names_named(header_["notation"]);
            Start start = parse_start(board, start_key, header_[start_key], names());
            problem_ = problem_of(board, std::move(start), parse_goal(board, goal_key, header_[goal_key], names()));
        });
        handler_.notation(names());
        handler_.begin(*problem_);
        for (const EarlyMove& move : std::exchange(early_moves_, {}))
            if (!add_move(move.line, move.of_others)) return;
    }

    // of_others: a line made from an array or object.
    bool add_move(const std::string& move, bool of_others) {
        if (!problem_ && has_problem()) begin();
        if (stopped_) return false;
        if (problem_ && (words_ || of_others)) return add_words(move), true;
        if (problem_) return play(move);
        // At least 32 bytes each.
        constexpr std::size_t most_kept = 1'000'000;
        constexpr std::size_t most_characters = std::size_t{1} << 27;
        early_characters_ += move.size();
        if (early_moves_.size() == most_kept || early_characters_ > most_characters)
            fail_limit(label_ +
                       ": more than a million moves before the board is named; put \"board\", \"vacate\" and "
                       "\"finish\" first");
        early_moves_.push_back({move, of_others});
        return true;
    }

    // Each string has its own scanner, named "NAME: move 17" in errors.
    bool play(const std::string& move) {
        if (stopped_) return false;
        ++moves_;
        TextScanner text(move, label_ + ": move " + std::to_string(moves_));
        text.skip_spaces();
        const std::size_t before = jumps_.size();
        try {
            ChainReader(text, problem_->board, names()).read_only_move([&](Jump jump) {
                jumps_.push_back(jump);
                places_.push_back(moves_);
                return true;
            });
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::input || flushed_) throw;
            MoveWords words(label_ + ": move ");
            try {
                words.add_line(move, moves_);
            } catch (const Error&) {
                if (words.has_foreign_signs()) throw;
            }
            if (!words.has_foreign_signs()) throw Error(e);
            jumps_.resize(before);
            places_.resize(before);
            --moves_;
            add_words(move);
        }
        return jumps_.size() < 1024 || flush();
    }

    // From here on, moves are read as others write them, all at once at the end.
    void add_words(const std::string& line) {
        if (!words_) {
            if (flushed_) scanner_.fail("moves of another form after " + std::to_string(moves_) + " of ours");
            words_.emplace(label_ + ": move ");
        }
        words_->add_line(line, ++moves_);
    }
    OtherMoves read_words(const Query& query) {
        if (row_first_) words_->say_row_first(*row_first_);
        return find_reading(*words_, query, said_, jumps_);
    }
    void append(const OtherMoves& moves) {
        jumps_.insert(jumps_.end(), moves.jumps.begin(), moves.jumps.end());
        places_.insert(places_.end(), moves.places.begin(), moves.places.end());
    }
    void finish_alone() {
        words_.emplace(label_ + ": move ");
        for (const EarlyMove& early : std::exchange(early_moves_, {})) words_->add_line(early.line, ++moves_);
        const OtherMoves moves = read_words(*unsaid_.query);
        handler_.notation(moves.names);
        problem_ = problem_of_moves(*unsaid_.query, moves.jumps);
        handler_.begin(*problem_);
        append(moves);
        flush();
    }

    bool in_list() const { return list_depth_ > 0 && depth_ == list_depth_; }
    // True in a move that is an array or object; its text is put together again.
    bool begins_move() {
        in_move_ = in_move_ || in_list();
        return in_move_;
    }
    bool end_in_move(char bracket) {
        constexpr std::size_t longest_move = std::size_t{1} << 16;
        move_.close(bracket);
        if (move_.text().size() > longest_move) scanner_.fail("a move of more than 65,536 characters");
        if (depth_ != list_depth_) return true;
        in_move_ = false;
        const std::string place =
            label_ + ": move " + std::to_string(moves_ + static_cast<std::int64_t>(early_moves_.size()) + 1);
        return add_move(line_of_json_move(move_.take(), place, row_first_), true);
    }

    bool flush() {
        if (!handler_.take(jumps_, places_)) stopped_ = true;
        flushed_ = flushed_ || !jumps_.empty();
        jumps_.clear();
        places_.clear();
        return !stopped_;
    }

    Reading& reading_;
    TextScanner& scanner_;
    const std::string& label_;
    SolutionHandler& handler_;
    HoleNames names() const { return said_.value_or(HoleNames::letters); }

    struct EarlyMove {
        std::string line;
        bool of_others;
    };

    const Unsaid& unsaid_;
    std::optional<HoleNames> said_;
    std::optional<Problem> problem_;  // as soon as its keys have come
    int depth_ = 0;
    std::string key_;
    int list_depth_ = 0;  // in the list of moves
    bool in_move_ = false;
    JsonMoveText move_;
    std::optional<bool> row_first_;  // of two numbers, as keys say
    std::optional<MoveWords> words_;
    bool flushed_ = false;
    bool has_solution_ = false;
    bool unsolvable_ = false;
    bool not_known_ = false;
    bool stopped_ = false;
    std::int64_t moves_ = 0;
    std::map<std::string, std::string> header_;
    std::set<std::string> seen_;
    Claims claims_;
    std::vector<EarlyMove> early_moves_;
    std::size_t early_characters_ = 0;
    std::vector<Jump> jumps_;
    std::vector<std::int64_t> places_;
};

}  // namespace

bool read_json_solution(TextScanner& scanner, const std::string& label, SolutionHandler& handler,
                        const Unsaid& unsaid) {
    Reading reading{scanner};
    Events events(reading, label, handler, unsaid);
    try {
        // Not strict: leaves text after the object.
        Json::sax_parse(ScannerIterator(&reading), ScannerIterator(nullptr), &events, Json::input_format_t::json,
                        false);
        if (!events.stopped() && reading.taken) scanner.advance();
        events.finish();
    } catch (const Error& e) {
        // A wrong jump further up comes first.
        if (e.kind() != Error::Kind::input || events.accepts_more()) throw;
    }
    return !events.stopped();
}

}  // namespace pegwright::notation
