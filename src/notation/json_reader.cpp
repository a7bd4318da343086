// A stream of events (SAX), so memory does not grow with the moves. Unknown keys are skipped. A known key that comes
// twice or has a wrong value is an error.
#include "notation/json_reader.hpp"

#include "base/error.hpp"
#include "notation/json_characters.hpp"
#include "notation/json_move_text.hpp"
#include "notation/json_moves.hpp"
#include "notation/positions.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace pegwright::notation {
namespace {

using Json = nlohmann::json;

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
          moves_(reading.scanner, label, handler) {}

    bool key(string_t& name) override {
        if (in_move_) move_text_.key(name);
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
            move_text_.open('{');
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
            move_text_.open('[');
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
        if (in_move_) return move_text_.string(value), true;
        if (in_list()) return add_move(value, false);
        if (depth_ == 1 && key_ == "solution") return other();
        if (depth_ == 1 && (is_ours() || key_ == "reason" || key_ == "error"))
            header_[key_] = value;
        else
            other();
        return true;
    }
    bool null() override {
        if (in_move_) return move_text_.word("null"), true;
        not_known_ = not_known_ || (depth_ == 1 && key_ == "solvable");
        return other();
    }
    bool boolean(bool value) override {
        if (in_move_) return move_text_.word(value ? "true" : "false"), true;
        unsolvable_ = unsolvable_ || (depth_ == 1 && key_ == "solvable" && !value);
        return other();
    }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr number_unsigned_t most = std::numeric_limits<std::int64_t>::max();
        return number(static_cast<std::int64_t>(std::min(value, most)));
    }
    bool number_float(number_float_t, const string_t& text) override {
        if (in_move_) return move_text_.word(text), true;
        return other();
    }
    bool binary(binary_t&) override { return other(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        scanner_.fail("not well-formed JSON, or cut short");
    }

    void finish() {
        if (stopped()) return;
        if (has_solution_ && unsaid_.query && !header_.count("board"))
            return void(moves_.finish_alone(*unsaid_.query, unsaid_.names));
        if (!has_solution_ && unsolvable_) return handler_.absent(label_, "unsolvable: " + header_["reason"]);
        if (!has_solution_ && not_known_) return handler_.absent(label_, "not known: " + header_["reason"]);
        if (!has_solution_ && header_.count("error")) return handler_.absent(label_, "error: " + header_["error"]);
        if (!has_solution_) scanner_.fail("the JSON object has no array \"solution\"");
        if (!moves_.begun()) begin();
        if (moves_.finish()) handler_.claimed(claims_);
    }

    bool stopped() const { return moves_.stopped(); }
    bool accepts_more() { return moves_.accepts_more(); }

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
            return move_text_.word(std::to_string(value)), true;
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
        std::optional<HoleNames> said = unsaid_.names;
        Problem problem = parse([&] {
            const Board board = parse_board(header_["board"]);
            if (header_.count("notation")) said = hole_names_named(header_["notation"]);
            const HoleNames names = said.value_or(HoleNames::letters);
            Start start = parse_start(board, start_key, header_[start_key], names);
            return problem_of(board, std::move(start), parse_goal(board, goal_key, header_[goal_key], names));
        });
        moves_.begin(std::move(problem), said);
    }

    bool add_move(const std::string& move, bool of_others) {
        if (!moves_.begun() && has_problem()) begin();
        return moves_.add(move, of_others);
    }

    bool in_list() const { return list_depth_ > 0 && depth_ == list_depth_; }
    // True in a move that is an array or object; its text is put together again.
    bool begins_move() {
        in_move_ = in_move_ || in_list();
        return in_move_;
    }
    bool end_in_move(char bracket) {
        constexpr std::size_t longest_move = std::size_t{1} << 16;
        move_text_.close(bracket);
        if (move_text_.text().size() > longest_move) scanner_.fail("a move of more than 65,536 characters");
        if (depth_ != list_depth_) return true;
        in_move_ = false;
        const std::string line = line_of_json_move(move_text_.take(), moves_.next_place(), row_first_);
        moves_.say_row_first(row_first_);
        return add_move(line, true);
    }

    Reading& reading_;
    TextScanner& scanner_;
    const std::string& label_;
    SolutionHandler& handler_;
    const Unsaid& unsaid_;
    JsonMoves moves_;
    int depth_ = 0;
    std::string key_;
    int list_depth_ = 0;  // in the list of moves
    bool in_move_ = false;
    JsonMoveText move_text_;
    std::optional<bool> row_first_;  // of two numbers, as keys say
    bool has_solution_ = false;
    bool unsolvable_ = false;
    bool not_known_ = false;
    std::map<std::string, std::string> header_;
    std::set<std::string> seen_;
    Claims claims_;
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
