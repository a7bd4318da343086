// The moves of a JSON solution, for json_reader: kept until the problem is known, then read and handed over.
//
// A string is a chain of holes. From the first move of another form on, all are read as others write them, at the end.
#pragma once

#include "notation/other_moves.hpp"
#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::notation {

class JsonMoves {
public:
    // All must outlive this. label: what errors call the solution.
    JsonMoves(const TextScanner& scanner, const std::string& label, SolutionHandler& handler)
        : scanner_(scanner), label_(label), handler_(handler) {}

    // `names`: how holes are written, if that is said.
    void begin(Problem problem, std::optional<HoleNames> names);
    bool begun() const { return problem_.has_value(); }
    // of_others: a line made from an array or object; row_first: of its numbers, if its keys tell it. False if the
    // handler wants no more. Throws Error (limit) for a million moves before begin().
    bool add(const std::string& move, bool of_others);
    void say_row_first(std::optional<bool> row_first) { row_first_ = row_first; }
    // The next move in errors: "NAME: move 17".
    std::string next_place() const {
        return label_ + ": move " + std::to_string(moves_ + static_cast<std::int64_t>(early_.size()) + 1);
    }
    // Hands over the rest; false if the handler wants no more. finish_alone: moves without a header, instead of
    // begin().
    bool finish();
    bool finish_alone(const Query& query, std::optional<HoleNames> names);

    bool stopped() const { return stopped_; }
    // Before an error is told: false if an earlier jump is wrong.
    bool accepts_more() {
        stopped_ = stopped_ || (problem_ && !(flush() && handler_.settle()));
        return !stopped_;
    }

private:
    struct Early {
        std::string line;
        bool of_others;
    };

    bool play(const std::string& move);
    void add_words(const std::string& line);
    OtherMoves read_words(const Query& query);
    void append(const OtherMoves& moves);
    bool flush();

    const TextScanner& scanner_;
    const std::string& label_;
    SolutionHandler& handler_;
    std::optional<HoleNames> names_;
    std::optional<Problem> problem_;
    std::optional<bool> row_first_;
    std::optional<MoveWords> words_;
    bool flushed_ = false;
    bool stopped_ = false;
    std::int64_t moves_ = 0;
    std::vector<Early> early_;
    std::size_t early_characters_ = 0;
    std::vector<Jump> jumps_;
    std::vector<std::int64_t> places_;
};

}  // namespace pegwright::notation
