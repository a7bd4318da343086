#include "search/moves/count_program.hpp"

#include <algorithm>
#include <cmath>

namespace pegwright::search::moves {
namespace {

// Keeps the sums in 16 bits (count_bank.hpp).
constexpr double most_weight = 3;
constexpr int most_scale = 120;
constexpr std::uint64_t most_moves = 3'000;

double distance_to_whole(double v) { return std::abs(v - std::round(v)); }

int scale_of(const std::vector<double>& weights) {
    int best = most_scale;
    double least = INFINITY;
    for (int scale = 1; scale <= most_scale; ++scale) {
        double sum = 1e-6;
        for (const double w : weights) sum += distance_to_whole(scale * w);
        if (sum / scale < least - 1e-9) {
            least = sum / scale;
            best = scale;
        }
    }
    return best;
}

// Columns: weights of holes, weights of regions, and the count at the nearest goal (or start).
linear::LinearProgram columns_of(std::size_t holes, std::size_t regions) {
    linear::LinearProgram program;
    program.maximize = true;
    program.columns.assign(holes, {-most_weight, most_weight});
    program.columns.resize(holes + regions, {0, 1});
    program.columns.push_back({-linear::unbounded, linear::unbounded});
    program.prices.assign(program.columns.size(), 0);
    return program;
}

}  // namespace

CountProgram::CountProgram(const MoveBounds& bounds, bool backwards)
    : bounds_(bounds),
      backwards_(backwards),
      holes_(bounds.board().size()),
      regions_(bounds.regions()),
      simplex_(columns_of(holes_, regions_.size())) {
    for (const Bits end : backwards ? bounds.starts() : bounds.goals()) add_end(end);
    for (const BitJump& jump : bounds.board().jumps()) add_move(jump.from, {&jump});
}

std::optional<ResourceBound> CountProgram::best(Bits position) {
    using Method = linear::Simplex::Method;
    aim_at(position);
    // After a new aim the last solution is still feasible (primal); after new rows it is still optimal (dual).
    for (Method method = Method::primal; !gave_up_; method = Method::dual) {
        const auto found = simplex_.optimum(method, 5'000);
        gave_up_ = !found;
        if (found && !add_broken(found->columns)) return bounds_.bound_of(whole(found->columns));
    }
    return std::nullopt;
}

std::vector<CountProgram::Coefficient> CountProgram::count_of(Bits position, double times) const {
    std::vector<Coefficient> row;
    for (std::size_t i = 0; i < holes_; ++i)
        if ((position >> i & 1) != 0) row.push_back({static_cast<int>(i), times});
    for (std::size_t r = 0; r < regions_.size(); ++r)
        if ((position & regions_[r]) == regions_[r]) row.push_back({static_cast<int>(holes_ + r), times});
    return row;
}

// Goals: end column >= count of each. Backwards: end column <= count of each start.
void CountProgram::add_end(Bits end) {
    std::vector<Coefficient> row = count_of(end, -sign());
    row.push_back({static_cast<int>(columns()) - 1, sign()});
    simplex_.add_row(row, {0, linear::unbounded});
}

void CountProgram::add_move(std::size_t from, const std::vector<const BitJump*>& jumps) {
    std::vector<Coefficient> row;
    if (jumps.back()->to != from) row = {{static_cast<int>(from), 1}, {jumps.back()->to, -1}};
    for (const BitJump* jump : jumps) row.push_back({jump->over, 1});
    for (std::size_t r = 0; r < regions_.size(); ++r)
        if ((regions_[r] >> from & 1) != 0) row.push_back({static_cast<int>(holes_ + r), 1});
    simplex_.add_row(row, {-linear::unbounded, 1});
}

void CountProgram::aim_at(Bits position) {
    std::vector<double> prices(columns(), 0);
    for (const Coefficient& one : count_of(position, sign())) prices[static_cast<std::size_t>(one.column)] = one.value;
    prices.back() = -sign();
    simplex_.set_prices(prices);
}

bool CountProgram::add_broken(const std::vector<double>& weights) {
    constexpr double slip = 1e-6;
    const std::vector<double> holes(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(holes_));
    bool any = false;
    for (std::size_t i = 0; i < holes_; ++i) {
        double extra = 0;
        for (std::size_t r = 0; r < regions_.size(); ++r)
            if ((regions_[r] >> i & 1) != 0) extra += weights[holes_ + r];
        bool complete = true;
        const CostliestMove move = costliest_move(bounds_.board(), holes, i, extra, 1 + slip, most_moves, complete);
        if (move.jumps.empty()) continue;
        add_move(i, move.jumps);
        any = true;
    }
    return any;
}

ResourceCount CountProgram::whole(std::vector<double> weights) const {
    weights.pop_back();
    const int scale = scale_of(weights);
    const auto rounded = [&](double w) { return static_cast<int>(std::lround(scale * w)); };
    ResourceCount count;
    for (std::size_t i = 0; i < holes_; ++i) count.weights.push_back(rounded(weights[i]));
    for (std::size_t r = 0; r < regions_.size(); ++r)
        if (const int w = rounded(weights[holes_ + r]); w > 0) count.regions.push_back({regions_[r], w});
    // 0 would declare a pagoda function.
    count.most_lost = std::max(1, most_lost_in_a_move(bounds_.board(), count));
    return count;
}

}  // namespace pegwright::search::moves
