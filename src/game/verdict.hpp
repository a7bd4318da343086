// The referee's answer: accepted, or which jump is wrong and why.
#pragma once

#include <cstdint>
#include <string>

namespace pegwright::game {

struct Verdict {
    bool accepted = true;
    std::int64_t jump = 0;  // number of the refused jump, from 1; the last plus one if the end is wrong
    std::string reason;     // in words, empty if accepted

    explicit operator bool() const { return accepted; }
};

}  // namespace pegwright::game
