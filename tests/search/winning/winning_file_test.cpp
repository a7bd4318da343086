#include "search/winning/winning_file.hpp"
#include "notation/positions.hpp"
#include "pegwright/playing/winning.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/levels/files/checksum.hpp"
#include "search/winning/winning_format.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/plain_fates.hpp"
#include "support/sampled.hpp"

#include <cstring>
#include <filesystem>
#include <set>

using namespace pegwright::tests;

namespace {

class Written {
public:
    explicit Written(const pegwright::WinningQuestion& question) {
        StringSink sink;
        Limits limits;
        limits.threads = 2;
        tables = pegwright::winning(question, limits, &sink);
        bytes = sink.text;
        write_file(path(), bytes);
    }
    std::string path() const { return folder_.path() + "/positions"; }
    std::string error(const std::string& changed) const {
        // Overwriting in place would wait for the disk.
        std::filesystem::remove(path());
        write_file(path(), changed);
        return error_of(Error::Kind::input, [&] { WinningFile(path()).check(); });
    }
    std::string bytes;
    std::optional<pegwright::WinningTables> tables;

private:
    TemporaryFolder folder_;
};

pegwright::WinningQuestion any_to_any_of(const char* board) { return {parse_board(board), {std::nullopt}}; }
pegwright::WinningQuestion problem_of(const char* board, const char* vacate, const char* finish) {
    const Board b = parse_board(board);
    return {b, {Problem(b, parse_vacate(b, vacate), parse_finish(b, finish))}};
}

std::string sealed(std::string bytes) {
    FileEnd end;
    std::memcpy(&end, bytes.data() + bytes.size() - sizeof end, sizeof end);
    std::vector<std::uint8_t> all(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(end.header_size));
    all.insert(all.end(), bytes.begin() + static_cast<std::ptrdiff_t>(end.levels_offset),
               bytes.end() - static_cast<std::ptrdiff_t>(sizeof end));
    end.checksum = checksum(all, std::as_bytes(std::span(&end, 1)).first(offsetof(FileEnd, checksum)));
    std::memcpy(bytes.data() + bytes.size() - sizeof end, &end, sizeof end);
    return bytes;
}

// Positions with at most half of the pegs: the stored ones, or their complements.
std::vector<Bits> lower_half(WinningFile& file, std::size_t i) {
    std::vector<Bits> lower;
    for (const Bits p : file.positions(i)) {
        const Bits full = file.game(i).board.full();
        lower.push_back(2 * std::popcount(p) > file.game(i).holes() ? full & ~p : p);
    }
    return lower;
}

// The second column of Bell 2009, Table 8, from a file of all complement problems and one of any vacancy to any peg.
//
// A vacancy without symmetries could also finish in one of its images, so each winning position of its complement
// problem is a code. Two such vacancies use holes of one class, and count common positions once. Other winning
// positions are codes up to symmetry, unless they are images of these.
std::size_t codes_for_complements(WinningFile& complements, WinningFile& any) {
    const auto symmetries = hole_symmetries(any.game(0).board);
    const auto least = [&](Bits p) {
        Bits found = p;
        for (const HolePermutation& s : symmetries) found = std::min(found, image(s, p));
        return found;
    };
    const SmallBoard& board = any.game(0).board;
    std::set<Bits> codes;
    std::optional<Bits> first;
    std::size_t solvable = 0;
    std::vector<std::size_t> together;
    for (std::size_t i = 0; i < complements.problems(); ++i) {
        if (complements.stored(i) > 0) ++solvable;
        const Bits vacancy = single_pegs(board.full())[board.number(complements.problem(i)->vacate())];
        if (complements.game(i).symmetries.size() > 1) continue;
        // Its first image in the class of the first such vacancy.
        std::vector<Bits> images;
        for (const HolePermutation& s : symmetries) images.push_back(image(s, vacancy));
        std::sort(images.begin(), images.end());
        const auto in_class = [&](Bits hole) { return !first || board.class_of(hole) == board.class_of(*first); };
        const Bits chosen = *std::find_if(images.begin(), images.end(), in_class);
        if (!first) first = chosen;
        const auto turn = *std::find_if(symmetries.begin(), symmetries.end(),
                                        [&](const HolePermutation& s) { return image(s, vacancy) == chosen; });
        for (const Bits p : lower_half(complements, i)) codes.insert(image(turn, p));
    }
    if (solvable == 0) return 0;
    std::set<Bits> known;
    for (const Bits p : codes) known.insert(least(p));
    std::size_t others = 0;
    for (std::size_t i = 0; i < complements.problems(); ++i)
        if (complements.game(i).symmetries.size() > 1)
            for (const Bits p : lower_half(complements, i)) others += known.insert(least(p)).second ? 1U : 0U;
    for (const Bits p : lower_half(any, 0)) others += known.insert(least(p)).second ? 1U : 0U;
    return codes.size() + others;
}

}  // namespace

TEST_CASE("Bell 2009, Table 8: codes for any finish and complements", "[published]") {
    const struct {
        const char* board;
        std::uint64_t any;
        std::size_t complements;
    } rows[] = {{"T4", 12, 0},
                {"truncated12", 136, 147},
                {"T5", 427, 437},
                {"truncated18", 8621, 11444},
                {"T6", 76981, 110647}};
    for (const auto& row : rows) {
        INFO(row.board);
        const Written any(any_to_any_of(row.board));
        const Written complements(pegwright::complement_problems(parse_board(row.board)));
        CHECK(any.tables->problems.at(0).stored == row.any);
        WinningFile any_file(any.path());
        CHECK(any_file.stored(0) == row.any);
        WinningFile complement_file(complements.path());
        CHECK(codes_for_complements(complement_file, any_file) == row.complements);
    }
}

#ifndef PEGWRIGHT_SANITIZED
TEST_CASE("Bell 2009, Table 2: winning positions of the central game", "[published]") {
    const Written central(problem_of("english", "d4", "d4"));
    WinningFile file(central.path());
    CHECK(file.stored(0) == 839536);
    CHECK(file.positions(0).size() == 839536);
    CHECK(central.bytes.size() < 1'250'000);
    const auto rows = file.rows(0);
    CHECK(rows.size() == 32);
    const std::vector<std::uint64_t> half{1,    1,     2,     8,     38,     164,    635,    2089,
                                          6174, 16020, 35749, 68326, 112788, 162319, 204992, 230230};
    for (std::size_t i = 0; i < half.size(); ++i) {
        CHECK(rows[i].positions == half[i]);
        CHECK(rows[31 - i].positions == half[i]);
        CHECK(rows[i].pegs == 32 - static_cast<int>(i));
    }
}
#endif

TEST_CASE("a file has exactly the positions that are reached and win", "[winning][long]") {
    struct Case {
        const char* board;
        const char* start;  // holes vacated; empty: any vacancy
        const char* finish;
    };
    for (const Case& c : {Case{"T4", "", ""},
                          Case{"T4", "a2", "b2"},
                          Case{"T4", "a2", "any"},
                          Case{"T4", "a1", "a1"},
                          Case{"T5", "", ""},
                          Case{"T5", "a1", "a1"},
                          Case{"T5", "a2", "a2"},
                          Case{"T5", "a1", "c5"},
                          Case{"T5", "a3", "any"},
                          Case{"T5", "b3", "b3"},
                          Case{"T5", "a1,b3", "a4"},
                          Case{"4x4", "b2", "any"},
                          Case{"4x4", "a1", "a4"},
                          Case{"4x4", "a1,b1,c2", "a1,d4,c3"},
#ifndef PEGWRIGHT_SANITIZED
                          Case{"4x4", "", ""},
                          Case{"diagonal:4x4", "", ""},
                          Case{"4x5", "", ""},
                          Case{"4x5", "b2", "c3"},
#endif
                          Case{"diagonal:4x4", "a1,b1", "c3,d4"},
                          Case{"diagonal:4x4", "a1", "a1"},
                          Case{"1x1", "", ""},
                          Case{"1x3", "a1", "a1"}}) {
        INFO(c.board << " " << c.start << " " << c.finish);
        const bool any = *c.start == 0;
        const Written written(any ? any_to_any_of(c.board) : problem_of(c.board, c.start, c.finish));
        WinningFile file(written.path());
        const PlainFates plain(file.board());
        std::vector<std::uint32_t> starts;
        std::vector<std::uint32_t> goals;
        if (any) {
            for (std::size_t i = 0; i < plain.holes(); ++i) starts.push_back(plain.full() & ~(1U << i));
        } else {
            starts.push_back(static_cast<std::uint32_t>(file.game(0).starts.front()));
            if (const auto goal = file.problem(0)->goal_position())
                goals.push_back(static_cast<std::uint32_t>(bits_of(*goal)));
        }
        const auto wins = plain.wins(goals);
        const auto reached = plain.reached(starts);
        std::uint32_t wrong = 0;
        std::uint64_t all = 0;
        // Of the large board every 16th position.
        const std::uint32_t step = plain.size() > 1 << 16 ? 16 : 1;
        for (std::uint32_t p = 0; p < plain.size(); ++p) {
            const bool winning = wins[p] != 0 && reached[p] != 0;
            all += winning ? 1U : 0U;
            if (p % step == 0) wrong += file.wins(0, p) != winning ? 1U : 0U;
        }
        CHECK(wrong == 0);
        std::uint64_t rows = 0;
        for (const LevelRow& row : file.rows(0)) rows += row.images;
        CHECK(rows == all);
        file.check();
        for (const Bits p : file.positions(0)) CHECK((wins[p] != 0 && reached[p] != 0));
    }
}

TEST_CASE("a file says what it is about, and is reproducible", "[winning]") {
    for (const auto& question : {any_to_any_of("T5"), problem_of("T5", "a1", "a1"),
                                 problem_of("english", "d4,d3,d5,c4,e4,d2,d6,b4,f4,c3,e5", "any"),
                                 pegwright::complement_problems(parse_board("truncated12")),
                                 pegwright::complement_problems(parse_board("T4"))}) {
        const Written written(question);
        const Written again(question);
        CHECK(written.bytes == again.bytes);
        const auto read = pegwright::read_winning(written.path(), {});
        CHECK(read.board == question.board);
        CHECK(read.bytes == written.bytes.size());
        REQUIRE(read.problems.size() == question.problems.size());
        for (std::size_t i = 0; i < read.problems.size(); ++i) {
            const auto& table = written.tables->problems[i];
            CHECK(read.problems[i].problem == question.problems[i]);
            CHECK(read.problems[i].stored == table.stored);
            CHECK(read.problems[i].symmetries == table.symmetries);
            REQUIRE(read.problems[i].levels.size() == table.levels.size());
            for (std::size_t k = 0; k < table.levels.size(); ++k) {
                CHECK(read.problems[i].levels[k].pegs == table.levels[k].pegs);
                CHECK(read.problems[i].levels[k].positions == table.levels[k].positions);
                CHECK(read.problems[i].levels[k].all == table.levels[k].all);
            }
        }
    }
    // A change to keys or packing needs a new version.
    const Written corner(problem_of("T5", "a1", "a1"));
    CHECK(corner.bytes.starts_with("pegwright winning positions 1\nboard T5\nproblem vacate a1 finish a1\n\n"));
    CHECK(checksum({corner.bytes.begin(), corner.bytes.end()}) == 629376339800251287);
}

TEST_CASE("a file with any byte changed, missing or added is refused", "[winning]") {
    const Written corner(problem_of("T5", "a1", "a1"));
    const Written complements(pegwright::complement_problems(parse_board("truncated12")));
    for (const Written* written : {&corner, &complements}) {
        const bool small = written == &corner;
        CHECK(written->error(written->bytes).empty());
        for (std::size_t i = 0; i < written->bytes.size(); i += small ? 1 : 5)
            for (const int change : {1 << i % 8}) {
                std::string changed = written->bytes;
                changed[i] = static_cast<char>(changed[i] ^ change);
                INFO("byte " << i << " changed by " << change);
                CHECK(!written->error(changed).empty());
            }
        for (std::size_t size = 0; size < written->bytes.size(); size += small ? 3 : 31) {
            INFO("cut to " << size);
            CHECK(!written->error(written->bytes.substr(0, size)).empty());
            CHECK(!written->error(written->bytes.substr(0, size) + written->bytes.substr(size + 1)).empty());
        }
        CHECK(!written->error(written->bytes + "x").empty());
        CHECK(!written->error(written->bytes + written->bytes).empty());
    }
}

TEST_CASE("foreign, outdated and wrong files are told apart", "[winning]") {
    const Written corner(problem_of("T5", "a1", "a1"));
    CHECK(says(corner.error("board T5\nvacate a1\n"), "is no file of winning positions; pegwright winning writes"));
    CHECK(says(corner.error(""), "is no file of winning positions"));
    CHECK(says(corner.error("pegwright winning positions 0\nboard T5\n"),
               "is of another version, 'pegwright winning positions 0', and this program reads 'pegwright winning "
               "positions 1'"));
    CHECK(says(corner.error(corner.bytes.substr(0, 60)), "is damaged"));
    CHECK(says(error_of(Error::Kind::input, [] { WinningFile("/nowhere/at/all"); }), "cannot open /nowhere/at/all"));
    CHECK(says(error_of(Error::Kind::input, [] { WinningFile("/"); }), "/"));

    // With right checksums.
    const auto replaced = [&](const std::string& from, const std::string& to) {
        std::string changed = corner.bytes;
        REQUIRE(from.size() == to.size());
        return sealed(changed.replace(changed.find(from), from.size(), to));
    };
    CHECK(corner.error(sealed(corner.bytes)).empty());
    CHECK(says(corner.error(replaced("board T5", "board T9")), "is damaged"));
    CHECK(says(corner.error(replaced("board T5", "board X5")), "its header cannot be right"));
    CHECK(says(corner.error(replaced("vacate a1", "vacate z1")), "its header cannot be right"));
    CHECK(says(corner.error(replaced("finish a1\n\n", "finish a1\n ")), "its header has unexpected lines"));
    CHECK(says(corner.error(replaced("finish a1", "finish A1")), "its header has unexpected lines"));
    CHECK(says(corner.error(replaced("problem v", "problems ")), "its header has unexpected lines"));
    // Keys of another class or number of pegs.
    CHECK(says(corner.error(replaced("vacate a1", "vacate a2")), "is damaged"));
    FileEnd end;
    std::memcpy(&end, corner.bytes.data() + corner.bytes.size() - sizeof end, sizeof end);
    for (std::uint64_t at = end.levels_offset; at + sizeof end < corner.bytes.size(); at += 8)
        for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1} << 40, ~std::uint64_t{0}}) {
            std::string changed = corner.bytes;
            std::memcpy(changed.data() + at, &value, sizeof value);
            INFO("number at " << at << ": " << value);
            if (changed != corner.bytes) CHECK(!corner.error(sealed(changed)).empty());
        }
}

TEST_CASE("a position is looked up by reading one block", "[winning][long]") {
    const Written any(any_to_any_of("T6"));
    WinningFile file(any.path());
    const SmallBoard& board = file.game(0).board;
    std::uint64_t found = 0;
    std::uint64_t asked = 0;
    const std::uint64_t step = sampled<std::uint64_t>(16, 1);
    for (const Bits p : file.positions(0)) {
        if (asked++ % step != 0) continue;
        found += file.wins(0, p) ? 1U : 0U;
        found += file.wins(0, board.full() & ~p) ? 1U : 0U;
    }
    CHECK(asked == file.stored(0));
    CHECK(found == 2 * ((asked + step - 1) / step));
    CHECK(!file.wins(0, 0));
    CHECK(!file.wins(0, board.full()));
}
