#include "search/shortening/reorder.hpp"

#include "board/parse.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/search.hpp"

#include <map>

using namespace pegwright::tests;
using namespace pegwright::search::shortening;
using pegwright::game::count_moves;

namespace {

std::vector<Jump> random_game(const Board& board, Random& random, Position& end) {
    const std::vector<Hole> holes = board.holes();
    Position position(board);
    position.clear(holes[random() % holes.size()]);
    std::vector<Jump> jumps;
    for (;;) {
        std::vector<Jump> possible;
        for (const Hole from : holes)
            for (const Hole half : half_directions(board.lattice()))
                for (const int sign : {2, -2}) {
                    const Jump jump{from, from + sign * half};
                    if (board.contains(jump.to) && board.contains(jump.over()) && position.peg(from) &&
                        position.peg(jump.over()) && !position.peg(jump.to))
                        possible.push_back(jump);
                }
        if (possible.empty()) break;
        const Jump jump = possible[random() % possible.size()];
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
        jumps.push_back(jump);
    }
    end = position;
    return jumps;
}

// Tries all sets of played jumps, with each last jump.
std::int64_t fewest_of_all_orders(const std::vector<Jump>& jumps) {
    const auto share = [](const Jump& a, const Jump& b) {
        for (const Hole h : {a.from, a.over(), a.to})
            for (const Hole k : {b.from, b.over(), b.to})
                if (h == k) return true;
        return false;
    };
    std::vector<std::uint32_t> needs(jumps.size(), 0);
    for (std::size_t j = 0; j < jumps.size(); ++j)
        for (std::size_t i = 0; i < j; ++i)
            if (share(jumps[i], jumps[j])) needs[j] |= 1U << i;
    std::map<std::pair<std::uint32_t, std::size_t>, std::int64_t> level{{{0, jumps.size()}, 0}};
    for (std::size_t n = 0; n < jumps.size(); ++n) {
        decltype(level) next;
        for (const auto& [what, moves] : level)
            for (std::size_t j = 0; j < jumps.size(); ++j) {
                const auto [played, last] = what;
                if ((played >> j & 1) != 0 || (needs[j] & ~played) != 0) continue;
                const bool goes_on = last < jumps.size() && jumps[last].to == jumps[j].from;
                const auto [place, fresh] = next.try_emplace({played | 1U << j, j}, moves + (goes_on ? 0 : 1));
                if (!fresh) place->second = std::min(place->second, moves + (goes_on ? 0 : 1));
            }
        level = std::move(next);
    }
    std::int64_t fewest = static_cast<std::int64_t>(jumps.size());
    for (const auto& [what, moves] : level) fewest = std::min(fewest, moves);
    return fewest;
}

bool leads_to(const Board& board, const std::vector<Jump>& given, const std::vector<Jump>& jumps, const Position& end) {
    Hole vacancy{-1, -1};
    // The vacancy is where the first jump ends.
    vacancy = given.front().to;
    pegwright::game::Referee referee(Problem(board, Start::vacate({vacancy}), Goal::any_peg()));
    return referee.play(jumps) == jumps.size() && referee.position() == end;
}

}  // namespace

TEST_CASE("reordered jumps have the fewest moves of any order") {
    Random random;
    std::int64_t gained = 0;
    std::int64_t by_first_breaks = 0;
    for (const char* name : {"T5", "4x4", "diagonal:4x3", "T6", "5x4", ".o./ooo/ooo/.oo"}) {
        const Board board = parse_board(name);
        for (int i = 0; i < 60; ++i) {
            Position end(board);
            const std::vector<Jump> jumps = random_game(board, random, end);
            if (jumps.empty()) continue;
            const std::int64_t fewest = fewest_of_all_orders(jumps);
            const Reordered exact = reordered(jumps, 100'000);
            CHECK(exact.fewest);
            CHECK(exact.moves == fewest);
            CHECK(count_moves(exact.jumps) == fewest);
            CHECK(leads_to(board, jumps, exact.jumps, end));
            const Reordered quick = reordered(jumps, 1);
            CHECK(quick.moves <= count_moves(jumps));
            CHECK(quick.moves >= fewest);
            CHECK(leads_to(board, jumps, quick.jumps, end));
            CHECK((!quick.fewest || quick.moves == fewest));
            gained += count_moves(jumps) - fewest;
            by_first_breaks += count_moves(jumps) - quick.moves;
        }
    }
    CHECK(gained > by_first_breaks);
    CHECK(by_first_breaks > 0);
}

TEST_CASE("a reordered solution has all its jumps and no more moves") {
    const Board board = Board::triangle(36);
    const Solution solution = constructed(Problem(board, {0, 0}, {0, 0}));
    const Reordered quick = reordered(solution.jumps, 1);
    CHECK(quick.jumps.size() == solution.jumps.size());
    CHECK(referee_on({solution.problem, quick.jumps}));
    const Reordered wide = reordered(solution.jumps, 50);
    CHECK(referee_on({solution.problem, wide.jumps}));
    CHECK(wide.moves <= quick.moves);
}

TEST_CASE("one jump or none stays as it is") {
    CHECK(reordered({}, 1).moves == 0);
    CHECK(reordered({}, 100).jumps.empty());
    const std::vector<Jump> one{{{0, 0}, {0, 2}}};
    CHECK(reordered(one, 100).moves == 1);
    CHECK(reordered(one, 1).jumps == one);
}
