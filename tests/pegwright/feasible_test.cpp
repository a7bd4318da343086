#include "pegwright/feasible.hpp"

#include "board/parse.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/small_board.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"

#include <bit>

using namespace pegwright::tests;
using pegwright::feasible;

namespace {

// Which positions lead to a single peg in a hole, by trying all jumps backwards.
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
    int impossible = 0;  // in the class
    int theory = 0;      // of these shown by theory
    int pagoda = 0;      // and by pagoda functions
};

// Every stride-th position, to a single peg in every hole up to symmetry.
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

std::vector<std::int64_t> tally_of(const std::string& name, Bits stride) {
    const Tally t = compare_with_brute_force(name, stride);
    WARN(name << ": " << t.impossible << " impossible, " << t.theory << " by theory, " << t.pagoda << " by pagoda");
    return {t.impossible, t.theory, t.pagoda};
}

}  // namespace

TEST_CASE("no position that leads to a single peg is forbidden, of all positions of small boards") {
    CHECK(tally_of("T4", 1)[2] > 0);
    CHECK(tally_of("T5", 1)[2] > 0);
    CHECK(tally_of("4x4", 1)[2] > 0);
    CHECK(tally_of("diagonal:4x4", 1)[2] > 0);
    CHECK(tally_of("4x5", 1)[2] > 0);
}
