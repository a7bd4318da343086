// Writes a solution as JSON, one object on one line.
//
// The counts stand before the moves, so they must be known before the first jump is written: the
// caller counts in a first pass (MoveCount) and plays the solution again for the writer.
#pragma once

#include "base/bytes.hpp"
#include "game/jump_sink.hpp"
#include "game/move_count.hpp"
#include "game/problem.hpp"
#include "notation/holes.hpp"

namespace pegwright::notation {

// {"board":"T5","vacate":"a2","finish":"a2","jumps":13,…,"solution":["a4-a2",…]}: the keys of the
// text format, how much there is of it, and one string a move. O(1) a jump; 64 KiB of buffer and a
// jump's names.
class JsonWriter : public JumpSink {
public:
    // The sink must outlive the writer.
    JsonWriter(const Problem& problem, const MoveCount& count, ByteSink& sink, HoleNames names = HoleNames::letters);

    void take(std::span<const Jump> jumps) override;
    // Ends the last move and the object, and hands over the rest. Once, after the last jump. more: an object whose keys
    // come behind the solution.
    void finish(std::string_view more = "{}");

private:
    ByteSink& sink_;
    Board board_;
    HoleNames names_;
    std::string buffer_;
    bool in_move_ = false;
    Hole last_;
};

}  // namespace pegwright::notation
