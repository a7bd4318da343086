// JSON as a stream of events (SAX), so that no document is built: memory does not grow with the
// moves. Keys that are not ours, whatever they hold, are passed; a key of ours twice, or one that
// holds what it should not, is an error. The problem begins as soon as all three of its keys have
// come, which with files that solve has written is before the first move.
#include "notation/json_reader.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"
#include "notation/positions.hpp"

#include <nlohmann/json.hpp>

#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace pegwright::notation {
namespace {

using Json = nlohmann::json;

// The scanner as an input iterator, which is what the library reads from when it may not seek.
class ScannerIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    explicit ScannerIterator(TextScanner* scanner) : scanner_(scanner) {}
    char operator*() const { return scanner_->peek(); }
    ScannerIterator& operator++() {
        scanner_->advance();
        return *this;
    }
    bool operator==(const ScannerIterator& other) const { return ended() == other.ended(); }
    bool operator!=(const ScannerIterator& other) const { return !(*this == other); }

private:
    bool ended() const { return scanner_ == nullptr || scanner_->at_end(); }
    TextScanner* scanner_;
};

// depth_ says where an event belongs: 0 is outside, 1 in the object itself, 2 in a value of it that
// is an array or an object. Only an array "solution" at depth 1 holds moves, which are strings at
// depth 2.
//
// Callbacks return true to go on; false ends the reading without an error.
class Events : public nlohmann::json_sax<Json> {
public:
    Events(TextScanner& scanner, SolutionHandler& handler, HoleNames names)
        : scanner_(scanner), handler_(handler), names_(names) {}

    bool key(string_t& name) override {
        if (depth_ != 1) return true;
        key_ = name;
        if (!is_ours()) return true;
        if (!seen_.insert(key_).second) scanner_.fail("the JSON object has \"" + key_ + "\" twice");
        for (const auto& [one, other] : {std::pair("vacate", "start"), std::pair("finish", "goal")})
            if (seen_.count(one) && seen_.count(other))
                scanner_.fail("the JSON object has both \"" + std::string(one) + "\" and \"" + other +
                              "\"; one of them is enough");
        return true;
    }
    bool start_object(std::size_t) override { return other(depth_ > 0), ++depth_, true; }
    bool end_object() override { return --depth_, true; }
    bool start_array(std::size_t) override {
        other(key_ != "solution" || in_solution_);
        in_solution_ = depth_ == 1 && key_ == "solution";
        has_solution_ = has_solution_ || in_solution_;
        return ++depth_, true;
    }
    bool end_array() override {
        in_solution_ = in_solution_ && depth_ != 2;
        return --depth_, true;
    }
    bool string(string_t& value) override {
        if (in_solution_ && depth_ == 2) return add_move(value);
        if (depth_ == 1 && key_ == "solution") return other();
        if (depth_ == 1 && is_ours()) header_[key_] = value;
        return true;
    }
    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_integer(number_integer_t) override { return other(); }
    bool number_unsigned(number_unsigned_t) override { return other(); }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        scanner_.fail("not well-formed JSON, or cut short");
    }

    // To be called at the end of the document.
    void finish() {
        if (stopped_) return;
        if (!has_solution_) scanner_.fail("the JSON object has no array \"solution\"");
        if (!problem_) begin();
        flush();
    }

    // Hands over what has been read; false if the handler has had enough.
    bool accepts_more() { return !problem_ || (!stopped_ && flush() && handler_.settle()); }

private:
    bool is_ours() const {
        return key_ == "board" || key_ == "vacate" || key_ == "finish" || key_ == "start" || key_ == "goal" ||
               key_ == "solution";
    }

    // A value of another kind than expected: an error in the keys that are ours.
    bool other(bool wrong = true) {
        if (wrong && in_solution_) scanner_.fail("a move in \"solution\" must be a string such as \"c5-c3\"");
        if (wrong && depth_ == 1 && is_ours())
            scanner_.fail("\"" + key_ + "\" must be " + (key_ == "solution" ? "an array of moves" : "a string"));
        return true;
    }

    // Which of two keys there is; the first if neither.
    std::string one_of(const char* key, const char* other) const { return header_.count(other) ? other : key; }
    bool has_problem() const {
        return header_.count("board") && header_.count(one_of("vacate", "start")) &&
               header_.count(one_of("finish", "goal"));
    }

    // Errors of the header have no line of their own in JSON, so they are told with the file alone.
    void begin() {
        const auto parse = [&](auto&& what) {
            try {
                return what();
            } catch (const Error& e) {
                throw Error(e.kind(), scanner_.name() + ": " + e.what());
            }
        };
        const std::string start_key = one_of("vacate", "start");
        const std::string goal_key = one_of("finish", "goal");
        for (const std::string& wanted : {std::string("board"), start_key, goal_key})
            if (!header_.count(wanted)) scanner_.fail("the JSON object has no string \"" + wanted + "\"");
        parse([&] {
            const Board board = parse_board(header_["board"]);
            Start start = parse_start(board, start_key, header_[start_key], names_);
            problem_ = problem_of(board, std::move(start), parse_goal(board, goal_key, header_[goal_key], names_));
        });
        handler_.begin(*problem_);
        for (const std::string& move : std::exchange(early_moves_, {})) play(move);
    }

    bool add_move(std::string& move) {
        if (!problem_ && has_problem()) begin();
        if (problem_) return play(move);
        // Some 32 bytes each and more, before anything can be said of them.
        constexpr std::size_t most_kept = 1'000'000;
        if (early_moves_.size() == most_kept)
            fail_limit(scanner_.name() +
                       ": more than a million moves before the board is named; put \"board\", \"vacate\" and "
                       "\"finish\" first");
        early_moves_.push_back(std::move(move));
        return true;
    }

    // A scanner of its own for each string, which errors call NAME: move 17.
    bool play(const std::string& move) {
        if (stopped_) return false;
        ++moves_;
        TextScanner text(move, scanner_.name() + ": move " + std::to_string(moves_));
        text.skip_spaces();
        ChainReader(text, problem_->board, names_).read_only_move([&](Jump jump) {
            jumps_.push_back(jump);
            places_.push_back(moves_);
            return true;
        });
        return jumps_.size() < 1024 || flush();
    }

    bool flush() {
        if (!handler_.take(jumps_, places_)) stopped_ = true;
        jumps_.clear();
        places_.clear();
        return !stopped_;
    }

    TextScanner& scanner_;
    SolutionHandler& handler_;
    HoleNames names_;
    std::optional<Problem> problem_;  // as soon as its keys have come
    int depth_ = 0;
    std::string key_;
    bool in_solution_ = false;
    bool has_solution_ = false;
    bool stopped_ = false;
    std::int64_t moves_ = 0;
    std::map<std::string, std::string> header_;
    std::set<std::string> seen_;
    std::vector<std::string> early_moves_;
    std::vector<Jump> jumps_;
    std::vector<std::int64_t> places_;
};

}  // namespace

void read_json_solution(TextScanner& scanner, SolutionHandler& handler, HoleNames names) {
    Events events(scanner, handler, names);
    try {
        Json::sax_parse(ScannerIterator(&scanner), ScannerIterator(nullptr), &events);
        events.finish();
    } catch (const Error& e) {
        // A jump that is wrong further up comes first.
        if (e.kind() != Error::Kind::input || events.accepts_more()) throw;
    }
}

}  // namespace pegwright::notation
