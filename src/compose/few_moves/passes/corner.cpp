#include "compose/few_moves/passes/corner.hpp"

#include <array>
#include <string>

namespace pegwright::compose::few_moves {

const StripCorner& corner(std::size_t kind) {
    const auto made = [](int number, Hole peg, std::int32_t columns, Hole waiting) {
        const std::string name = "corner-" + std::to_string(number);
        return StripCorner{peg,
                           columns,
                           waiting,
                           stored_pass(name + "-begin"),
                           stored_pass(name + "-alone"),
                           stored_pass(name + "-dig"),
                           stored_pass(name + "-last")};
    };
    static const std::array<StripCorner, corners> all{made(1, {0, -2}, 2, {0, -2}), made(2, {0, -2}, 5, {2, -1}),
                                                      made(3, {1, -1}, 4, {1, -1}), made(4, {1, -2}, 3, {1, -2})};
    return all.at(kind);
}

void begin_strip(const StripCorner& corner, bool rows_below, const Affine& at, Batch& batch) {
    play(rows_below ? corner.begin : corner.begin_alone, at, batch);
}

void go_on(std::int32_t column, std::int32_t times, const Affine& at, Batch& batch) {
    static const Pass& six_columns = stored_pass("six-columns");
    for (std::int32_t i = 0; i < times; ++i) play(six_columns, at * Affine{{column + 6 * i, 0}}, batch);
}

void take_rows(const StripCorner& corner, std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch) {
    play_trail_passes(rows, length - corner.columns, at * Affine{{corner.columns, 0}}, batch);
    for (std::int32_t y = 0; y < rows; y += strip_rows)
        play(y + strip_rows < rows ? corner.dig : corner.dig_last, at * Affine{{0, y}}, batch);
    const std::int32_t x = corner.trail();
    for (std::int32_t y = rows - 2; y > -2; y -= 2) batch.add(at(Jump{{x, y}, {x, y - 2}}));
}

}  // namespace pegwright::compose::few_moves
