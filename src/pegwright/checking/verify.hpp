// Replays solutions, text or JSON, through the referee: the public calls behind `pegwright verify`.
#pragma once

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
    // How holes are written, there unless the solution says so itself, and in what is said of them. Nothing: as the
    // solution has them, by letters unless it says another.
    std::optional<notation::HoleNames> names = {};
    // Stop after so many jumps, 0 or more, and keep the position they lead to: what comes later is not read.
    std::optional<std::int64_t> at = {};
    // Called when a problem has been read, before its jumps: what it throws is an error of that solution.
    std::function<void(const Problem&)> begun = {};
    // Only these are looked at: poll, told the jumps read, of all there should be; threads: with two, long
    // solutions are replayed while they are read.
    Limits limits = {};
};

// What was found, up to the jump that was refused or the end.
struct Verification {
    notation::SolutionFormat format = notation::SolutionFormat::text;
    notation::HoleNames names = notation::HoleNames::letters;  // how its holes are written
    std::optional<Problem> problem;                            // never empty in what verify() returns
    game::MoveCount count;                                     // of the jumps that were accepted
    Verdict verdict;                                           // with `at`, of the jumps up to there
    std::optional<std::int64_t> place;  // of the jump that was refused: its line, or its move in JSON
    std::optional<Position> position;   // after `at` jumps, if they were accepted

    explicit operator bool() const { return verdict.accepted; }
};

// Reads the solution and plays it; `name` is what errors call the source. O(1) a jump, the memory is one
// position and, for long solutions, 1.6 MB. Throws Error: input for what is no solution, or is more than one, with line
// and column, and for one that ends before `at` jumps; limit for a board that does not fit the memory.
Verification verify(ByteSource& source, const std::string& name, const VerifyOptions& options = {});

// What was found where one of several solutions stands, or should stand: one of the last three.
struct Finding {
    std::string name;       // of the source, with ":LINE" for all but its first: what is said of it begins so
    std::int64_t line = 1;  // where it begins
    std::optional<Verification> solution;
    std::optional<std::string> absent;  // "unsolvable: REASON", "not known: REASON" or "error: MESSAGE"
    std::optional<Error> error;         // input or limit: malformed, or too large; the words include the place
};

// The same for all solutions of a source, text and JSON in any order: each is told as soon as it is read, and what is
// wrong with one keeps none behind it from being verified. With `at` only the first is. Throws what the source and
// tell throw.
void verify_all(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&)>& tell);

// The same, with the jumps that were accepted, which are kept: 16 bytes each.
void read_games(ByteSource& source, const std::string& name, const VerifyOptions& options,
                const std::function<void(const Finding&, std::vector<Jump>)>& tell);

// What was found, in a line without a line end, holes as VerifyOptions::names has them: "NAME: ok T5 a1 a1: 13 jumps,
// 10 moves, longest sweep 3", or "NAME: wrong at line 9, jump 5: a5-a3: hole a3 is not empty".
std::string report(const Verification& verification, const std::string& name,
                   std::optional<notation::HoleNames> names = std::nullopt);

}  // namespace pegwright
