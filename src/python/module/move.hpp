// A move: one or more jumps in a row by one peg.
#pragma once

#include <pegwright/board.hpp>

#include <string>
#include <vector>

namespace pegwright::python {

struct Move {
    std::vector<Hole> holes;  // visited by the peg; at least two

    std::vector<Jump> jumps() const {
        std::vector<Jump> all;
        for (std::size_t i = 1; i < holes.size(); ++i) all.push_back({holes[i - 1], holes[i]});
        return all;
    }
    std::string text() const {
        std::string text;
        for (const Hole hole : holes) text += (text.empty() ? "" : "-") + Board::name_of(hole);
        return text;
    }
    friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace pegwright::python
