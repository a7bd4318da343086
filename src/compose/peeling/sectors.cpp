#include "compose/peeling/sectors.hpp"
#include "compose/peeling/tuning.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace pegwright::compose::peeling {
namespace {

constexpr std::array<std::array<std::int32_t, 2>, 7> rectangles = {
    {{3, 3}, {3, 4}, {4, 3}, {3, 5}, {5, 3}, {2, 3}, {3, 2}}};

}  // namespace

Sectors::Sectors(PeelRegion& region, std::vector<Rank> ranks, Rank leaves, Rank may_leave, bool through_tiles,
                 PairPurges& purges, Random& random)
    : region_(region),
      ranks_(std::move(ranks)),
      leaves_(leaves),
      may_leave_(may_leave),
      purges_(purges),
      random_(random),
      sector_of_(PeelRegion::index(region.end()), 0),
      failed_(PeelRegion::index(region.end()), 0),
      flipped_(PeelRegion::index(region.end()), false),
      around_(region, ranks_, leaves, may_leave, through_tiles) {
    for (const Site p : region_.sites()) look_at(p);
}

void Sectors::look_at(Site p) {
    if (leaves(p) && rank(p) != far_rank) waiting_.push({rank(p), static_cast<std::uint32_t>(random_() & 0xffffU), p});
}

void Sectors::add(std::span<const Site> sites) {
    using Offer = std::pair<Rank, Site>;
    std::priority_queue<Offer, std::vector<Offer>, std::greater<>> offers;
    for (const Site p : sites) {
        look_at(p);
        if (rank(p) == far_rank) unranked_.push_back(p);
    }
    for (const Site p : unranked_)
        for (const Site step : region_.around())
            if (region_.is_free(p + step) && rank(p + step) < far_rank)
                offers.emplace(std::max(leaves_, rank(p + step)) + 1, p);
    while (!offers.empty()) {
        const auto [least, p] = offers.top();
        offers.pop();
        if (rank(p) != far_rank) continue;
        ranks_[PeelRegion::index(p)] = least;
        look_at(p);
        for (const Site step : region_.around())
            if (region_.is_free(p + step) && rank(p + step) == far_rank) offers.emplace(least + 1, p + step);
    }
    std::erase_if(unranked_, [&](Site p) { return rank(p) != far_rank; });
}

bool Sectors::run(std::size_t failures) {
    for (;;) {
        if (waiting_.empty()) add({});
        if (waiting_.empty()) return true;
        const Site p = waiting_.top().site;
        waiting_.pop();
        if (!leaves(p) || p == avoided_) continue;
        if (poll) poll();
        if (before && before(p)) {
            look_at(p);
            continue;
        }
        if (take_sector(p)) continue;
        if (failures-- == 0) return look_at(p), false;
        std::uint8_t& failed = failed_[PeelRegion::index(p)];
        if (failed < 200) ++failed;
        const bool wants_room = failed % tuning.failures_before_room == 0 && make_room;
        if (most_restarts > 0 && failed >= tuning.failures_before_restart) {
            if (!restart_around(p)) return look_at(p), false;
        } else {
            put_back_near(p, std::min(tuning.first_reach + failed - 1, tuning.furthest_reach));
        }
        // Put-back sectors have ranks, from which the tile's holes get theirs.
        if (wants_room) add(make_room(p));
        look_at(p);
    }
}

void Sectors::undone(std::span<const Site> sites) {
    sectors_.clear();
    for (const Site p : sites) {
        sector_of_[PeelRegion::index(p)] = 0;
        failed_[PeelRegion::index(p)] /= 2;
        look_at(p);
    }
}

Site Sectors::hardest() const {
    const auto most = std::max_element(failed_.begin(), failed_.end());
    return most == failed_.end() || *most == 0 ? no_site : static_cast<Site>(most - failed_.begin());
}

void Sectors::commit(construct::Insertions& into) {
    for (const Sector& sector : sectors_) {
        if (!sector.block.empty()) into.clear(sector.purge.purge, sector.purge.shift);
        for (const Site p : sector.block) sector_of_[PeelRegion::index(p)] = 0;
    }
    sectors_.clear();
}

std::vector<Site> Sectors::nearby(Site p, Rank steps) const {
    std::vector<Site> near = {p};
    std::vector<Rank> off = {0};
    const auto known = [&](Site q) { return std::find(near.begin(), near.end(), q) != near.end(); };
    for (std::size_t i = 0; i < near.size() && off[i] < steps; ++i)
        for (const Site step : region_.steps()) {
            const Site next = near[i] + step;
            if (!region_.is_free(next) || known(next)) continue;
            near.push_back(next);
            off.push_back(off[i] + 1);
        }
    return near;
}

void Sectors::consider(Site p, std::vector<Site> block, BlockCandidates& candidates) {
    if (std::find(block.begin(), block.end(), p) == block.end()) return;
    std::sort(block.begin(), block.end());
    if (!candidates.considered.insert(block).second) return;
    if (const auto value = around_.score(block))
        candidates.found.push_back({value->value + noise(p) * chance(), value->thin, std::move(block)});
}

// Best first.
std::vector<Sectors::BlockCandidate> Sectors::sorted(BlockCandidates&& candidates) {
    std::sort(candidates.found.begin(), candidates.found.end(), [](const BlockCandidate& a, const BlockCandidate& b) {
        return a.score != b.score ? a.score > b.score : a.block < b.block;
    });
    return std::move(candidates.found);
}

double Sectors::noise(Site p) const {
    return tuning.noise_at_first + tuning.noise_a_failure * static_cast<double>(failures(p));
}

std::vector<Site> Sectors::furthest_first(Site p) {
    std::vector<std::pair<double, Site>> order;
    const double aside = 0.3 + 0.7 * chance();
    for (const Site q : nearby(p, tuning.reach_of_block)) {
        if (!may_leave(q)) continue;
        const Hole d = region_.hole(q) - region_.hole(p);
        order.emplace_back(aside * (std::abs(d.x) + std::abs(d.y)) + noise(p) * chance() - rank(q), q);
    }
    std::sort(order.begin(), order.end());
    std::vector<Site> sites;
    for (const auto& [unused, q] : order) sites.push_back(q);
    return sites;
}

void Sectors::collect(Site p, BlockCandidates& candidates) {
    const std::vector<Site> order = furthest_first(p);
    std::vector<Site> block;
    unsigned block_class = 0;
    for (std::size_t m = 0; m < std::min(tuning.most_furthest, order.size()); ++m) {
        block.push_back(order[m]);
        block_class ^= region_.peg_class(order[m]);
        const std::size_t choices = std::min(tuning.choices_for_class, order.size() - m - 1);
        for (unsigned chosen = 0; chosen < 1U << choices; ++chosen) {
            if (std::popcount(chosen) > tuning.most_for_class) continue;
            unsigned whole = block_class;
            for (std::size_t i = 0; i < choices; ++i)
                if ((chosen >> i & 1) != 0) whole ^= region_.peg_class(order[m + 1 + i]);
            if (whole != 0) continue;
            std::vector<Site> filled = block;
            for (std::size_t i = 0; i < choices; ++i)
                if ((chosen >> i & 1) != 0) filled.push_back(order[m + 1 + i]);
            if (filled.size() >= 3) consider(p, std::move(filled), candidates);
        }
    }
}

std::optional<PlacedPurge> Sectors::purge_for(const std::vector<Site>& block) {
    std::vector<std::array<Site, 2>> pairs = around_.pairs_beside(block);
    for (std::size_t i = 0; i < std::min(pairs.size(), tuning.catalysts_tried); ++i) {
        std::swap(pairs[i], pairs[i + random_() % (pairs.size() - i)]);
        if (auto purge = purges_.find(block, pairs[i][0], pairs[i][1])) return purge;
    }
    return std::nullopt;
}

// Straight edges leave in few forms of rectangles, whose purges are soon remembered. Nothing thin may be left.
bool Sectors::take_rectangle(Site p) {
    BlockCandidates candidates;
    for (const auto [width, height] : rectangles)
        for (std::int32_t corner = 0; corner < width * height; ++corner) {
            std::vector<Site> block;
            for (std::int32_t i = 0; i < width * height; ++i) {
                const Site q = p + region_.offset(i % width - corner % width, i / width - corner / width);
                if (!may_leave(q)) break;
                block.push_back(q);
            }
            if (std::ssize(block) == std::ptrdiff_t{width} * height) consider(p, std::move(block), candidates);
        }
    for (const BlockCandidate& candidate : sorted(std::move(candidates)))
        if (candidate.thin == 0 && around_.whole_without(candidate.block) && take(candidate.block)) return true;
    return false;
}

bool Sectors::take_sector(Site p) {
    if (rectangles_first != flipped_[PeelRegion::index(p)] && take_rectangle(p)) return true;
    const std::size_t failed = failures(p);
    BlockCandidates candidates;
    for (std::size_t i = 0; i < 3 + failed; ++i) collect(p, candidates);
    std::size_t tried = 0;
    for (const BlockCandidate& candidate : sorted(std::move(candidates))) {
        if (tried++ == tuning.blocks_tried + tuning.more_blocks_tried * failed) break;
        if (around_.whole_without(candidate.block) && take(candidate.block)) return true;
    }
    return false;
}

bool Sectors::take(const std::vector<Site>& block) {
    auto purge = purge_for(block);
    if (!purge) return false;
    for (const Site q : block) {
        region_.take(q);
        sector_of_[PeelRegion::index(q)] = static_cast<std::uint32_t>(sectors_.size()) + 1;
    }
    sectors_.push_back({block, std::move(*purge)});
    return true;
}

// Puts back all sectors around a hole that fails again and again. False after too many restarts.
bool Sectors::restart_around(Site p) {
    const auto near = std::find_if(restarts_.begin(), restarts_.end(), [&](const Restart& restart) {
        const Hole d = region_.hole(restart.place) - region_.hole(p);
        return std::max(std::abs(d.x), std::abs(d.y)) <= tuning.same_place;
    });
    Restart& restart = near != restarts_.end() ? *near : restarts_.emplace_back(Restart{p, 0});
    if (++restart.times > most_restarts) return false;
    const std::int32_t reach = tuning.restart_reach + tuning.more_restart_reach * restart.times;
    put_back_near(p, reach);
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x) {
            const Site q = p + region_.offset(x, y);
            if (q < 0 || q >= region_.end()) continue;
            failed_[PeelRegion::index(q)] = 0;
            flipped_[PeelRegion::index(q)] = restart.times % 2 == 1;
        }
    return true;
}

void Sectors::put_back_near(Site p, std::int32_t reach) {
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x) {
            const Site q = p + region_.offset(x, y);
            if (q < 0 || q >= region_.end() || sector_of_[PeelRegion::index(q)] == 0) continue;
            Sector& sector = sectors_[sector_of_[PeelRegion::index(q)] - 1];
            for (const Site back : sector.block) {
                region_.give_back(back);
                sector_of_[PeelRegion::index(back)] = 0;
            }
            for (const Site back : sector.block) look_at(back);
            sector.block.clear();
        }
}

}  // namespace pegwright::compose::peeling
