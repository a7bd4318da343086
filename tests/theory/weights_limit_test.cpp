// Theorem 6 of src/theory/MOVES.md: some T(n)/6 + O(n) jumps leave every region of T_n without the vacancy.
#include "board/board.hpp"
#include "support/catch.hpp"

#include <array>
#include <set>
#include <utility>

using namespace pegwright::tests;

namespace {

using Holes = std::set<Hole>;
using Jumps = std::set<std::pair<Hole, Hole>>;  // from, to

constexpr std::array<Hole, 3> axes{{{1, 0}, {0, 1}, {1, 1}}};

Jumps jumps_of_proof(const Holes& board, std::int32_t n, Hole vacancy) {
    Jumps jumps;
    const auto add = [&](Hole from, Hole to) {
        if (board.contains(to)) jumps.insert({from, to});
    };
    for (const Hole h : board) {
        if ((3 * h.x + h.y) % 6 == 0) add(h, {h.x - 2, h.y});
        const std::array<bool, 3> on_line_of_proof{h.y >= n - 2 || h.y == vacancy.y, h.x <= 1, h.y - h.x <= 1};
        for (std::size_t i = 0; i < axes.size(); ++i) {
            if (!on_line_of_proof[i]) continue;
            add(h, h + axes[i] + axes[i]);
            add(h, h - axes[i] - axes[i]);
        }
    }
    return jumps;
}

// The largest region without the vacancy that none of these jumps leaves. All such regions together are one.
Holes region_not_left(const Holes& board, const Jumps& jumps, Hole vacancy) {
    Holes region = board;
    region.erase(vacancy);
    for (std::size_t before = 0; before != region.size();) {
        before = region.size();
        for (const auto& [from, to] : jumps)
            if (!region.contains(to)) region.erase(from);
        std::erase_if(region, [&](Hole h) {
            for (const Hole d : axes) {
                const bool on_line = board.contains(h - d) && board.contains(h + d);
                if (on_line && !region.contains(h - d) && !region.contains(h + d)) return true;
            }
            return false;
        });
    }
    return region;
}

}  // namespace

TEST_CASE("n^2/12 + O(n) jumps leave every region of T_n") {
    for (std::int32_t n = 6; n <= 20; ++n) {
        Holes board;
        for (const Hole h : Board::triangle(n).holes()) board.insert(h);
        for (const Hole vacancy : board) {
            const Jumps jumps = jumps_of_proof(board, n, vacancy);
            INFO(n << ": " << vacancy.x << "," << vacancy.y);
            CHECK(region_not_left(board, jumps, vacancy).empty());
            CHECK(static_cast<std::int32_t>(jumps.size()) <= n * n / 12 + 14 * n);
        }
    }
}
