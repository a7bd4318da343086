#include "compose/few_moves/rectangles/band_board.hpp"

#include "board/picture.hpp"

namespace pegwright::compose::few_moves {
namespace {

board::Spans holes(std::int32_t first, std::int32_t last, const std::function<BandRow(std::int32_t)>& row) {
    std::string text;
    for (std::int32_t y = first; y <= last; ++y) {
        const char side = row(y) == BandRow::narrow ? '.' : 'o';
        if (y > first) text += '/';
        text.append(side_columns, side);
        text.append(band_width, row(y) == BandRow::beside ? '.' : 'o');
        text.append(side_columns, side);
    }
    return board::read_picture("band", text).holes;
}

}  // namespace

BandBoard::BandBoard(std::int32_t first, std::int32_t last, const std::function<BandRow(std::int32_t)>& row)
    : shift_{side_columns, -first}, board_(Board::of(Lattice::square, holes(first, last, row))) {}

Position BandBoard::position(std::int32_t first, std::int32_t last, std::span<const Hole> pegs) const {
    Position position = Position::empty(board_);
    for (std::int32_t y = first; y < last; ++y)
        for (std::int32_t x = 0; x < band_width; ++x) position.set(to_board({x, y}));
    for (const Hole& h : pegs) position.set(to_board(h));
    return position;
}

std::optional<PiecePath> find_band_path(const BandBoard& board, std::span<const Position> starts,
                                        std::span<const Position> goals, const PieceSearch& search) {
    auto found = path_between(board.board(), starts, goals, widest_beam, true, search);
    if (!found) return std::nullopt;
    for (Jump& jump : found->jumps) jump = {board.from_board(jump.from), board.from_board(jump.to)};
    return found;
}

}  // namespace pegwright::compose::few_moves
