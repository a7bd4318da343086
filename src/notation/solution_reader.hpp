// Reads solutions, as text or as JSON, and hands them over jump by jump.
//
//     board T5                    or a picture in one word: triangular:oo./ooo/.oo
//     notation numbers            may be left out; the holes below are numbers then
//     vacate d4,e4                or start, a position in one word: .*./*o*/.*.
//     finish any                  or a hole, several, or goal and a position
//     moves
//     a3-a1 c3 - a3, E5-c3-a3     a chain of holes each, see chain.hpp
//
// White space and commas separate moves, line ends mean nothing more, what follows a hash is a comment, and a
// byte order mark may stand in front.
//
// Only the form is checked here: whether the jumps may be played is the referee's business.
// Several may stand in one source, in either format, one behind the other (solution_stream.hpp).
//
// Memory does not grow with the solution, so 600 MB of text can come through a pipe (JSON whose
// moves stand before its board is the exception: they are kept until it is known).
#pragma once

#include "base/bytes.hpp"
#include "game/problem.hpp"
#include "game/solution.hpp"
#include "notation/holes.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace pegwright::notation {

// What JSON says of its solution besides; as far as it does.
struct Claims {
    std::optional<std::int64_t> jumps;
    std::optional<std::int64_t> moves;
    std::optional<std::int64_t> longest_sweep;
};

// Who takes what is read: a referee, a writer, a picture. The spans of
// a call may be used until it returns.
class SolutionHandler {
public:
    virtual ~SolutionHandler() = default;
    // Called before begin(): how the holes of this solution are written.
    virtual void notation(HoleNames) {}
    // Called once, before the first jump.
    virtual void begin(const Problem& problem) = 0;
    // A batch of jumps in playing order. places[i] is where jump i stands: a line of text, or the
    // number of a move in JSON. False stops the reading.
    virtual bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) = 0;
    // Called before an error further down is reported: for handlers that look at jumps later than they take them.
    // False if one taken before has stopped the reading.
    virtual bool settle() { return true; }
    // Called at the end of JSON that was read as a whole.
    virtual void claimed(const Claims&) {}
    // Called instead of all others for JSON that answers with the reason why there is no solution. Throws Error (input)
    // unless told what to do.
    virtual void absent(const std::string& label, const std::string& reason);
};

enum class SolutionFormat { text, json };

// Reads one solution; name is what errors call the source, names how its holes are written, if it does not say so
// itself. Throws Error
// (input) with line and column at malformed text or if there is more behind it, (limit) for a board that is too large.
// Returns the format it was in: JSON if the first character is an opening brace. 4 ns a jump if moves are as solve
// writes them.
SolutionFormat read_solution(ByteSource& source, const std::string& name, SolutionHandler& handler,
                             HoleNames names = HoleNames::letters);

// The solution that begins where a scanner stands, which is then behind it, where another may begin; label is what
// errors call the solution. Throws as read_solution does; the scanner is then where the error is, or behind it.
struct SolutionRead {
    SolutionFormat format = SolutionFormat::text;
    bool stopped = false;  // the handler has had enough: the rest is not passed
};
class TextScanner;
// Whether a solution begins where the scanner stands: with the word board, or a brace.
bool begins_solution(TextScanner& scanner);
SolutionRead read_solution_at(TextScanner& scanner, const std::string& label, SolutionHandler& handler,
                              HoleNames names);

// The same into memory, for small solutions.
Solution read_whole_solution(ByteSource& source, const std::string& name, HoleNames names = HoleNames::letters);

// "line" or "move": what a place is called.
const char* place_word(SolutionFormat format);

}  // namespace pegwright::notation
