// A sink takes jumps in playing order: referees, writers, counters and pictures are sinks.
#pragma once

#include "board/jump.hpp"

#include <span>
#include <vector>

namespace pegwright::game {

class JumpSink {
public:
    virtual ~JumpSink() = default;
    // Jumps come in batches, so that the virtual call costs little.
    virtual void take(std::span<const Jump> jumps) = 0;
};

class JumpList : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override { list.insert(list.end(), jumps.begin(), jumps.end()); }
    std::vector<Jump> list;
};

}  // namespace pegwright::game
