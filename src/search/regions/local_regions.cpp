// Regions with first hole s depend only on the board near s, which fits a word, the window:
//
//     rows y-1 … y+4, columns x-4 … x+4, bit 9 (dy + 1) + dx + 4; s = (x, y) is bit 13
//
// Regions stay off the rim, so all lines through their holes are visible. Large boards have few different windows;
// results are kept for each.
#include "search/regions/local_regions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

namespace pegwright::search::regions {
namespace {

using BoardWindow = std::uint64_t;

constexpr int columns = 9;
constexpr int rows = 6;
constexpr int seed = 13;
constexpr std::int32_t left = 4;
constexpr std::int32_t above = 1;

constexpr Hole offset(int bit) { return {bit % columns - left, bit / columns - above}; }

constexpr BoardWindow allowed = [] {
    BoardWindow bits = 0;
    for (int bit = seed; bit < columns * (rows - 1); ++bit)
        if (bit % columns != 0 && bit % columns != columns - 1) bits |= BoardWindow{1} << bit;
    return bits;
}();

BoardWindow window_at(const Board& board, Hole s) {
    return board.with_rows([&](auto lie) {
        BoardWindow window = 0;
        for (int bit = 0; bit < columns * rows; ++bit)
            window |= static_cast<BoardWindow>(lie.contains(s + offset(bit))) << bit;
        return window;
    });
}

class RegionGrowth {
public:
    RegionGrowth(Lattice lattice, BoardWindow board) : board_(board) {
        for (const Hole d : half_directions(lattice)) steps_.push_back(d.y * columns + d.x);
    }

    std::vector<BoardWindow> minimal() {
        grow(BoardWindow{1} << seed);
        std::sort(found_.begin(), found_.end());
        found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
        std::erase_if(found_, [&](BoardWindow r) { return has_smaller(r); });
        return found_;
    }

private:
    // The ends of a line over a hole of the set, if neither is in the set; else 0.
    BoardWindow open_line(BoardWindow set) const {
        for (BoardWindow rest = set; rest != 0; rest &= rest - 1) {
            const int middle = std::countr_zero(rest);
            for (const int step : steps_) {
                const BoardWindow ends = BoardWindow{1} << (middle - step) | BoardWindow{1} << (middle + step);
                if ((board_ & ends) == ends && (set & ends) == 0) return ends;
            }
        }
        return 0;
    }
    void grow(BoardWindow set) {
        if (std::popcount(set) > static_cast<int>(most_in_region)) return;
        const BoardWindow ends = open_line(set);
        if (ends == 0) found_.push_back(set);
        for (BoardWindow rest = ends & allowed; rest != 0; rest &= rest - 1) grow(set | (rest & -rest));
    }
    // Removing holes with open lines, while there are any, leaves the largest region of a set.
    bool has_smaller(BoardWindow region) const {
        for (BoardWindow rest = region; rest != 0; rest &= rest - 1) {
            BoardWindow set = region & ~(rest & -rest);
            for (bool changed = true; changed;) {
                changed = false;
                for (BoardWindow holes = set; holes != 0; holes &= holes - 1) {
                    const int middle = std::countr_zero(holes);
                    for (const int step : steps_) {
                        const BoardWindow ends = BoardWindow{1} << (middle - step) | BoardWindow{1} << (middle + step);
                        if ((board_ & ends) != ends || (set & ends) != 0) continue;
                        set &= ~(BoardWindow{1} << middle);
                        changed = true;
                    }
                }
            }
            if (set != 0) return true;
        }
        return false;
    }

    BoardWindow board_;
    std::vector<int> steps_;
    std::vector<BoardWindow> found_;
};

}  // namespace

std::vector<MersonRegion> local_regions(const Board& board) {
    std::unordered_map<BoardWindow, std::vector<BoardWindow>> known;
    std::vector<MersonRegion> regions;
    board.for_each_hole([&](Hole s) {
        const BoardWindow window = window_at(board, s);
        auto [it, is_new] = known.try_emplace(window);
        if (is_new) it->second = RegionGrowth(board.lattice(), window).minimal();
        for (const BoardWindow found : it->second) {
            MersonRegion& region = regions.emplace_back();
            for (BoardWindow rest = found; rest != 0; rest &= rest - 1)
                region.push_back(static_cast<std::uint32_t>(board.index(s + offset(std::countr_zero(rest)))));
        }
    });
    return regions;
}

}  // namespace pegwright::search::regions
