// The referee's answer: accepted, or at which jump it goes wrong and why.
#pragma once

#include <cstdint>
#include <string>

namespace pegwright::game {

struct Verdict {
    bool accepted = true;
    std::int64_t jump = 0;  // number of the refused jump, from 1; one past the last if the end is wrong
    std::string reason;     // in words, empty if accepted

    explicit operator bool() const { return accepted; }
};

}  // namespace pegwright::game
