#include "theory/islands.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::theory {
namespace {

// Union-find: disjoint sets of numbers, each known by its least.
class Joined {
public:
    explicit Joined(std::size_t n) : above_(n) { std::iota(above_.begin(), above_.end(), 0U); }

    std::uint32_t set_of(std::uint32_t i) {
        while (above_[i] != i) i = above_[i] = above_[above_[i]];
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b) {
        a = set_of(a);
        b = set_of(b);
        above_[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> above_;
};

}  // namespace

std::optional<Islands> Islands::of(const Board& board) {
    if (board.hole_count() > most_holes) return std::nullopt;
    const auto holes = static_cast<std::size_t>(board.hole_count());
    const auto number = [&](Hole h) { return static_cast<std::uint32_t>(board.index(h)); };
    Joined joined(holes);
    board.for_each_hole([&](Hole h) {
        for (const Hole d : half_directions(board.lattice())) {
            if (!board.contains(h + d) || !board.contains(h + 2 * d)) continue;
            joined.join(number(h), number(h + d));
            joined.join(number(h), number(h + 2 * d));
        }
    });
    Islands islands(board);
    islands.of_.resize(holes);
    for (std::uint32_t i = 0; i < holes; ++i) {
        const std::uint32_t first = joined.set_of(i);
        islands.of_[i] = first == i ? static_cast<std::uint32_t>(islands.count_++) : islands.of_[first];
    }
    return islands;
}

std::vector<std::int64_t> Islands::pegs(const Position& position) const {
    std::vector<std::int64_t> found(count_);
    std::size_t i = 0;
    board_.for_each_hole([&](Hole h) { found[of_[i++]] += position.peg(h) ? 1 : 0; });
    return found;
}

std::size_t Islands::inhabited(const Position& position) const {
    const std::vector<std::int64_t> found = pegs(position);
    return count_ - static_cast<std::size_t>(std::count(found.begin(), found.end(), 0));
}

std::vector<std::int64_t> Islands::sizes() const {
    std::vector<std::int64_t> holes(count_);
    for (const std::uint32_t island : of_) ++holes[island];
    return holes;
}

std::optional<Islands::Broken> Islands::broken_by(const Position& start, const Position& goal) const {
    const std::vector<std::int64_t> holes = sizes();
    const std::vector<std::int64_t> before = pegs(start);
    const std::vector<std::int64_t> after = pegs(goal);
    std::optional<Broken> broken;
    std::size_t i = 0;
    board_.for_each_hole([&](Hole h) {
        const std::uint32_t island = of_[i++];
        if (broken || before[island] == after[island]) return;
        if (before[island] == holes[island])
            broken = {h, Why::is_full};
        else if (before[island] == 0)
            broken = {h, Why::gets_none};
        else if (after[island] == 0)
            broken = {h, Why::keeps_a_peg};
    });
    return broken;
}

std::vector<Hole> Islands::beside_the_largest() const {
    const std::vector<std::int64_t> holes = sizes();
    const auto largest = static_cast<std::uint32_t>(std::max_element(holes.begin(), holes.end()) - holes.begin());
    std::vector<Hole> beside;
    std::size_t i = 0;
    board_.for_each_hole([&](Hole h) {
        if (of_[i++] != largest) beside.push_back(h);
    });
    return beside;
}

}  // namespace pegwright::theory
