#include "construct/scheduler/strip_player.hpp"

#include "construct/scheduler/chain.hpp"

#include <algorithm>
#include <optional>

namespace pegwright::construct {

std::span<const Jump> StripPlayer::placed(const Program& program, const Affine& place) {
    const auto same = [&](const PlacedProgram& p) {
        return p.program == &program && p.ex == place.ex && p.ey == place.ey;
    };
    auto it = std::find_if(placed_.begin(), placed_.end(), same);
    if (it == placed_.end()) {
        it = placed_.insert(placed_.end(), {&program, place.ex, place.ey, {}});
        const Affine turned{{0, 0}, place.ex, place.ey};
        for (const Jump& jump : program.jumps) it->jumps.push_back(turned(jump));
    }
    return it->jumps;
}

void StripPlayer::play(const Strip& strip, const Program& program, std::size_t from, std::size_t to, bool last) {
    const Affine place = strip.block_place();
    const std::span<const Jump> jumps = placed(program, place);
    const auto due = [&](const std::optional<Program::Insertion>& at, std::int32_t count) {
        return count > 0 && at && at->after >= from && (at->after < to || last);
    };
    const bool right = due(program.right, strip.sixes_right());
    const bool left = due(program.left, strip.sixes_left());
    const auto play_to = [&](std::size_t end) {
        batch_.add_shifted(jumps.subspan(from, end - from), place.origin);
        from = end;
    };
    const auto play_chain = [&](const Program::Insertion& at, std::int32_t count) {
        play_to(at.after);
        Chain(*plan_.catalogue, place * at.place, at.state, count).play(batch_);
    };
    const bool left_first = right && left && program.left->after < program.right->after;
    if (left_first) play_chain(*program.left, strip.sixes_left());
    if (right) play_chain(*program.right, strip.sixes_right());
    if (left && !left_first) play_chain(*program.left, strip.sixes_left());
    play_to(to);
}

void StripPlayer::play(const Strip& strip, const Program& program, std::size_t from, std::size_t to) {
    play(strip, program, from, to, false);
}

void StripPlayer::play_rest(const Strip& strip, const Program& program, std::size_t from) {
    play(strip, program, from, program.jumps.size(), true);
}

}  // namespace pegwright::construct
