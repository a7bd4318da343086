// Against plain recursion on random pictures of at most 16 holes, some in pieces or with one hole.
#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "pegwright/counting/count.hpp"
#include "pegwright/counting/levels.hpp"
#include "search/bitmaps/dense_count.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/counts/game_count.hpp"
#include "support/catch.hpp"
#include "support/sampled.hpp"
#include "support/search.hpp"

#include <map>
#include <set>

using namespace pegwright::tests;

namespace {

// Pictures of o, *, and . for no hole, with rules of its own.
class Plain {
public:
    using Word = std::uint32_t;  // bit i: a peg in the i-th hole, row by row

    Plain(const std::string& lattice, const std::string& picture) : text(lattice + ":" + picture) {
        int x = 0;
        int y = 0;
        for (const char c : picture) {
            if (c == 'o') at_[{x, y}] = 0;
            ++x;
            if (c == '/') ++y, x = 0;
        }
        std::size_t number = 0;
        for (y = 0; y < 20; ++y)
            for (x = 0; x < 20; ++x)
                if (at_.count({x, y}) != 0) at_[{x, y}] = number++;
        for (const auto& [hole, from] : at_)
            for (int dx = -1; dx <= 1; ++dx)
                for (int dy = -1; dy <= 1; ++dy) {
                    const bool along = (dx == 0) != (dy == 0);
                    const bool down = dx == dy && dx != 0;
                    const bool up = dx == -dy && dx != 0;
                    if (!along && !(down && lattice != "square") && !(up && lattice == "diagonal")) continue;
                    const auto over = at_.find({hole.first + dx, hole.second + dy});
                    const auto to = at_.find({hole.first + 2 * dx, hole.second + 2 * dy});
                    if (over == at_.end() || to == at_.end()) continue;
                    jumps_.push_back({Word{1} << from | Word{1} << over->second, Word{1} << to->second});
                }
    }
    std::size_t holes() const { return at_.size(); }
    Word full() const { return (Word{1} << holes()) - 1; }

    std::string text;
    std::set<Word> reached;
    std::map<int, std::uint64_t> ended;  // games by pegs left
    std::map<Word, std::uint64_t> solutions_from;

    void play(Word start, const std::set<Word>& goals) {
        for (const auto& [pegs, games] : games_from(start)) ended[pegs] = games;
        for (const auto& [position, games] : games_) reached.insert(position);
        solutions(start, goals);
    }

private:
    struct Jump {
        Word need;
        Word into;
    };
    template <class F>
    bool for_each_jump(Word p, F f) const {
        bool any = false;
        for (const Jump& jump : jumps_)
            if ((p & jump.need) == jump.need && (p & jump.into) == 0) any = true, f(p ^ jump.need ^ jump.into);
        return any;
    }
    const std::map<int, std::uint64_t>& games_from(Word p) {
        if (const auto known = games_.find(p); known != games_.end()) return known->second;
        std::map<int, std::uint64_t> games;
        if (!for_each_jump(p, [&](Word q) {
                for (const auto& [pegs, number] : games_from(q)) games[pegs] += number;
            }))
            games[std::popcount(p)] = 1;
        return games_[p] = games;
    }
    std::uint64_t solutions(Word p, const std::set<Word>& goals) {
        if (const auto known = solutions_from.find(p); known != solutions_from.end()) return known->second;
        std::uint64_t sum = goals.count(p);
        if (sum == 0) for_each_jump(p, [&](Word q) { sum += solutions(q, goals); });
        return solutions_from[p] = sum;
    }

    std::map<std::pair<int, int>, std::size_t> at_;
    std::vector<Jump> jumps_;
    std::map<Word, std::map<int, std::uint64_t>> games_;
};

std::map<int, LevelRow> rows(const std::set<Plain::Word>& positions, const Game& game) {
    std::map<int, LevelRow> result;
    for (const Plain::Word p : positions) {
        LevelRow& row = result[std::popcount(p)];
        row.pegs = std::popcount(p);
        ++row.images;
        row.positions += std::none_of(game.symmetries.begin(), game.symmetries.end(),
                                      [&](const HolePermutation& s) { return image(s, p) < p; });
    }
    return result;
}

void check_rows(const std::map<int, LevelRow>& found, const std::map<int, LevelRow>& expected) {
    REQUIRE(found.size() == expected.size());
    for (const auto& [pegs, row] : expected) {
        INFO(pegs << " pegs");
        CHECK(found.at(pegs).positions == row.positions);
        CHECK(found.at(pegs).images == row.images);
    }
}

void check_games(const std::map<int, Integer>& found, const std::map<int, std::uint64_t>& expected) {
    REQUIRE(found.size() == expected.size());
    for (const auto& [pegs, games] : expected) CHECK(found.at(pegs) == games);
}

Position position_of(const Board& board, Plain::Word word) {
    Position position = Position::empty(board);
    for (std::uint64_t i = 0; i < 32; ++i)
        if ((word >> i & 1) != 0) position.set_at(i);
    return position;
}

struct Tally {
    int solvable = 0;
    int complements = 0;
    int symmetric = 0;
    int dense = 0;
};

// Without a goal any single peg will do.
void check(const std::string& lattice, const std::string& picture, Plain::Word start, std::optional<Plain::Word> goal,
           Tally& tally) {
    Plain plain(lattice, picture);
    std::set<Plain::Word> goals;
    for (std::size_t i = 0; i < plain.holes(); ++i) goals.insert(Plain::Word{1} << i);
    if (goal) goals = {*goal};
    plain.play(start, goals);
    const Board board = parse_board(plain.text);
    const Problem problem(board, Start::at(position_of(board, start)),
                          goal ? Goal::at(position_of(board, *goal)) : Goal::any_peg());
    const Game game = Game::of(problem);
    INFO(problem_words(problem) << " on " << plain.text << ", " << game.symmetries.size() << " symmetries");
    std::set<Plain::Word> winning;
    for (const Plain::Word p : plain.reached)
        if (const auto known = plain.solutions_from.find(p); known != plain.solutions_from.end() && known->second > 0)
            winning.insert(p);
    const std::uint64_t solutions = plain.solutions_from.at(start);
    std::uint64_t games = 0;
    for (const auto& [pegs, number] : plain.ended) games += number;
    tally.solvable += solutions > 0;
    tally.complements += game.complement();
    tally.symmetric += game.symmetries.size() > 1;

    for (const unsigned threads : {1U, 2U}) {
        Limits limits;
        limits.threads = threads;
        const Searched found = searched(game, limits);
        auto reached = rows(plain.reached, game);
        reached.erase(0);
        if (start != 0) check_rows(found.reached, reached);
        check_rows(found.winning, rows(winning, game));
        CHECK(found.solutions == solutions);
        const GameCount counted = count_games(game, true, limits);
        CHECK(counted.solutions == solutions);
        CHECK(counted.games == games);
        check_games(counted.by_pegs, plain.ended);
        CHECK(counted.positions == plain.reached.size());
        for (const pegwright::CountOptions::When wish :
             {pegwright::CountOptions::When::where_cheap, pegwright::CountOptions::When::always,
              pegwright::CountOptions::When::never}) {
            const pegwright::Count count = pegwright::count(problem, {wish}, limits);
            CHECK(count.solutions == solutions);
            CHECK(count.positions == plain.reached.size());
            REQUIRE(count.games.has_value() == (wish != pegwright::CountOptions::When::never));
            if (!count.games) continue;
            CHECK(count.games->all == games);
            check_games(count.games->by_pegs, plain.ended);
        }
        const pegwright::Count alone = pegwright::count(problem, {pegwright::CountOptions::When::never, false}, limits);
        CHECK(alone.solutions == solutions);
        CHECK(alone.positions == 0);
        CHECK_FALSE(alone.games);
        if (!in_one_class(game.board, game.starts) || keys_of(game, game.starts).bits() < 6) continue;
        ++tally.dense;
        const DenseCount dense = *dense_count(game, true, limits);
        CHECK(dense.solutions == solutions);
        if (start != 0) CHECK(dense.positions == plain.reached.size());
    }
}

std::string random_picture(Random& random) {
    const std::uint64_t width = 1 + random() % 6;
    const std::uint64_t height = 1 + random() % 5;
    const std::uint64_t density = 50 + random() % 51;
    const bool mirrored = random() % 3 == 0;
    std::string picture;
    std::uint64_t holes = 0;
    for (std::uint64_t y = 0; y < height; ++y) {
        std::string row;
        for (std::uint64_t x = 0; x < width; ++x) row += random() % 100 < density ? 'o' : '.';
        for (std::uint64_t x = 0; mirrored && x < width / 2; ++x) row[width - 1 - x] = row[x];
        for (char& c : row)
            if (c == 'o' && ++holes > 16) c = '.';
        picture += (y == 0 ? "" : "/") + row;
    }
    return holes == 0 ? "o" : picture;
}

}  // namespace

TEST_CASE("count and levels agree with recursion on any problem", "[levels][long]") {
    Random random;
    Tally tally;
    const char* const names[] = {"square", "triangular", "diagonal"};
    const int problems = sampled(60, 200);
    for (int i = 0; i < problems; ++i) {
        const std::string lattice = names[i % 3];
        const std::string picture = random_picture(random);
        Plain plain(lattice, picture);
        Plain::Word start = plain.full() & ~(Plain::Word{1} << random() % plain.holes());
        if (i % 2 == 0) start &= ~static_cast<Plain::Word>(random() & random());
        if (i % 7 == 0) start = plain.full();
        plain.play(start, {});
        std::optional<Plain::Word> goal;
        const std::size_t chosen = random() % plain.reached.size();
        switch (i / 3 % 5) {
            case 0:
                break;
            case 1:
                goal = plain.full() & ~start;
                break;
            case 2:
                goal = static_cast<Plain::Word>(random() & random()) & plain.full();
                break;
            default:
                goal = *std::next(plain.reached.begin(), static_cast<std::ptrdiff_t>(chosen));
                break;
        }
        check(lattice, picture, start, goal, tally);
    }
    CHECK(tally.solvable > problems / 3);
    CHECK(tally.complements > problems / 8);
    CHECK(tally.symmetric > problems / 10);
    CHECK(tally.dense > problems / 2);
}

TEST_CASE("count and levels agree with recursion, many symmetries", "[levels][long]") {
    Tally tally;
    for (const char* const lattice : {"square", "triangular", "diagonal"})
        for (const char* const picture :
             {"o", "oo", "o/o", "o..o", "ooo", "o/oo", "oooo/oooo/oooo/oooo", ".oo/oooo/oooo/.oo",
              "..o/.ooo/ooooo/.ooo/..o", "ooo..ooo/ooo..ooo", "ooo/oooo/.ooo", "o/oo/ooo/oooo"}) {
            const Plain plain(lattice, picture);
            for (const Plain::Word vacant : {Plain::Word{1}, Plain::Word{1} << plain.holes() / 2, Plain::Word{0}}) {
                const Plain::Word start = plain.full() & ~vacant;
                check(lattice, picture, start, std::nullopt, tally);
                check(lattice, picture, start, vacant, tally);
            }
        }
    CHECK(tally.symmetric > 50);
}
