#include "search/paths/pair_clearing.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <cstdint>

namespace pegwright::search::paths {
namespace {

using Pegs = std::uint32_t;

struct PegJump {
    Pegs need;
    Pegs into;
    Jump jump;
};

// Positions met, as a table that is emptied at once.
class MetPositions {
public:
    explicit MetPositions(std::size_t most) : slots_(std::size_t{1} << bits_for(most), empty) {}
    // Whether it is new.
    bool insert(Pegs pegs) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t i = (pegs * 0x9E3779B1U >> 7) & mask;; i = (i + 1) & mask) {
            if (slots_[i] == pegs) return false;
            if (slots_[i] != empty) continue;
            slots_[i] = pegs;
            ++size_;
            return true;
        }
    }
    std::size_t size() const { return size_; }

private:
    static constexpr Pegs empty = ~Pegs{0};
    // Twice as many slots as positions.
    static unsigned bits_for(std::size_t most) {
        unsigned bits = 6;
        while ((std::size_t{1} << bits) < 2 * most) ++bits;
        return bits;
    }
    std::vector<Pegs> slots_;
    std::size_t size_ = 0;
};

class Clearing {
public:
    Clearing(std::span<const PegJump> jumps, Pegs goal, std::size_t positions)
        : jumps_(jumps), goal_(goal), most_(positions), met_(positions + jumps.size() + 1) {}

    bool found_from(Pegs pegs) {
        if (pegs == goal_) return true;
        for (const PegJump& j : jumps_) {
            if (met_.size() > most_) return false;
            if ((pegs & j.need) != j.need || (pegs & j.into) != 0) continue;
            const Pegs next = (pegs ^ j.need) | j.into;
            if (!met_.insert(next)) continue;
            played_.push_back(j.jump);
            if (found_from(next)) return true;
            played_.pop_back();
        }
        return false;
    }
    std::vector<Jump> played() && { return std::move(played_); }

private:
    std::span<const PegJump> jumps_;
    Pegs goal_;
    std::size_t most_;
    MetPositions met_;
    std::vector<Jump> played_;
};

std::vector<PegJump> jumps_among(Lattice lattice, std::span<const Hole> holes) {
    const auto bit = [&](Hole hole) {
        const auto found = std::find(holes.begin(), holes.end(), hole);
        return found == holes.end() ? Pegs{0} : Pegs{1} << (found - holes.begin());
    };
    std::vector<PegJump> jumps;
    for (const Hole from : holes)
        for (const Hole half : board::half_directions(lattice))
            for (const std::int32_t sign : {1, -1}) {
                const Hole step = sign * half;
                const Pegs over = bit(from + step);
                const Pegs into = bit(from + step + step);
                if (over != 0 && into != 0) jumps.push_back({bit(from) | over, into, {from, from + step + step}});
            }
    return jumps;
}

}  // namespace

std::optional<std::array<std::vector<Jump>, 2>> clear_beside_pair(Lattice lattice, std::span<const Hole> block,
                                                                  const std::array<Hole, 2>& catalyst,
                                                                  std::size_t positions) {
    if (block.size() + 2 > most_cleared_holes) fail_internal("a block too large to be cleared");
    std::vector<Hole> holes(block.begin(), block.end());
    holes.insert(holes.end(), catalyst.begin(), catalyst.end());
    const std::vector<PegJump> jumps = jumps_among(lattice, holes);
    std::array<std::vector<Jump>, 2> found;
    for (const std::size_t end : {0U, 1U}) {
        const Pegs kept = Pegs{1} << (block.size() + end);
        Clearing clearing(jumps, kept, positions);
        if (!clearing.found_from(((Pegs{1} << block.size()) - 1) | kept)) return std::nullopt;
        found[end] = std::move(clearing).played();
    }
    return found;
}

}  // namespace pegwright::search::paths
