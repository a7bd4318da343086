#include "construct/program.hpp"

#include "peg/error.hpp"

#include <algorithm>

namespace pegwright {
namespace {

// Plays a purge's jumps on its own holes and reports the first moment when far and near are unlike.
std::optional<Program::Insertion> first_unlike(const Purge& purge, const std::vector<Jump>& jumps, bool reversed, Hole far, Hole near) {
    const auto start = [&](Hole h) {
        const auto* spot = purge.spot(h);
        return spot && (reversed ? !full_after(spot->kind) : full_before(spot->kind));
    };
    bool far_full = start(far);
    bool near_full = start(near);
    for (std::size_t after = 0;; ++after) {
        if (far_full != near_full) return Program::Insertion{after, near_full ? Unlike::near_full : Unlike::far_full};
        if (after == jumps.size()) return std::nullopt;
        const Jump& jump = jumps[after];
        const auto update = [&](Hole h, bool& full) {
            if (h == jump.to) full = true;
            if (h == jump.from || h == jump.over()) full = false;
        };
        update(far, far_full);
        update(near, near_full);
    }
}

}  // namespace

SixPurge six_purge(const Purge& purge) {
    const auto next = first_unlike(purge, purge.jumps, false, {2, 0}, {3, 0});
    if (!next) fail_internal("purge " + purge.name + " never lets the next one of a chain in");
    if (purge.jumps.size() != 6) fail_internal("purge " + purge.name + " does not have six jumps");
    return {purge.jumps, next->after, next->state};
}

Program strip_program(const Purge& purge, bool reversed) {
    Program program;
    program.jumps = purge.jumps;
    if (reversed) std::reverse(program.jumps.begin(), program.jumps.end());
    while (purge.spot({program.width, 1})) ++program.width;
    const std::int32_t w = program.width;
    program.right = first_unlike(purge, program.jumps, reversed, {w - 2, 1}, {w - 1, 1});
    program.left = first_unlike(purge, program.jumps, reversed, {1, 1}, {0, 1});
    return program;
}

}  // namespace pegwright
