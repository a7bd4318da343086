#include "search/traces/trace_count.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "notation/holes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/traces/trace_counter.hpp"
#include "support/all_solutions.hpp"
#include "support/error_of.hpp"

#include <bit>
#include <map>
#include <random>
#include <set>

using namespace pegwright::tests;

namespace {

using Symmetries = std::vector<HolePermutation>;

Symmetries symmetries_keeping(const SmallBoard& small, const Board& board, Bits a, Bits b) {
    Symmetries kept;
    for (const Affine& map : symmetries(board)) {
        HolePermutation permutation;
        for (const Hole h : small.holes()) permutation.push_back(static_cast<std::uint8_t>(small.number(map(h))));
        if (image(permutation, a) == a && image(permutation, b) == b) kept.push_back(permutation);
    }
    return kept;
}

struct Case {
    Board board;
    SmallBoard small;
    Bits start;
    Bits finish;
    Symmetries group;

    // Without a finish any hole will do.
    Case(const std::string& name, const std::string& vacate, const std::string& end)
        : board(parse_board(name)), small(board) {
        start = small.full() & ~small.bit(parse_hole(board, vacate));
        finish = end.empty() ? small.full() : small.bit(parse_hole(board, end));
        group = symmetries_keeping(small, board, start, finish);
    }
    TraceCount count() const { return count_traces(small, start, single_pegs(finish), group); }
};

// Lexicographic normal forms with sleep sets [Godefroid 1996], from a position and the jumps that should have come
// earlier.
Integer by_sleep_sets(const SmallBoard& board, Bits start, Bits finish) {
    using State = std::pair<Bits, std::set<std::size_t>>;
    const auto jumps = board.jumps();
    std::map<State, Integer> level{{{start, {}}, 1}};
    Integer finished = 0;
    while (!level.empty()) {
        std::map<State, Integer> next;
        for (const auto& [state, number] : level) {
            const auto& [position, asleep] = state;
            if (std::has_single_bit(position) && (position & finish) != 0) finished += number;
            for (std::size_t b = 0; b < jumps.size(); ++b) {
                if (!jumps[b].possible(position) || asleep.contains(b)) continue;
                std::set<std::size_t> sleeping;
                for (std::size_t a = 0; a < jumps.size(); ++a)
                    if (jumps[a].possible(position) && (a < b || asleep.contains(a)) &&
                        (jumps[a].flip & jumps[b].flip) == 0)
                        sleeping.insert(a);
                next[{position ^ jumps[b].flip, sleeping}] += number;
            }
        }
        level.swap(next);
    }
    return finished;
}

// Three bits, so that sums overflow.
struct Small {
    unsigned value = 0;
    Small(unsigned v = 0) : value(v & 7) {}
    Small& operator+=(Small other) { return *this = value + other.value; }
    Small& operator-=(Small other) { return *this = value - other.value; }
    bool operator<(Small other) const { return value < other.value; }
    bool operator!=(unsigned other) const { return value != other; }
    explicit operator Integer() const { return value; }
};

}  // namespace

TEST_CASE("solutions up to order and symmetry agree with brute force", "[long]") {
    for (const Case& c : {Case("T4", "a2", "b2"), Case("T4", "a2", ""), Case("T4", "a1", ""), Case("T5", "a1", "a1"),
                          Case("T5", "a2", "a2"), Case("T5", "a3", "a3"), Case("4x3", "a1", ""), Case("3x4", "b1", ""),
                          Case("4x4", "b1", ""), Case("5x3", "c1", "c1"), Case("5x3", "c1", ""), Case("3x5", "a2", ""),
#ifndef PEGWRIGHT_SANITIZED
                          Case("T5", "a1", ""), Case("T5", "b3", ""), Case("4x4", "a1", ""), Case("4x4", "b2", ""),
#endif
                          Case("9x1", "b1", ""), Case("1x4", "a2", "")}) {
        const AllSolutions all(c.small, c.start, c.finish);
        const TraceCount count = c.count();
        INFO(c.board.name() << " " << all.sequences() << " sequences");
        CHECK(count.orders == all.classes());
        CHECK(count.essentially_different == all.classes(c.group));
        // No symmetry of a triangle keeps a jump, so none keeps a solution.
        if (c.board.family() == Board::Family::triangle)
            CHECK(count.orders == count.essentially_different * c.group.size());
    }
}

TEST_CASE("solutions that are their own mirror images count once", "[long]") {
    // 5 x 5 without corners; all eight symmetries keep start and goal.
    const Board board = Board::rectangle(5, 5);
    std::vector<Hole> holes;
    for (std::int32_t y = 0; y < 5; ++y)
        for (std::int32_t x = 0; x < 5; ++x)
            if ((x % 4 != 0) || (y % 4 != 0)) holes.push_back({x, y});
    const SmallBoard cross(board.lattice(), holes);
    const Bits middle = cross.bit({2, 2});
    const auto ring = [&](Hole h) {
        Bits bits = 0;
        for (const Affine& map : symmetries(board)) bits |= cross.bit(map(h));
        return bits;
    };
    const Bits rings[] = {middle, ring({2, 1}), ring({1, 1}), ring({2, 0}), ring({1, 0})};
    std::size_t of_their_own = 0;
    std::size_t most_symmetries = 0;
    for (unsigned subset = 1; subset < 32; ++subset) {
        Bits start = 0;
        for (unsigned i = 0; i < 5; ++i)
            if (subset >> i & 1) start |= rings[i];
        if (std::popcount(start) > 13) continue;
        for (const Bits finish : {middle, ring({2, 0}), cross.bit({2, 0}), cross.full()}) {
            const AllSolutions all(cross, start, finish);
            const Symmetries group = symmetries_keeping(cross, board, start, finish);
            const TraceCount count = count_traces(cross, start, single_pegs(finish), group);
            CHECK(count.orders == all.classes());
            CHECK(count.essentially_different == all.classes(group));
            if (count.orders != count.essentially_different * group.size())
                ++of_their_own, most_symmetries = std::max(most_symmetries, group.size());
        }
    }
    CHECK(of_their_own > 0);
    CHECK(most_symmetries == 8);
}

TEST_CASE("solutions up to order: as many as sleep sets find", "[long]") {
    for (const Case& c : {Case("T5", "a3", ""), Case("5x4", "a1", ""), Case("6x3", "c2", ""), Case("T6", "b3", "b3")}) {
        INFO(c.board.name());
        CHECK(c.count().orders == by_sleep_sets(c.small, c.start, c.finish));
    }
}

TEST_CASE("T_5 from a1 to a1: 6,816 solutions, 36 and 18 up to order") {
    // [Bell 2008, section 2.3] counts 6,816 solutions, with the jumps of two sets and their mirror images. With
    // directed jumps there are four sets: the corner's jumps a3-a1, c3-a3, a1-c3 can also be played the other way
    // round, as can a3-a1, c5-a3, c3-c5, a1-c3.
    const Case c("T5", "a1", "a1");
    const AllSolutions all(c.small, c.start, c.finish);
    CHECK(all.sequences() == 6816);
    CHECK(all.jump_sets() == 8);
    CHECK(all.jump_sets(c.group) == 4);
    CHECK(all.line_sets(c.group) == 2);
    CHECK(c.count().orders == 36);
    CHECK(c.count().essentially_different == 18);
}

TEST_CASE("T_4 from a2 to b2: 14 solutions, 4 up to order") {
    // [Bell 2009, figure 11].
    const Case c("T4", "a2", "b2");
    CHECK(AllSolutions(c.small, c.start, c.finish).sequences() == 14);
    CHECK(c.count().orders == 4);
    CHECK(c.count().essentially_different == 4);
}

TEST_CASE("numbers too long for a machine word are noticed") {
    std::size_t fitted = 0;
    std::size_t refused = 0;
    for (const char* vacate : {"a1", "a2", "a3", "b3"}) {
        const Case c("T5", vacate, "");
        for (std::size_t hole = 0; hole < c.small.size(); ++hole) {
            const Bits finish = Bits{1} << hole;
            const std::vector<JointJump> jumps = joint_jumps(c.small, c.group.front());
            const SymmetryReducer itself;
            const Limits limits;
            PositionSet goals;
            goals.insert(finish);
            Levels levels = reachable_positions(jumps, c.start, itself, limits);
            const auto small = TraceCounter<Small>(jumps, goals, 1, itself, limits).count(levels, c.start);
            const Integer exact = *TraceCounter<Integer>(jumps, goals, 1, itself, limits).count(levels, c.start);
            CHECK(exact == count_traces(c.small, c.start, single_pegs(finish), std::span(c.group).first(1)).orders);
            if (small) CHECK(*small == exact);
            ++(small ? fitted : refused);
        }
    }
    CHECK(fitted > 0);
    CHECK(refused > 0);
}

TEST_CASE("any positions and goals agree with brute force") {
    std::mt19937 random(3);
    std::size_t solved = 0;
    for (const char* name : {"4x4", "T5", "triangular:4x3", "diagonal:4x3", "diagonal:3x3", "diagonal:.oo/oooo/oo"}) {
        const Board board = parse_board(name);
        const SmallBoard small(board);
        const auto group = hole_symmetries(small);
        for (int round = 0; round < 40; ++round) {
            // A symmetric position, and goals that the symmetry exchanges.
            const HolePermutation& g = group[random() % group.size()];
            Bits start = random() & random() & small.full();
            for (int k = 0; k < 12; ++k) start |= image(g, start);
            if (std::popcount(start) > 9) continue;
            const Levels reached = reachable_positions(joint_jumps(small, group[0]), start, SymmetryReducer(), {});
            const int jumps = static_cast<int>(random() % 6);
            const auto& level = reached[static_cast<std::size_t>(std::max(1, std::popcount(start) - jumps))];
            std::set<Bits> goals;
            for (int i = 0; i < 3 && !level.empty(); ++i) {
                Bits goal = level[random() % level.size()];
                for (int k = 0; k < 12; ++k) goals.insert(goal = image(g, goal));
            }
            Symmetries kept;
            for (const HolePermutation& s : group) {
                bool keeps = image(s, start) == start;
                for (const Bits goal : goals) keeps = keeps && goals.contains(image(s, goal));
                if (keeps) kept.push_back(s);
            }
            const std::vector<Bits> list(goals.begin(), goals.end());
            const AllSolutions all(small, start, list);
            const TraceCount count = count_traces(small, start, list, kept);
            INFO(name << " " << start << ", " << kept.size() << " symmetries, " << all.sequences() << " sequences");
            CHECK(count.orders == all.classes());
            CHECK(count.essentially_different == all.classes(kept));
            solved += all.sequences() > 1 && kept.size() > 1;
        }
    }
    CHECK(solved > 5);
}

TEST_CASE("positions without a jump, and problems without a solution") {
    const Case c("T4", "a1", "");
    const Symmetries identity{c.group.front()};
    const std::vector<Bits> goals = single_pegs(c.finish);
    CHECK(count_traces(c.small, 0, goals, identity).orders == 0);
    CHECK(count_traces(c.small, 1, goals, c.group).essentially_different == 1);
    CHECK(count_traces(c.small, 1, std::vector<Bits>{2}, identity).orders == 0);
    CHECK(count_traces(c.small, 1 | 2 | 8, {}, identity).orders == 0);
    const SmallBoard full(Board::rectangle(8, 8));
    HolePermutation itself;
    for (std::uint8_t i = 0; i < 64; ++i) itself.push_back(i);
    CHECK(count_traces(full, full.full(), single_pegs(full.full()), Symmetries{itself}).orders == 0);
}

TEST_CASE("a count keeps to its limits and can be stopped") {
    const Case c("T7", "a2", "a2");
    const std::vector<Bits> goals = single_pegs(c.finish);
    Limits limits;
    limits.memory = 1;  // about 16 MiB are always allowed
    const std::string error =
        error_of(Error::Kind::limit, [&] { count_traces(c.small, c.start, goals, c.group, limits); });
    CHECK(says(error, " MiB) at "));
    CHECK(says(error, " pegs, with "));
    limits = {};
    limits.poll = [](const Progress& place) { throw place.pegs; };
    CHECK_THROWS_AS(count_traces(c.small, c.start, goals, c.group, limits), int);
    // The caller's faults: symmetries that do not keep the problem, goals of several levels.
    const Symmetries all = symmetries_keeping(c.small, c.board, 0, 0);
    CHECK_THROWS_AS(count_traces(c.small, c.start, goals, all), std::logic_error);
    CHECK_THROWS_AS(count_traces(c.small, c.start, std::vector<Bits>{1, 3}, c.group), std::logic_error);
}
