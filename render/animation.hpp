// A solution in motion, in a loop: pegs slide, taken pegs shrink away, captions change. Times are seconds from the
// loop's beginning.
#pragma once

#include "render/display_list.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::render {

struct Span {
    double begin = 0;
    double end = 0;
};

// One jump of a peg. Between slides it stays where it is.
struct Slide {
    Span during;
    Point to;
};

struct MovingPeg {
    std::string id;  // "peg-a3", from its first hole
    Point at;
    std::vector<Slide> slides;
    std::optional<Span> gone;  // when it shrinks away, after all slides

    Point place(double time) const;
    double size(double time) const;
};

struct Caption {
    std::string id;  // "move-3"; empty before the first move
    Span during;
    std::vector<Text> lines;
};

// The scene is all that stands still. Pegs are drawn in order, so a jumping peg comes after the one it takes.
struct Animation {
    double seconds = 0;  // of the loop
    double radius = 0;   // of a peg
    Page scene;
    std::vector<MovingPeg> pegs;
    std::vector<Caption> captions;

    // O(items, pegs and captions).
    Page at(double time) const;
    // All times at which a frame may change, from 0 to the end. Slides are cut into pieces of at most `step` seconds.
    std::vector<double> times(double step) const;
};

}  // namespace pegwright::render
