// The passes of src/theory/MOVES.md that take away the two rows below an empty triangle, and solutions made of them.
#include "support/triangle_passes.hpp"
#include "board/symmetry.hpp"
#include "game/move_count.hpp"
#include "game/position.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

using namespace pegwright::tests;
using namespace passes;

namespace {

// A triangle that is empty but for one peg, growing from side `side` to that of the board; its jumps are the board's.
class Growth {
public:
    // corner: of the triangle that is empty already.
    Growth(Hole corner, std::int32_t side) : frame_{corner}, side_(side) {}

    std::int32_t side() const { return side_; }
    // Where a peg next to the lower left corner stands, and the other one's.
    std::vector<Hole> pegs(const Pegs& pegs) const {
        std::vector<Hole> holes;
        for (const Hole& h : pegs.on(side_ + 1)) holes.push_back(frame_(h + Hole{0, side_}));
        return holes;
    }
    // Takes the next two rows below away.
    void grow(std::size_t place, std::vector<Jump>& jumps) {
        for (const Way& way : moves_of(pass_from(place, side_ + 1), side_ + 1))
            for (std::size_t i = 1; i < way.size(); ++i)
                jumps.push_back(frame_(Jump{way[i - 1] + Hole{0, side_}, way[i] + Hole{0, side_}}));
        side_ += 2;
    }
    // What was left is below from now on.
    void turn(int times) {
        for (int i = 0; i < times; ++i) frame_ = frame_ * Affine{{side_ - 1, side_ - 1}, {0, 1}, {-1, -1}};
    }

private:
    Affine frame_;
    std::int32_t side_;
};

std::vector<Hole> sorted(std::vector<Hole> holes) {
    std::sort(holes.begin(), holes.end(), [](Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return holes;
}

// How often three passes go on each of the sides below, left, right, from a triangle of side `base` on.
struct Route {
    Affine image;  // of the board; what is said here is of the image
    std::array<std::int32_t, 3> turns;
    std::int32_t base;
};

constexpr std::int32_t least_base = 9;
constexpr std::int32_t largest_base = 15;

// Whether T_n is solvable from this vacancy to the peg of at_left, as it is with six rows more.
bool leads_to_left(std::int32_t n, Hole vacancy) { return (vacancy.x + vacancy.y) % 3 == (n % 3 == 2 ? 0 : 1); }

// The route with the smallest base, for a vacancy on T_n.
Route route(std::int32_t n, Hole vacancy) {
    std::optional<Route> best;
    for (const Affine& image : symmetries(Board::triangle(n))) {
        const Hole h = image(vacancy);
        if (!leads_to_left(n, h)) continue;
        std::array<std::int32_t, 3> turns{(n - 1 - h.y) / 6, h.x / 6, (h.y - h.x) / 6};
        const auto base = [&] { return n - 6 * (turns[0] + turns[1] + turns[2]); };
        while (base() < least_base) --*std::max_element(turns.begin(), turns.end());
        if (turns[0] == 0 && turns[1] == 0) turns[2] = 0;
        if (!best || base() < best->base) best = Route{image, turns, base()};
    }
    REQUIRE(best);
    return *best;
}

// A solution of T_n from this vacancy to the hole above a lower left corner, or to an image of it.
Solution grown(std::int32_t n, Hole vacancy) {
    const Route way = route(n, vacancy);
    const auto [below, left, right] = way.turns;
    const Hole corner{6 * left, 6 * (left + right)};
    const Hole start = way.image(vacancy) - corner;
    std::vector<Jump> jumps = constructed({Board::triangle(way.base), start, {0, way.base - 2}}).jumps;
    for (Jump& jump : jumps) jump = {jump.from + corner, jump.to + corner};
    Growth growth(corner, way.base);
    const auto three = [&](std::size_t first, std::int32_t times) {
        for (std::int32_t i = 0; i < 3 * times; ++i) growth.grow((first + static_cast<std::size_t>(i)) % 3, jumps);
    };
    // Left of the side below is right of the left side: the peg is at hand for both. For the right side it goes to the
    // other end first, and comes back.
    if (right > 0 && below > 0) {
        growth.grow(0, jumps);
        growth.grow(1, jumps);
        growth.turn(2);
        three(0, right);
        growth.turn(1);
        growth.grow(2, jumps);
        three(0, below - 1);
    } else {
        three(0, below);
    }
    growth.turn(1);
    if (right > 0 && below == 0) {
        growth.grow(2, jumps);
        growth.turn(1);
        three(2, right);
        growth.turn(2);
        growth.grow(0, jumps);
        growth.grow(1, jumps);
        three(2, left - 1);
    } else {
        three(2, left);
    }
    growth.turn(2);
    REQUIRE(growth.side() == n);
    const Hole finish = growth.pegs(at_left).front();
    return image(way.image.inverse(), {{Board::triangle(n), way.image(vacancy), finish}, std::move(jumps)});
}

}  // namespace

TEST_CASE("two rows below an empty triangle leave in half as many moves as they are long, and some more") {
    for (std::int32_t parity = 0; parity < 2; ++parity)
        for (std::size_t place = 0; place < 6; ++place) {
            const Pass& pass = pass_from(place, parity);
            for (std::int32_t length = pass.shortest; length <= 200; length += 2) {
                INFO(length);
                const Board board = Board::triangle(length + 1);
                const auto on_board = [&](Hole h) { return h + Hole{0, length - 1}; };
                Position position = Position::empty(board);
                for (std::int32_t y = 0; y < 2; ++y)
                    for (std::int32_t x = 0; x < length + y; ++x) position.set(on_board({x, y}));
                for (const Hole& h : pass.before.on(length)) position.set(on_board(h));
                const std::vector<Way> ways = moves_of(pass, length);
                for (const Way& way : ways)
                    for (std::size_t i = 1; i < way.size(); ++i) {
                        const Jump jump{on_board(way[i - 1]), on_board(way[i])};
                        REQUIRE(board.contains(jump.to));
                        REQUIRE(
                            position.play_at(board.index(jump.from), board.index(jump.over()), board.index(jump.to)));
                    }
                CHECK(2 * static_cast<std::int32_t>(ways.size()) - length == pass.doubled_excess);
                std::vector<Hole> after;
                for (const Hole& h : pass.after.on(length + 2)) after.push_back(on_board(h + Hole{0, 2}));
                CHECK(position.holes(true) == sorted(after));
            }
        }
}

TEST_CASE("below an empty triangle rows leave six at a time but for a trail, which one peg sweeps") {
    for (const std::int32_t base : {7, 8}) {
        constexpr std::int32_t blocks = 20;
        const std::int32_t n = base + 6 * blocks;
        std::vector<Jump> jumps;
        Growth growth({0, 0}, base);
        for (std::size_t i = 0; i < 3 * blocks; ++i) growth.grow(first_of_trail + i % 3, jumps);
        for (std::int32_t y = base - 2; y < n - 2; y += 2) jumps.push_back({{1, y}, {1, y + 2}});

        const Board board = Board::triangle(n);
        Position position(board);
        for (std::int32_t y = 0; y < base; ++y)
            for (std::int32_t x = 0; x <= y; ++x) position.clear({x, y});
        position.set({1, base - 2});
        for (const Jump& jump : jumps)
            REQUIRE(position.play_at(board.index(jump.from), board.index(jump.over()), board.index(jump.to)));
        CHECK(position.holes(true) == std::vector<Hole>{{1, n - 2}});
        MoveCount count;
        count.add(jumps);
        CHECK(8 * (count.moves() - 1) <= n * n - base * base + (n % 2 == 0 ? 14 : 12) * (n - base));
    }
}

TEST_CASE("from every vacancy of a large triangle there is a solution of n^2/8 + 23n/12 + 50 moves or fewer") {
    const auto moves_of = [](const Solution& solution) {
        MoveCount count;
        count.add(solution.jumps);
        return count.moves();
    };
    const auto within = [&](std::int32_t n, std::int64_t moves) { return 24 * moves <= n * (3 * n + 46) + 24 * 50; };
    for (std::int32_t n = least_base; n <= largest_base; ++n)
        for (const Hole start : holes_of(Board::triangle(n)))
            if (leads_to_left(n, start))
                CHECK(within(n, moves_of(constructed({Board::triangle(n), start, {0, n - 2}}))));

    const auto excluded = [](std::int32_t n, Hole h) { return n % 3 == 1 && (h.x + h.y) % 3 == 0; };
    OutsideReferee outside;
    std::mt19937 random(13);
    for (std::int32_t n = 21; n <= 60; ++n)
        for (const Hole vacancy : holes_of(Board::triangle(n))) {
            if (excluded(n, vacancy)) continue;
            INFO(n << ": " << vacancy.x << "," << vacancy.y);
            REQUIRE(route(n, vacancy).base <= largest_base);
            if (n > 30 && random() % 16 != 0) continue;
            const Solution solution = grown(n, vacancy);
            REQUIRE(referee_on(solution));
            CHECK(within(n, moves_of(solution)));
            if (random() % 8 == 0) outside.write(as_text(solution));
        }
    const Solution large = grown(401, {100, 200});
    REQUIRE(referee_on(large));
    CHECK(within(401, moves_of(large)));
    CHECK(outside.accepts());
}
