#include "search/shortening/peg_paths.hpp"

#include <algorithm>

namespace pegwright::search::shortening {

TouchedHoles::TouchedHoles(std::span<const Jump> jumps) {
    holes_.reserve(3 * jumps.size());
    for (const Jump& jump : jumps)
        for (const Hole h : {jump.from, jump.over(), jump.to}) holes_.push_back(h);
    std::sort(holes_.begin(), holes_.end());
    holes_.erase(std::unique(holes_.begin(), holes_.end()), holes_.end());
}

std::uint32_t TouchedHoles::number(Hole h) const {
    return static_cast<std::uint32_t>(std::lower_bound(holes_.begin(), holes_.end(), h) - holes_.begin());
}

std::array<std::uint32_t, 3> TouchedHoles::numbers(Jump jump) const {
    return {number(jump.from), number(jump.over()), number(jump.to)};
}

PegPaths::PegPaths(std::span<const Jump> jumps)
    : before_(jumps.size()), after_(jumps.size(), {none, none, none}), peg_path_(jumps.size()), place_(jumps.size()) {
    const TouchedHoles holes(jumps);
    struct Touch {
        std::uint32_t jump = none;
        std::uint32_t which = 0;
    };
    std::vector<Touch> last(holes.size());
    std::uint32_t peg_paths = 0;
    begin_.push_back(0);
    for (std::uint32_t j = 0; j < jumps.size(); ++j) {
        const auto numbers = holes.numbers(jumps[j]);
        for (std::uint32_t i = 0; i < 3; ++i) {
            Touch& touch = last[numbers[i]];
            before_[j][i] = touch.jump;
            if (touch.jump != none) after_[touch.jump][touch.which] = j;
            touch = {j, i};
        }
        // The jump continues a path if the last jump that touched its first hole ended there.
        const std::uint32_t came = before_[j][0];
        const bool goes_on = came != none && jumps[came].to == jumps[j].from;
        peg_path_[j] = goes_on ? peg_path_[came] : peg_paths++;
        place_[j] = goes_on ? place_[came] + 1 : 0;
        if (!goes_on) begin_.push_back(0);
        ++begin_[peg_path_[j] + 1];
    }
    for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
    jumps_.resize(jumps.size());
    for (std::uint32_t j = 0; j < jumps.size(); ++j) jumps_[begin_[peg_path_[j]] + place_[j]] = j;
}

}  // namespace pegwright::search::shortening
