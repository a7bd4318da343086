// Where the vacancy is, and how it is taken further on: blocks that hold it leave, and it is made anew beside them.
#pragma once

#include "base/limits.hpp"
#include "compose/peeling/region.hpp"
#include "compose/peeling/sectors.hpp"
#include "construct/insertions/insertions.hpp"

#include <map>
#include <vector>

namespace pegwright::compose::peeling {

class Relocations {
public:
    // All references are kept.
    Relocations(PeelRegion& region, Site vacancy, construct::Insertions& plan, const Limits& limits, std::uint64_t seed)
        : region_(region), vacancy_(vacancy), plan_(plan), limits_(limits), seed_(seed) {}

    Site vacancy() const { return vacancy_; }
    // Where it was before; from then on what is tried is up to chance.
    void back_to(Site vacancy) {
        vacancy_ = vacancy;
        by_chance_ = true;
    }

    // Where a relocation may look: holes beside a block, so many steps away in one direction, the nearest to the end
    // first, and no more than so many.
    struct Beside {
        std::int32_t reach;
        std::size_t most;
        std::size_t tried;  // holes for the vacancy, the nearest to the end first
    };
    // The block begins with the vacancy, or has it anywhere. Takes the block away and hands all that left before over,
    // if a search finds how; the vacancy is then where ranks are less than `below`. Some milliseconds, or none if the
    // same was asked for elsewhere.
    bool relocate(Sectors& sectors, const std::vector<Site>& block, const Beside& beside, Rank below);

private:
    bool relocate_to(Sectors& sectors, const std::vector<Site>& block, const std::vector<Site>& near, Site to);
    std::vector<Site> sites_beside(const Sectors& sectors, const std::vector<Site>& block, const Beside& beside) const;

    PeelRegion& region_;
    Site vacancy_;
    bool by_chance_ = false;
    construct::Insertions& plan_;
    const Limits& limits_;
    std::uint64_t seed_;
    // By block, holes beside it and where the vacancy goes, all as steps from where it was. None were found if empty.
    std::map<std::vector<Site>, std::vector<Jump>> known_;
};

}  // namespace pegwright::compose::peeling
