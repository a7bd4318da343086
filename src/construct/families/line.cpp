// Lines of n holes, n even (Moore and Eppstein 2002). Holes are counted from 1.
//
//     vacate 2    1 0 1 1 1 1 …   jumps 4-2 and 1-3 give the same two holes further on; ends at n-1
//     finish n-4  1 0 1 1 1 1     four other jumps on the last six holes
//     vacate 5    1 1 1 1 0 1 …   four jumps on the first six holes give 1 0 1 1 … from hole 5 on
//
// n = 2 needs no jump, and n = 3 one jump.
#include "construct/families/families.hpp"

#include "board/affine.hpp"
#include "construct/batch.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// place: (u - 1, 0) is hole u.
class LineJumps {
public:
    LineJumps(Affine place, JumpSink& sink) : place_(place), batch_(sink) {}
    void jump(std::int32_t from, std::int32_t to) { batch_.add(place_(Jump{{from - 1, 0}, {to - 1, 0}})); }
    void flush() { batch_.flush(); }

private:
    Affine place_;
    Batch batch_;
};

// The first six holes, from 1 1 1 1 0 1 to 0 0 0 0 1 0.
void open_at_five(LineJumps& line) {
    line.jump(3, 5);
    line.jump(6, 4);
    line.jump(1, 3);
    line.jump(3, 5);
}

// The n - gone holes after `gone`, from 1 0 1 1 1 … to one peg at n-1 or n-4.
void finish_from_two(LineJumps& line, std::int32_t gone, std::int32_t n, bool at_last_but_one) {
    const std::int32_t rest = at_last_but_one ? 2 : 6;
    for (; n - gone > rest; gone += 2) {
        line.jump(gone + 4, gone + 2);
        line.jump(gone + 1, gone + 3);
    }
    if (at_last_but_one) return;
    if (n - gone == 6) {
        line.jump(gone + 4, gone + 2);
        line.jump(gone + 6, gone + 4);
        line.jump(gone + 1, gone + 3);
        line.jump(gone + 4, gone + 2);
    } else {  // four holes, after vacating 5
        line.jump(gone + 4, gone + 2);
        line.jump(gone + 2, gone);
    }
}

}  // namespace

void play_line(const Problem& problem, JumpSink& sink) {
    const std::int32_t n = std::max(problem.board.width(), problem.board.height());
    const bool upright = problem.board.height() > 1;
    Affine place = upright ? Affine{{0, 0}, {0, 1}, {1, 0}} : Affine{};
    std::int32_t vacate = (upright ? problem.vacate().y : problem.vacate().x) + 1;
    std::int32_t finish = (upright ? problem.finish().y : problem.finish().x) + 1;
    // Vacate 2 or 5, finish n-1 or n-4. Prefer vacating 2, if mirroring the line allows it.
    const auto fits = [n](std::int32_t from, std::int32_t wanted, std::int32_t to) {
        return from == wanted && (to == n - 1 || to == n - 4);
    };
    const bool as_it_is =
        fits(vacate, 2, finish) || (!fits(n + 1 - vacate, 2, n + 1 - finish) && fits(vacate, 5, finish));
    if (n > 3 && !as_it_is) {
        place = place * Affine{{n - 1, 0}, {-1, 0}, {0, 1}};
        vacate = n + 1 - vacate;
        finish = n + 1 - finish;
    }
    LineJumps line(place, sink);
    if (n == 3) {
        line.jump(4 - vacate, vacate);
    } else if (n > 3) {
        if (vacate == 5) open_at_five(line);
        finish_from_two(line, vacate == 5 ? 4 : 0, n, finish == n - 1);
    }
    line.flush();
}

}  // namespace pegwright::construct
