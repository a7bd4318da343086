// Writes a solution as text with a picture of the board, as comments, after each move: the text stays a solution that
// every command reads.
#pragma once

#include "base/bytes.hpp"
#include "cli/play/board_view.hpp"
#include "game/jump_sink.hpp"
#include "game/position.hpp"
#include "notation/text_writer.hpp"

namespace pegwright::cli {

class ShownMoves : public JumpSink {
public:
    // Begins with the header and a picture of the start. The sink must outlive the writer.
    ShownMoves(const Problem& problem, ByteSink& sink, HoleNames names);

    // O(holes) a move. Jumps must be refereed.
    void take(std::span<const Jump> jumps) override;
    // Ends the last move.
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
