#include "compose/peeling/relocations.hpp"

#include "compose/peeling/core.hpp"
#include "compose/peeling/tuning.hpp"

#include <algorithm>

namespace pegwright::compose::peeling {
namespace {}  // namespace

std::vector<Site> Relocations::sites_beside(const Sectors& sectors, const std::vector<Site>& block,
                                            const Beside& beside) const {
    std::vector<Site> sites;
    const auto consider = [&](Site q) {
        if (region_.inside(q) && std::find(block.begin(), block.end(), q) == block.end() &&
            std::find(sites.begin(), sites.end(), q) == sites.end())
            sites.push_back(q);
    };
    for (const Site p : block)
        for (const Site step : region_.steps())
            for (std::int32_t i = 1; i <= beside.reach; ++i) consider(p + i * step);
    std::stable_sort(sites.begin(), sites.end(), [&](Site a, Site b) { return sectors.rank(a) < sectors.rank(b); });
    if (sites.size() > beside.most) sites.resize(beside.most);
    return sites;
}

bool Relocations::relocate(Sectors& sectors, const std::vector<Site>& block, const Beside& beside, Rank below) {
    unsigned wanted = region_.peg_class(vacancy_);
    for (const Site p : block) wanted ^= region_.peg_class(p);
    const std::vector<Site> near = sites_beside(sectors, block, beside);
    std::size_t tried = 0;
    for (const Site p : near) {
        if (region_.peg_class(p) != wanted || sectors.rank(p) >= below || !sectors.around().can_be_filled(p, block))
            continue;
        if (by_chance_ && sectors.chance() < tuning.chance_left_out) continue;
        if (relocate_to(sectors, block, near, p)) return true;
        if (++tried == beside.tried) return false;
    }
    return false;
}

bool Relocations::relocate_to(Sectors& sectors, const std::vector<Site>& block, const std::vector<Site>& near,
                              Site to) {
    std::vector<Site> key;
    for (const std::vector<Site>* sites : {&block, &near}) {
        for (const Site p : *sites) key.push_back(p - vacancy_);
        key.push_back(region_.end());
    }
    key.push_back(to - vacancy_);
    const Hole origin = region_.hole(vacancy_);
    auto known = known_.find(key);
    if (known == known_.end()) {
        const auto holes = [&](const std::vector<Site>& sites) {
            std::vector<Hole> all;
            for (const Site p : sites) all.push_back(region_.hole(p));
            return all;
        };
        auto found = relocate_block(region_.board().lattice(), holes(block), origin, holes(near), region_.hole(to),
                                    limits_, seed_);
        std::vector<Jump> jumps = found ? std::move(*found) : std::vector<Jump>();
        for (Jump& jump : jumps) jump = {jump.from - origin, jump.to - origin};
        if (known_.size() >= tuning.most_known) known_.clear();
        known = known_.emplace(std::move(key), std::move(jumps)).first;
    }
    if (known->second.empty()) return false;
    std::vector<Jump> jumps = known->second;
    for (Jump& jump : jumps) jump = {jump.from + origin, jump.to + origin};
    sectors.commit(plan_);
    for (const Site p : block) region_.take(p);
    vacancy_ = to;
    sectors.avoid(vacancy_);
    plan_.relocate(std::move(jumps), region_.hole(vacancy_));
    return true;
}

}  // namespace pegwright::compose::peeling
