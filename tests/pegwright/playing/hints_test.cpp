#include "pegwright/playing/hints.hpp"
#include "notation/positions.hpp"
#include "notation/solution_reader.hpp"
#include "pegwright/playing/winning.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/plain_fates.hpp"
#include "support/sampled.hpp"

#include <chrono>

using namespace pegwright::tests;

namespace {

using pegwright::Fate;
using pegwright::Hint;
using pegwright::HintQuestion;
using pegwright::Hints;

Limits two_threads() {
    Limits limits;
    limits.threads = 2;
    return limits;
}

HintQuestion question(const char* board, const char* vacate, const char* finish, const char* moves = "") {
    const Board b = parse_board(board);
    HintQuestion asked{Problem(b, parse_vacate(b, vacate), parse_finish(b, finish)), {}, {}, 10};
    std::string text = std::string("board ") + board + " vacate " + vacate + " finish " + finish + " moves " + moves;
    StringSource source(text);
    asked.played = read_whole_solution(source, "moves").jumps;
    return asked;
}

class File {
public:
    File(const Board& board, std::vector<std::optional<Problem>> problems) {
        StringSink sink;
        pegwright::winning({board, std::move(problems)}, two_threads(), &sink);
        write_file(path(), sink.text);
    }
    std::string path() const { return folder_.path() + "/positions"; }

private:
    TemporaryFolder folder_;
};

bool right(const Hints& found, const PlainFates& plain, const std::vector<char>& wins, std::uint32_t position,
           bool goal) {
    std::size_t jumps = 0;
    bool same = found.reached == goal;
    plain.for_each_jump(position, [&](const Jump& jump, std::uint32_t after) {
        const auto hint =
            std::find_if(found.jumps.begin(), found.jumps.end(), [&](const Hint& h) { return h.jump == jump; });
        same = same && hint != found.jumps.end() && hint->fate == (wins[after] != 0 ? Fate::won : Fate::lost);
        ++jumps;
    });
    return same && jumps == found.jumps.size() && found.fate == (wins[position] != 0 ? Fate::won : Fate::lost) &&
           found.reason.empty() == (found.fate == Fate::won);
}

}  // namespace

TEST_CASE("hints of every position are those of the brute force", "[hints][long]") {
    for (const char* name : {"T4", "T5", "4x4", "diagonal:4x4", "4x5"}) {
        INFO(name);
        const Board board = parse_board(name);
        const PlainFates plain(board);
        // Up to 16 holes every position, to any peg; fewer of 4 x 5 and to other goals: fate_table_test.cpp compares
        // their tables.
        const bool large = board.hole_count() > sampled(10, 16);
        const std::vector<std::pair<std::uint32_t, std::uint32_t>> goals{
            {0, large ? 251U : 1U}, {1U << 4, large ? 97U : 17U}, {0x23, large ? 127U : 31U}};
        for (const auto& [goal, apart] : goals) {
            const std::uint32_t step = take_all() ? 1 : apart;
            const auto wins = plain.wins(goal == 0 ? std::vector<std::uint32_t>{} : std::vector{goal});
            std::uint32_t wrong = 0;
            for (std::uint32_t p = 0; p < plain.size(); p += step) {
                const Goal wanted = goal == 0 ? Goal::any_peg() : Goal::at(position_of(board, goal));
                const Problem problem(board, Start::at(position_of(board, p)), wanted);
                const Hints found = pegwright::hints({problem, {}, {}, 1000}, {});
                const bool reached = goal == 0 ? std::has_single_bit(p) : p == goal;
                wrong += right(found, plain, wins, p, reached) ? 0U : 1U;
            }
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("hints from any file are those of the brute force", "[hints][long]") {
    for (const char* name : {"T4", "T5", "4x4", "diagonal:4x4"}) {
        INFO(name);
        const Board board = parse_board(name);
        const PlainFates plain(board);
        const std::vector<Hole> holes = board.holes();
        const Problem corner(board, holes[0], holes[0]);
        const File any(board, {std::nullopt});
        const File one(board, {corner});
        const File complements(board, pegwright::complement_problems(board).problems);
        struct Case {
            const File* file;
            std::uint32_t goal;
        };
        for (const Case& c : {Case{&any, 0}, Case{&one, 1}, Case{&complements, 1}, Case{&complements, 1U << 3}}) {
            const auto wins = plain.wins(c.goal == 0 ? std::vector<std::uint32_t>{} : std::vector{c.goal});
            const bool solvable = c.goal != 0 && wins[plain.full() & ~c.goal] != 0;
            std::uint32_t wrong = 0;
            std::uint32_t refused = 0;
            std::uint32_t asked = 0;
            const std::uint32_t step = board.hole_count() > 12 ? sampled(241U, 61U) : 1;
            for (std::uint32_t p = 0; p < plain.size(); p += step) {
                const Goal wanted = c.goal == 0 ? Goal::any_peg() : Goal::at(position_of(board, c.goal));
                const HintQuestion question{
                    Problem(board, Start::at(position_of(board, p)), wanted), {}, c.file->path(), 1000};
                ++asked;
                try {
                    const bool reached = c.goal == 0 ? std::has_single_bit(p) : p == c.goal;
                    wrong += right(pegwright::hints(question, {}), plain, wins, p, reached) ? 0U : 1U;
                } catch (const Error& e) {
                    CHECK(e.kind() == Error::Kind::input);
                    CHECK(says(e.what(), "another position class"));
                    wrong += wins[p] != 0 && solvable ? 1U : 0U;
                    ++refused;
                }
            }
            CHECK(wrong == 0);
            CHECK(refused < asked);
        }
    }
}

TEST_CASE("hints along a game, from a file alone", "[hints][long]") {
    // The corner's game, asked about at another corner.
    const Board board = parse_board("T5");
    const File file(board, {Problem(board, Hole{0, 0}, Hole{0, 0})});
    const PlainFates plain(board);
    const auto wins = plain.wins({1U << board.index({4, 4})});
    Random random;
    int lost = 0;
    for (int game = 0; game < 300; ++game) {
        HintQuestion asked = question("T5", "e5", "e5");
        asked.winning_file = file.path();
        asked.seconds = 0;
        for (;;) {
            const Hints found = pegwright::hints(asked, {});
            const auto position = static_cast<std::uint32_t>(bits_of(found.position));
            REQUIRE(right(found, plain, wins, position, position == 1U << board.index({4, 4})));
            lost += found.fate == Fate::lost ? 1 : 0;
            if (found.jumps.empty()) break;
            asked.played.push_back(found.jumps[random() % found.jumps.size()].jump);
        }
    }
    CHECK(lost > 300);
}

TEST_CASE("files of other boards, goals and classes are refused", "[hints]") {
    const Board t5 = parse_board("T5");
    const File corner(t5, {Problem(t5, Hole{0, 0}, Hole{0, 0})});
    const auto error = [&](HintQuestion asked) {
        asked.winning_file = corner.path();
        return error_of(Error::Kind::input, [&] { pegwright::hints(asked, {}); });
    };
    CHECK(error(question("T5", "a1", "a1", "a3-a1")).empty());
    CHECK(error(question("T5", "a5", "a5")).empty());  // an image
    CHECK(says(error(question("T4", "a1", "a1")), "is about the board T5, but the position is on T4"));
    CHECK(says(error(question("triangular:5x5", "a1", "a1")), "is about the board T5"));
    CHECK(says(error(question("T5", "a1", "any")),
               "has winning positions of T5 a1 a1, but the goal here is any; name a file of that goal"));
    CHECK(says(error(question("T5", "a1", "c3")), "but the goal here is c3"));
    CHECK(says(error(question("T5", "a2", "a1")), "in another position class"));
    CHECK(says(error_of(Error::Kind::input,
                        [] {
                            HintQuestion asked = question("T5", "a1", "a1");
                            asked.played.push_back({{0, 4}, {0, 2}});
                            pegwright::hints(asked, {});
                        }),
               "wrong at jump 1: a5-a3: hole a3 is not empty"));
}

TEST_CASE("larger boards are searched, and 0 s gives no answer", "[hints]") {
    Limits limits = two_threads();
    const Hints found = pegwright::hints(question("english", "d4", "d4"), limits);
    CHECK(found.fate == Fate::won);
    REQUIRE(found.jumps.size() == 4);
    for (const Hint& hint : found.jumps) CHECK(hint.fate == Fate::won);

    HintQuestion asked = question("french", "d3", "any", "d1-d3");
    asked.seconds = 0;
    const Hints nothing = pegwright::hints(asked, limits);
    CHECK(nothing.fate == Fate::unknown);
    CHECK(says(nothing.reason, "time"));
    for (const Hint& hint : nothing.jumps) CHECK(hint.fate == Fate::unknown);

    // A time limit holds for all searches of a hint.
    asked = question("wiegleb", "e5", "e2");
    asked.seconds = 0.2;
    const auto began = std::chrono::steady_clock::now();
    pegwright::hints(asked, limits);
    CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(20));

    // Interrupted while two threads search.
    limits.poll = [](const Progress&) { throw Error(Error::Kind::interrupted, "stop"); };
    asked = question("wiegleb", "e5", "e5", "e3-e5 c4-e4");
    CHECK(error_of(Error::Kind::interrupted, [&] { pegwright::hints(asked, limits); }) == "stop");
}

TEST_CASE("goals that are reached, passed, or impossible by class", "[hints]") {
    const Board board = parse_board("T4");
    const auto hints_of = [&](const char* position, const char* goal) {
        return pegwright::hints({Problem(board, Start::at(parse_position(board, "p", position)),
                                         Goal::at(parse_position(board, "g", goal))),
                                 {},
                                 {},
                                 10},
                                {});
    };
    const Hints reached = hints_of("o/*o/*oo/oooo", "o/*o/*oo/oooo");
    CHECK(reached.reached);
    CHECK(reached.fate == Fate::won);
    REQUIRE(reached.jumps.size() == 2);
    CHECK(reached.jumps[0].fate == Fate::lost);
    const Hints passed = hints_of("o/*o/*oo/oooo", "*/*o/*oo/oooo");
    CHECK(passed.fate == Fate::lost);
    const Hints other = hints_of("o/*o/*oo/oooo", "o/*o/ooo/oooo");
    CHECK(other.fate == Fate::lost);
    CHECK(says(other.reason, "parity"));
    const Hints stuck = hints_of("*/oo/ooo/o*oo", "*/oo/ooo/oooo");
    CHECK(stuck.jumps.empty());
    CHECK(!stuck.reason.empty());
}
