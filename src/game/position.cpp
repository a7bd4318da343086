#include "game/position.hpp"

#include "base/error.hpp"
#include "base/memory.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <new>
#include <numeric>

namespace pegwright::game {
namespace {

std::string mebibytes(std::uint64_t bytes) { return std::to_string(bytes >> 20) + " MiB"; }

// Eight bytes for each 64 holes.
std::uint64_t words_for(const Board& board) { return (static_cast<std::uint64_t>(board.hole_count()) + 63) / 64; }

[[noreturn]] void too_large(const Board& board, const std::string& what_there_is) {
    fail_limit(board.label() + " needs " + mebibytes(words_for(board) * 8) + " (a bit a hole)" + what_there_is);
}

}  // namespace

void Position::check_fits(const Board& board) {
    constexpr std::uint64_t always_there = 16 << 20;  // bytes
    if (words_for(board) * 8 < always_there) return;
    // An eighth stays free for the rest of the program and for other processes.
    const std::uint64_t available = available_memory() / 8 * 7;
    if (words_for(board) * 8 <= available) return;
    // T_n needs n(n+1)/2 bits.
    const auto side = static_cast<std::uint64_t>(std::sqrt(16.0 * static_cast<double>(available)) * 0.999);
    const std::string fits = board.family() == Board::Family::triangle ? "T" + std::to_string(side)
                                                                       : std::to_string(available * 8) + " holes";
    too_large(board, ", and " + mebibytes(available) + " are free; " + fits + " would fit");
}

Position::Position(const Board& board) : board_(board) {
    const std::uint64_t words = words_for(board);
    try {
        words_ = base::Zeroed<std::uint64_t>(words);
    } catch (const std::bad_alloc&) {
        too_large(board, " in one piece, which the system does not give");
    }
}

Position Position::empty(const Board& board) {
    Position position(board);
    std::fill(position.words_.begin(), position.words_.end(), ~std::uint64_t{0});
    if (const std::int64_t rest = board.hole_count() % 64; rest != 0)
        position.words_.back() = (std::uint64_t{1} << rest) - 1;
    return position;
}

std::vector<Hole> Position::holes(bool with_peg) const {
    std::vector<Hole> found;
    std::uint64_t i = 0;
    board_.for_each_hole([&](Hole h) {
        if (peg_at(i++) == with_peg) found.push_back(h);
    });
    return found;
}

std::int64_t Position::peg_count() const {
    return std::accumulate(words_.begin(), words_.end(), board_.hole_count(),
                           [](std::int64_t sum, std::uint64_t word) { return sum - std::popcount(word); });
}

}  // namespace pegwright::game
