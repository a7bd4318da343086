// A solution in motion, for formats that move: pegs slide, those that are taken shrink away, captions change, and after
// the last second it begins again. Times are seconds from the beginning of the loop.
#pragma once

#include "render/display_list.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright::render {

// A time in which something changes.
struct Span {
    double begin = 0;
    double end = 0;
};

// A peg on its way; where it has been before `during` it leaves, and it stays until its next one.
struct Slide {
    Span during;
    Point to;
};

struct MovingPeg {
    std::string id;  // "peg-a3", by the hole where it begins
    Point at;
    std::vector<Slide> slides;
    std::optional<Span> gone;  // when it shrinks away, after all slides

    // Where it is.
    Point place(double time) const;
    // Its size, from 1 to 0 when it is gone.
    double size(double time) const;
};

// Lines that show in a time, one below the other.
struct Caption {
    std::string id;  // "move-3"; empty: of the beginning
    Span during;
    std::vector<Text> lines;
};

// Everything but the pegs and captions stands still: the scene. Later pegs are drawn over earlier ones; a peg that
// jumps comes after the one it takes.
struct Animation {
    double seconds = 0;  // of the loop
    double radius = 0;   // of the pegs
    Page scene;
    std::vector<MovingPeg> pegs;
    std::vector<Caption> captions;

    // The page as it is seen at a time. O(items, pegs and captions).
    Page at(double time) const;
    // Times between which nothing moves, in order, from 0 to the end; a slide is cut into as many pieces as are needed
    // for none to be longer than `step` seconds.
    std::vector<double> times(double step) const;
};

}  // namespace pegwright::render
