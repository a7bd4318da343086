// Plays a solution made of blocks (construct/insertions/insertions.hpp).
#pragma once

#include "construct/insertions/insertions.hpp"
#include "construct/parts.hpp"
#include "pegwright/names.hpp"

#include <string>
#include <utility>

namespace pegwright {

class OfBlocks : public Player::Method {
public:
    OfBlocks(construct::Insertions plan, game::Parts::Made made) : plan_(std::move(plan)), made_(made) {}
    void play(JumpSink& sink) const override { plan_.play(sink); }
    std::string how() const override;
    std::optional<game::Parts> parts() const override { return construct::parts_of(plan_, made_); }

private:
    construct::Insertions plan_;
    game::Parts::Made made_;
};

}  // namespace pegwright
