#include "search/paths/beams/dive.hpp"

#include "board/parse.hpp"
#include "search/paths/beams/refuter.hpp"
#include "search/paths/depth_first.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"
#include "theory/judgement.hpp"

using namespace pegwright::tests;
using namespace pegwright::search::paths::beams;

namespace {

using Bits = WideBits<1>;

class Dives {
public:
    Dives(const HoleLayout& layout, const Position& start, const Position& goal, std::uint64_t table_bytes)
        : words_(layout),
          start_(words_.bits(start)),
          goal_(words_.bits(goal)),
          zobrist_(words_, {identity(layout)}, 0),
          ends_{WholeLevels<1>(words_, zobrist_, std::vector{start_}, false),
                WholeLevels<1>(words_, zobrist_, std::vector{words_.full() ^ goal_}, true)},
          filters_{DeadFilter<1>(words_), DeadFilter<1>(words_)},
          tables_{DeadTable<1>(zobrist_, table_bytes), DeadTable<1>(zobrist_, table_bytes)},
          refuter_(layout, {start}, {goal}),
          weights_{weightings(layout, std::vector<std::vector<Hole>>{goal.holes(true)}),
                   weightings(layout, std::vector<std::vector<Hole>>{start.holes(false)})} {
        for (DeadTable<1>& table : tables_) table.make_room(1 << 14);
    }

    // Whether there is a path; nothing after `most` positions. Paths are replayed.
    std::optional<bool> settle(std::size_t end, std::uint64_t most) {
        const auto learn = [&](const Bits& own) {
            const auto found =
                end == 0 ? refuter_.forwards(position(own)) : refuter_.backwards(position(words_.full() ^ own));
            return found && filters_[end].add(found->of_bit, found->bound);
        };
        Dive<1> dive(words_, zobrist_, ends_[end], ends_[1 - end], weights_[end][0], filters_[end], tables_[end],
                     learn);
        const auto met = dive.run(start_.count() - goal_.count(), most, [] { return true; });
        CHECK(dive.expanded() <= most);
        if (!met) return dive.exhausted() ? std::optional(false) : std::nullopt;
        CHECK_FALSE(dive.exhausted());
        Bits p = end == 0 ? start_ : words_.full() ^ goal_;
        for (const auto& step : met->walk.steps) {
            REQUIRE(words_.jumpers(p, step.direction).test(step.from));
            p = words_.after(p, step);
        }
        CHECK(p == (end == 0 ? goal_ : words_.full() ^ start_));
        return true;
    }
    std::size_t functions() const { return filters_[0].added() + filters_[1].added(); }

private:
    static BitPermutation identity(const HoleLayout& layout) {
        BitPermutation permutation;
        for (std::uint32_t i = 0; i < layout.bits(); ++i) permutation.push_back(i);
        return permutation;
    }
    Position position(const Bits& bits) const {
        Position position = Position::empty(words_.layout().board());
        bits.for_each([&](std::size_t bit) { position.set(words_.layout().hole_of(bit)); });
        return position;
    }

    WordBoard<1> words_;
    Bits start_;
    Bits goal_;
    Zobrist<1> zobrist_;
    std::array<WholeLevels<1>, 2> ends_;
    std::array<DeadFilter<1>, 2> filters_;
    std::array<DeadTable<1>, 2> tables_;
    Refuter refuter_;
    std::array<std::vector<PegWeights>, 2> weights_;
};

std::uint64_t few_pegs(Random& random, const Board& board) {
    return random_position(random, board, 2) & random_position(random, board, 2);
}

constexpr std::uint64_t any_number = ~std::uint64_t{0};

}  // namespace

TEST_CASE("dives from both ends meet exactly if there is a path", "[long]") {
    const int rounds = sampled(20, 60);
    Random random;
    int found = 0;
    int proven = 0;
    for (int round = 0; round < rounds; ++round) {
        const Board board = parse_board(round % 2 == 0 ? "T5" : "4x4");
        const HoleLayout layout(board);
        const std::uint64_t start = random_position(random, board, 4);
        const auto reached = PlainGames(board).reached(start);
        const std::vector<std::uint64_t> goals(reached.begin(), reached.end());
        for (int i = 0; i < 6; ++i) {
            const std::uint64_t goal = i < 3 ? goals[random() % goals.size()] : few_pegs(random, board);
            if (goal == 0 || std::popcount(goal) >= std::popcount(start)) continue;
            for (const std::uint64_t bytes : {0U, 1U << 24}) {
                Dives dives(layout, position_of(board, start), position_of(board, goal), bytes);
                for (const std::size_t end : {0U, 1U})
                    REQUIRE(dives.settle(end, any_number) == (reached.count(goal) != 0));
            }
            ++(reached.count(goal) != 0 ? found : proven);
        }
    }
    CHECK(found > rounds * 5 / 6);
    CHECK(proven > rounds * 5 / 6);
}

TEST_CASE("a dive continues a shorter one, and learns", "[long]") {
    Random random;
    std::size_t functions = 0;
    int too_short = 0;
    for (const char* name : {"T6", "6x4"})
        for (int round = 0; round < 12; ++round) {
            const Board board = parse_board(name);
            const HoleLayout layout(board);
            const pegwright::search::bits::SmallBoard small(board);
            const std::uint64_t start = random_position(random, board, 3);
            const auto finishes = all_finishes(small, start);
            for (const Hole h : pegwright::theory::possible_finishes(position_of(board, start))) {
                Position goal = Position::empty(board);
                goal.set(h);
                Dives dives(layout, position_of(board, start), goal, 1 << 24);
                for (const std::size_t end : {0U, 1U}) {
                    std::uint64_t most = 300;
                    auto settled = dives.settle(end, most);
                    for (; !settled; settled = dives.settle(end, most *= 2)) ++too_short;
                    REQUIRE(*settled == ((finishes & small.bit(h)) != 0));
                }
                functions += dives.functions();
            }
        }
    CHECK(too_short > 20);
    CHECK(functions > 20);
}
