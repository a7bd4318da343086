#include "compose/few_moves/triangles/grown_triangle.hpp"

#include "board/symmetry.hpp"
#include "compose/few_moves/passes/pass.hpp"

#include <algorithm>

namespace pegwright::compose::few_moves {
namespace {

constexpr std::int32_t least_base = 9;
constexpr std::int32_t largest_base = 16;

// Whether the position class allows A as T_n's last peg. The same with six rows more.
bool leads_to_left(std::int32_t n, Hole vacancy) { return (vacancy.x + vacancy.y) % 3 == (n % 3 == 2 ? 0 : 1); }

// A growing triangle, empty but for the pegs of a pass.
class Growing {
public:
    Growing(const Affine& frame, std::int32_t side, Batch& batch) : frame_(frame), side_(side), batch_(batch) {}

    // By two rows below.
    void grow(std::size_t place) {
        play(peg_pass(place, side_ + 1), side_ + 1, frame_ * Affine{{0, side_}}, batch_);
        side_ += 2;
    }
    void grow_six(std::size_t first, std::int32_t times) {
        for (std::size_t i = 0; i < 3 * static_cast<std::size_t>(times); ++i) grow(first + i);
    }
    // The left side comes below.
    void turn(int times) {
        for (int i = 0; i < times; ++i) frame_ = frame_ * Affine{{side_ - 1, side_ - 1}, {0, 1}, {-1, -1}};
    }

private:
    Affine frame_;
    std::int32_t side_;
    Batch& batch_;
};

// How often each side can grow by six rows. At least least_base rows stay.
std::array<std::int32_t, 3> turns_around(std::int32_t n, Hole vacancy) {
    std::array<std::int32_t, 3> turns{(n - 1 - vacancy.y) / 6, vacancy.x / 6, (vacancy.y - vacancy.x) / 6};
    while (n - 6 * (turns[0] + turns[1] + turns[2]) < least_base) --*std::max_element(turns.begin(), turns.end());
    // Right growth fits only into growth below or left.
    if (turns[0] == 0 && turns[1] == 0) turns[2] = 0;
    return turns;
}

std::int32_t base_side(std::int32_t n, const std::array<std::int32_t, 3>& turns) {
    return n - 6 * (turns[0] + turns[1] + turns[2]);
}

}  // namespace

GrownTriangle::GrownTriangle(std::int32_t side, Hole vacancy, const Affine& image, const Turns& turns)
    : image_(image),
      turns_(turns),
      corner_{6 * turns[1], 6 * (turns[1] + turns[2])},
      finish_(image.inverse()(Hole{0, side - 2})),
      base_(Board::triangle(base_side(side, turns)), image(vacancy) - corner_, Hole{0, base_side(side, turns) - 2}) {}

std::optional<GrownTriangle> GrownTriangle::find(std::int32_t side, Hole vacancy, std::optional<Hole> finish) {
    if (side < least_side) return std::nullopt;
    std::optional<GrownTriangle> best;
    for (const Affine& image : board::symmetries(Board::triangle(side))) {
        const Hole h = image(vacancy);
        if (!leads_to_left(side, h)) continue;
        const Turns turns = turns_around(side, h);
        if (base_side(side, turns) > largest_base) continue;
        GrownTriangle growth(side, vacancy, image, turns);
        if (finish && growth.finish() != *finish) continue;
        if (!best || growth.base_.board.height() < best->base_.board.height()) best = std::move(growth);
    }
    return best;
}

void GrownTriangle::play(std::span<const Jump> base, JumpSink& sink) const {
    const auto [below, left, right] = turns_;
    const Affine frame = image_.inverse() * Affine{corner_};
    Batch batch(sink);
    for (const Jump& jump : base) batch.add(frame(jump));
    Growing growing(frame, base_.board.height(), batch);
    // The peg stands where the sides below and left meet. The right side grows while passes have led it to the right.
    if (right > 0 && below > 0) {
        growing.grow(0);
        growing.grow(1);
        growing.turn(2);
        growing.grow_six(0, right);
        growing.turn(1);
        growing.grow(2);
        growing.grow_six(0, below - 1);
    } else {
        growing.grow_six(0, below);
    }
    growing.turn(1);
    if (right > 0 && below == 0) {
        growing.grow(2);
        growing.turn(1);
        growing.grow_six(2, right);
        growing.turn(2);
        growing.grow(0);
        growing.grow(1);
        growing.grow_six(2, left - 1);
    } else {
        growing.grow_six(2, left);
    }
    batch.flush();
}

}  // namespace pegwright::compose::few_moves
