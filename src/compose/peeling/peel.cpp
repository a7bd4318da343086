#include "compose/peeling/peel.hpp"

#include "compose/peeling/core.hpp"
#include "compose/peeling/luby.hpp"
#include "compose/peeling/moved_board.hpp"
#include "compose/peeling/region.hpp"
#include "compose/peeling/relocations.hpp"
#include "compose/peeling/retreats.hpp"
#include "compose/peeling/sectors.hpp"
#include "compose/peeling/tile_walk.hpp"
#include "compose/peeling/tiles.hpp"
#include "compose/peeling/tuning.hpp"
#include "notation/holes.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::peeling {
namespace {

class Peeler {
public:
    Peeler(const Problem& problem, const Limits& limits, const PeelRegion& whole, PairPurges& purges,
           std::uint64_t seed, std::uint64_t attempt)
        : problem_(problem),
          limits_(limits),
          seed_(2 * tuning.attempts * seed + attempt),
          budget_(luby(attempt / 2 + 1)),
          rectangles_first_(attempt % 2 == 0),
          goes_on_(whole.sites().size() >= tuning.holes_to_go_on),
          holes_at_last_(
              std::min(tuning.holes_at_last + tuning.more_at_last * static_cast<std::size_t>(attempt / 2 % 3),
                       std::max(tuning.holes_at_last, whole.sites().size() / 2))),
          roomy_(tuning.roomy + static_cast<Rank>(attempt / 2 % 5)),
          along_path_(tuning.along_path + static_cast<Rank>(attempt / 2 % (tuning.more_along_path + 1))),
          room_of_tiles_(rectangles_first_ ? tuning.room_for_rectangles : tuning.room_for_others),
          random_(static_cast<std::uint32_t>(seed_) + 1),
          region_(whole),
          purges_(purges),
          plan_(problem.board, problem.vacate()),
          quiet_(quietly()),
          relocations_(region_, region_.site(problem.vacate()), plan_, quiet_, seed_),
          finish_(region_.site(problem.finish())) {}

    Peeled run() {
        const std::vector<Rank> room = clearances(region_);
        const std::vector<Site> path = vacancy_path(region_, room, relocations_.vacancy(), finish_, roomy_);
        if (path.empty()) return failed("no jumps connect the vacancy with the last peg; no seed helps", true);
        const auto reached = region_.ranks_from(path, region_.steps(), [&](Site p) { return region_.is_hole(p); });
        Peeled islands = failed("the board is not connected; no seed helps", true);
        std::erase_if(islands.left, [&](Hole h) { return reached[PeelRegion::index(region_.site(h))] != far_rank; });
        if (!islands.left.empty()) return islands;
        if (region_.sites().size() > holes_at_last_ && !peel_to_path(path, room))
            return failed("the edges could not be cleared" + near_hardest());
        if (!follow_path()) return failed("the path to the last peg could not be cleared" + near_hardest());
        Peeled peeled;
        peeled.plan = std::move(plan_);
        return peeled;
    }

    // How often a sector was looked for.
    std::uint64_t work() const { return told_; }

private:
    Peeled failed(const std::string& reason, bool never = false) const {
        Peeled peeled;
        peeled.reason = reason;
        peeled.never = never;
        peeled.narrow = hardest_ != no_site && !is_wide(hardest_);
        for (const Site p : region_.left()) peeled.left.push_back(region_.hole(p));
        return peeled;
    }

    // Whether the hole is in a full square of 2 x 2.
    bool is_wide(Site p) const {
        for (const std::int32_t x : {-1, 1})
            for (const std::int32_t y : {-1, 1})
                if (region_.is_hole(p + region_.offset(x, 0)) && region_.is_hole(p + region_.offset(0, y)) &&
                    region_.is_hole(p + region_.offset(x, y)))
                    return true;
        return false;
    }

    std::string near_hardest() const {
        if (hardest_ == no_site) return "";
        return " near " + notation::hole_text(problem_.board, region_.hole(hardest_)) +
               (is_wide(hardest_) ? "" : ", where the board is one hole wide");
    }

    std::size_t failures() const {
        return tuning.failures_at_first * budget_ + region_.sites().size() / tuning.holes_a_failure;
    }

    void tell() {
        ++told_;
        if (limits_.poll) limits_.poll({"peeling", 0, told_, 0});
    }

    // Clears all but the holes near the path.
    bool peel_to_path(const std::vector<Site>& path, const std::vector<Rank>& room) {
        const std::vector<Rank> off =
            region_.ranks_from(path, region_.around(), [&](Site p) { return region_.is_hole(p); });
        const auto stays = [&](Site p) { return off[PeelRegion::index(p)] < along_path_; };
        tiles_.emplace(
            region_, [&](Site p) { return room[PeelRegion::index(p)] >= room_of_tiles_; }, stays);
        Tiles& tiles = *tiles_;
        tiles.release_lost();
        while (join_edges(tiles, stays)) tiles.release_lost();
        std::vector<Site> near_path;
        for (const Site p : region_.sites())
            if (stays(p)) near_path.push_back(p);
        Sectors sectors(
            region_,
            region_.ranks_from(std::move(near_path), region_.around(), [&](Site p) { return region_.is_free(p); }),
            along_path_ + tuning.joins_path, 1, false, purges_, random_);
        sectors.make_room = [&](Site p) { return tiles.release_near(p); };
        sectors.rectangles_first = rectangles_first_;
        if (goes_on_)
            sectors.most_restarts =
                static_cast<int>(tuning.edge_restarts * budget_ + region_.sites().size() / tuning.holes_a_restart);
        sectors.poll = [this] { tell(); };
        while (true) {
            if (!sectors.run(failures())) return hardest_ = sectors.hardest(), false;
            const std::vector<Site> lost = tiles.release_lost();
            if (lost.empty()) break;
            sectors.add(lost);
        }
        sectors.commit(plan_);
        tiles.clear(purges_, plan_);
        return true;
    }

    // Gives up the tiles between the path and a piece of edge that does not touch it, so that pegs of any class can
    // leave there. False if there was no such piece.
    template <class Stays>
    bool join_edges(Tiles& tiles, Stays&& stays) {
        std::vector<Site> near_path;
        for (const Site p : region_.sites())
            if (stays(p)) near_path.push_back(p);
        const auto joined =
            region_.ranks_from(std::move(near_path), region_.around(), [&](Site p) { return region_.is_free(p); });
        for (const Site start : region_.sites()) {
            if (!region_.is_free(start) || joined[PeelRegion::index(start)] != far_rank) continue;
            const auto piece =
                region_.ranks_from({start}, region_.around(), [&](Site p) { return region_.is_free(p); });
            std::vector<bool> goals(piece.size());
            for (std::size_t i = 0; i < piece.size(); ++i) goals[i] = piece[i] != far_rank;
            return !tiles.release_towards(goals).empty();
        }
        return false;
    }

    bool follow_path() {
        std::vector<Rank> ranks =
            region_.ranks_from({finish_}, region_.steps(), [&](Site p) { return region_.inside(p); });
        std::vector<Rank> sorted;
        for (const Site p : region_.left()) sorted.push_back(ranks[PeelRegion::index(p)]);
        std::sort(sorted.begin(), sorted.end());
        if (sorted.back() == far_rank) return false;
        if (sorted.size() <= holes_at_last_) return search_core();
        const Rank leaves = sorted[holes_at_last_];
        stay_whole(ranks, leaves);
        Sectors sectors(region_, std::move(ranks), leaves, leaves, true, purges_, random_);
        sectors.avoid(relocations_.vacancy());
        TileWalk walk(region_, *tiles_, sectors, purges_, relocations_, plan_);
        Retreats retreats(region_, *tiles_, sectors, walk, relocations_, plan_,
                          goes_on_ ? tuning.retreats_along_path * budget_ : 0);
        sectors.rectangles_first = rectangles_first_;
        sectors.poll = [this] { tell(); };
        sectors.before = [&](Site p) {
            if (sectors.failures(p) % tuning.failures_before_tile == tuning.failures_before_tile - 1) {
                walk.make_room(p);
                // A tile nearby with the vacancy in it leaves too: these holes may need the vacancy.
                if (!region_.is_free(relocations_.vacancy()) && is_near(p, relocations_.vacancy()))
                    walk.make_room(relocations_.vacancy());
            }
            if (!walk.leave_beyond(sectors.rank(p))) return true;
            retreats.reached(sectors.rank(p));
            return relocate(sectors, p);
        };
        // Once only, if some holes did not leave.
        bool searched = false;
        do {
            bool all_left = false;
            while (!all_left && sectors.run(tuning.failures_along_path * budget_))
                all_left = walk.leave_beyond(leaves - 1);
            sectors.commit(plan_);
            hardest_ = sectors.hardest();
            if ((all_left || !searched) && search_core()) return true;
            searched = true;
        } while (retreats.go_back());
        return false;
    }

    // Gives up tiles of which some holes stay to the end, so that all stay.
    void stay_whole(std::vector<Rank>& ranks, Rank leaves) {
        for (const Site corner : tiles_->corners()) {
            const std::vector<Site> sites = tiles_->sites(corner);
            const auto stays = [&](Site p) { return ranks[PeelRegion::index(p)] < leaves; };
            if (std::none_of(sites.begin(), sites.end(), stays)) continue;
            tiles_->give_up(corner);
            for (const Site p : sites) ranks[PeelRegion::index(p)] = std::min(ranks[PeelRegion::index(p)], leaves - 1);
        }
    }

    bool search_core() {
        std::vector<Hole> left;
        for (const Site p : region_.left()) left.push_back(region_.hole(p));
        if (left.size() > tuning.most_at_last) return false;
        auto jumps = solve_core(problem_.board.lattice(), left, region_.hole(relocations_.vacancy()), problem_.finish(),
                                quiet_, seed_);
        if (!jumps) return false;
        plan_.finish(std::move(*jumps));
        return true;
    }

    bool is_near(Site p, Site q) const {
        const Hole d = region_.hole(p) - region_.hole(q);
        return std::max(std::abs(d.x), std::abs(d.y)) <= tuning.near_vacancy;
    }

    // If it is near this hole.
    bool relocate(Sectors& sectors, Site p) {
        const Site vacancy = relocations_.vacancy();
        if (!sectors.leaves(vacancy)) return false;
        const std::vector<Site> near = sectors.nearby(p, tuning.near_vacancy);
        if (std::find(near.begin(), near.end(), vacancy) == near.end()) return false;
        std::vector<std::pair<double, std::vector<Site>>> blocks;
        for (std::size_t i = 0; i < tuning.orders_relocated + sectors.failures(p); ++i) {
            const std::vector<Site> order = sectors.furthest_first(p);
            std::vector<Site> block = {vacancy};
            for (std::size_t k = 0; k < std::min(tuning.most_relocated, order.size()); ++k) {
                block.push_back(order[k]);
                const auto score = sectors.around().score(block);
                if (score) blocks.emplace_back(-score->value - sectors.noise(p) * sectors.chance(), block);
            }
        }
        std::sort(blocks.begin(), blocks.end());
        std::size_t tried = 0;
        for (const auto& [unused, block] : blocks) {
            if (tried == tuning.most_relocations_tried) break;
            if (block.size() < tuning.least_relocated || !sectors.around().whole_without(block)) continue;
            ++tried;
            if (relocations_.relocate(sectors, block, tuning.beside_block, far_rank)) return true;
        }
        return false;
    }

    // Searches report no progress of their own.
    Limits quietly() const {
        Limits limits = limits_;
        if (limits_.poll) limits.poll = [this](const base::Progress&) { limits_.poll({"peeling", 0, told_, 0}); };
        return limits;
    }

    const Problem& problem_;
    const Limits& limits_;
    std::uint64_t seed_;
    std::size_t budget_;
    bool rectangles_first_;
    bool goes_on_;  // after a failure
    std::size_t holes_at_last_;
    Rank roomy_;
    Rank along_path_;
    Rank room_of_tiles_;
    Random random_;
    PeelRegion region_;
    PairPurges& purges_;
    construct::Insertions plan_;
    std::optional<Tiles> tiles_;
    Limits quiet_;
    Relocations relocations_;
    Site finish_;
    Site hardest_ = no_site;
    std::uint64_t told_ = 0;
};

Peeled peel_in(const Problem& problem, std::uint64_t most_attempts, const Limits& limits, std::uint64_t seed) {
    Peeled peeled;
    const PeelRegion whole(problem.board);
    PairPurges purges(whole, tuning.positions_a_purge);
    int narrow = 0;
    // Attempts try rectangles first (kind 0) or not (kind 1). The kind with less work so far goes next.
    std::array<std::uint64_t, 2> begun{};
    std::array<std::uint64_t, 2> work{0, whole.sites().size() / tuning.holes_a_head_start};
    for (std::uint64_t i = 0; i < most_attempts && !peeled.plan && !peeled.never && narrow < tuning.most_narrow; ++i) {
        const std::size_t kind = work[1] < work[0] ? 1 : 0;
        Peeler peeler(problem, limits, whole, purges, seed, 2 * begun[kind]++ + kind);
        peeled = peeler.run();
        work[kind] += (kind == 1 ? tuning.cost_of_any_form : 1) * peeler.work();
        narrow = peeled.narrow ? narrow + 1 : 0;
    }
    return peeled;
}

}  // namespace

Peeled peel(const Problem& problem, const Limits& limits, std::uint64_t seed) {
    return peel_in(problem, tuning.attempts, limits, seed);
}

std::optional<construct::PlannedLeft> peel_remainder(std::vector<Hole> holes, Hole vacancy, Hole finish, int round,
                                                     const Limits& limits, std::uint64_t seed) {
    const MovedBoard moved(Lattice::square, std::move(holes));
    auto peeled = peel_in({moved.board(), moved.local(vacancy), moved.local(finish)},
                          tuning.attempts_at_remainder[static_cast<std::size_t>(round)], limits, seed);
    if (!peeled.plan) return std::nullopt;
    return construct::PlannedLeft{std::move(*peeled.plan), moved.shift()};
}

}  // namespace pegwright::compose::peeling
