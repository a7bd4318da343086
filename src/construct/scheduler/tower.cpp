#include "construct/scheduler/tower.hpp"

#include "construct/catalogue/catalyst.hpp"

namespace pegwright::construct {

Handover handover(const Program& head, const Heads& heads, Hole next) {
    Catalyst catalyst(Affine{next}, heads.watched, [](Hole) { return true; });
    const auto after = catalyst.see_until(head.jumps, [&](const Catalyst& seen) { return heads.has(seen.bits()); });
    return {after.value(), catalyst.bits()};
}

const Handover& Towers::handover_of(const Program& head, const StripGroup& group) {
    for (const auto& [program, known] : handovers_)
        if (program == &head) return known;
    // Each strip is a step further in than the next one outwards.
    const Strip& outermost = plan_.at(group.first);
    const Affine& place = outermost.place;
    const Hole next = place.inverse()(place.origin - group.step);
    return handovers_.emplace_back(&head, handover(head, *outermost.heads, next)).second;
}

unsigned Towers::open(const StripGroup& group, unsigned bits) {
    const Strip& outermost = plan_.at(group.first);
    Tower tower{&group, {}};
    tower.states.reserve(static_cast<std::size_t>(group.count - 1));
    for (std::int32_t k = group.count - 1; k > 0; --k) {
        const Program& program = (*outermost.heads)[bits];
        tower.states.push_back(static_cast<std::uint8_t>(bits));
        const Handover& next = handover_of(program, group);
        player_.play(outermost.shifted(k * group.step), program, 0, next.after);
        bits = next.bits;
    }
    towers_.push_back(std::move(tower));
    return bits;
}

void Towers::close() {
    const Tower tower = std::move(towers_.back());
    towers_.pop_back();
    const StripGroup& group = *tower.group;
    const Strip& outermost = plan_.at(group.first);
    for (std::int32_t k = 1; k < group.count; ++k) {
        const Program& program = (*outermost.heads)[tower.states[static_cast<std::size_t>(group.count - 1 - k)]];
        player_.play_rest(outermost.shifted(k * group.step), program, handover_of(program, group).after);
    }
}

}  // namespace pegwright::construct
