// Writes a solution as JSON, one object on one line:
//
//     {"board":"T5","vacate":"a2","finish":"a2","jumps":13,…,"solution":["a4-a2",…]}
//
// The counts come first, so the caller plays the solution twice: to count (MoveCount), then to write. O(1) a jump; 64
// KiB of buffer.
#pragma once

#include "base/bytes.hpp"
#include "game/jump_sink.hpp"
#include "game/move_count.hpp"
#include "game/problem.hpp"
#include "notation/holes.hpp"

namespace pegwright::notation {

class JsonWriter : public JumpSink {
public:
    // The sink must outlive the writer.
    JsonWriter(const Problem& problem, const MoveCount& count, ByteSink& sink, HoleNames names = HoleNames::letters);

    void take(std::span<const Jump> jumps) override;
    // Call once, at the end. `more`: an object whose keys follow the solution.
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
