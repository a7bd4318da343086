// Replays solutions, text or JSON, through the referee: the calls behind `pegwright verify`.
#pragma once

#include "game/marked_pegs.hpp"
#include "game/move_count.hpp"
#include "notation/holes.hpp"
#include "notation/solution_reader.hpp"
#include "pegwright/names.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pegwright {

struct VerifyOptions {
    // Notation of holes, unless the solution says it itself; letters by default.
    std::optional<notation::HoleNames> names = {};
    // The board of moves that come without one, and perhaps their start and goal (notation/other_moves.hpp).
    std::optional<Query> query = {};
    // Stop after this number of jumps (0 or more) and keep the position; the rest is not read.
    std::optional<std::int64_t> at = {};
    // Called before the jumps are read. If it throws an Error, that becomes the solution's error.
    std::function<void(const Problem&)> begun = {};
    // The pegs that must stay on the board and end where they say; called and thrown as begun. A solution that breaks
    // a mark is wrong.
    std::function<std::vector<game::MarkedPeg>(const Problem&, notation::HoleNames)> marks = {};
    // Uses poll (told the jumps read) and threads: with two, long solutions are replayed while they are read.
    Limits limits = {};
};

// The result, up to the end or the first wrong jump.
struct Verification {
    notation::SolutionFormat format = notation::SolutionFormat::text;
    notation::HoleNames names = notation::HoleNames::letters;  // how the solution writes holes
    std::optional<Problem> problem;                            // verify() always sets it
    game::MoveCount count;                                     // of the accepted jumps
    Verdict verdict;                                           // with `at`, only of the jumps played
    std::optional<std::int64_t> place;  // where the wrong jump is: line, or number of the move in JSON
    std::optional<Position> position;   // after `at` jumps, if all were accepted

    explicit operator bool() const { return verdict.accepted; }
};

// Reads one solution and replays it. O(1) a jump. Memory: one position, and 1.6 MB for long solutions.
//
// name: what errors call the source. Throws Error (input, with line and column): not exactly one solution, or fewer
// than `at` jumps. Error (limit): the board does not fit the memory.
Verification verify(ByteSource& source, const std::string& name, const VerifyOptions& options = {});

// One of several solutions in a source: exactly one of solution, absent and error is set.
struct Finding {
    std::string name;       // name of the source, with ":LINE" for all but its first solution
    std::int64_t line = 1;  // line where it begins
    std::optional<Verification> solution;
    std::optional<std::string> absent;  // "unsolvable: REASON", "not known: REASON" or "error: MESSAGE"
    std::optional<Error> error;         // input: malformed; limit: too large. The message includes the place
};

// Verifies all solutions of a source, text and JSON mixed; with `at` only the first. Each is told as soon as it is
// read; a wrong one does not stop the rest. Throws what source and tell throw.
void verify_all(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&)>& tell);

// As verify_all(), but also keeps the accepted jumps: 16 bytes each.
void read_games(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&, std::vector<Jump>)>& tell);

// The result in one line, without a line end: "NAME: ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3" or "NAME: wrong
// at line 9, jump 5: a5-a3: hole a3 is not empty".
std::string report(const Verification& verification, const std::string& name,
                   std::optional<notation::HoleNames> names = std::nullopt);

}  // namespace pegwright
