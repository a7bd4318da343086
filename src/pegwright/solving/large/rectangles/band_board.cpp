#include "pegwright/solving/large/rectangles/band_board.hpp"

#include "board/picture.hpp"
#include "pegwright/checking/refereed.hpp"
#include "search/paths/beams/find_path.hpp"

#include <algorithm>

namespace pegwright::large {
namespace {

using construct::growth::band_width;

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

std::size_t number(std::span<const Position> positions, const Position& position) {
    return static_cast<std::size_t>(std::find(positions.begin(), positions.end(), position) - positions.begin());
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

std::optional<BandPath> find_band_path(const BandBoard& board, std::span<const Position> starts,
                                       std::span<const Position> goals, const Search& search) {
    const auto found =
        search::paths::find_path(board.board(), starts, goals, {search.limits, widest_beam, search.seed}).path;
    if (!found) return std::nullopt;
    const Problem problem(board.board(), Start::at(found->start), Goal::at(found->goal));
    JumpList list;
    search.shortened(listed_way({problem, found->jumps})).play_unrefereed(list);
    for (Jump& jump : list.list) jump = {board.from_board(jump.from), board.from_board(jump.to)};
    return BandPath{std::move(list.list), number(starts, found->start), number(goals, found->goal)};
}

}  // namespace pegwright::large
