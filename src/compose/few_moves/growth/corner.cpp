#include "compose/few_moves/growth/corner.hpp"

namespace pegwright::compose::growth {

void begin_strip(const Corner& corner, bool rows_below, const Affine& at, Batch& batch) {
    const Pass& pass = rows_below ? corner.begin : corner.begin_alone;
    play(pass, pass.shortest, at, batch);
}

void take_rows(const Corner& corner, std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch) {
    const std::int32_t from = corner.columns;
    for (std::int32_t y = 0; y < rows; y += 2) {
        const std::size_t place = first_of_trail + static_cast<std::size_t>(y / 2) % (passes - first_of_trail);
        const std::int32_t rest = length + y - from;
        play(pass_from(place, rest), rest, at * Affine{{from, y}}, batch);
    }
    for (std::int32_t y = 0; y < rows; y += strip_rows) {
        const Pass& dig = y + strip_rows < rows ? corner.dig : corner.dig_last;
        play(dig, dig.shortest, at * Affine{{0, y}}, batch);
    }
    // Up the trail of the others.
    const std::int32_t x = corner.trail();
    for (std::int32_t y = rows - 2; y > -2; y -= 2) batch.add(at(Jump{{x, y}, {x, y - 2}}));
}

}  // namespace pegwright::compose::growth
