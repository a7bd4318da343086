#include "pegwright/drawing/styles.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "game/referee.hpp"
#include "notation/chain.hpp"
#include "pegwright/playing/hints.hpp"

#include <fmt/format.h>

namespace pegwright {
namespace {

using base::fail_input;
using base::fail_limit;
using notation::HoleNames;
using render::PossibleMove;

constexpr std::int64_t most_holes_with_arrows = 10'000;
constexpr double seconds_for_fates = 10;

PossibleMove::Fate fate_of(Fate fate) {
    switch (fate) {
        case Fate::won:
            return PossibleMove::Fate::won;
        case Fate::lost:
            return PossibleMove::Fate::lost;
        case Fate::unknown:
            break;
    }
    return PossibleMove::Fate::unknown;
}

// Reads a move such as "a3-a1"; its jumps must be possible in turn.
PossibleMove move_named(const std::string& word, const Moment& moment, HoleNames names) {
    const Board& board = moment.position.board();
    notation::TextScanner scanner(word, "arrows");
    notation::ChainReader reader(scanner, board, names);
    game::Referee referee({board, Start::at(moment.position), Goal::any_peg()});
    PossibleMove move;
    reader.read_only_move([&](Jump jump) {
        if (!referee.play(jump))
            fail_input(
                fmt::format("arrows {}: {}", word,
                            referee.explain(jump, [&](Hole hole) { return hole_text(board, hole, names); }).reason));
        if (move.move.empty()) move.move.push_back(jump.from);
        move.move.push_back(jump.to);
        return true;
    });
    return move;
}

std::vector<PossibleMove> moves_named(std::string text, const Moment& moment, HoleNames names) {
    for (char& c : text)
        if (c == ',') c = ' ';
    std::istringstream words = base::stream_of(text);
    std::vector<PossibleMove> moves;
    for (std::string word; words >> word;) {
        if (word.find('-') == word.npos)
            fail_input(fmt::format("arrows are jumps, fates, next or moves such as a3-a1, not '{}'", word));
        moves.push_back(move_named(word, moment, names));
    }
    if (moves.empty()) fail_input("arrows are jumps, fates, next or moves such as a3-a1");
    return moves;
}

std::vector<PossibleMove> next_move(const Moment& moment) {
    if (!moment.in_solution) fail_input("arrows next goes with a solution, which says what comes next");
    if (moment.next.empty()) return {};
    PossibleMove move{{moment.next.front().from}};
    for (const Jump& jump : moment.next) {
        if (jump.from != move.move.back()) break;
        move.move.push_back(jump.to);
    }
    return {std::move(move)};
}

}  // namespace

std::vector<PossibleMove> arrows(const std::string& which, const Moment& moment, HoleNames names,
                                 const Limits& limits) {
    const Board& board = moment.position.board();
    if (board.hole_count() > most_holes_with_arrows)
        fail_limit(
            fmt::format("{}: arrows are drawn on boards of {} holes at most", board.label(), most_holes_with_arrows));
    std::vector<PossibleMove> moves;
    if (which == "next") return next_move(moment);
    if ((which == "jumps" || which == "fates") && moment.position.peg_count() == board.hole_count()) {
        const std::vector<Hole> holes = board.holes();
        fail_input(fmt::format("arrows {}: no jump is possible on a full board; vacate a hole, such as vacate {}",
                               which, hole_text(board, holes[holes.size() / 2], names)));
    }
    if (which == "jumps") {
        for (const Jump& jump : possible_jumps(moment.position)) moves.push_back({{jump.from, jump.to}});
        return moves;
    }
    if (which != "fates") return moves_named(which, moment, names);
    const HintQuestion question{{board, Start::at(moment.position), moment.goal}, {}, "", seconds_for_fates};
    for (const Hint& hint : hints(question, limits).jumps)
        moves.push_back({{hint.jump.from, hint.jump.to}, fate_of(hint.fate)});
    return moves;
}

}  // namespace pegwright
