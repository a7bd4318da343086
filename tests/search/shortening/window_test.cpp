#include "search/shortening/window.hpp"

#include "board/parse.hpp"
#include "search/bits/small_board.hpp"
#include "search/paths/exhaustive_paths.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

using namespace pegwright::tests;
using pegwright::search::paths::fewest_moves;
using pegwright::search::shortening::JumpWindow;
using pegwright::search::shortening::WindowMove;

namespace {

std::vector<BitJump> all_jumps(const SmallBoard& board) {
    return std::vector<BitJump>(board.jumps().begin(), board.jumps().end());
}

Bits after_random_jumps(const SmallBoard& board, Bits position, std::size_t jumps, Random& random) {
    for (; jumps > 0; --jumps) {
        std::vector<Bits> next;
        for (const BitJump& jump : board.jumps())
            if (jump.possible(position)) next.push_back(position ^ jump.flip);
        if (next.empty()) break;
        position = next[random() % next.size()];
    }
    return position;
}

// The position after the moves, or 0 if a jump is impossible.
Bits played(Bits position, const std::vector<WindowMove>& moves) {
    for (const WindowMove& move : moves)
        for (std::size_t i = 0; i < move.size(); ++i) {
            if (!move[i].possible(position) || (i > 0 && move[i - 1].to != move[i].from)) return 0;
            position ^= move[i].flip;
        }
    return position;
}

int moves_in(const SmallBoard& board, Bits start, Bits goal) {
    const auto jumps = fewest_moves(board, start, goal, {});
    int moves = 0;
    for (std::size_t i = 0; jumps && i < jumps->size(); ++i)
        moves += i == 0 || (*jumps)[i].from != (*jumps)[i - 1].to ? 1 : 0;
    return moves;
}

}  // namespace

TEST_CASE("a window finds as few moves as a search from one end") {
    Random random;
    std::mt19937_64 picks(1);
    for (const char* name : {"T5", "4x4", "diagonal:4x3"}) {
        const SmallBoard board(parse_board(name));
        JumpWindow window(all_jumps(board));
        for (int i = 0; i < 150; ++i) {
            const Bits full =
                after_random_jumps(board, board.full() & ~(Bits{1} << random() % board.size()), 2, random);
            const Bits goal = after_random_jumps(board, full, 1 + random() % 7, random);
            if (goal == full) continue;
            const int fewest = moves_in(board, full, goal);
            REQUIRE(fewest > 0);
            JumpWindow::WindowQuestion question{
                .start = full, .goal = goal, .most_moves = fewest, .most_positions = 1'000'000};
            const auto found = window.search(question, picks);
            REQUIRE(found);
            CHECK(found->size() == static_cast<std::size_t>(fewest));
            CHECK(played(full, *found) == goal);
            question.most_moves = fewest - 1;
            CHECK_FALSE(window.search(question, picks));
            question.most_moves = fewest + 1;
            question.detours = true;
            const auto longer = window.search(question, picks);
            REQUIRE(longer);
            CHECK(longer->size() <= static_cast<std::size_t>(fewest) + 1);
            CHECK(played(full, *longer) == goal);
        }
    }
}

TEST_CASE("jumps that continue a neighbour's move are free") {
    const SmallBoard board(parse_board("T4"));
    JumpWindow window(all_jumps(board));
    std::mt19937_64 picks(1);
    Random random;
    int gained = 0;
    for (int i = 0; i < 400; ++i) {
        const Bits start = board.full() & ~(Bits{1} << random() % board.size());
        const Bits middle = after_random_jumps(board, start, 2, random);
        const Bits goal = after_random_jumps(board, middle, 3, random);
        if (goal == middle) continue;
        const int fewest = moves_in(board, middle, goal);
        for (std::size_t hole = 0; hole < board.size(); ++hole) {
            for (const bool at_the_end : {false, true}) {
                if (((at_the_end ? goal : middle) >> hole & 1) == 0) continue;
                JumpWindow::WindowQuestion question{
                    .start = middle, .goal = goal, .most_moves = fewest, .most_positions = 100'000};
                (at_the_end ? question.goes_on : question.came) = hole;
                const auto found = window.search(question, picks);
                REQUIRE(found);
                CHECK(played(middle, *found) == goal);
                // One move more than the fewest, if the first or the last one continues a neighbour's.
                CHECK(found->size() <= static_cast<std::size_t>(fewest) + 1);
                const BitJump& jump = at_the_end ? found->back().back() : found->front().front();
                const bool joins = (at_the_end ? jump.to : jump.from) == hole;
                const int cost = static_cast<int>(found->size()) - (joins ? 1 : 0);
                CHECK(cost <= fewest);
                gained += cost < fewest ? 1 : 0;
            }
        }
    }
    CHECK(gained > 0);
}

TEST_CASE("a window with too many positions finds nothing") {
    const SmallBoard board(parse_board("T5"));
    JumpWindow window(all_jumps(board));
    std::mt19937_64 picks(1);
    const Bits start = board.full() & ~Bits{1};
    JumpWindow::WindowQuestion question{.start = start, .goal = 1, .most_moves = 10, .most_positions = 100};
    CHECK_FALSE(window.search(question, picks));
    question.most_positions = 1'000'000;
    const auto found = window.search(question, picks);
    REQUIRE(found);
    // T_5 from a1 to a1 takes ten moves [Bell's pages].
    CHECK(found->size() == 10);
    question.most_moves = 9;
    CHECK_FALSE(window.search(question, picks));
}
