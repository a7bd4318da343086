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

class JsonWriter : public JumpSink {
public:
    // The sink must outlive the writer.
    JsonWriter(const Problem& problem, const MoveCount& count, ByteSink& sink, HoleNames names = HoleNames::letters);

    void take(std::span<const Jump> jumps) override;
    void finish();

private:
    ByteSink& sink_;
    Board board_;
    HoleNames names_;
    std::string buffer_;
    bool in_move_ = false;
    Hole last_;
};

}  // namespace pegwright::notation
