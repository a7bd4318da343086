// A board for searches: some rows of a band (passes/rows.hpp) and columns beside it.
#pragma once

#include "compose/few_moves/passes/rows.hpp"
#include "compose/few_moves/rectangles/strip_solution.hpp"

#include <functional>
#include <span>

namespace pegwright::compose::few_moves {

// Columns on either side of a band that searches may use.
constexpr std::int32_t side_columns = corner_width;

// Holes of a row: the band and the columns beside it, the band alone, or these columns alone.
enum class BandRow { wide, narrow, beside };

// Holes are counted from the band's first column and row.
class BandBoard {
public:
    // Rows first to last.
    BandBoard(std::int32_t first, std::int32_t last, const std::function<BandRow(std::int32_t)>& row);

    const Board& board() const { return board_; }
    Hole to_board(Hole h) const { return h + shift_; }
    Hole from_board(Hole h) const { return h - shift_; }

    // The band's rows first to last - 1 full, and these pegs.
    Position position(std::int32_t first, std::int32_t last, std::span<const Hole> pegs) const;

private:
    Hole shift_;
    Board board_;
};

// A short path from a start to a goal. Starts have equal numbers of pegs, and so do goals.
std::optional<PiecePath> find_band_path(const BandBoard& board, std::span<const Position> starts,
                                        std::span<const Position> goals, const PieceSearch& search);

}  // namespace pegwright::compose::few_moves
