#include "support/all_solutions.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <stdexcept>

using namespace pegwright::tests;

namespace {

class Classes {
public:
    explicit Classes(std::size_t n) : parent_(n) { std::iota(parent_.begin(), parent_.end(), std::size_t{0}); }
    std::size_t root(std::size_t i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    void join(std::size_t a, std::size_t b) { parent_[root(a)] = root(b); }
    std::size_t count() {
        std::size_t roots = 0;
        for (std::size_t i = 0; i < parent_.size(); ++i) roots += root(i) == i;
        return roots;
    }

private:
    std::vector<std::size_t> parent_;
};

std::size_t index(char letter) { return static_cast<unsigned char>(letter); }

bool share_a_hole(const BitJump& a, const BitJump& b) {
    const std::set<int> holes{a.from, a.over, a.to, b.from, b.over, b.to};
    return holes.size() < 6;
}

}  // namespace

AllSolutions::AllSolutions(const SmallBoard& board, Bits start, Bits finishing_holes)
    : AllSolutions(board, start, single_pegs(finishing_holes)) {}

AllSolutions::AllSolutions(const SmallBoard& board, Bits start, const std::vector<Bits>& goals) : board_(board) {
    Sequence played;
    play(start, played, {goals.begin(), goals.end()});
    std::size_t next = 0;
    for (auto& [sequence, number] : number_) number = next++;
}

void AllSolutions::play(Bits position, Sequence& played, const std::set<Bits>& goals) {
    if (goals.contains(position)) number_[played] = 0;
    for (std::size_t i = 0; i < board_.jumps().size(); ++i) {
        const BitJump& jump = board_.jumps()[i];
        if ((position >> jump.from & 1) == 0 || (position >> jump.over & 1) == 0 || (position >> jump.to & 1) != 0)
            continue;
        played.push_back(static_cast<char>(i));
        play(position ^ (Bits{1} << jump.from | Bits{1} << jump.over | Bits{1} << jump.to), played, goals);
        played.pop_back();
    }
}

AllSolutions::Sequence AllSolutions::mapped(const Sequence& sequence, const HolePermutation& symmetry) const {
    const auto jumps = board_.jumps();
    Sequence result;
    for (const char letter : sequence) {
        const BitJump& jump = jumps[index(letter)];
        const auto image = std::find_if(jumps.begin(), jumps.end(), [&](const BitJump& j) {
            return j.from == symmetry[jump.from] && j.to == symmetry[jump.to];
        });
        result.push_back(static_cast<char>(image - jumps.begin()));
    }
    return result;
}

std::size_t AllSolutions::classes(std::span<const HolePermutation> symmetries) const {
    Classes classes(number_.size());
    for (const auto& [sequence, number] : number_) {
        for (std::size_t i = 0; i + 1 < sequence.size(); ++i) {
            if (share_a_hole(board_.jumps()[index(sequence[i])], board_.jumps()[index(sequence[i + 1])])) continue;
            Sequence swapped = sequence;
            std::swap(swapped[i], swapped[i + 1]);
            classes.join(number, number_.at(swapped));
        }
        for (const HolePermutation& symmetry : symmetries) classes.join(number, number_.at(mapped(sequence, symmetry)));
    }
    return classes.count();
}

std::size_t AllSolutions::jump_sets(std::span<const HolePermutation> symmetries) const {
    return sets_of(true, symmetries);
}
std::size_t AllSolutions::line_sets(std::span<const HolePermutation> symmetries) const {
    return sets_of(false, symmetries);
}

// The lower letter of each pair of opposite jumps.
AllSolutions::Sequence AllSolutions::undirected(const Sequence& sequence) const {
    const auto jumps = board_.jumps();
    Sequence result;
    for (const char letter : sequence) {
        const BitJump& jump = jumps[index(letter)];
        const auto back = std::find_if(jumps.begin(), jumps.end(),
                                       [&](const BitJump& j) { return j.from == jump.to && j.to == jump.from; });
        result.push_back(static_cast<char>(std::min(index(letter), static_cast<std::size_t>(back - jumps.begin()))));
    }
    return result;
}

std::size_t AllSolutions::sets_of(bool directed, std::span<const HolePermutation> symmetries) const {
    const auto set = [&](const Sequence& sequence) {
        Sequence jumps = directed ? sequence : undirected(sequence);
        std::sort(jumps.begin(), jumps.end());
        return jumps;
    };
    std::set<Sequence> sets;
    for (const auto& [sequence, number] : number_) {
        Sequence least = set(sequence);
        for (const HolePermutation& symmetry : symmetries) least = std::min(least, set(mapped(sequence, symmetry)));
        sets.insert(least);
    }
    return sets.size();
}
