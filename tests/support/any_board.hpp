// Random boards of any shape on all lattices, searched plainly.
#pragma once

#include "game/problem.hpp"
#include "search/bits/game.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"

#include <set>

// A picture of at most `most` holes, often in pieces, sometimes a single hole.
inline pegwright::tests::Board random_board(Random& random, std::size_t most = 14) {
    using namespace pegwright::tests;
    const auto width = static_cast<std::int32_t>(random() % 5 + 1);
    const auto height = static_cast<std::int32_t>(random() % 5 + 1);
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < width; ++x)
            if (holes.size() < most && random() % 8 != 0) holes.push_back({x, y});
    if (holes.empty()) holes.push_back({0, 0});
    return Board::of(lattices[random() % 3], Spans(holes));
}

// Bit i is hole i. Independent of the search's code.
class PlainGames {
public:
    explicit PlainGames(const pegwright::tests::Board& board) {
        using namespace pegwright::tests;
        const std::vector<Hole> holes = board.holes();
        const auto bit = [&](Hole h) {
            return std::uint64_t{1} << (std::find(holes.begin(), holes.end(), h) - holes.begin());
        };
        for (const Hole from : holes)
            for (const Hole to : holes)
                if (is_jump_vector(board.lattice(), to - from))
                    if (const Hole over{(from.x + to.x) / 2, (from.y + to.y) / 2};
                        std::find(holes.begin(), holes.end(), over) != holes.end())
                        jumps_.push_back({bit(from) | bit(over), bit(to)});
    }
    // Every position that a start leads to, and itself.
    std::set<std::uint64_t> reached(std::uint64_t start) const {
        std::set<std::uint64_t> seen{start};
        std::vector<std::uint64_t> open{start};
        while (!open.empty()) {
            const std::uint64_t position = open.back();
            open.pop_back();
            for (const auto& [need, into] : jumps_)
                if ((position & need) == need && (position & into) == 0)
                    if (const std::uint64_t after = position ^ need ^ into; seen.insert(after).second)
                        open.push_back(after);
        }
        return seen;
    }

private:
    std::vector<std::pair<std::uint64_t, std::uint64_t>> jumps_;
};

inline std::uint64_t random_position(Random& random, const pegwright::tests::Board& board, std::uint64_t full_one_in) {
    std::uint64_t bits = 0;
    for (std::int64_t i = 0; i < board.hole_count(); ++i)
        if (random() % full_one_in != 0) bits |= std::uint64_t{1} << i;
    return bits;
}
