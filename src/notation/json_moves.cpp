#include "notation/json_moves.hpp"

#include "base/error.hpp"
#include "notation/chain.hpp"

#include <utility>

namespace pegwright::notation {

void JsonMoves::begin(Problem problem, std::optional<HoleNames> names) {
    names_ = names;
    problem_ = std::move(problem);
    handler_.notation(names_.value_or(HoleNames::letters));
    handler_.begin(*problem_);
    for (const Early& move : std::exchange(early_, {}))
        if (!add(move.line, move.of_others)) return;
}

bool JsonMoves::add(const std::string& move, bool of_others) {
    if (stopped_) return false;
    if (problem_ && (words_ || of_others)) return add_words(move), true;
    if (problem_) return play(move);
    // At least 32 bytes each.
    constexpr std::size_t most_kept = 1'000'000;
    constexpr std::size_t most_characters = std::size_t{1} << 27;
    early_characters_ += move.size();
    if (early_.size() == most_kept || early_characters_ > most_characters)
        fail_limit(label_ +
                   ": more than a million moves before the board is named; put \"board\", \"vacate\" and "
                   "\"finish\" first");
    early_.push_back({move, of_others});
    return true;
}

bool JsonMoves::finish() {
    if (words_) {
        const OtherMoves moves = read_words({problem_->board, problem_->start});
        handler_.notation(moves.names);
        append(moves);
    }
    return flush();
}

bool JsonMoves::finish_alone(const Query& query, std::optional<HoleNames> names) {
    names_ = names;
    words_.emplace(label_ + ": move ");
    for (const Early& early : std::exchange(early_, {})) words_->add_line(early.line, ++moves_);
    const OtherMoves moves = read_words(query);
    handler_.notation(moves.names);
    problem_ = problem_of_moves(query, moves.jumps);
    handler_.begin(*problem_);
    append(moves);
    return flush();
}

// Each string has its own scanner.
bool JsonMoves::play(const std::string& move) {
    ++moves_;
    TextScanner text(move, label_ + ": move " + std::to_string(moves_));
    text.skip_spaces();
    const std::size_t before = jumps_.size();
    try {
        ChainReader(text, problem_->board, names_.value_or(HoleNames::letters)).read_only_move([&](Jump jump) {
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

void JsonMoves::add_words(const std::string& line) {
    if (!words_) {
        if (flushed_) scanner_.fail("moves of another form after " + std::to_string(moves_) + " of ours");
        words_.emplace(label_ + ": move ");
    }
    words_->add_line(line, ++moves_);
}

OtherMoves JsonMoves::read_words(const Query& query) {
    if (row_first_) words_->say_row_first(*row_first_);
    return find_reading(*words_, query, names_, jumps_);
}

void JsonMoves::append(const OtherMoves& moves) {
    jumps_.insert(jumps_.end(), moves.jumps.begin(), moves.jumps.end());
    places_.insert(places_.end(), moves.places.begin(), moves.places.end());
}

bool JsonMoves::flush() {
    if (!handler_.take(jumps_, places_)) stopped_ = true;
    flushed_ = flushed_ || !jumps_.empty();
    jumps_.clear();
    places_.clear();
    return !stopped_;
}

}  // namespace pegwright::notation
