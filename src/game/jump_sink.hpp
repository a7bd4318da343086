// Whoever takes jumps in playing order: a referee, a writer, a counter, a picture.
#pragma once

#include "board/jump.hpp"

#include <span>

namespace pegwright::game {

class JumpSink {
public:
    virtual ~JumpSink() = default;
    // Jumps come in batches, so that the call costs nothing next to the work in it.
    virtual void take(std::span<const Jump> jumps) = 0;
};

}  // namespace pegwright::game
