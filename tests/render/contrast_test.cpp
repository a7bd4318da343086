#include "pegwright/drawing/pictures.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

// Relative luminance and contrast [Web Content Accessibility Guidelines 2.1: 4.5 for text, 3 for graphics].
double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }
double luminance(const Paint& p) { return 0.2126 * linear(p.red) + 0.7152 * linear(p.green) + 0.0722 * linear(p.blue); }
double contrast(const Paint& a, const Paint& b) {
    const auto [less, more] = std::minmax({luminance(a), luminance(b)});
    return (more + 0.05) / (less + 0.05);
}

bool is_in(const Discs& discs, Point p) {
    return std::any_of(discs.at.begin(), discs.at.end(),
                       [&](Point q) { return std::hypot(p.x - q.x, p.y - q.y) < discs.radius; });
}
Discs inner(Discs discs) {
    discs.radius -= discs.ring;
    return discs;
}
// Even-odd rule.
bool is_in(const Area& area, Point p) {
    bool in = false;
    for (const auto& outline : area.outlines)
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Point a = outline[i];
            const Point b = outline[(i + 1) % outline.size()];
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) in = !in;
        }
    return in;
}

// The topmost ink at a place, below this item.
Ink under(const Page& page, std::size_t item, Point p) {
    while (item-- > 0) {
        const auto* discs = std::get_if<Discs>(&page.items[item]);
        if (discs && is_in(*discs, p)) {
            if (discs->ring == 0) return discs->ink;
            // A ring is a line around paper.
            if (is_in(inner(*discs), p)) return Ink::paper;
        }
        const auto* area = std::get_if<Area>(&page.items[item]);
        if (area && is_in(*area, p)) return area->ink;
    }
    return Ink::paper;
}

bool is_hidden(const Page& page, std::size_t item, Point p) {
    while (++item < page.items.size()) {
        const auto* discs = std::get_if<Discs>(&page.items[item]);
        if (discs && discs->ring == 0 && is_in(*discs, p)) return true;
    }
    return false;
}

// Whether a halo below this item reaches a place.
bool is_on_halo(const Page& page, std::size_t item, Point p) {
    while (item-- > 0) {
        const auto* halo = std::get_if<Line>(&page.items[item]);
        if (!halo || halo->ink != Ink::halo) continue;
        for (std::size_t k = 1; k < halo->through.size(); ++k) {
            const Point from = halo->through[k - 1];
            const Point way = halo->through[k] - from;
            const Point to = p - from;
            const double part = std::clamp((to.x * way.x + to.y * way.y) / (way.x * way.x + way.y * way.y), 0.0, 1.0);
            const Point off = to - part * way;
            if (std::hypot(off.x, off.y) <= halo->width / 2 + 1e-6) return true;
        }
    }
    return false;
}

struct Pair {
    Ink over;
    Ink under;
    bool text = false;
    bool halo = false;
    auto operator<=>(const Pair&) const = default;
};

void add_pairs(std::set<Pair>& pairs, const Page& page) {
    for (std::size_t i = 0; i < page.items.size(); ++i) {
        const Item& item = page.items[i];
        const auto add = [&](Ink ink, Point p, bool text = false, bool halo = false) {
            pairs.insert({ink, under(page, i, p), text, halo});
        };
        if (const auto* discs = std::get_if<Discs>(&item)) {
            // White in a ring is no mark.
            if (discs->ink == Ink::paper) continue;
            for (const Point p : discs->at) add(discs->ink, p);
        } else if (const auto* crosses = std::get_if<Crosses>(&item)) {
            for (const Point p : crosses->at)
                for (const double x : {-1.0, 0.0, 1.0})
                    for (const double y : {-1.0, 1.0})
                        add(crosses->ink, {p.x + x * crosses->reach, p.y + x * y * crosses->reach}, false,
                            crosses->halo > 0);
        } else if (const auto* line = std::get_if<Line>(&item)) {
            // A halo is no mark; its line comes next.
            if (line->ink == Ink::halo) continue;
            const auto* before = i == 0 ? nullptr : std::get_if<Line>(&page.items[i - 1]);
            const bool own_halo = before && before->ink == Ink::halo;
            for (std::size_t k = 0; k + (line->closed ? 0 : 1) < line->through.size(); ++k) {
                const Point a = line->through[k];
                const Point b = line->through[(k + 1) % line->through.size()];
                for (int step = 0; step <= 16; ++step)
                    if (const Point p = a + (step / 16.0) * (b - a); !line->arrow || !is_hidden(page, i, p))
                        add(line->ink, p, false, own_halo || is_on_halo(page, i, p));
            }
        } else if (const auto* text = std::get_if<Text>(&item)) {
            add(text->ink, text->at, true);
        }
    }
}

// All pictures, small and large, on every kind of region.
std::set<Pair> all_pairs(bool arrows = true) {
    std::vector<Picture> pictures;
    for (const char* board : {"T5", "8x5", "T12"}) pictures.push_back(film_layout(story_for(board), false));
    pictures.push_back(film_layout(story_for("T16"), true));
    pictures.push_back(sweep_layout(story_for("8x5")));
    for (const char* board : {"T7", "8x5", "150x100"}) {
        Diagram diagram(parse_board(board));
        diagram.set({0, 0}, false);
        const bool small = diagram.hole_count() < 100;
        pictures.push_back(board_layout(board, diagram, {{{0, 0}}, {{1, 1}}}, with(small ? "names" : "none")));
        if (small) pictures.push_back(board_layout(board, diagram, {}, with("classes")));
    }
    for (const char* labels : {"none", "names"}) {
        if (!arrows) break;
        Diagram diagram(parse_board("T7"));
        diagram.set({3, 3}, false);
        using Fate = PossibleMove::Fate;
        std::vector<PossibleMove> moves;
        for (const Fate fate : {Fate::unsaid, Fate::won, Fate::lost, Fate::unknown})
            moves.push_back({{{3, 5}, {3, 3}}, fate});
        Marks marks;
        marks.highlight = {{3, 3}, {0, 0}};
        pictures.push_back(board_layout("T7", diagram, marks, with(labels), moves));
    }
    for (const char* lattice : {"square", "triangular"})
        for (const PurgeOn& on : purges_named(lattice)) pictures.push_back(purge_layout(on.purge, on.lattice));
    for (const Ink ink : {Ink::base, Ink::head, Ink::six, Ink::other_six, Ink::relocating, Ink::paper}) {
        const std::vector<MapRegion> regions{{{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {3, 0}}, "R", ink}};
        pictures.push_back(map_layout("a map", Lattice::square, regions, {{{0, 0}}, {{3, 0}}}, {{"a line"}}));
    }
    pictures.push_back(map_for("T20", "g10"));
    std::set<Pair> pairs;
    for (const Picture& picture : pictures)
        for (const Page& page : picture.pages) add_pairs(pairs, page);
    return pairs;
}

}  // namespace

TEST_CASE("marks stand out against what is under them, in every theme", "[layouts][long]") {
    CHECK(contrast({1, 1, 1}, {0, 0, 0}) == Approx(21));
    const std::set<Pair> pairs = all_pairs();
    // These pairs must occur.
    for (const Pair& pair :
         {Pair{Ink::gone, Ink::peg, false, true}, Pair{Ink::start, Ink::head}, Pair{Ink::finish, Ink::relocating},
          Pair{Ink::border, Ink::base}, Pair{Ink::catalyst, Ink::paper}, Pair{Ink::arrow, Ink::peg, false, true},
          Pair{Ink::won, Ink::peg, false, true}, Pair{Ink::text, Ink::six, true}, Pair{Ink::vacancy, Ink::paper},
          Pair{Ink::on_peg, Ink::class_1, true}})
        CHECK(pairs.count(pair) == 1);
    for (const Theme& theme : themes()) {
        for (const Pair& pair : pairs) {
            // A class's colour stands on a ring, which stands on paper.
            if (pair.under == Ink::frame || pair.over == Ink::class_0 || pair.over == Ink::class_1 ||
                pair.over == Ink::class_2)
                continue;
            if (pair.over == Ink::peg && pair.under == Ink::peg) continue;
            // The pegs of one class cover those of all.
            if (pair.over == Ink::frame && pair.under == Ink::peg) continue;
            INFO(theme.name << ": " << to_string(pair.over) << " on " << to_string(pair.under));
            const Paint& over = theme[pair.over];
            const Paint& below = theme[pair.under];
            const double least = pair.text ? 4.5 : 3;
            if (pair.halo) {
                CHECK(contrast(over, theme[Ink::halo]) >= least);
                CHECK(std::max(contrast(over, below), contrast(theme[Ink::halo], below)) >= least);
            } else {
                CHECK(contrast(over, below) >= least);
            }
        }
    }
}

TEST_CASE("marks do not cover pegs", "[layouts][long]") {
    for (const Pair& pair : all_pairs(false))
        if (pair.over == Ink::start || pair.over == Ink::finish || pair.over == Ink::catalyst) {
            INFO(to_string(pair.over) << " on " << to_string(pair.under));
            CHECK((pair.under != Ink::peg && pair.under != Ink::frame));
        }
}
