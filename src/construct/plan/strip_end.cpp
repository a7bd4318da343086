#include "construct/plan/strip_end.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// The next strip's catalyst is among this many holes at the end of a row.
constexpr std::int32_t catalyst_holes = 3;
// Rows of a block reach at most this far beyond its first row, or begin that much later.
constexpr std::int32_t most_beyond = 3;

}  // namespace

// True if the block holds these holes of the strip's third row.
bool StripEnd::holds(std::int32_t width) const { return width - lost >= catalyst_holes; }

Strip StripEnd::strip(std::int32_t offset, std::int32_t width) const {
    Strip strip;
    strip.place = place;
    strip.length = length;
    strip.offset = offset;
    strip.width = width;
    strip.rows = static_cast<std::int8_t>(rows);
    return strip;
}

const StripEnd::Towards* StripEnd::heads() const {
    if (!purges) return nullptr;
    for (const auto& entry : purges->heads) {
        const auto& [width, heads] = entry;
        const std::int32_t beside = length - width;
        const bool by_chain = beside > 0 && beside % 2 == 0 && has_far_columns && heads.any().right && holds(width);
        if (heads.watched.back() < beyond && (beside == 0 || by_chain)) return &entry;
    }
    return nullptr;
}

std::optional<Strip> StripEnd::clearing() const {
    const Towards* found = heads();
    if (!found) return std::nullopt;
    Strip cleared = strip(0, found->first);
    cleared.heads = &found->second;
    return cleared;
}

std::optional<StripEnd::Relocating> StripEnd::relocating(Hole hole, Strip::Kind kind) const {
    if (!purges) return std::nullopt;
    const Hole local = place.inverse()(hole);
    for (const auto& [width, unused] : purges->relocations) {
        if (width > length || (length - width) % 2 != 0 || (rows != purge_rows && width != length)) continue;
        const std::int32_t least = std::max(0, local.x - width - most_beyond + 1) / 2 * 2;
        for (std::int32_t offset = std::min(local.x / 2 * 2, length - width); offset >= least; offset -= 2) {
            const Relocation* r = purges->relocation(width, local - Hole{offset, 0});
            const bool at_one_end = (offset == 0) != (offset + width == length);
            if (!r || (!holds(width) && at_one_end)) continue;
            const Program* program = kind == Strip::Kind::take_vacancy ? &r->forward : &r->backward;
            if ((offset > 0 && !program->left) || (offset + width < length && !program->right)) continue;
            Relocating found{strip(offset, width), place(r->to + Hole{offset, 0})};
            found.strip.kind = kind;
            found.strip.relocation = program;
            return found;
        }
    }
    return std::nullopt;
}

}  // namespace pegwright::construct
