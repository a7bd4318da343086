#include "compose/peeling/path.hpp"
#include "compose/peeling/tuning.hpp"

#include <algorithm>
#include <functional>
#include <queue>

namespace pegwright::compose::peeling {
namespace {}  // namespace

std::vector<Rank> clearances(const Region& region) {
    std::vector<Site> outside;
    std::vector<bool> listed(Region::index(region.end()), false);
    for (const Site p : region.sites())
        for (const Site step : region.around()) {
            const Site q = p + step;
            if (region.is_hole(q) || listed[Region::index(q)]) continue;
            listed[Region::index(q)] = true;
            outside.push_back(q);
        }
    return region.ranks_from(std::move(outside), region.around(), [&](Site p) { return region.is_hole(p); });
}

std::vector<Site> find_way(const Region& region, const std::vector<Rank>& clearances, Site from, Site to, Rank roomy) {
    std::vector<Rank> costs(Region::index(region.end()), far_rank);
    std::vector<Site> before(Region::index(region.end()), no_site);
    using Waiting = std::pair<Rank, Site>;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting;
    costs[Region::index(from)] = 0;
    waiting.emplace(0, from);
    while (!waiting.empty() && waiting.top().second != to) {
        const auto [cost, p] = waiting.top();
        waiting.pop();
        if (cost > costs[Region::index(p)]) continue;
        for (const Site step : region.steps()) {
            const Site next = p + step;
            if (!region.is_hole(next)) continue;
            const Rank more = 1 + tuning.cost_of_edge * std::max(0, roomy - clearances[Region::index(next)]);
            if (cost + more >= costs[Region::index(next)]) continue;
            costs[Region::index(next)] = cost + more;
            before[Region::index(next)] = p;
            waiting.emplace(cost + more, next);
        }
    }
    if (costs[Region::index(to)] == far_rank) return {};
    std::vector<Site> way;
    for (Site p = to; p != no_site; p = before[Region::index(p)]) way.push_back(p);
    return way;
}

}  // namespace pegwright::compose::peeling
