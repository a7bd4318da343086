// Whoever takes jumps in playing order: a referee, a writer, a counter, a picture.
#pragma once

#include "board/jump.hpp"

#include <span>
#include <vector>

namespace pegwright::game {

class JumpSink {
public:
    virtual ~JumpSink() = default;
    // Jumps come in batches, so that the call costs nothing next to the work in it.
    virtual void take(std::span<const Jump> jumps) = 0;
};

// Keeps all jumps.
class JumpList : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override { list.insert(list.end(), jumps.begin(), jumps.end()); }
    std::vector<Jump> list;
};

}  // namespace pegwright::game
