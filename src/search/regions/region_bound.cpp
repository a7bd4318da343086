#include "search/regions/region_bound.hpp"

#include "base/error.hpp"
#include "board/symmetry.hpp"
#include "search/regions/weights.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace pegwright::search::regions {
namespace {

using base::fail_limit;

// Rows of a linear program that takes less than a second.
constexpr std::size_t most_rows = 800;
// Larger boards do not look ahead.
constexpr std::size_t most_regions_ahead = 150;
constexpr int most_moves_ahead = 4;
// Divided by the square of the number of regions: some tenths of a second.
constexpr std::size_t positions_ahead = 100'000;

Board checked(const Board& board) {
    if (board.hole_count() > most_holes)
        fail_limit(board.label() + " has more than " + std::to_string(most_holes) +
                   " holes, too many to look at their regions; T_n and rectangles of any size have a formula");
    return board;
}

std::vector<board::Affine> keeping(const Board& board, const std::vector<MersonRegion>& regions) {
    const std::set<MersonRegion> known(regions.begin(), regions.end());
    std::vector<board::Affine> symmetries = board::symmetries(board);
    std::erase_if(symmetries, [&](const board::Affine& symmetry) {
        return std::any_of(regions.begin(), regions.end(), [&](const MersonRegion& region) {
            return !known.contains(image_of(board, symmetry, region));
        });
    });
    return symmetries;
}

RegionWeights better(RegionWeights a, RegionWeights b) { return a.sum() < b.sum() ? std::move(b) : std::move(a); }

template <class F>
void for_each_move(const JumpTable& jumps, const Board& board, const Position& position, F&& f) {
    const auto on = [&](auto& self, const Position& now, std::uint64_t peg) -> void {
        for (std::size_t d = 0; d < jumps.directions(); ++d) {
            const std::uint32_t to = jumps.to(peg * jumps.directions() + d);
            if (to == JumpTable::none) continue;
            const Hole over = Jump{board.hole(peg), board.hole(to)}.over();
            Position after = now;
            if (!after.play_at(peg, board.index(over), to)) continue;
            f(after);
            self(self, after, to);
        }
    };
    for (std::uint64_t peg = 0; peg < static_cast<std::uint64_t>(board.hole_count()); ++peg)
        if (position.peg_at(peg)) on(on, position, peg);
}

}  // namespace

BoardRegions::BoardRegions(const Board& board)
    : board_(checked(board)), jumps_(board), regions_(local_regions(board)) {}

std::vector<std::size_t> BoardRegions::to_leave(const Position& start, const std::optional<Position>& goal) const {
    const auto full = [](const Position& position, const MersonRegion& region) {
        return std::all_of(region.begin(), region.end(), [&](std::uint32_t hole) { return position.peg_at(hole); });
    };
    // A single last peg ended in an empty hole, so regions with that hole were left too.
    const bool may_stay = goal && goal->peg_count() > 1;
    std::vector<std::size_t> chosen;
    if (ended(start, goal)) return chosen;
    for (std::size_t i = 0; i < regions_.size(); ++i)
        if (full(start, regions_[i]) && !(may_stay && full(*goal, regions_[i]))) chosen.push_back(i);
    return chosen;
}

const RegionWeights& BoardRegions::of_full_board() const {
    if (full_) return *full_;
    const auto symmetries = board::symmetries(board_);
    full_ = regions_.size() / symmetries.size() <= most_rows ? heaviest(board_, jumps_, regions_, symmetries)
                                                             : by_rule(jumps_, regions_);
    return *full_;
}

RegionWeights BoardRegions::weights_of(const std::vector<std::size_t>& chosen,
                                       const std::vector<MersonRegion>& regions) const {
    if (regions.size() <= most_rows) return heaviest(board_, jumps_, regions, keeping(board_, regions));
    // The full board's weights, raised where regions are missing.
    const RegionWeights& full = of_full_board();
    RegionWeights kept{full.unit, {}};
    for (const std::size_t i : chosen) kept.of.push_back(full.of[i]);
    return better(fitted(jumps_, regions, kept), by_rule(jumps_, regions));
}

RegionBound BoardRegions::at_start(const Position& start, const std::optional<Position>& goal) const {
    const std::int64_t jumps = start.peg_count() - (goal ? goal->peg_count() : 1);
    if (jumps <= 0) return {};
    const std::vector<std::size_t> chosen = to_leave(start, goal);
    std::vector<MersonRegion> regions;
    for (const std::size_t i : chosen) regions.push_back(regions_[i]);
    RegionWeights weights = weights_of(chosen, regions);
    if (!holds(board_, regions, weights)) throw std::logic_error("weights of regions that do not hold");
    RegionBound bound{std::max<std::int64_t>(weights.sum(), 1), 0, {}, {weights.unit, {}}};
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (weights.of[i] == 0) continue;
        bound.regions.push_back(regions[i]);
        bound.weights.of.push_back(weights.of[i]);
    }
    return bound;
}

// Proves by weights, within a few moves, that every game from a position takes so long.
class BoardRegions::Lookahead {
public:
    Lookahead(const BoardRegions& regions, const std::optional<Position>& goal, int positions)
        : regions_(regions), goal_(goal), left_(positions) {}

    bool at_least(const Position& position, std::int64_t moves, int depth) {
        if (--left_ < 0) return false;
        if (regions_.at_start(position, goal_).moves >= moves) return true;
        if (depth == 0 || regions_.ended(position, goal_)) return false;
        bool all = true;
        for_each_move(regions_.jumps_, regions_.board_, position,
                      [&](const Position& after) { all = all && at_least(after, moves - 1, depth - 1); });
        return all;
    }
    bool out_of_positions() const { return left_ < 0; }

private:
    const BoardRegions& regions_;
    const std::optional<Position>& goal_;
    int left_;
};

bool BoardRegions::ended(const Position& position, const std::optional<Position>& goal) const {
    return goal ? position == *goal : position.peg_count() == 1;
}

RegionBound BoardRegions::bound(const Position& start, const std::optional<Position>& goal) const {
    RegionBound bound = at_start(start, goal);
    const std::size_t regions = bound.regions.size();
    if (bound.moves == 0 || regions > most_regions_ahead) return bound;
    Lookahead ahead(*this, goal, static_cast<int>(positions_ahead / (regions * regions + 100)));
    for (int depth = 1; depth <= most_moves_ahead && !ahead.out_of_positions(); ++depth)
        while (ahead.at_least(start, bound.moves + 1, depth)) {
            bound.moves_ahead = depth;
            if (ahead.at_least(start, never, depth)) {
                bound.moves = never;
                return bound;
            }
            ++bound.moves;
        }
    return bound;
}

}  // namespace pegwright::search::regions
