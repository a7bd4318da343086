#include "published/counts.hpp"
#include "notation/holes.hpp"

#include "board/parse.hpp"
#include "pegwright/playing/dead_ends.hpp"
#include "search/bits/resource_requirement.hpp"
#include "search/chance/odds.hpp"
#include "search/levels/dead_ends.hpp"
#include "search/levels/winning_levels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

using namespace pegwright::tests;

namespace {

Limits limits() {
    Limits limits;
    limits.threads = std::max(1U, std::thread::hardware_concurrency());
    limits.memory = std::uint64_t{8} << 30;
    return limits;
}

// "winning positions with 17 pegs and more, jumps to the first dead end, solutions"
std::string complement(const Board& english, const std::string& hole) {
    const Hole vacancy = parse_hole(english, hole);
    const Game game = Game::of({english, vacancy, vacancy});
    const Limits search = limits();
    BlockPool blocks;
    ForwardLevels reached(game, game.starts, "forward", WinningLevels::half_way(game), search, blocks);
    reached.reach(WinningLevels::half_way(game));
    const WinningLevels winning(game, reached, search, blocks);
    std::uint64_t positions = 0;
    int dead_end = 0;
    for (std::size_t i = 0; i < reached.rows().size() && reached.rows()[i].pegs >= 17; ++i) {
        positions += winning.rows().at(i).positions;
        if (dead_end == 0 && winning.rows()[i].positions < reached.rows()[i].positions) dead_end = static_cast<int>(i);
    }
    return fmt::format("{} {} {}", positions, dead_end, winning.solutions().str());
}

// Table 6, rightmost column. The c3-complement has several first dead ends; this is ours.
std::string finishes_of_dead_end(const Board& english, const std::string& hole) {
    const Hole vacancy = parse_hole(english, hole);
    const auto end = pegwright::first_dead_end({english, vacancy, vacancy}, limits());
    std::string text;
    for (const Hole h : end.value().finishes.value())
        text += (text.empty() ? "" : " ") + hole_text(english, h, HoleNames::letters);
    return text;
}

void english(Figures& figures) {
    const Board board = parse_board("english");
    const struct {
        const char* hole;
        const char* published;
        const char* finishes;
    } rows[] = {{"d4", "839536 4 40861647040079968", ""},         {"d1", "99982 3 841594661434808", "a4 d4 g4"},
                {"c3", "20836420 6 138409681956904365268", ""},   {"c2", "12372794 4 17385498352036301092", "c5 f5"},
                {"d3", "6420923 3 8940989276947390168", "a3 g3"}, {"d2", "760164 3 30997283487697056", "a5 d5 g5"},
                {"c1", "13918925 5 2343652440537181612", "c7"}};
    for (const auto& row : rows) {
        figures.compare(fmt::format("33 holes, {}: winning, dead end, solutions", row.hole), row.published,
                        [&] { return complement(board, row.hole); });
        figures.compare(fmt::format("33 holes, {}: what the dead end can still finish at", row.hole), row.finishes,
                        [&] { return finishes_of_dead_end(board, row.hole); });
    }
}

// Section 7.1: the fewest jumps from a vacancy to a position that leads to no single peg.
void dead_positions(Figures& figures) {
    const Board board = parse_board("english");
    const struct {
        const char* hole;
        std::size_t jumps;
    } rows[] = {{"d4", 4}, {"d1", 4}, {"c3", 6}, {"c2", 5}, {"d3", 6}, {"d2", 6}, {"c1", 6}};
    for (const auto& row : rows)
        figures.compare(
            fmt::format("33 holes, {}: jumps to a dead position", row.hole), std::to_string(row.jumps), [&] {
                const Game game = Game::of({board, Start::vacate({parse_hole(board, row.hole)}), Goal::any_peg()});
                return std::to_string(first_dead_end(game, limits()).value().jumps.size());
            });
}

// [Bell 2008, section 2.3]; the positions are those of [Bell 2009, Table 2].
void random_play(Figures& figures) {
    figures.compare("33 holes, d4: random play wins once in so many millions, positions", "37 23475688", [&] {
        const SmallBoard board(parse_board("english"));
        const Bits start = board.full() & ~board.bit({3, 3});
        const Odds result =
            odds(board, {.start = start, .rule = {}, .symmetries = keeping(hole_symmetries(board), start)});
        return fmt::format("{} {}", std::lround(1e-6 / result.one_peg),
                           std::accumulate(result.levels.begin(), result.levels.end(), std::int64_t{0}));
    });
}

// The resource count was found by trial.
void wiegleb(Figures& figures) {
    const Board board = parse_board("wiegleb");
    const Hole centre = parse_hole(board, "e5");
    const Game game =
        Game::of({board, centre, centre},
                 parse_resource_requirement("d2+f2+b4+d4+f4+h4+b6+d6+f6+h6+d8+f8-d1-f1-a4-i4-a6-i6-d9-f9>=1", board));
    const std::uint64_t published[] = {1,      3,      11,      60,      297,      1427,     6459,     27317,
                                       106347, 379537, 1238520, 3702227, 10160129, 25647378, 59620492, 127737457};
    const Limits search = limits();
    BlockPool blocks;
    ForwardLevels levels(game, game.starts, "forward", 44, search, blocks);
    int pegs = 43;
    for (const std::uint64_t positions : published) {
        figures.compare(fmt::format("Wiegleb's board: positions with {} pegs", pegs), std::to_string(positions), [&] {
            levels.reach(pegs);
            return std::to_string(levels.level(pegs).positions());
        });
        --pegs;
    }
}

}  // namespace

void published_counts(Figures& figures) {
    english(figures);
    dead_positions(figures);
    random_play(figures);
    wiegleb(figures);
}
