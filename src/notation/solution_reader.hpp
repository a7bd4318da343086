// Reads solutions, as text or JSON, and hands them over jump by jump.
//
//     board T5                    or a picture in one word: triangular:oo./ooo/.oo
//     notation numbers            may be left out; the holes below are numbers then
//     vacate d4,e4                or start, a position in one word: .*./*o*/.*.
//     finish any                  or a hole, several, or goal and a position
//     moves
//     a3-a1 c3 - a3, E5-c3-a3     a chain of holes each, see chain.hpp
//
// White space and commas separate moves, a hash begins a comment, and a byte order mark may stand in front. For several
// solutions see solution_stream.hpp.
//
// Moves that are no such chains are read as others write them (other_moves.hpp), and so are moves without a header if
// the reader is told their board. Such games have at most a million words.
//
// Only the form is checked; the referee checks the jumps. Memory does not grow with the solution, except for JSON whose
// moves come before its board.
#pragma once

#include "base/bytes.hpp"
#include "game/query.hpp"
#include "game/solution.hpp"
#include "notation/holes.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace pegwright::notation {

// The counts that a JSON solution states.
struct Claims {
    std::optional<std::int64_t> jumps;
    std::optional<std::int64_t> moves;
    std::optional<std::int64_t> longest_sweep;
};

// Receives the parts of a solution. Spans are valid until the call returns.
class SolutionHandler {
public:
    virtual ~SolutionHandler() = default;
    // Called before begin(), and again before the first jump if the moves turn out to be written in another notation.
    virtual void notation(HoleNames) {}
    // Called once, before the first jump.
    virtual void begin(const Problem& problem) = 0;
    // Jumps in playing order. places[i] is the line of jump i, or in JSON the number of its move. False stops the
    // reading.
    virtual bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) = 0;
    // Called before an error is reported, for handlers that check jumps late. False if an earlier jump has stopped the
    // reading.
    virtual bool settle() { return true; }
    // Called at the end of a JSON solution that was read whole.
    virtual void claimed(const Claims&) {}
    // Called instead of all others if JSON says why there is no solution. By default throws Error (input).
    virtual void absent(const std::string& label, const std::string& reason);
};

enum class SolutionFormat { text, json };

// What a source may leave out.
struct Unsaid {
    std::optional<HoleNames> names = {};  // how it writes holes; letters in the header
    std::optional<Query> query = {};      // the board of moves alone, perhaps their start and goal
    Unsaid() = default;
    Unsaid(HoleNames n) : names(n) {}  // NOLINT(google-explicit-constructor)
    Unsaid(std::optional<HoleNames> n, std::optional<Query> q) : names(n), query(std::move(q)) {}
};

// Reads one solution. 4 ns a jump if the moves are as solve writes them.
// `name`: what errors call the source.
// Returns the format: JSON if the first character is an opening brace.
// Throws Error (input) with line and column for malformed text or text after the solution, (limit) for a board that is
// too large.
SolutionFormat read_solution(ByteSource& source, const std::string& name, SolutionHandler& handler,
                             const Unsaid& unsaid = {});

// Reads the solution where a scanner stands, and leaves the scanner behind it, or at an error or behind that. `label`
// is for errors. Throws as read_solution does.
struct SolutionRead {
    SolutionFormat format = SolutionFormat::text;
    bool stopped = false;  // the handler wants no more; the rest is not passed
};
class TextScanner;
// True if the word board or a brace comes next.
bool begins_solution(TextScanner& scanner);
SolutionRead read_solution_at(TextScanner& scanner, const std::string& label, SolutionHandler& handler,
                              const Unsaid& unsaid);

// For small solutions.
Solution read_whole_solution(ByteSource& source, const std::string& name, const Unsaid& unsaid = {});

// What a place counts: "line" or "move".
const char* place_word(SolutionFormat format);

}  // namespace pegwright::notation
