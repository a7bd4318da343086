#include "search/shortening/parts.hpp"

#include "base/error.hpp"
#include "game/move_count.hpp"
#include "search/bits/small_board.hpp"
#include "search/moves/shortest.hpp"

#include <array>
#include <utility>

namespace pegwright::search::shortening {
namespace {

using bits::SmallBoard;
using moves::ShortestQuestion;

constexpr std::int64_t most_holes = 64;
constexpr std::int64_t most_exhaustive = 33;
// Parts in eighths of the moves: halves, then all.
constexpr std::array<std::pair<std::int64_t, std::int64_t>, 6> parts = {
    {{0, 4}, {1, 5}, {2, 6}, {3, 7}, {4, 8}, {0, 8}}};

// All parts then take a second or two on two cores.
std::size_t width_of_part(const Board& board) {
    const std::int64_t holes = board.hole_count();
    return holes <= 40 ? 10'000 : holes <= 49 ? 1'000 : 500;
}

class PartSearch {
public:
    PartSearch(const Position& start, std::vector<Jump>& jumps, std::size_t effort, const Limits& limits)
        : board_(start.board()),
          start_(board_.bits(start)),
          jumps_(jumps),
          width_(start.board().hole_count() <= most_exhaustive ? 0 : effort * width_of_part(start.board())),
          limits_(limits) {}

    // True if the last part, which is all, has the fewest moves.
    bool run() {
        bool fewest = false;
        for (const auto& [from, to] : parts) {
            const std::int64_t all = game::count_moves(jumps_);
            do fewest = false;
            while (improve(all * from / 8, all * to / 8, fewest));
        }
        return fewest;
    }

private:
    std::size_t place_after(std::int64_t moves) const {
        std::size_t i = 0;
        for (; i < jumps_.size(); ++i)
            if ((i == 0 || jumps_[i].from != jumps_[i - 1].to) && --moves < 0) break;
        return i;
    }
    bits::Bits after(bits::Bits position, std::span<const Jump> jumps) const {
        for (const Jump& jump : jumps)
            position ^= board_.bit(jump.from) | board_.bit(jump.over()) | board_.bit(jump.to);
        return position;
    }

    bool improve(std::int64_t from, std::int64_t to, bool& fewest) {
        const std::size_t begin = place_after(from);
        const std::size_t end = place_after(to);
        const auto part = std::span<const Jump>(jumps_).subspan(begin, end - begin);
        const std::int64_t moves = game::count_moves(part);
        if (moves < 2) return fewest = true, false;
        ShortestQuestion question;
        question.starts = {after(start_, std::span<const Jump>(jumps_).first(begin))};
        question.goals = {after(question.starts[0], part)};
        question.symmetries = hole_symmetries(board_);
        question.most_moves = static_cast<int>(moves - 1);
        question.decide = width_ > 0;
        question.width = width_;
        const auto found = search(question);
        fewest = found.has_value() && !found->jumps && !found->missed;
        if (!found || !found->jumps) return false;
        std::vector<Jump> shorter(jumps_.begin(), jumps_.begin() + static_cast<std::ptrdiff_t>(begin));
        shorter.insert(shorter.end(), found->jumps->begin(), found->jumps->end());
        shorter.insert(shorter.end(), jumps_.begin() + static_cast<std::ptrdiff_t>(end), jumps_.end());
        jumps_ = std::move(shorter);
        return true;
    }

    // Nothing if memory does not suffice.
    std::optional<moves::Shortest> search(const ShortestQuestion& question) const {
        try {
            return moves::shortest(board_, question, limits_);
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::limit) throw;
            if (limits_.poll) limits_.poll({"parts", 0, 0, 0});  // throws again if the time was over
            return std::nullopt;
        }
    }

    const SmallBoard board_;
    const bits::Bits start_;
    std::vector<Jump>& jumps_;
    const std::size_t width_;
    const Limits& limits_;
};

}  // namespace

bool has_search_of_parts(const Board& board) { return board.hole_count() <= most_holes; }

bool search_parts(const Position& start, std::vector<Jump>& jumps, std::size_t effort, const Limits& limits) {
    return PartSearch(start, jumps, effort, limits).run();
}

}  // namespace pegwright::search::shortening
