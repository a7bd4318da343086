// Positions of a level are a set while it is made, which finds repeats, and a sorted vector
// afterwards, eight bytes each, in which chain_to() looks for what comes before. Only the last level
// keeps its set, as the beam of the other end asks for it.
#include "search/paths/whole_levels.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <utility>

namespace pegwright::search::paths {

WholeLevels::WholeLevels(const SmallBoard& board, const Reducer& reducer, std::span<const Bits> starts)
    : board_(board), reducer_(reducer), levels_(1) {
    for (const Bits start : starts)
        if (last_set_.insert(reducer_.least(start))) levels_[0].push_back(reducer_.least(start));
    std::sort(levels_[0].begin(), levels_[0].end());
    positions_ = levels_[0].size();
}

bool WholeLevels::grow(std::size_t most, const std::function<void()>& poll) {
    std::vector<Bits> next;
    PositionSet seen;
    for (const Bits position : levels_.back()) {
        poll();
        for (const BitJump& jump : board_.jumps()) {
            if (!jump.possible(position)) continue;
            const Bits after = reducer_.least(position ^ jump.flip);
            if (!seen.insert(after)) continue;
            if (next.size() == most) return false;
            next.push_back(after);
        }
    }
    std::sort(next.begin(), next.end());
    positions_ += next.size();
    levels_.push_back(std::move(next));
    last_set_ = std::move(seen);
    return true;
}

std::vector<Bits> WholeLevels::chain_to(Bits position) const {
    std::vector<Bits> chain{position};
    for (std::size_t level = levels_.size() - 1; level-- > 0;) {
        const std::vector<Bits>& before = levels_[level];
        const auto leads_here = [&](const BitJump& jump) {
            const Bits from = chain.back() ^ jump.flip;
            return jump.possible(from) && std::binary_search(before.begin(), before.end(), reducer_.least(from));
        };
        const auto jump = std::find_if(board_.jumps().begin(), board_.jumps().end(), leads_here);
        if (jump == board_.jumps().end()) fail_internal("a position of a level comes from none of the level before");
        chain.push_back(reducer_.least(chain.back() ^ jump->flip));
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
}

}  // namespace pegwright::search::paths
