// What every position of a small board can reach, by the rules alone.
#pragma once

#include "support/any_board.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

// Bit i is hole i, row by row.
class PlainFates {
public:
    struct Three {
        pegwright::tests::Jump jump;
        std::uint32_t need;
        std::uint32_t into;
    };

    explicit PlainFates(const pegwright::tests::Board& board) : holes_(board.holes()) {
        using namespace pegwright::tests;
        const auto bit = [&](Hole h) {
            const auto it = std::find(holes_.begin(), holes_.end(), h);
            return it == holes_.end() ? 0 : std::uint32_t{1} << (it - holes_.begin());
        };
        const auto lattice = static_cast<int>(board.lattice());
        for (const Hole from : holes_)
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const bool straight = (dx == 0) != (dy == 0);
                    if (!straight && !(lattice == 1 && dx == dy && dx != 0) && !(lattice == 2 && dx != 0 && dy != 0))
                        continue;
                    const Hole over{from.x + dx, from.y + dy};
                    const Hole to{from.x + 2 * dx, from.y + 2 * dy};
                    if (bit(over) != 0 && bit(to) != 0) threes_.push_back({{from, to}, bit(from) | bit(over), bit(to)});
                }
        for (std::uint32_t p = 0; p < size(); ++p) by_pegs_.push_back(p);
        std::stable_sort(by_pegs_.begin(), by_pegs_.end(),
                         [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); });
    }
    std::uint32_t size() const { return std::uint32_t{1} << holes_.size(); }
    std::uint32_t full() const { return size() - 1; }
    std::size_t holes() const { return holes_.size(); }
    // Calls f with each jump and the position after it.
    template <class F>
    void for_each_jump(std::uint32_t position, F&& f) const {
        for (const Three& three : threes_)
            if ((position & three.need) == three.need && (position & three.into) == 0)
                f(three.jump, position ^ three.need ^ three.into);
    }
    // Tells of each position whether it leads to a goal (without goals: to a single peg).
    std::vector<char> wins(const std::vector<std::uint32_t>& goals = {}) const {
        std::vector<char> won(size(), 0);
        for (const std::uint32_t goal : goals) won[goal] = 1;
        for (std::size_t i = 0; goals.empty() && i < holes_.size(); ++i) won[std::size_t{1} << i] = 1;
        for (const std::uint32_t position : by_pegs_)
            for_each_jump(position, [&](const auto&, std::uint32_t after) { won[position] |= won[after]; });
        return won;
    }
    // Whether a start reaches each position.
    std::vector<char> reached(const std::vector<std::uint32_t>& starts) const {
        std::vector<char> found(size(), 0);
        for (const std::uint32_t start : starts) found[start] = 1;
        for (auto position = by_pegs_.rbegin(); position != by_pegs_.rend(); ++position)
            if (found[*position] != 0)
                for_each_jump(*position, [&](const auto&, std::uint32_t after) { found[after] = 1; });
        return found;
    }

private:
    std::vector<pegwright::tests::Hole> holes_;
    std::vector<Three> threes_;
    std::vector<std::uint32_t> by_pegs_;
};
