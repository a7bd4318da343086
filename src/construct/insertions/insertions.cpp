#include "construct/insertions/insertions.hpp"

#include <set>

namespace pegwright::construct {

void Insertions::clear(std::shared_ptr<const PairPurge> purge, Hole shift) {
    const auto [known, is_new] = numbers_.try_emplace(purge.get(), static_cast<std::uint32_t>(distinct_.size()));
    if (is_new) distinct_.push_back(std::move(purge));
    placed_.push_back({known->second, shift});
}

void Insertions::relocate(std::vector<Jump> jumps, Hole to) {
    finish(std::move(jumps));
    vacancy_ = to;
}

void Insertions::bring(std::vector<Jump> jumps, Hole inside, Hole outside) {
    after_.push_back({std::move(jumps), inside, outside, static_cast<std::uint32_t>(placed_.size())});
}

void Insertions::finish(std::vector<Jump> jumps) {
    before_.push_back({std::move(jumps), vacancy_, static_cast<std::uint32_t>(placed_.size())});
}

void Insertions::finish(const Insertions& remainder, Hole shift) {
    const auto outside = static_cast<std::uint32_t>(placed_.size());
    const Affine shifted{shift};
    for (const ShiftedPurge& placed : remainder.placed_) clear(remainder.distinct_[placed.purge], placed.shift + shift);
    for (const PlayedBefore& part : remainder.before_)
        before_.push_back({shifted(part.jumps), part.vacancy + shift, part.outside + outside});
    for (const PlayedAfter& ending : remainder.after_)
        after_.push_back(
            {shifted(ending.jumps), ending.inside + shift, ending.finish + shift, ending.outside + outside});
}

// The holes that the jumps change, and the vacancy or finish among them, without the hole `inside`.
Insertions::Block Insertions::moved_block(Block::Kind kind, const std::vector<Jump>& jumps, Hole in_block,
                                          Hole inside) {
    std::set<Hole> holes = {in_block};
    for (const Jump& jump : jumps)
        for (const Hole h : {jump.from, jump.over(), jump.to})
            if (!holes.insert(h).second) holes.erase(h);
    holes.erase(inside);
    return {kind, {holes.begin(), holes.end()}, {}};
}

std::vector<Insertions::Block> Insertions::blocks() const {
    std::vector<Block> blocks;
    std::vector<bool> left(static_cast<std::size_t>(board_.hole_count()), true);
    const auto add = [&](Block block) {
        for (const Hole h : block.holes) left[static_cast<std::size_t>(board_.index(h))] = false;
        blocks.push_back(std::move(block));
    };
    const auto add_cleared = [&](const ShiftedPurge& placed) {
        const PairPurge& purge = *distinct_[placed.purge];
        std::set<Hole> holes;
        for (const Jump& jump : purge.jumps[0]) holes.insert({jump.from, jump.over(), jump.to});
        Block block;
        for (const Hole h : purge.catalyst) {
            holes.erase(h);
            block.catalyst.push_back(h + placed.shift);
        }
        for (const Hole h : holes) block.holes.push_back(h + placed.shift);
        add(std::move(block));
    };
    auto ending = after_.begin();
    std::size_t part = 0;
    for (std::size_t done = 0; done <= placed_.size(); ++done) {
        for (; part + 1 < before_.size() && before_[part].outside == done; ++part)
            add(moved_block(Block::Kind::relocated, before_[part].jumps, before_[part].vacancy,
                            before_[part + 1].vacancy));
        for (; ending != after_.end() && ending->outside == done; ++ending)
            add(moved_block(Block::Kind::brought, ending->jumps, ending->finish, ending->inside));
        if (done < placed_.size()) add_cleared(placed_[done]);
    }
    Block last{Block::Kind::last, {}, {}};
    board_.for_each_hole([&](Hole h) {
        if (left[static_cast<std::size_t>(board_.index(h))]) last.holes.push_back(h);
    });
    blocks.push_back(std::move(last));
    return blocks;
}

}  // namespace pegwright::construct
