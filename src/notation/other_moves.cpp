#include "notation/other_moves.hpp"

#include "base/error.hpp"
#include "game/referee.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace pegwright::notation {
namespace {

struct Attempt : ParsedMoves {
    std::size_t possible = 0;  // jumps
    bool all_possible() const { return !error && possible == moves.jumps.size(); }
};

// In the order of preference for errors.
std::vector<HoleNames> candidates(const MoveWords& words, std::optional<HoleNames> names) {
    const bool numbers = std::any_of(words.words().begin(), words.words().end(),
                                     [](const MoveWord& word) { return word.kind == MoveWord::Kind::number; });
    if (!numbers) return {names.value_or(HoleNames::letters)};
    if (names == HoleNames::letters) return {HoleNames::letters, HoleNames::numbers};
    if (names) return {*names};
    std::vector<HoleNames> all;
    for (const HoleNames each : {HoleNames::numbers, HoleNames::from0, HoleNames::row_col, HoleNames::row0_col0,
                                 HoleNames::col_row, HoleNames::col0_row0}) {
        const auto order = pair_order(each);
        if (!words.row_first() || (order && order->row_first == *words.row_first())) all.push_back(each);
    }
    return all;
}

std::size_t possible_jumps(const Query& query, std::span<const Jump> before, std::span<const Jump> jumps) {
    if (jumps.empty() || !query.board.contains(jumps.front().to)) return 0;
    const Start start = query.start.value_or(Start::vacate({jumps.front().to}));
    Referee referee(Problem(query.board, start, Goal::any_peg()));
    referee.play(before);
    return referee.play(jumps);
}

// The first hole written as numbers, for messages.
std::string sample(const MoveWords& text, bool pair) {
    const auto& words = text.words();
    const auto first =
        std::find_if(words.begin(), words.end(), [](const auto& w) { return w.kind == MoveWord::Kind::number; });
    std::string number = std::to_string(first->number);
    for (auto next = first + 1; pair && next != words.end(); ++next)
        if (next->kind == MoveWord::Kind::number) return number + "," + std::to_string(next->number);
    return number;
}

[[noreturn]] void fail_several(const MoveWords& words, const Attempt& one, const Attempt& other) {
    const HoleNames a = one.moves.names;
    const HoleNames b = other.moves.names;
    const bool pair = pair_order(a).has_value() && pair_order(b).has_value();
    fail_input(words.place_text(one.moves.places.front()) + sample(words, pair) + " may be " +
                   std::string(to_string(a)) + " or " + std::string(to_string(b)) + ", and both make a game; say which",
               base::Remedy::which_notation);
}

}  // namespace

OtherMoves read_other_moves(const MoveWords& words, const Board& board, HoleNames names) {
    std::optional<Error> error;
    for (const HoleNames each : candidates(words, names)) {
        ParsedMoves parsed = parse_moves(words, board, each);
        if (!parsed.error) return std::move(parsed.moves);
        if (!error) error = parsed.error;
    }
    throw Error(*error);
}

OtherMoves find_reading(const MoveWords& words, const Query& query, std::optional<HoleNames> names,
                        std::span<const Jump> before) {
    std::vector<Attempt> attempts;
    for (const HoleNames each : candidates(words, names)) {
        Attempt attempt{parse_moves(words, query.board, each)};
        if (!attempt.error) attempt.possible = possible_jumps(query, before, attempt.moves.jumps);
        const bool same = std::any_of(attempts.begin(), attempts.end(), [&](const Attempt& other) {
            return !other.error && !attempt.error && other.moves.jumps == attempt.moves.jumps;
        });
        if (!same) attempts.push_back(std::move(attempt));
    }
    const auto possible = [](const Attempt& attempt) { return attempt.all_possible(); };
    const auto first = std::find_if(attempts.begin(), attempts.end(), possible);
    if (first != attempts.end()) {
        const auto second = std::find_if(first + 1, attempts.end(), possible);
        if (second != attempts.end()) fail_several(words, *first, *second);
        return std::move(first->moves);
    }
    const auto best = std::max_element(attempts.begin(), attempts.end(), [](const Attempt& a, const Attempt& b) {
        if (a.error && b.error) return a.error_weight < b.error_weight;
        return a.error ? !b.error : !b.error && a.possible < b.possible;
    });
    if (best->error) throw Error(*best->error);
    return std::move(best->moves);
}

Problem problem_of_moves(const Query& query, std::span<const Jump> jumps) {
    if (!query.start && (jumps.empty() || !query.board.contains(jumps.front().to)))
        fail_input("there is no first jump that would tell the vacancy");
    const Start start = query.start.value_or(Start::vacate({jumps.empty() ? Hole{} : jumps.front().to}));
    if (query.goal) return Problem(query.board, start, *query.goal);
    Referee referee(Problem(query.board, start, Goal::any_peg()));
    const bool all = referee.play(jumps) == jumps.size();
    if (!all || jumps.empty() || !referee.finish()) return Problem(query.board, start, Goal::any_peg());
    return Problem(query.board, start, Goal::finish({jumps.back().to}));
}

}  // namespace pegwright::notation
