#include "pegwright/solving/feasible.hpp"

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/small_board.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;
using pegwright::feasible;

namespace {

// Positions that lead to a peg in one hole, by backward jumps.
std::vector<bool> leading_to(const SmallBoard& board, std::size_t finish) {
    std::vector<bool> leads(std::size_t{1} << board.size());
    std::vector<Bits> open{Bits{1} << finish};
    leads[open.back()] = true;
    while (!open.empty()) {
        const Bits position = open.back();
        open.pop_back();
        for (const BitJump& jump : board.jumps()) {
            if ((position & jump.need) != 0 || (position & jump.into) == 0) continue;
            const Bits before = position ^ jump.flip;
            if (!leads[before]) open.push_back(before);
            leads[before] = true;
        }
    }
    return leads;
}

struct Tally {
    int impossible = 0;  // of those with agreeing classes
    int theory = 0;      // of these by theory
    int pagoda = 0;      // of these by pagoda functions
};

// Every stride-th position, to one peg in every hole up to symmetry.
Tally compare_with_brute_force(const std::string& name, Bits stride) {
    const Board board = parse_board(name);
    const SmallBoard small(board);
    Tally tally;
    const auto symmetries = hole_symmetries(small);
    for (std::size_t finish = 0; finish < small.size(); ++finish) {
        if (std::any_of(symmetries.begin(), symmetries.end(), [&](const auto& s) { return s[finish] < finish; }))
            continue;
        const std::vector<bool> leads = leading_to(small, finish);
        int wrong = 0;
        for (Bits bits = 3; bits <= small.full(); bits += stride) {
            if (std::popcount(bits) < 2) continue;
            const Problem problem(board, Start::at(position_of(board, bits)), Goal::finish({small.holes()[finish]}));
            const auto answer = feasible(problem);
            wrong += leads[bits] && answer.judgement.solvable == false ? 1 : 0;
            if (leads[bits] || !answer.judgement.feasible) continue;
            ++tally.impossible;
            if (!answer.pagodas.empty())
                ++tally.pagoda;
            else if (answer.judgement.solvable == false)
                ++tally.theory;
        }
        CHECK(wrong == 0);
    }
    return tally;
}

// `impossible` comes from brute force; pagoda functions find at least `pagoda` of them.
void check_tally(const std::string& name, Bits stride, int impossible, int theory, int pagoda) {
    INFO(name);
    const Tally tally = compare_with_brute_force(name, stride);
    CHECK(tally.impossible == impossible);
    CHECK(tally.theory == theory);
    CHECK(tally.pagoda >= pagoda);
}

}  // namespace

TEST_CASE("no solvable position of small boards is forbidden", "[long]") {
    check_tally("T4", 1, 655, 305, 180);
    check_tally("4x4", 1, 6611, 280, 3000);
#ifndef PEGWRIGHT_SANITIZED
    if (!take_few()) check_tally("T5", 1, 21471, 646, 10700);
    if (take_all()) {
        check_tally("diagonal:4x4", 1, 98478, 2061, 31000);
        check_tally("4x5", 1, 219625, 2952, 80000);
    } else {
        check_tally("diagonal:4x4", 11, 8977, 192, 2700);
        check_tally("4x5", 61, 3650, 49, 1200);
    }
#endif
}
