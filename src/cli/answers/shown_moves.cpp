#include "cli/answers/shown_moves.hpp"

#include "cli/play/board_drawing.hpp"

namespace pegwright::cli {

ShownMoves::ShownMoves(const Problem& problem, ByteSink& sink, HoleNames names)
    : sink_(sink),
      names_(names),
      view_(problem.board),
      position_(problem.start_position()),
      writer_(problem, sink, names) {
    writer_.finish();
    write_board();
}

void ShownMoves::take(std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        if (in_move_ && jump.from != last_) end_move();
        position_.clear(jump.from);
        position_.clear(jump.over());
        position_.set(jump.to);
        writer_.take({&jump, 1});
        in_move_ = true;
        last_ = jump.to;
    }
}

void ShownMoves::finish() {
    if (in_move_) end_move();
}

void ShownMoves::end_move() {
    writer_.finish();
    write_board();
    in_move_ = false;
}

void ShownMoves::write_board() {
    BoardPicture picture;
    picture.view = &view_;
    picture.position = &position_;
    picture.symbols = true;
    picture.names = names_;
    std::string text;
    for (const std::string& line : BoardDrawing(picture).lines()) text += "# " + line + "\n";
    sink_.write(text);
}

}  // namespace pegwright::cli
