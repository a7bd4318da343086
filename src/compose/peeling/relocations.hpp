// Leads the vacancy on: its block leaves, and a new vacancy appears beside the block.
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
    // Keeps all references.
    Relocations(PeelRegion& region, Site vacancy, construct::Insertions& plan, const Limits& limits, std::uint64_t seed)
        : region_(region), vacancy_(vacancy), plan_(plan), limits_(limits), seed_(seed) {}

    Site vacancy() const { return vacancy_; }
    // Sets the vacancy back. Later choices are random.
    void back_to(Site vacancy) {
        vacancy_ = vacancy;
        by_chance_ = true;
    }

    // Holes beside a block that jumps may use, nearest to the end first.
    struct Beside {
        std::int32_t reach;
        std::size_t most;
        std::size_t tried;  // for the new vacancy
    };
    // Searches for jumps that empty the block and make a vacancy where ranks are less than `below`. If it finds some,
    // commits the sectors and takes the block. A search takes milliseconds; forms of blocks are remembered.
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
    // Keys: block, holes beside it and new vacancy, relative to the old one. No jumps: none were found.
    std::map<std::vector<Site>, std::vector<Jump>> known_;
};

}  // namespace pegwright::compose::peeling
