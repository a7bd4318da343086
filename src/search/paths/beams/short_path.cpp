#include "search/paths/beams/short_path.hpp"

#include "base/error.hpp"
#include "search/paths/beams/find_path.hpp"
#include "search/paths/beams/move_beam.hpp"

#include <algorithm>

namespace pegwright::search::paths {
namespace {

// Found by trying some hundred at width 1,000 on T_10 to T_12, and on 6x6 to 9x9.
beams::MoveWeights weights(Lattice lattice) {
    return lattice == Lattice::triangular ? beams::MoveWeights{100, 20, 23, 57} : beams::MoveWeights{100, 3, 47, 58};
}

template <std::size_t W>
std::optional<std::vector<Jump>> in_words(const beams::HoleLayout& layout, const Position& start,
                                          std::span<const Position> goals, const ShortLimits& limits) {
    using Bits = beams::WideBits<W>;
    const beams::WordBoard<W> board(layout);
    const beams::MoveScores<W> scores(board, weights(layout.board().lattice()));
    // A level in the making, and all before it.
    const std::uint64_t bytes = beams::MoveBeam<W>::bytes(limits.width, std::min(limits.most_moves, layout.bits()));
    if (bytes > std::max(limits.limits.memory, base::least_memory))
        throw Error(Error::Kind::limit, "memory is used up: a beam of " + std::to_string(limits.width) +
                                            " positions a level takes " + std::to_string(bytes >> 20) + " MiB");
    beams::MoveBeam<W> beam(board, scores, limits.width, limits.seed);
    std::vector<Bits> wanted;
    for (const Position& goal : goals) wanted.push_back(board.bits(goal));
    const auto is_goal = [&](const Bits& position) {
        return std::find(wanted.begin(), wanted.end(), position) != wanted.end();
    };
    const auto poll = [&](std::size_t moves, std::size_t done, std::size_t total) {
        if (limits.limits.poll) limits.limits.poll({"move " + std::to_string(moves), 0, done, total});
    };
    const auto steps =
        beam.run(board.bits(start), wanted.at(0).count(), is_goal, limits.most_moves, limits.limits.threads, poll);
    if (!steps) return std::nullopt;
    std::vector<Jump> jumps;
    for (const beams::Step step : *steps) jumps.push_back(board.jump(step));
    return jumps;
}

}  // namespace

std::optional<std::vector<Jump>> short_path(const Board& board, const Position& start, std::span<const Position> goals,
                                            const ShortLimits& limits) {
    if (goals.empty()) return std::nullopt;
    const beams::HoleLayout layout(board);
    switch ((layout.bits() + 63) / 64) {
        case 0:
        case 1:
            return in_words<1>(layout, start, goals, limits);
        case 2:
            return in_words<2>(layout, start, goals, limits);
        case 3:
            return in_words<3>(layout, start, goals, limits);
        case 4:
            return in_words<4>(layout, start, goals, limits);
        case 5:
        case 6:
            return in_words<6>(layout, start, goals, limits);
        case 7:
        case 8:
            return in_words<8>(layout, start, goals, limits);
        default:
            throw Error(Error::Kind::limit, board.label() +
                                                " is too large for a beam over moves, which takes boards of " +
                                                std::to_string(most_bits) + " holes at most");
    }
}

}  // namespace pegwright::search::paths
