#include "pegwright/solving/peeling/sectors.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace pegwright::peeling {
namespace {

// A block's holes are the furthest of those so many steps from the furthest hole of all, and a few more of the next
// ones for its class.
constexpr Rank reach_of_block = 7;
constexpr std::size_t most_furthest = 18;
constexpr std::size_t choices_for_class = 8;
constexpr int most_for_class = 3;
// Blocks and catalysts tried before a hole has failed, and more each time it has.
constexpr std::size_t blocks_tried = 25;
constexpr std::size_t more_blocks_tried = 2;
constexpr std::size_t catalysts_tried = 40;
// Sectors are put back this far around a hole that fails, one further each time.
constexpr std::int32_t first_reach = 2;
constexpr std::int32_t furthest_reach = 12;
constexpr int failures_before_room = 5;
// After so many failures of a hole all that left around it is begun anew, this far.
constexpr int failures_before_anew = 12;
constexpr std::int32_t reach_anew = 12;
constexpr std::int32_t more_reach_anew = 4;
constexpr std::int32_t same_place = 24;
// What hangs together with so many holes is taken to hang together with all; where tiles leave, too, holes that hang
// together by more than so many others are taken not to.
constexpr std::size_t large_piece = 80;
constexpr std::size_t large_detour = 200;

// What a block scores: far holes are good, thin rests and long edges inside bad. Tuned on disks.
constexpr double per_rank = 2;
constexpr double per_thin_hole = -0.7;
constexpr double per_edge = -0.4;
constexpr double per_hole = 0.05;
constexpr double noise_at_first = 0.3;
constexpr double noise_a_failure = 0.5;

constexpr std::array<std::array<std::int32_t, 2>, 7> rectangles = {
    {{3, 3}, {3, 4}, {4, 3}, {3, 5}, {5, 3}, {2, 3}, {3, 2}}};

}  // namespace

Sectors::Sectors(Region& region, std::vector<Rank> ranks, Rank leaves, Rank may_leave, bool over_kept,
                 PairPurges& purges, Random& random)
    : region_(region),
      ranks_(std::move(ranks)),
      leaves_(leaves),
      may_leave_(may_leave),
      over_kept_(over_kept),
      purges_(purges),
      random_(random),
      sector_of_(Region::index(region.end()), 0),
      failed_(Region::index(region.end()), 0),
      otherwise_(Region::index(region.end()), false),
      marks_(Region::index(region.end()), 0),
      seen_(Region::index(region.end()), 0) {
    for (const Site p : region_.sites()) look_at(p);
}

void Sectors::look_at(Site p) {
    if (leaves(p) && rank(p) != far_rank) waiting_.push({rank(p), static_cast<std::uint32_t>(random_() & 0xffffU), p});
}

void Sectors::add(std::span<const Site> sites) {
    Rank least = far_rank;
    for (const Site p : sites)
        for (const Site step : region_.around())
            if (region_.is_free(p + step)) least = std::min(least, rank(p + step));
    for (const Site p : sites) {
        Rank& rank = ranks_[Region::index(p)];
        if (rank >= leaves_) rank = std::max(leaves_, least) + 1;
        look_at(p);
    }
}

bool Sectors::run(std::size_t failures) {
    while (!waiting_.empty()) {
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
        std::uint8_t& failed = failed_[Region::index(p)];
        if (failed < 200) ++failed;
        if (failed % failures_before_room == 0 && make_room) add(make_room(p));
        if (most_anew > 0 && failed >= failures_before_anew) {
            if (!begin_anew(p)) return look_at(p), false;
        } else {
            put_back_near(p, std::min(first_reach + failed - 1, furthest_reach));
        }
        look_at(p);
    }
    return true;
}

void Sectors::undone(std::span<const Site> sites) {
    sectors_.clear();
    for (const Site p : sites) {
        sector_of_[Region::index(p)] = 0;
        failed_[Region::index(p)] /= 2;
        look_at(p);
    }
}

Site Sectors::hardest() const {
    const auto most = std::max_element(failed_.begin(), failed_.end());
    return most == failed_.end() || *most == 0 ? no_site : static_cast<Site>(most - failed_.begin());
}

void Sectors::settle(construct::Insertions& into) {
    for (const Sector& sector : sectors_) {
        if (!sector.block.empty()) into.clear(sector.purge.purge, sector.purge.shift);
        for (const Site p : sector.block) sector_of_[Region::index(p)] = 0;
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

void Sectors::mark(std::span<const Site> block) {
    ++stamp_;
    for (const Site p : block) marks_[Region::index(p)] = stamp_;
}

// Holes that count, of this rank or more, not of the marked block, at most so many columns and rows from it.
template <class Counts>
std::vector<Site> Sectors::beside(std::span<const Site> block, std::int32_t reach, Rank least, Counts&& counts) {
    std::vector<Site> near;
    ++seen_stamp_;
    for (const Site p : block)
        for (std::int32_t y = -reach; y <= reach; ++y)
            for (std::int32_t x = -reach; x <= reach; ++x) {
                const Site q = p + region_.offset(x, y);
                if (!counts(q) || rank(q) < least || marked(q) || seen_[Region::index(q)] == seen_stamp_) continue;
                seen_[Region::index(q)] = seen_stamp_;
                near.push_back(q);
            }
    return near;
}

// All that the block has beside it is reached from the first of it, not far off.
bool Sectors::leaves_whole_over_kept(std::span<const Site> block) {
    mark(block);
    if (avoided_ != no_site && !marked(avoided_) && !can_be_filled(avoided_)) return false;
    const std::vector<Site> near = beside(block, 1, 0, [&](Site q) { return region_.inside(q); });
    if (near.empty()) return false;
    std::vector<Site> piece = {near.front()};
    ++seen_stamp_;
    seen_[Region::index(piece.front())] = seen_stamp_;
    std::size_t reached = 0;
    for (std::size_t i = 0; i < piece.size() && piece.size() <= near.size() + large_detour; ++i) {
        reached += std::find(near.begin(), near.end(), piece[i]) != near.end() ? 1U : 0U;
        if (reached == near.size()) return true;
        for (const Site step : region_.steps()) {
            const Site next = piece[i] + step;
            if (!stays_inside(next) || seen_[Region::index(next)] == seen_stamp_) continue;
            seen_[Region::index(next)] = seen_stamp_;
            piece.push_back(next);
        }
    }
    return false;
}

bool Sectors::can_be_filled(Site p) const {
    return std::any_of(region_.steps().begin(), region_.steps().end(),
                       [&](Site step) { return stays_inside(p + step) && stays_inside(p + step + step); });
}

bool Sectors::can_be_filled(Site p, std::span<const Site> block) {
    mark(block);
    return can_be_filled(p);
}

bool Sectors::leaves_whole(std::span<const Site> block) {
    if (over_kept_) return leaves_whole_over_kept(block);
    mark(block);
    std::vector<Site> joined;  // known to hang together with what stays
    for (const Site start : beside(block, 1, may_leave_, [&](Site q) { return region_.is_free(q); })) {
        if (std::find(joined.begin(), joined.end(), start) != joined.end()) continue;
        std::vector<Site> piece = {start};
        ++seen_stamp_;
        seen_[Region::index(start)] = seen_stamp_;
        bool reaches = false;
        for (std::size_t i = 0; i < piece.size() && !reaches; ++i) {
            const Site p = piece[i];
            reaches = rank(p) < may_leave_ || piece.size() > large_piece;
            for (const Site step : region_.steps()) {
                const Site next = p + step;
                if (!region_.is_free(next) || marked(next) || seen_[Region::index(next)] == seen_stamp_) continue;
                seen_[Region::index(next)] = seen_stamp_;
                piece.push_back(next);
            }
        }
        if (!reaches) return false;
        joined.insert(joined.end(), piece.begin(), piece.end());
    }
    return true;
}

std::optional<Sectors::Score> Sectors::score(const std::vector<Site>& block) {
    mark(block);
    const std::array<Site, 2> row = {region_.offset(1, 0), region_.offset(-1, 0)};
    const std::array<Site, 2> column = {region_.offset(0, 1), region_.offset(0, -1)};
    const auto neighbours = [&](Site p, const std::array<Site, 2>& steps) {
        return int{stays_inside(p + steps[0])} + int{stays_inside(p + steps[1])};
    };
    double total = 0;
    int edges = 0;
    for (const Site p : block) {
        total += rank(p);
        for (const auto& steps : {row, column})
            for (const Site step : steps)
                if (!marked(p + step)) edges += region_.is_free(p + step) ? 1 : -1;
    }
    int thin = 0;
    for (const Site p : beside(block, 2, leaves_, [&](Site q) { return region_.is_free(q); })) {
        const int in_row = neighbours(p, row);
        const int in_column = neighbours(p, column);
        if (in_row + in_column == 0) return std::nullopt;
        if (in_row + in_column == 1)
            thin += 2;
        else if (in_row == 0 || in_column == 0)
            ++thin;
    }
    const auto size = static_cast<double>(block.size());
    return Score{per_rank * total / size + per_thin_hole * thin + per_edge * edges + per_hole * size, thin};
}

void Sectors::consider(Site p, std::vector<Site> block, Candidates& candidates) {
    if (std::find(block.begin(), block.end(), p) == block.end()) return;
    std::sort(block.begin(), block.end());
    if (!candidates.considered.insert(block).second) return;
    if (const auto value = score(block))
        candidates.found.push_back({value->value + noise(p) * chance(), value->thin, std::move(block)});
}

// The best first.
std::vector<Sectors::Candidate> Sectors::sorted(Candidates&& candidates) {
    std::sort(candidates.found.begin(), candidates.found.end(), [](const Candidate& a, const Candidate& b) {
        return a.score != b.score ? a.score > b.score : a.block < b.block;
    });
    return std::move(candidates.found);
}

double Sectors::noise(Site p) const { return noise_at_first + noise_a_failure * static_cast<double>(failures(p)); }

std::vector<Site> Sectors::furthest_first(Site p) {
    std::vector<std::pair<double, Site>> order;
    const double aside = 0.3 + 0.7 * chance();
    for (const Site q : nearby(p, reach_of_block)) {
        if (!may_leave(q)) continue;
        const Hole d = region_.hole(q) - region_.hole(p);
        order.emplace_back(aside * (std::abs(d.x) + std::abs(d.y)) + noise(p) * chance() - rank(q), q);
    }
    std::sort(order.begin(), order.end());
    std::vector<Site> sites;
    for (const auto& [unused, q] : order) sites.push_back(q);
    return sites;
}

void Sectors::collect(Site p, Candidates& candidates) {
    const std::vector<Site> order = furthest_first(p);
    std::vector<Site> block;
    unsigned block_class = 0;
    for (std::size_t m = 0; m < std::min(most_furthest, order.size()); ++m) {
        block.push_back(order[m]);
        block_class ^= region_.peg_class(order[m]);
        const std::size_t choices = std::min(choices_for_class, order.size() - m - 1);
        for (unsigned chosen = 0; chosen < 1U << choices; ++chosen) {
            if (std::popcount(chosen) > most_for_class) continue;
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
    mark(block);
    std::vector<Site> ends;
    ++seen_stamp_;
    for (const Site p : block)
        for (const Site step : region_.steps())
            for (const Site q : {p + step, p + step + step}) {
                if (!stays_inside(q) || seen_[Region::index(q)] == seen_stamp_) continue;
                seen_[Region::index(q)] = seen_stamp_;
                ends.push_back(q);
            }
    std::vector<std::array<Site, 2>> pairs;
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (std::size_t k = i + 1; k < ends.size(); ++k) {
            const Site step = ends[k] - ends[i];
            const auto beyond = [&](Site p) { return region_.is_hole(p) && !marked(p); };
            const bool neighbours =
                std::find(region_.steps().begin(), region_.steps().end(), step) != region_.steps().end();
            // A jump could empty both.
            if (neighbours && (beyond(ends[i] - step) || beyond(ends[k] + step))) continue;
            pairs.push_back({ends[i], ends[k]});
        }
    for (std::size_t i = 0; i < std::min(pairs.size(), catalysts_tried); ++i) {
        std::swap(pairs[i], pairs[i + random_() % (pairs.size() - i)]);
        if (auto purge = purges_.find(block, pairs[i][0], pairs[i][1])) return purge;
    }
    return std::nullopt;
}

// Rectangles that have the hole, and leave nothing thin beside them: straight edges leave in few forms, whose purges
// are known soon.
bool Sectors::take_rectangle(Site p) {
    Candidates candidates;
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
    for (const Candidate& candidate : sorted(std::move(candidates)))
        if (candidate.thin == 0 && leaves_whole(candidate.block) && take(candidate.block)) return true;
    return false;
}

bool Sectors::take_sector(Site p) {
    if (rectangles_first != otherwise_[Region::index(p)] && take_rectangle(p)) return true;
    const std::size_t failed = failures(p);
    Candidates candidates;
    for (std::size_t i = 0; i < 3 + failed; ++i) collect(p, candidates);
    std::size_t tried = 0;
    for (const Candidate& candidate : sorted(std::move(candidates))) {
        if (tried++ == blocks_tried + more_blocks_tried * failed) break;
        if (leaves_whole(candidate.block) && take(candidate.block)) return true;
    }
    return false;
}

bool Sectors::take(const std::vector<Site>& block) {
    auto purge = purge_for(block);
    if (!purge) return false;
    for (const Site q : block) {
        region_.take(q);
        sector_of_[Region::index(q)] = static_cast<std::uint32_t>(sectors_.size()) + 1;
    }
    sectors_.push_back({block, std::move(*purge)});
    return true;
}

// False if that was done too often.
bool Sectors::begin_anew(Site p) {
    const auto near = std::find_if(anew_.begin(), anew_.end(), [&](const Anew& anew) {
        const Hole d = region_.hole(anew.place) - region_.hole(p);
        return std::max(std::abs(d.x), std::abs(d.y)) <= same_place;
    });
    Anew& anew = near != anew_.end() ? *near : anew_.emplace_back(Anew{p, 0});
    if (++anew.times > most_anew) return false;
    const std::int32_t reach = reach_anew + more_reach_anew * anew.times;
    put_back_near(p, reach);
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x) {
            const Site q = p + region_.offset(x, y);
            if (q < 0 || q >= region_.end()) continue;
            failed_[Region::index(q)] = 0;
            otherwise_[Region::index(q)] = anew.times % 2 == 1;
        }
    return true;
}

void Sectors::put_back_near(Site p, std::int32_t reach) {
    for (std::int32_t y = -reach; y <= reach; ++y)
        for (std::int32_t x = -reach; x <= reach; ++x) {
            const Site q = p + region_.offset(x, y);
            if (q < 0 || q >= region_.end() || sector_of_[Region::index(q)] == 0) continue;
            Sector& sector = sectors_[sector_of_[Region::index(q)] - 1];
            for (const Site back : sector.block) {
                region_.give_back(back);
                sector_of_[Region::index(back)] = 0;
            }
            for (const Site back : sector.block) look_at(back);
            sector.block.clear();
        }
}

}  // namespace pegwright::peeling
