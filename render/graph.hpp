// A graph of positions, for formats that programs like graphviz lay out.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace pegwright::render {

struct Graph {
    struct Node {
        std::string name;                // the position in one word
        std::vector<std::string> lines;  // a picture of it, in characters of one width
        std::size_t pegs = 0;
        bool winning = false;  // the goal can be reached
        bool start = false;
        bool goal = false;
        bool stuck = false;  // no jump is left, and the goal is not reached
    };
    struct Edge {
        std::size_t from;
        std::size_t to;
        std::string jumps;  // "a3-a1, c3-a3"
    };
    std::string title;
    std::string legend;
    std::vector<Node> nodes;  // the most pegs first
    std::vector<Edge> edges;  // from each node to one with a peg less
};

}  // namespace pegwright::render
