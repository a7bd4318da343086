#include "base/error.hpp"
#include "board/parse.hpp"
#include "board/symmetry.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/options.hpp"
#include "pegwright/drawing/styles.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"
#include "theory/pagoda.hpp"
#include "theory/sax.hpp"

#include <algorithm>
#include <map>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

using Texts = std::map<Hole, std::string>;

Texts texts_of(const render::Labels& labels, const Board& board, std::size_t jumps = 0) {
    Texts texts;
    for (const auto& [at, text] : labels.of(board, jumps)) texts[at] = text;
    return texts;
}

Texts named(const std::string& labels, const std::string& board, HoleNames names = HoleNames::letters) {
    return texts_of(labels_of_board(labels, Lattice::square, names).value(), parse_board(board));
}

Texts of_file(const std::string& board, const std::string& text, HoleNames names = HoleNames::letters) {
    PictureSubject subject;
    subject.board = Query(parse_board(board));
    PictureOptions options;
    options.names = names;
    options.read = [&](const std::string& path) { return path == "labels.txt" ? text : ""; };
    return texts_of(labels_of("@labels.txt", subject, options), subject.board->board);
}

template <class F>
std::string refused(F&& draw) {
    try {
        draw();
    } catch (const Error& e) {
        CHECK(e.kind() == Error::Kind::input);
        return e.what();
    }
    return "not refused";
}

// The jump that takes the peg of each hole, by playing with pegs that remember where they began.
Texts order_of(const Solution& solution, std::size_t played) {
    std::map<Hole, Hole> began;
    Texts order;
    const Position start = solution.problem.start_position();
    for (const Hole hole : start.holes(true)) began[hole] = hole;
    for (std::size_t i = 0; i < solution.jumps.size(); ++i) {
        if (i == played) {
            for (auto& [hole, peg] : began) peg = hole;
            order.clear();
        }
        const Jump& jump = solution.jumps[i];
        order[began.at(jump.over())] = std::to_string(i + 1);
        began[jump.to] = began.at(jump.from);
        began.erase(jump.over());
        began.erase(jump.from);
    }
    return order;
}

}  // namespace

TEST_CASE("labels that any board has", "[labels]") {
    CHECK(named("names", "T6").at({3, 4}) == "d5");
    CHECK(named("names", "T6", HoleNames::numbers).at({3, 4}) == "14");
    CHECK(named("numbers", "T6").at({3, 4}) == "14");
    CHECK(named("classes", "T6").at({3, 4}) == "1");
    CHECK(named("classes", "6x6").at({3, 4}) == "0,1");
    CHECK(named("skew", "6x6").at({3, 4}) == "3,4");
    CHECK(!labels_of_board("none", Lattice::square)->of);
    CHECK(refused([] { check_labels_name("foo"); }).find("pagoda, order and @FILE") != std::string::npos);
}

// Along a column of holes, or a row, one place beside the board has the column's letter, or the row's number.
TEST_CASE("coordinates stand beside the board, in line with their holes", "[labels]") {
    const std::pair<HoleNames, bool> notations[] = {
        {HoleNames::letters, false}, {HoleNames::row_col, true}, {HoleNames::row0_col0, true}};
    for (const char* text : {"english", "T5", "T12", "star3", "hexagon4", "diamond5", "diagonal:4x4", "30x2"}) {
        const Board board = parse_board(text);
        for (const auto& notation_and_order : notations) {
            const HoleNames names = notation_and_order.first;
            const bool row_first = notation_and_order.second;
            INFO(text << " " << notation::to_string(names));
            Texts edge = named("edge", text, names);
            std::map<std::int32_t, Hole> tops;
            std::map<std::int32_t, Hole> lefts;
            board.for_each_hole([&](Hole hole) {
                tops.try_emplace(hole.x, hole);
                lefts.try_emplace(hole.y, hole);
                const std::string name = hole_text(board, hole, names);
                const std::size_t cut = row_first ? name.find(',') : name.find_first_of("0123456789");
                const std::string first = name.substr(0, cut);
                const std::string second = name.substr(cut + (row_first ? 1 : 0));
                const auto has = [&](bool column) {
                    const std::string& wanted = column == row_first ? second : first;
                    return std::any_of(edge.begin(), edge.end(), [&](const auto& label) {
                        const Hole at = label.first;
                        return label.second == wanted && !board.contains(at) &&
                               (column ? at.x == hole.x && at.y < hole.y : at.y == hole.y && at.x < hole.x);
                    });
                };
                CHECK(has(true));
                CHECK(has(false));
            });
            CHECK(edge.size() == tops.size() + lefts.size());
            if (names != HoleNames::letters) continue;
            CHECK(misplaced(board_layout(text, render::Diagram(board), {}, with("edge"))) == "");
        }
    }
    CHECK(refused([] { named("edge", "T5", HoleNames::numbers); }).find("labels numbers") != std::string::npos);
}

TEST_CASE("the order is that in which pegs leave", "[labels]") {
    for (const Solution& solution : {constructed(chosen("T5")), constructed(chosen("8x5")), from_text(games()[0])}) {
        INFO(solution.problem.board.label());
        PictureSubject subject;
        subject.solution = solution;
        subject.board = Query(subject.solution->problem);
        const auto labels = labels_of("order", subject, {});
        const std::size_t jumps = subject.solution->jumps.size();
        for (const std::size_t played : {std::size_t{0}, std::size_t{1}, jumps / 2, jumps - 1})
            CHECK(texts_of(labels, subject.board->board, played) == order_of(*subject.solution, played));
        CHECK(texts_of(labels, subject.board->board, jumps).empty());
    }
}

TEST_CASE("labels of a pagoda function prove that a problem has no solution", "[labels]") {
    PictureSubject subject;
    const Board board = parse_board("diamond");
    subject.board = Query{board, Start::vacate({{4, 2}}), Goal::finish({{4, 3}})};
    const auto labels = labels_of("pagoda", subject, {});
    Texts texts = texts_of(labels, board);
    const auto weight = [&](Hole hole) { return std::stoi(texts.at(hole)); };
    for (const Hole over : board.holes())
        for (const Hole step : {Hole{1, 0}, Hole{-1, 0}, Hole{0, 1}, Hole{0, -1}})
            if (board.contains(over - step) && board.contains(over + step))
                CHECK(weight(over - step) + weight(over) >= weight(over + step));
    int start = -weight({4, 2});
    for (const Hole hole : board.holes()) start += weight(hole);
    CHECK(start < weight({4, 3}));
    CHECK(labels.legend.find("0 at the start, 1 in the end") != std::string::npos);
    CHECK(start == 0);
    subject.board = Query{parse_board("english"), Start::vacate({{3, 3}}), Goal::finish({{3, 3}})};
    CHECK(refused([&] { labels_of("pagoda", subject, {}); }) ==
          "english from d4 to d4: no pagoda function is known that rules it out");
    subject.board.reset();
    CHECK(refused([&] { labels_of("pagoda", subject, {}); }).find("one board") != std::string::npos);
}

TEST_CASE("labels of the SAX count add up to it", "[labels]") {
    const Texts terms = named("sax", "T5");
    const Board board = Board::triangle(5);
    const auto corner_free = [](Hole h, int side) { return side == 0 ? h.x == 0 : side == 1 ? h.x == h.y : h.y == 4; };
    for (unsigned pegs = 0; pegs < 1U << 15; pegs += 37) {
        Position position = Position::empty(board);
        int sum = 0;
        int on_side[3] = {};
        unsigned i = 0;
        for (const Hole hole : board.holes()) {
            if ((pegs >> i++ & 1) == 0) continue;
            position.set(hole);
            for (const char term : terms.at(hole)) {
                sum += term == 'A' ? 1 : term == 'X' ? -1 : 0;
                for (int side = 0; side < 3; ++side) on_side[side] += term == 'S' && corner_free(hole, side);
            }
        }
        for (const int count : on_side) sum += count >= 2;
        CHECK(sum == theory::sax_count(position));
    }
    CHECK(refused([] { named("sax", "T6"); }).find("T5 only") != std::string::npos);
}

TEST_CASE("labels from a file: holes and texts, or a table as large as the board", "[labels]") {
    CHECK(of_file("T5", "d4 12\n\n b3  two words \n") == Texts{{{3, 3}, "12"}, {{1, 2}, "two words"}});
    CHECK(of_file("T4", "4 x\n", HoleNames::numbers) == Texts{{{0, 2}, "x"}});
    const Texts t3{{{0, 0}, "1"}, {{0, 1}, "2"}, {{1, 1}, "3"}, {{0, 2}, "a"}, {{1, 2}, "\xc3\xa9"}, {{2, 2}, "c"}};
    CHECK(of_file("T3", "  1\n 2 3\na \xc3\xa9 c\n") == t3);
    // A pagoda function as feasible prints it.
    const Texts cross = of_file(".o./ooo/.o.", " . -1\n 1  0 1\n . -1 .\n");
    CHECK(cross == Texts{{{1, 0}, "-1"}, {{0, 1}, "1"}, {{1, 1}, "0"}, {{2, 1}, "1"}, {{1, 2}, "-1"}});
    CHECK(of_file("T2", ".\n1 2\n") == Texts{{{0, 1}, "1"}, {{1, 1}, "2"}});
    // Holes and texts, not a table of two columns.
    CHECK(of_file("2x2", "b2 7\na1 9\n") == Texts{{{0, 0}, "9"}, {{1, 1}, "7"}});
}

TEST_CASE("errors in a file of labels name it and the line", "[labels]") {
    const auto said = [](const std::string& text) { return refused([&] { of_file("T3", text); }); };
    CHECK(said("a1 1\n\nz9 2\n").starts_with("labels.txt:3: 'z9' is no hole of T3; a line is a hole and its label"));
    CHECK(said("a1 1\nb2\n") == "labels.txt:2: no label for b2");
    CHECK(said("a1 1\nb2 2\na1 3\n") == "labels.txt:3: a1 has a label in line 1");
    CHECK(said("a1 x\x1b\n").starts_with("labels.txt:1: a label is UTF-8"));
    CHECK(said("a1 12345678901234567\n") == "labels.txt:1: a label has at most 16 characters");
    CHECK(said("\n") == "labels.txt: no labels in this file");
    CHECK(said("1\n2 3\n4 5 6 7\n").starts_with("labels.txt:1: "));
    PictureSubject sheet;
    CHECK(refused([&] { labels_of("@labels.txt", sheet, {}); }).find("one board") != std::string::npos);
}
