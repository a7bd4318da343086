#include "search/moves/resource_count.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pegwright::search::moves {
namespace {

// Where a peg might get, on any position.
struct PegReach {
    Bits over = 0;
    Bits to = 0;
};

PegReach reach_of(const SmallBoard& board, std::size_t i) {
    PegReach reach{0, Bits{1} << i};
    std::vector<std::size_t> open{i};
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        for (const BitJump& jump : board.jumps_from(at)) {
            reach.over |= Bits{1} << jump.over;
            if ((reach.to & jump.into) == 0) open.push_back(jump.to);
            reach.to |= jump.into;
        }
    }
    return reach;
}

template <class F>
void for_each_hole(Bits holes, F&& f) {
    for (; holes != 0; holes &= holes - 1) f(static_cast<std::size_t>(std::countr_zero(holes)));
}

struct PossibleGain {
    double over = 0;
    double end = 0;
};

PossibleGain rest_of(const std::vector<double>& weights, const PegReach& reach) {
    PossibleGain rest{0, INFINITY};
    for_each_hole(reach.over, [&](std::size_t h) { rest.over += std::max(weights[h], 0.0); });
    for_each_hole(reach.to, [&](std::size_t h) { rest.end = std::min(rest.end, weights[h]); });
    return rest;
}

class CostliestSearch {
public:
    CostliestSearch(const SmallBoard& board, const std::vector<double>& weights, double least, std::uint64_t most_moves)
        : board_(board), weights_(weights), most_moves_(most_moves), best_{least, {}} {}

    // lost: without the last hole. rest: what further jumps could add.
    void go_on(std::size_t i, double lost, double rest, double end, Bits over) {
        ++moves_;
        for (const BitJump& jump : board_.jumps_from(i)) {
            if ((over >> jump.over & 1) != 0 || moves_ > most_moves_) continue;
            const double weight = weights_[jump.over];
            const double left = rest - std::max(weight, 0.0);
            // Sums in another order may be a little less.
            constexpr double slip = 1e-9;
            if (lost + weight + left - end + slip <= best_.lost) continue;
            jumps_.push_back(&jump);
            if (const double now = lost + weight - weights_[jump.to]; now > best_.lost) best_ = {now, jumps_};
            go_on(jump.to, lost + weight, left, end, over | Bits{1} << jump.over);
            jumps_.pop_back();
        }
    }
    CostliestMove take() { return std::move(best_); }
    bool complete() const { return moves_ <= most_moves_; }

private:
    const SmallBoard& board_;
    const std::vector<double>& weights_;
    std::uint64_t most_moves_;
    std::uint64_t moves_ = 0;
    CostliestMove best_;
    std::vector<const BitJump*> jumps_;
};

}  // namespace

int ResourceCount::value(Bits position) const {
    int sum = 0;
    for_each_hole(position, [&](std::size_t h) { sum += weights[h]; });
    for (const RegionWeight& region : regions)
        if ((position & region.region) == region.region) sum += region.weight;
    return sum;
}

CostliestMove costliest_move(const SmallBoard& board, const std::vector<double>& weights, std::size_t i, double extra,
                             double least, std::uint64_t most_moves, bool& complete) {
    const PossibleGain rest = rest_of(weights, reach_of(board, i));
    CostliestSearch search(board, weights, least, most_moves);
    search.go_on(i, weights[i] + extra, rest.over, rest.end, 0);
    complete = complete && search.complete();
    return search.take();
}

int most_lost_in_a_move(const SmallBoard& board, const ResourceCount& count) {
    constexpr std::uint64_t most_moves = 20'000;
    const std::vector<double> weights(count.weights.begin(), count.weights.end());
    double most = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        double extra = 0;
        for (const RegionWeight& region : count.regions)
            if ((region.region >> i & 1) != 0) extra += region.weight;
        bool complete = true;
        const double lost = costliest_move(board, weights, i, extra, most, most_moves, complete).lost;
        const PossibleGain rest = rest_of(weights, reach_of(board, i));
        most = complete ? lost : std::max(most, weights[i] + extra + rest.over - rest.end);
    }
    return static_cast<int>(std::lround(most));
}

ResourceBound::ResourceBound(ResourceCount count, std::span<const Bits> starts, std::span<const Bits> goals)
    : count_(std::move(count)) {
    const auto by_value = [&](Bits a, Bits b) { return count_.value(a) < count_.value(b); };
    if (!goals.empty()) at_goal_ = count_.value(*std::max_element(goals.begin(), goals.end(), by_value));
    if (!starts.empty()) at_start_ = count_.value(*std::min_element(starts.begin(), starts.end(), by_value));
    // A pagoda function never rises, so positions below every goal are dead.
    if (count_.most_lost == 0) {
        if (!goals.empty()) at_goal_ = count_.value(*std::min_element(goals.begin(), goals.end(), by_value));
        if (!starts.empty()) at_start_ = count_.value(*std::max_element(starts.begin(), starts.end(), by_value));
    }
}

int ResourceBound::moves(int lost) const {
    if (count_.most_lost == 0) return lost < 0 ? never : 0;
    return lost <= 0 ? 0 : (lost + count_.most_lost - 1) / count_.most_lost;
}

}  // namespace pegwright::search::moves
