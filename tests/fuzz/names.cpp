// Names: the first line is a board, the next two are a vacancy and a finish.
#include "fuzz/fuzz.hpp"
#include "notation/holes.hpp"
#include "theory/feasibility.hpp"

#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

void check_hole(const Board& board, const std::string& name, const std::optional<BigBoard>& big_board) {
    for (const HoleNames names : all_hole_names) {
        std::optional<Hole> hole;
        const auto error = error_of([&] { hole = parse_hole(board, name, names); });
        if (hole) {
            expect(board.contains(*hole), "a hole is on its board");
            expect(parse_hole(board, hole_text(board, *hole, names), names) == *hole, "a hole is read again");
        }
        // Numbers are for boards that can be played on.
        const bool number = name.find_first_not_of("0123456789") == name.npos && !name.empty();
        if (names != HoleNames::letters || number || !big_board) continue;
        std::optional<BigHole> large;
        error_of([&] { large = big_board->parse_hole(name); });
        expect(large.has_value() == hole.has_value(), "theory reads the holes that there are");
        if (hole) expect(*large == big(*hole), "theory reads the same hole");
    }
}

void check_theory(const BigBoard& board, const BigHole& vacate, const BigHole& finish) {
    const Solvability there = solvability(board, vacate, finish);
    const Solvability back = solvability(board, finish, vacate);
    // Reasons name holes in full.
    if (board.name().size() <= 200) expect_message(there.reason);
    expect(there.feasible == back.feasible && there.solvable == back.solvable, "time can be reversed");
    expect(there.feasible || !there.solvable, "what is solvable is feasible");
    const Finishes all = finishes(board, vacate);
    expect(all.solvability.solvable == (all.count > 0), "a vacancy is solvable if it has a finish");
    expect(all.count > 0 || !there.solvable, "a finish is one of all");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string name(next_part(text, '\n'));
    const std::string vacate(next_part(text, '\n'));
    const std::string finish(next_part(text, '\n'));
    std::optional<Board> board;
    std::optional<BigBoard> big_board;
    error_of([&] { board = parse_board(name); });
    // Names tell which boards have a theorem.
    if (split_board_name(name)) error_of([&] { big_board = BigBoard::parse(name); });
    if (board) {
        expect_message(board->label());
        expect(parse_board(board->name()) == *board, "a board is read again from its name");
        if (board_with_theorem(*board) == *board) {
            const BigBoard same(*board);
            if (big_board) expect_same(same.name(), big_board->name(), "theory reads the same board");
            check_hole(*board, vacate, same);
        } else {
            check_hole(*board, vacate, {});
        }
    }
    if (!big_board) return 0;
    expect_same(BigBoard::parse(big_board->name()).name(), big_board->name(), "a board of any size is read again");
    std::optional<BigHole> from;
    std::optional<BigHole> to;
    error_of([&] { from = big_board->parse_hole(vacate); });
    error_of([&] { to = big_board->parse_hole(finish); });
    if (from && to) check_theory(*big_board, *from, *to);
    return 0;
}
