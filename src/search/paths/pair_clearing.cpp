// A word has a bit for each hole of the rectangle around block and catalyst.
#include "search/paths/pair_clearing.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace pegwright::search::paths {
namespace {

using PegBits = std::uint64_t;
constexpr std::int32_t bits_of_pegs = 64;

class MetPositions {
public:
    explicit MetPositions(std::size_t most) : slots_(std::bit_ceil(2 * most), empty) {}
    bool insert(PegBits pegs) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t i = (pegs * 0x9E3779B97F4A7C15U >> 32) & mask;; i = (i + 1) & mask) {
            if (slots_[i] == pegs) return false;
            if (slots_[i] != empty) continue;
            slots_[i] = pegs;
            ++size_;
            return true;
        }
    }
    std::size_t size() const { return size_; }

private:
    static constexpr PegBits empty = ~PegBits{0};  // no position is this one: it would fill 64 holes
    std::vector<PegBits> slots_;
    std::size_t size_ = 0;
};

class Grid {
public:
    explicit Grid(std::span<const Hole> holes) : least_(holes.front()), most_(holes.front()) {
        for (const Hole h : holes) {
            least_ = {std::min(least_.x, h.x), std::min(least_.y, h.y)};
            most_ = {std::max(most_.x, h.x), std::max(most_.y, h.y)};
        }
    }
    bool fits() const {
        const std::int64_t width = std::int64_t{most_.x} - least_.x + 1;
        return width * (std::int64_t{most_.y} - least_.y + 1) <= bits_of_pegs;
    }
    std::int32_t step(Hole d) const { return d.y * (most_.x - least_.x + 1) + d.x; }
    PegBits bit(Hole h) const { return PegBits{1} << step(h - least_); }
    Hole hole(std::int32_t bit) const {
        const std::int32_t width = most_.x - least_.x + 1;
        return {least_.x + bit % width, least_.y + bit / width};
    }

private:
    Hole least_;
    Hole most_;
};

struct DirectedJumps {
    PegBits from;  // where a jump of this direction fits the board
    std::int32_t step;
    Hole vector;  // from its first hole to its last

    PegBits possible(PegBits pegs) const {
        return step > 0 ? from & pegs & pegs >> step & ~(pegs >> 2 * step)
                        : from & pegs & pegs << -step & ~(pegs << 2 * -step);
    }
    PegBits change(PegBits peg) const {
        return step > 0 ? peg | peg << step | peg << 2 * step : peg | peg >> -step | peg >> 2 * -step;
    }
};

class Clearing {
public:
    Clearing(std::span<const DirectedJumps> directions, const Grid& grid, PegBits goal, std::size_t positions)
        : directions_(directions), grid_(grid), goal_(goal), most_(positions), met_(positions + bits_of_pegs) {}

    bool found_from(PegBits pegs) {
        if (pegs == goal_) return true;
        for (const DirectedJumps& direction : directions_)
            for (PegBits left = direction.possible(pegs); left != 0; left &= left - 1) {
                if (met_.size() > most_) return false;
                const PegBits next = pegs ^ direction.change(left & -left);
                if (!met_.insert(next)) continue;
                const Hole from = grid_.hole(std::countr_zero(left));
                played_.push_back({from, from + direction.vector});
                if (found_from(next)) return true;
                played_.pop_back();
            }
        return false;
    }
    std::vector<Jump> played() && { return std::move(played_); }

private:
    std::span<const DirectedJumps> directions_;
    const Grid& grid_;
    PegBits goal_;
    std::size_t most_;
    MetPositions met_;
    std::vector<Jump> played_;
};

std::vector<DirectedJumps> directions_among(Lattice lattice, std::span<const Hole> holes, const Grid& grid) {
    const auto is_hole = [&](Hole h) { return std::find(holes.begin(), holes.end(), h) != holes.end(); };
    std::vector<DirectedJumps> directions;
    for (const Hole half : board::half_directions(lattice))
        for (const std::int32_t sign : {1, -1}) {
            const Hole step = sign * half;
            PegBits from = 0;
            for (const Hole h : holes)
                if (is_hole(h + step) && is_hole(h + step + step)) from |= grid.bit(h);
            if (from != 0) directions.push_back({from, grid.step(step), step + step});
        }
    return directions;
}

}  // namespace

std::optional<std::array<std::vector<Jump>, 2>> clear_beside_pair(Lattice lattice, std::span<const Hole> block,
                                                                  const std::array<Hole, 2>& catalyst,
                                                                  std::size_t positions) {
    std::vector<Hole> holes(block.begin(), block.end());
    holes.insert(holes.end(), catalyst.begin(), catalyst.end());
    const Grid grid(holes);
    if (!grid.fits()) return std::nullopt;
    const std::vector<DirectedJumps> directions = directions_among(lattice, holes, grid);
    PegBits whole = 0;
    for (const Hole h : block) whole |= grid.bit(h);
    std::array<std::vector<Jump>, 2> found;
    for (const std::size_t end : {0U, 1U}) {
        const PegBits kept = grid.bit(catalyst[end]);
        Clearing clearing(directions, grid, kept, positions);
        if (!clearing.found_from(whole | kept)) return std::nullopt;
        found[end] = std::move(clearing).played();
    }
    return found;
}

}  // namespace pegwright::search::paths
