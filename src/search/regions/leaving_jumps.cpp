#include "search/regions/leaving_jumps.hpp"

namespace pegwright::search::regions {

JumpTable::JumpTable(const Board& board) : directions_(2 * half_directions(board.lattice()).size()) {
    to_.reserve(static_cast<std::size_t>(board.hole_count()) * directions_);
    board.with_rows([&](auto rows) {
        board.for_each_hole([&](Hole from) {
            for (const Hole step : half_directions(board.lattice()))
                for (const std::int32_t length : {2, -2}) {
                    Places places{};
                    const bool is_jump = rows.locate({from, from + length * step}, places);
                    to_.push_back(is_jump ? static_cast<std::uint32_t>(places.to) : none);
                }
        });
    });
}

}  // namespace pegwright::search::regions
