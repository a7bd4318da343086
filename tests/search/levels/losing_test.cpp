// Losing positions a jump from a winning one [Bell 2009, Table 1, third columns]. No command has them, so levels give
// them.
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <map>
#include <numeric>

using namespace pegwright::tests;

namespace {

class Losing {
public:
    Losing(const Board& board, const char* hole) : board_(board), finish_(board_.bit(parse_hole(board, hole))) {
        for (const HolePermutation& symmetry : hole_symmetries(board_))
            if (image(symmetry, finish_) == finish_) kept_.push_back(symmetry);
    }
    // Positions of each level, fullest first, that the last jump has lost.
    std::vector<int> just_lost() {
        std::vector<int> lost(board_.size() - 1);
        wins(least(board_.full() & ~finish_));
        for (const auto& [position, winning] : known_)
            if (winning) for_each_jump(position, [&](Bits after) { just_lost_[after] = !known_[after]; });
        for (const auto& [position, is_lost] : just_lost_)
            lost[board_.size() - 1 - static_cast<std::size_t>(std::popcount(position))] += is_lost;
        return lost;
    }

private:
    template <class Visit>
    void for_each_jump(Bits position, Visit visit) const {
        for (const BitJump& jump : board_.jumps())
            if (jump.possible(position)) visit(least(position ^ jump.flip));
    }
    Bits least(Bits position) const {
        Bits result = position;
        for (const HolePermutation& symmetry : kept_) result = std::min(result, image(symmetry, position));
        return result;
    }
    bool wins(Bits position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        bool winning = position == finish_;
        for_each_jump(position, [&](Bits after) { winning = wins(after) || winning; });
        return known_[position] = winning;
    }

    SmallBoard board_;
    Bits finish_;
    std::vector<HolePermutation> kept_;
    std::map<Bits, bool> known_;
    std::map<Bits, bool> just_lost_;
};

}  // namespace

TEST_CASE("Bell 2009, Table 1: losing positions next to winning ones", "[published]") {
    const std::vector<int> t5 = Losing(parse_board("T5"), "a1").just_lost();
    CHECK(t5 == std::vector<int>{0, 0, 2, 4, 20, 43, 86, 94, 89, 49, 29, 7, 1, 1});
    CHECK(std::accumulate(t5.begin(), t5.end(), 0) == 425);
    const std::vector<int> t6 = Losing(parse_board("T6"), "a1").just_lost();
    CHECK(t6 == std::vector<int>{0,     0,     0,     0,    0,    19,  185, 907, 3288, 8478,
                                 14701, 16856, 13063, 7267, 3005, 935, 211, 34,  4,    1});
    CHECK(std::accumulate(t6.begin(), t6.end(), 0) == 68954);
}
