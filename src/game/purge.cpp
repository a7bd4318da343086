#include "game/purge.hpp"

#include "base/error.hpp"
#include "board/names.hpp"

#include <algorithm>

namespace pegwright::game {
namespace {

std::string fault_on(const Purge& purge, Lattice lattice) {
    std::vector<char> full;
    for (const auto& spot : purge.spots) full.push_back(full_before(spot.kind));
    const auto at = [&](Hole h) -> char* {
        const auto* spot = purge.spot(h);
        return spot ? &full[static_cast<std::size_t>(spot - purge.spots.data())] : nullptr;
    };
    for (const Jump& jump : purge.jumps) {
        char* const from = at(jump.from);
        char* const over = at(jump.over());
        char* const to = at(jump.to);
        if (!is_jump_vector(lattice, jump.to - jump.from) || !from || !over || !to || !*from || !*over || *to)
            return "jump " + hole_name(jump.from) + "-" + hole_name(jump.to) + " cannot be played on the " +
                   std::string(to_string(lattice)) + " lattice";
        *from = *over = 0;
        *to = 1;
    }
    for (const auto& spot : purge.spots)
        if (*at(spot.hole) != char{full_after(spot.kind)})
            return "hole " + hole_name(spot.hole) + " is not left as its picture says";
    return {};
}

}  // namespace

const Purge::Spot* Purge::spot(Hole h) const {
    const auto it = std::find_if(spots.begin(), spots.end(), [&](const Spot& s) { return s.hole == h; });
    return it == spots.end() ? nullptr : &*it;
}

bool Purge::in_block(Hole h) const {
    const Spot* s = spot(h);
    return s && (s->kind == PurgeHole::leaves || s->kind == PurgeHole::brings_vacancy);
}

std::int32_t Purge::block_top() const {
    for (const Spot& s : spots)
        if (in_block(s.hole)) return s.hole.y;
    fail_input("purge " + name + " has no block in its picture");
}

std::int32_t Purge::block_rows() const {
    std::int32_t last = block_top();
    for (const Spot& s : spots)
        if (in_block(s.hole)) last = s.hole.y;
    return last - block_top() + 1;
}

Hole Purge::the(PurgeHole kind) const {
    const auto it = std::find_if(spots.begin(), spots.end(), [&](const Spot& s) { return s.kind == kind; });
    if (it == spots.end()) fail_input("purge " + name + " has no " + static_cast<char>(kind) + " in its picture");
    return it->hole;
}

std::string purge_fault(const Purge& purge) {
    for (const Lattice lattice : purge.lattices)
        if (const std::string fault = fault_on(purge, lattice); !fault.empty()) return fault;
    return {};
}

}  // namespace pegwright::game
