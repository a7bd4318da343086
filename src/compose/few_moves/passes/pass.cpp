#include "compose/few_moves/passes/pass.hpp"

namespace pegwright::compose::few_moves {
namespace {

void play_shifted(const PassMove& move, std::int32_t columns, const Affine& at, Batch& batch) {
    const Hole shift{columns, 0};
    for (std::size_t i = 1; i < move.holes.size(); ++i)
        batch.add(at(Jump{move.holes[i - 1] + shift, move.holes[i] + shift}));
}

// Holes right of the stretched jump shift.
void play_stretched(const PassMove& move, std::int32_t times, const Affine& at, Batch& batch) {
    const Hole step = move.holes[move.jump + 1] - move.holes[move.jump];
    const Hole shift{2 * times, 0};
    const auto hole = [&](std::size_t i) {
        const bool moves = step.x > 0 ? i > move.jump : i <= move.jump;
        return moves ? move.holes[i] + shift : move.holes[i];
    };
    for (std::size_t i = 1; i < move.holes.size(); ++i) {
        if (i - 1 != move.jump) {
            batch.add(at(Jump{hole(i - 1), hole(i)}));
            continue;
        }
        Hole from = hole(move.jump);
        for (std::int32_t k = 0; k <= times; ++k, from = from + step) batch.add(at(Jump{from, from + step}));
    }
}

}  // namespace

void play(const Pass& pass, std::int32_t length, const Affine& at, Batch& batch) {
    const std::int32_t times = (length - pass.length()) / 2;
    for (const PassMove& move : pass.moves) {
        switch (move.change) {
            case Change::stays:
                play_shifted(move, 0, at, batch);
                break;
            case Change::shifted:
                play_shifted(move, 2 * times, at, batch);
                break;
            case Change::stretched:
                play_stretched(move, times, at, batch);
                break;
            case Change::again:
                for (std::int32_t k = 0; k <= times; ++k) play_shifted(move, 2 * k, at, batch);
                break;
            case Change::again_back:
                for (std::int32_t k = times; k >= 0; --k) play_shifted(move, 2 * k, at, batch);
                break;
        }
    }
}

void play(const Pass& pass, const Affine& at, Batch& batch) { play(pass, pass.length(), at, batch); }

void play_trail_passes(std::int32_t rows, std::int32_t length, const Affine& at, Batch& batch) {
    for (std::int32_t y = 0; y < rows; y += 2)
        play(trail_pass(static_cast<std::size_t>(y / 2), length + y), length + y, at * Affine{{0, y}}, batch);
}

}  // namespace pegwright::compose::few_moves
