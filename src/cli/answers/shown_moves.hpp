// Writes a solution as text with pictures of the board after moves. They are comments, so every command reads the text.
#pragma once

#include "base/bytes.hpp"
#include "cli/play/board_view.hpp"
#include "game/jump_sink.hpp"
#include "game/position.hpp"
#include "notation/text_writer.hpp"

namespace pegwright::cli {

class ShownMoves : public JumpSink {
public:
    // Writes the header and the start's picture. The sink must outlive the writer.
    ShownMoves(const Problem& problem, ByteSink& sink, HoleNames names);

    // Takes refereed jumps. O(holes) a move.
    void take(std::span<const Jump> jumps) override;
    void finish();

private:
    void end_move();
    void write_board();

    ByteSink& sink_;
    HoleNames names_;
    BoardView view_;
    Position position_;
    notation::TextWriter writer_;
    bool in_move_ = false;
    Hole last_;
};

}  // namespace pegwright::cli
