#include "search/moves/game_layers.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace pegwright::search::moves {
namespace {

bool holds(const std::vector<Bits>& sorted, Bits position) {
    return std::binary_search(sorted.begin(), sorted.end(), position);
}

// Positions of the level that one move leads to (undone: from) some position of `from`.
std::vector<Bits> next_to(const std::vector<Bits>& from, std::vector<Bits> level, PegMoves& moves,
                          const SymmetryReducer& reducer) {
    std::sort(level.begin(), level.end());
    std::vector<char> found(level.size());
    moves.forget();
    for (const Bits position : from)
        moves.each(position, [&](Bits, const SymmetryReducer::Images& images) {
            const Bits least = reducer.least(images);
            const auto at = std::lower_bound(level.begin(), level.end(), least);
            if (at != level.end() && *at == least) found[static_cast<std::size_t>(at - level.begin())] = 1;
            return WalkControl::on;
        });
    std::vector<Bits> next;
    for (std::size_t i = 0; i < level.size(); ++i)
        if (found[i] != 0) next.push_back(level[i]);
    return next;
}

}  // namespace

GameLayers::GameLayers(const SmallBoard& board, const ClassSearch& search, std::vector<Bits> met)
    : board_(board), ends_(search.ends()), symmetries_(search.symmetries()), reducer_(symmetries_) {
    std::sort(met.begin(), met.end());
    const std::vector<std::vector<Bits>>& before = search.forwards().levels();
    const std::vector<std::vector<Bits>>& after = search.backwards().levels();
    layers_.resize(before.size() + after.size() - 1);
    layers_[before.size() - 1] = std::move(met);
    PegMoves undone(board, reducer_, true);
    for (std::size_t k = before.size() - 1; k > 0; --k)
        layers_[k - 1] = next_to(layers_[k], before[k - 1], undone, reducer_);
    PegMoves made(board, reducer_, false);
    for (std::size_t k = before.size(); k < layers_.size(); ++k)
        layers_[k] = next_to(layers_[k - 1], after[layers_.size() - 1 - k], made, reducer_);
}

bool GameLayers::contains(Bits position, int made) const {
    return made <= moves() && holds(layers_[static_cast<std::size_t>(made)], least(position));
}

std::vector<LikeMoves> GameLayers::moves_from(Bits position, int made, Watch& watch) const {
    using Place = std::tuple<Bits, std::uint8_t, Bits>;  // position, hole of the peg, holes touched
    std::map<std::pair<Bits, Bits>, Integer> found;
    for (std::size_t i = 0; i < board_.size(); ++i) {
        if ((position >> i & 1) == 0) continue;
        std::map<Place, Integer> places{{{position, static_cast<std::uint8_t>(i), 0}, 1}};
        while (!places.empty()) {
            std::map<Place, Integer> next;
            for (const auto& [place, ways] : places)
                for (const BitJump& jump : board_.jumps_from(std::get<1>(place))) {
                    const auto& [before, hole, touched] = place;
                    if (!jump.possible(before)) continue;
                    watch.tick();
                    next[{before ^ jump.flip, jump.to, touched | jump.flip}] += ways;
                }
            for (const auto& [place, ways] : next) {
                const auto& [after, hole, touched] = place;
                if (contains(after, made + 1)) found[{position ^ after, touched}] += ways;
            }
            places = std::move(next);
        }
    }
    std::vector<LikeMoves> all;
    for (const auto& [holes, number] : found) all.push_back({holes.first, holes.second, number});
    return all;
}

std::vector<std::vector<std::size_t>> GameLayers::moves_one_by_one(Bits position, int made, Watch& watch) const {
    std::vector<std::vector<std::size_t>> all;
    std::vector<std::size_t> move;
    const auto go_on = [&](const auto& self, Bits at, std::size_t hole) -> void {
        for (const BitJump& jump : board_.jumps_from(hole)) {
            if (!jump.possible(at)) continue;
            watch.tick();
            move.push_back(static_cast<std::size_t>(&jump - board_.jumps().data()));
            if (contains(at ^ jump.flip, made + 1)) all.push_back(move);
            self(self, at ^ jump.flip, jump.to);
            move.pop_back();
        }
    };
    for (std::size_t i = 0; i < board_.size(); ++i)
        if ((position >> i & 1) != 0) go_on(go_on, position, i);
    return all;
}

}  // namespace pegwright::search::moves
