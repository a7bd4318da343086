#include "compose/peeling/region.hpp"

#include "base/error.hpp"
#include "compose/peeling/tuning.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <functional>
#include <queue>

namespace pegwright::compose::peeling {
namespace {

// The codes of the three labels are 1, 2 and 3; their exclusive or is 0.
unsigned code(int label) { return static_cast<unsigned>(label) + 1; }

}  // namespace

PeelRegion::PeelRegion(const Board& board) : board_(board), width_(board.width() + 2 * edge) {
    constexpr std::int64_t most_sites = 1'000'000'000;
    const std::int64_t rows = std::int64_t{board.height()} + std::int64_t{2} * edge;
    if (rows * width_ > most_sites)
        base::fail_limit(board.label() + " spans more than " + std::to_string(most_sites) +
                         " holes; too large to peel");
    state_.assign(static_cast<std::size_t>(rows * width_), outside);
    board.for_each_hole([&](Hole h) {
        sites_.push_back(site(h));
        give_back(sites_.back());
    });
    for (const Hole half : board::half_directions(board.lattice()))
        for (const std::int32_t sign : {1, -1}) steps_.push_back(offset(sign * half.x, sign * half.y));
    for (const std::int32_t y : {-1, 0, 1})
        for (const std::int32_t x : {-1, 0, 1})
            if (x != 0 || y != 0) around_.push_back(offset(x, y));
}

unsigned PeelRegion::peg_class(Site p) const {
    if (board_.lattice() == Lattice::diagonal) return 0;
    const Hole h = hole(p);
    const unsigned sums = code(theory::sum_label(h));
    return board_.lattice() == Lattice::triangular ? sums : sums << 2 | code(theory::difference_label(h));
}

std::vector<Site> PeelRegion::undo_to(std::size_t changes) {
    std::vector<Site> undone;
    for (; changes_.size() > changes; changes_.pop_back()) {
        state_[index(changes_.back().site)] = changes_.back().before;
        undone.push_back(changes_.back().site);
    }
    return undone;
}

std::vector<Site> PeelRegion::left() const {
    std::vector<Site> all;
    for (const Site p : sites_)
        if (inside(p)) all.push_back(p);
    return all;
}

std::vector<Rank> clearances(const PeelRegion& region) {
    std::vector<Site> outside;
    std::vector<bool> listed(PeelRegion::index(region.end()), false);
    for (const Site p : region.sites())
        for (const Site step : region.around()) {
            const Site q = p + step;
            if (region.is_hole(q) || listed[PeelRegion::index(q)]) continue;
            listed[PeelRegion::index(q)] = true;
            outside.push_back(q);
        }
    return region.ranks_from(std::move(outside), region.around(), [&](Site p) { return region.is_hole(p); });
}

std::vector<Site> vacancy_path(const PeelRegion& region, const std::vector<Rank>& clearances, Site from, Site to,
                               Rank roomy) {
    std::vector<Rank> costs(PeelRegion::index(region.end()), far_rank);
    std::vector<Site> before(PeelRegion::index(region.end()), no_site);
    using Waiting = std::pair<Rank, Site>;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting;
    costs[PeelRegion::index(from)] = 0;
    waiting.emplace(0, from);
    while (!waiting.empty() && waiting.top().second != to) {
        const auto [cost, p] = waiting.top();
        waiting.pop();
        if (cost > costs[PeelRegion::index(p)]) continue;
        for (const Site step : region.steps()) {
            const Site next = p + step;
            if (!region.is_hole(next)) continue;
            const Rank more = 1 + tuning.cost_of_edge * std::max(0, roomy - clearances[PeelRegion::index(next)]);
            if (cost + more >= costs[PeelRegion::index(next)]) continue;
            costs[PeelRegion::index(next)] = cost + more;
            before[PeelRegion::index(next)] = p;
            waiting.emplace(cost + more, next);
        }
    }
    if (costs[PeelRegion::index(to)] == far_rank) return {};
    std::vector<Site> path;
    for (Site p = to; p != no_site; p = before[PeelRegion::index(p)]) path.push_back(p);
    return path;
}

}  // namespace pegwright::compose::peeling
