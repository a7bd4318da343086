#include "compose/peeling/surroundings.hpp"
#include "compose/peeling/tuning.hpp"

#include <algorithm>

namespace pegwright::compose::peeling {
namespace {}  // namespace

Surroundings::Surroundings(const PeelRegion& region, const std::vector<Rank>& ranks, Rank leaves, Rank may_leave,
                           bool through_tiles)
    : region_(region),
      ranks_(ranks),
      leaves_(leaves),
      may_leave_(may_leave),
      through_tiles_(through_tiles),
      marks_(PeelRegion::index(region.end()), 0),
      seen_(PeelRegion::index(region.end()), 0) {}

void Surroundings::mark(std::span<const Site> block) {
    ++stamp_;
    for (const Site p : block) marks_[PeelRegion::index(p)] = stamp_;
}

bool Surroundings::meet(Site p) {
    if (seen_[PeelRegion::index(p)] == seen_stamp_) return false;
    seen_[PeelRegion::index(p)] = seen_stamp_;
    return true;
}

// At most `reach` columns and rows from the marked block.
template <class Counts>
std::vector<Site> Surroundings::beside(std::span<const Site> block, std::int32_t reach, Rank least, Counts&& counts) {
    std::vector<Site> near;
    ++seen_stamp_;
    for (const Site p : block)
        for (std::int32_t y = -reach; y <= reach; ++y)
            for (std::int32_t x = -reach; x <= reach; ++x) {
                const Site q = p + region_.offset(x, y);
                if (counts(q) && rank(q) >= least && !marked(q) && meet(q)) near.push_back(q);
            }
    return near;
}

// A short search from one hole beside the block reaches all the others.
bool Surroundings::whole_through_tiles(std::span<const Site> block) {
    mark(block);
    if (vacancy_ != no_site && !marked(vacancy_) && !can_be_filled(vacancy_)) return false;
    const std::vector<Site> near = beside(block, 1, 0, [&](Site q) { return region_.inside(q); });
    if (near.empty()) return false;
    std::vector<Site> piece = {near.front()};
    ++seen_stamp_;
    meet(piece.front());
    std::size_t reached = 0;
    for (std::size_t i = 0; i < piece.size() && piece.size() <= near.size() + tuning.large_detour; ++i) {
        reached += std::find(near.begin(), near.end(), piece[i]) != near.end() ? 1U : 0U;
        if (reached == near.size()) return true;
        for (const Site step : region_.steps())
            if (const Site next = piece[i] + step; stays_inside(next) && meet(next)) piece.push_back(next);
    }
    return false;
}

bool Surroundings::can_be_filled(Site p) const {
    return std::any_of(region_.steps().begin(), region_.steps().end(),
                       [&](Site step) { return stays_inside(p + step) && stays_inside(p + step + step); });
}

bool Surroundings::can_be_filled(Site p, std::span<const Site> block) {
    mark(block);
    return can_be_filled(p);
}

bool Surroundings::whole_without(std::span<const Site> block) {
    if (through_tiles_) return whole_through_tiles(block);
    mark(block);
    std::vector<Site> joined;
    // Nearer holes are connected already, because blocks leave from far to near.
    Rank nearest = far_rank;
    for (const Site p : block) nearest = std::min(nearest, rank(p));
    for (const Site start : beside(block, 1, may_leave_, [&](Site q) { return region_.is_free(q); })) {
        if (std::find(joined.begin(), joined.end(), start) != joined.end()) continue;
        std::vector<Site> piece = {start};
        ++seen_stamp_;
        meet(start);
        bool reaches = false;
        for (std::size_t i = 0; i < piece.size() && piece.size() <= tuning.large_piece && !reaches; ++i) {
            const Site p = piece[i];
            reaches = rank(p) < may_leave_ || rank(p) < nearest;
            for (const Site step : region_.steps())
                if (const Site next = p + step; region_.is_free(next) && !marked(next) && meet(next))
                    piece.push_back(next);
        }
        if (!reaches) return false;
        joined.insert(joined.end(), piece.begin(), piece.end());
    }
    return true;
}

std::optional<Surroundings::Score> Surroundings::score(std::span<const Site> block) {
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
    const auto three_in_line = [&](Site p, Site step) {
        const bool before = stays_inside(p - step);
        const bool after = stays_inside(p + step);
        return (before && after) || (before && stays_inside(p - 2 * step)) || (after && stays_inside(p + 2 * step));
    };
    int narrow = 0;
    int thin = 0;
    for (const Site p : beside(block, 2, leaves_, [&](Site q) { return region_.is_free(q); })) {
        const int in_row = neighbours(p, row);
        const int in_column = neighbours(p, column);
        if (in_row + in_column == 0) return std::nullopt;
        if (in_row + in_column == 1)
            thin += 2;
        else if (in_row == 0 || in_column == 0)
            ++thin;
        if (!three_in_line(p, row[0]) || !three_in_line(p, column[0])) ++narrow;
    }
    const auto size = static_cast<double>(block.size());
    return Score{tuning.per_rank * total / size + tuning.per_thin_hole * thin + tuning.per_narrow_hole * narrow +
                     tuning.per_edge * edges + tuning.per_hole * size,
                 thin};
}

std::vector<std::array<Site, 2>> Surroundings::pairs_beside(std::span<const Site> block) {
    mark(block);
    std::vector<Site> ends;
    ++seen_stamp_;
    for (const Site p : block)
        for (const Site step : region_.steps())
            for (const Site q : {p + step, p + step + step})
                if (stays_inside(q) && meet(q)) ends.push_back(q);
    std::vector<std::array<Site, 2>> pairs;
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (std::size_t k = i + 1; k < ends.size(); ++k) {
            const Site step = ends[k] - ends[i];
            const auto beyond = [&](Site p) { return region_.is_hole(p) && !marked(p); };
            const bool neighbours =
                std::find(region_.steps().begin(), region_.steps().end(), step) != region_.steps().end();
            if (neighbours && (beyond(ends[i] - step) || beyond(ends[k] + step))) continue;
            pairs.push_back({ends[i], ends[k]});
        }
    return pairs;
}

}  // namespace pegwright::compose::peeling
