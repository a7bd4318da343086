#include "construct/polygon_cut.hpp"

#include "theory/polygons.hpp"

#include <algorithm>

namespace pegwright::construct {

using board::along_side;
using board::Polygon;
using board::side_after;
using board::side_before;

std::optional<PolygonCut> PolygonCut::of(const Polygon& from, int side) {
    const Polygon::Steps steps = from.steps();
    const auto of = [&](int s) { return steps[static_cast<std::size_t>(s)]; };
    if (of(side) == 0 || of(side_before(side)) == 1 || of(side_after(side)) == 1) return std::nullopt;
    const auto left = from.without(side, rows);
    if (!left || !theory::is_complete(*left)) return std::nullopt;
    return PolygonCut{from, side, *left};
}

End PolygonCut::end(int neighbour) const {
    const std::int32_t steps = from.steps()[static_cast<std::size_t>(neighbour)];
    return steps == 0 ? End::sharp : steps == 2 ? End::cut : End::blunt;
}

Affine PolygonCut::place(int toward) const {
    const auto direction = [&](int turns) {
        return along_side[static_cast<std::size_t>((side + (toward == side_before(side) ? turns : 9 - turns)) % 6)];
    };
    const auto corner = left.corner(toward == side_before(side) ? side : side_after(side));
    return {{corner.x, corner.y}, direction(0), direction(4)};
}

std::int32_t PolygonCut::beyond() const { return left.steps()[static_cast<std::size_t>(side)] + 1; }

std::int32_t PolygonCut::length() const {
    return beyond() + 1 - (end(side_before(side)) == End::blunt ? 1 : 0) -
           (end(side_after(side)) == End::blunt ? 1 : 0);
}

const EndPurges* PolygonCut::purges(int toward) const {
    const auto& all = triangular_catalogue().ends;
    const auto it = all.find({end(toward), end(other(toward))});
    return it == all.end() ? nullptr : &it->second;
}

// Whether the first three holes of the strip's third row, in which the next strip's catalyst may be, are all in a
// block of this width.
bool PolygonCut::holds(int toward, std::int32_t width) const {
    const bool shrinks = end(other(toward)) == End::blunt && end(toward) != End::sharp;
    return width - (shrinks ? rows - 1 : 0) >= 3;
}

const PolygonCut::Towards* PolygonCut::heads(int toward) const {
    constexpr std::int32_t catalyst_holes = 3;
    const EndPurges* found = purges(toward);
    if (!found || beyond() < catalyst_holes) return nullptr;
    for (const auto& entry : found->heads) {
        const std::int32_t rest = length() - entry.first;
        if (rest == 0 || (rest > 0 && rest % 2 == 0 && end(other(toward)) != End::cut && holds(toward, entry.first)))
            return &entry;
    }
    return nullptr;
}

std::optional<Strip> PolygonCut::clearing() const {
    for (const int toward : neighbours()) {
        const Towards* found = heads(toward);
        if (!found) continue;
        Strip strip;
        strip.place = place(toward);
        strip.side = static_cast<std::int8_t>(side);
        strip.toward = static_cast<std::int8_t>(toward);
        strip.length = length();
        strip.width = found->first;
        strip.heads = &found->second;
        return strip;
    }
    return std::nullopt;
}

std::optional<PolygonCut::Relocating> PolygonCut::relocating(Hole hole, Strip::Kind kind) const {
    for (const int toward : neighbours())
        if (auto found = relocating(hole, kind, toward)) return found;
    return std::nullopt;
}

std::optional<PolygonCut::Relocating> PolygonCut::relocating(Hole hole, Strip::Kind kind, int toward) const {
    const EndPurges* found = purges(toward);
    if (!found) return std::nullopt;
    const Affine to_board = place(toward);
    const Hole local = to_board.inverse()(hole);
    const std::int32_t holes = length();
    // A row of a block is at most two holes longer than its first, or begins that many further on.
    constexpr std::int32_t most_beyond = 3;
    for (const auto& [width, unused] : found->relocations) {
        if (width > holes || (holes - width) % 2 != 0) continue;
        const bool too_narrow = !holds(toward, width);
        const std::int32_t least = std::max(0, local.x - width - most_beyond + 1) / 2 * 2;
        for (std::int32_t offset = std::min(local.x / 2 * 2, holes - width); offset >= least; offset -= 2) {
            const Relocation* r = found->relocation(width, local - Hole{offset, 0});
            const bool at_one_end = (offset == 0) != (offset + width == holes);
            if (!r || (too_narrow && at_one_end)) continue;
            const Program* program = kind == Strip::Kind::take_vacancy ? &r->forward : &r->backward;
            if ((offset > 0 && !program->left) || (offset + width < holes && !program->right)) continue;
            Strip strip{to_board, holes, offset, width, static_cast<std::int8_t>(rows)};
            strip.kind = kind;
            strip.relocation = program;
            strip.side = static_cast<std::int8_t>(side);
            strip.toward = static_cast<std::int8_t>(toward);
            return Relocating{strip, to_board(r->to + Hole{offset, 0})};
        }
    }
    return std::nullopt;
}

}  // namespace pegwright::construct
