// The finite part of the proof in theory/POLYGONS.md. Every problem on a convex polygon with four or more lines in each
// direction reduces to the base boards.
#include "board/polygon.hpp"
#include "construct/catalogue/base_solutions.hpp"
#include "construct/families/polygon_cut.hpp"
#include "construct/scheduler/strip_player.hpp"
#include "support/catch.hpp"
#include "theory/polygons.hpp"
#include "theory/position_class.hpp"

#include <map>
#include <set>
#include <tuple>

using namespace pegwright::tests;
using pegwright::board::canonical_steps;
using pegwright::board::Polygon;
using pegwright::board::polygon_board;
using pegwright::board::side_after;
using pegwright::board::side_before;
using pegwright::theory::is_complete;

namespace {

constexpr std::array<End, 3> all_ends = {End::sharp, End::blunt, End::cut};
constexpr std::array<Strip::Kind, 2> relocating_kinds = {Strip::Kind::take_vacancy, Strip::Kind::bring_peg};
// Longer strips are like those two holes shorter (POLYGONS.md, lemma of strips).
constexpr std::int32_t longest = 40;

// A polygon's strip along a side of `side` steps with these ends; nothing if no row lies beyond.
std::optional<PolygonCut> strip_of(End before, End after, std::int32_t side) {
    const auto steps = [](End end) { return end == End::sharp ? 0 : end == End::cut ? 2 : 2 * longest; };
    const std::int32_t s5 = steps(before);
    const std::int32_t s1 = steps(after);
    const Polygon polygon = Polygon::of({side, s1, side + s5, 0, side + s1, s5}).value();
    const auto left = polygon.without(0, purge_rows);
    if (!left) return std::nullopt;
    return PolygonCut{polygon, 0, *left};
}

std::vector<Hole> holes_of_strip(const PolygonCut& cut) {
    std::vector<Hole> holes;
    for (std::int32_t y = cut.from.top; y < cut.from.top + purge_rows; ++y)
        for (std::int32_t x = cut.from.left; x <= cut.from.right; ++x)
            if (cut.from.contains(Hole{x, y})) holes.push_back({x, y});
    return holes;
}

bool clears_and_relocates_all(const PolygonCut& cut) {
    const std::vector<Hole> holes = holes_of_strip(cut);
    return clearing(cut) && std::all_of(holes.begin(), holes.end(), [&](Hole hole) {
               return relocating(cut, hole, relocating_kinds[0]) && relocating(cut, hole, relocating_kinds[1]);
           });
}

// Good strips with up to `longest` holes in the first row, by ends and that number.
using Strips = std::set<std::tuple<End, End, std::int32_t>>;
const Strips& good_strips() {
    static const Strips strips = [] {
        Strips good;
        for (const End before : all_ends)
            for (const End after : all_ends)
                for (std::int32_t side = 1; side <= longest + 1; ++side)
                    if (const auto cut = strip_of(before, after, side);
                        cut && cut->length() <= longest && clears_and_relocates_all(*cut))
                        good.insert({before, after, cut->length()});
        return good;
    }();
    return strips;
}

bool is_good(const PolygonCut& cut) {
    return good_strips().contains(
        {cut.end(side_before(cut.side)), cut.end(side_after(cut.side)), std::min(cut.length(), longest)});
}

// Pegs after jumps on these holes; nothing if one is impossible.
std::optional<std::set<std::pair<std::int32_t, std::int32_t>>> played(const std::vector<Jump>& jumps,
                                                                      const std::vector<Hole>& holes,
                                                                      const std::vector<Hole>& pegs) {
    std::map<std::pair<std::int32_t, std::int32_t>, bool> full;
    for (const Hole h : holes) full[{h.x, h.y}] = false;
    for (const Hole h : pegs) full.at({h.x, h.y}) = true;
    for (const Jump& jump : jumps) {
        const auto from = full.find({jump.from.x, jump.from.y});
        const auto over = full.find({jump.over().x, jump.over().y});
        const auto to = full.find({jump.to.x, jump.to.y});
        const bool known = from != full.end() && over != full.end() && to != full.end();
        if (!known || !from->second || !over->second || to->second) return std::nullopt;
        from->second = over->second = false;
        to->second = true;
    }
    std::set<std::pair<std::int32_t, std::int32_t>> left;
    for (const auto& [hole, is_full] : full)
        if (is_full) left.insert(hole);
    return left;
}

std::vector<Jump> jumps_of(const Strip& strip, const Program& program) {
    const Plan plan({polygon_board(Polygon::of({5, 0, 5, 0, 5, 0}).value()), {0, 0}, {0, 0}}, triangular_catalogue());
    JumpList list;
    Batch batch(list);
    StripPlayer(plan, batch).play_rest(strip, program, 0);
    batch.flush();
    return list.list;
}

std::set<std::pair<std::int32_t, std::int32_t>> as_set(const std::vector<Hole>& holes) {
    std::set<std::pair<std::int32_t, std::int32_t>> set;
    for (const Hole h : holes) set.insert({h.x, h.y});
    return set;
}

// Every polygon, turned so that side 0 is no shorter than side 3; the four numbers are free.
Polygon::Steps steps_of(std::int32_t d, std::int32_t p, std::int32_t q, std::int32_t r) {
    return {p + d, q, r + d, p, q + d, r};
}

bool has_disjoint_good_strips(const Polygon& polygon) {
    const Polygon::Steps steps = polygon.steps();
    std::array<bool, 6> good{};
    for (int side = 0; side < 6; ++side) {
        const auto cut = PolygonCut::of(polygon, side);
        good[static_cast<std::size_t>(side)] = cut && is_good(*cut);
    }
    for (int side = 0; side < 6; ++side) {
        const auto at = [&](int n) { return static_cast<std::size_t>((side + n) % 6); };
        if (!good[at(0)]) continue;
        if (good[at(3)] && steps[at(1)] + steps[at(2)] >= 5) return true;
        if (good[at(2)] && steps[at(1)] >= 5) return true;
        if (good[at(2)] && good[at(4)] && steps[at(5)] + steps[at(0)] + steps[at(1)] >= 7) return true;
    }
    return false;
}

// A step leads to a smaller polygon of the theorem.
bool reduces(const Polygon& polygon, Hole start, Hole finish) {
    for (int side = 0; side < 6; ++side) {
        const auto cut = PolygonCut::of(polygon, side);
        if (!cut || (cut->has(start) && cut->has(finish))) continue;
        if (cut->has(start)    ? relocating(*cut, start, Strip::Kind::take_vacancy).has_value()
            : cut->has(finish) ? relocating(*cut, finish, Strip::Kind::bring_peg).has_value()
                               : clearing(*cut).has_value())
            return true;
    }
    return false;
}

}  // namespace

TEST_CASE("strips from length four on clear and relocate everything") {
    for (std::int32_t length = 1; length <= longest; ++length)
        for (const End before : {End::sharp, End::blunt})
            for (const End after : {End::sharp, End::blunt}) {
                INFO(length << " " << static_cast<int>(before) << " " << static_cast<int>(after));
                CHECK(good_strips().contains({before, after, length}) == (length >= 4));
            }
    // With a cut end only short strips do: 4 and 5 beside a sharp end, 6 beside a blunt one.
    CHECK(good_strips().size() == static_cast<std::size_t>(4 * (longest - 3) + 2 * 2 + 2 * 3));
}

TEST_CASE("purges need only the strip and what they name beside it") {
    int clearings = 0;
    int relocations = 0;
    for (const End before : all_ends)
        for (const End after : all_ends)
            for (std::int32_t side = 1; side <= 14; ++side) {
                const auto cut = strip_of(before, after, side);
                if (!cut) continue;
                INFO(static_cast<int>(before) << " " << static_cast<int>(after) << " " << side);
                const std::vector<Hole> strip = holes_of_strip(*cut);
                for (const int toward : cut->neighbours()) {
                    const auto cleared = cut->end_at(toward).clearing();
                    if (!cleared) continue;
                    const std::vector<std::int32_t>& watched = cleared->heads->watched;
                    for (unsigned bits = 1; bits + 1 < 1u << watched.size(); ++bits) {
                        const Program& program = (*cleared->heads)[bits];
                        // From 111 every jump leads to 101 or to a state with a head, and 010 is not met before.
                        if (program.jumps.empty()) {
                            CHECK((watched.size() == 3 && (bits == 2 || bits == 5)));
                            continue;
                        }
                        std::vector<Hole> holes = strip;
                        std::vector<Hole> pegs = strip;
                        std::vector<Hole> left;
                        for (std::size_t i = 0; i < watched.size(); ++i) {
                            const Hole h = cleared->place(Hole{watched[i], 0});
                            CHECK((cut->left.contains(h) && cut->left.distance(h, cut->side) == 0));
                            holes.push_back(h);
                            if ((bits >> i & 1) == 0) continue;
                            pegs.push_back(h);
                            left.push_back(h);
                        }
                        CHECK(played(jumps_of(*cleared, program), holes, pegs) == as_set(left));
                        ++clearings;
                    }
                }
                std::vector<Hole> beyond;
                for (std::int32_t x = cut->left.left; x <= cut->left.right; ++x)
                    if (const Hole h{x, cut->left.top}; cut->left.contains(h)) beyond.push_back(h);
                std::vector<Hole> all = strip;
                all.insert(all.end(), beyond.begin(), beyond.end());
                for (const Hole hole : strip) {
                    const auto all_but = [](std::vector<Hole> holes, Hole h) {
                        holes.erase(std::remove(holes.begin(), holes.end(), h), holes.end());
                        return holes;
                    };
                    if (const auto out = relocating(*cut, hole, Strip::Kind::take_vacancy)) {
                        CHECK(played(jumps_of(out->strip, *out->strip.relocation), all, all_but(all, hole)) ==
                              as_set(all_but(beyond, out->inside)));
                        ++relocations;
                    }
                    if (const auto in = relocating(*cut, hole, Strip::Kind::bring_peg)) {
                        std::vector<Hole> pegs = strip;
                        pegs.push_back(in->inside);
                        CHECK(played(jumps_of(in->strip, *in->strip.relocation), all, pegs) == as_set({hole}));
                        ++relocations;
                    }
                }
            }
    CHECK(clearings == 312);
    CHECK(relocations == 4116);
}

TEST_CASE("all but a few polygons have disjoint good strips", "[long]") {
    // All conditions compare sums of the numbers with constants far below 16 (POLYGONS.md, lemma of long sides), so
    // larger numbers behave alike.
    constexpr std::int32_t many = 16;
    std::set<Polygon::Steps> few;
    std::int32_t most = 0;
    for (std::int32_t d = 0; d <= many; ++d)
        for (std::int32_t p = 0; p <= many; ++p)
            for (std::int32_t q = 0; q <= many; ++q)
                for (std::int32_t r = 0; r <= many; ++r) {
                    const Polygon polygon = Polygon::of(steps_of(d, p, q, r)).value();
                    if (!is_complete(polygon) || has_disjoint_good_strips(polygon)) continue;
                    few.insert(canonical_steps(polygon.steps()));
                    most = std::max({most, d, p, q, r});
                }
    CHECK(most == 7);
    CHECK(few.size() == 53);
    std::set<Polygon::Steps> bases;
    std::int64_t pairs = 0;
    std::int64_t base_pairs = 0;
    for (const Polygon::Steps& steps : few) {
        const Polygon polygon = Polygon::of(steps).value();
        const Board board = polygon_board(polygon);
        INFO(board.name());
        for (const Hole start : board.holes())
            for (const Hole finish : board.holes()) {
                if (pegwright::theory::full_board_class(board) + peg_class(board.lattice(), start) !=
                    peg_class(board.lattice(), finish))
                    continue;
                ++pairs;
                if (reduces(polygon, start, finish)) continue;
                ++base_pairs;
                bases.insert(steps);
                CHECK(base_solution({board, start, finish}));
            }
    }
    CHECK(bases.size() == 51);
    CHECK(pairs == 10510);
    CHECK(base_pairs == 6768);
}
