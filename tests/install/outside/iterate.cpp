// Solves a board and plays its jumps, or STOP of them, as they are made. Prints board, jumps, pegs left, and T5's
// solutions from a1 to a1.
//    usage: iterate BOARD [STOP]
#include <pegwright/pegwright.hpp>

#include <cstdlib>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
    using namespace pegwright;
    if (argc < 2) return 2;
    const std::int64_t stop = argc > 2 ? std::atoll(argv[2]) : -1;
    const Board board{std::string(argv[1])};
    const Answer answer = solve(Problem(board));
    if (!answer) return 1;
    std::optional<Position> position = answer->problem().start();
    std::int64_t jumps = 0;
    for (const Jump& jump : answer->jumps()) {
        if (jumps == stop) break;
        if (!position->play(jump)) return 3;
        ++jumps;
    }
    std::cout << board.name() << ' ' << jumps << ' ' << position->peg_count() << '\n';
    std::cout << count(Problem(Board("T5")).vacate("a1").finish("a1")).solutions << '\n';
    std::cout << version() << '\n';
}
