#include "search/moves/shortest_games.hpp"

#include "base/error.hpp"
#include "search/bits/position_set.hpp"
#include "search/moves/game_layers.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::search::moves {
namespace {

enum class Alike : std::uint8_t { none, order };

bool is_identity(const HolePermutation& permutation) {
    for (std::size_t i = 0; i < permutation.size(); ++i)
        if (permutation[i] != i) return false;
    return true;
}

bool keeps_each_of(const HolePermutation& permutation, Bits holes) {
    for (; holes != 0; holes &= holes - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(holes));
        if (permutation[i] != i) return false;
    }
    return true;
}

// Counts the games from a position. With a symmetry, counts only those that it maps to themselves, or up to order to
// one that counts as the same.
class GamesCounter {
public:
    GamesCounter(const GameLayers& layers, const HolePermutation& symmetry, Alike alike, const Limits& limits)
        : layers_(layers),
          symmetry_(symmetry),
          all_(is_identity(symmetry)),
          alike_(alike),
          watch_(
              limits,
              [this] {
                  return Progress{"positions of the shortest solutions", 0, memo_.size(), 0};
              },
              [this] { return memo_.bytes_with(Watch::interval); }) {}

    Integer from_starts() {
        Integer sum = 0;
        for (const Bits start : layers_.ends().starts)
            if (image(symmetry_, start) == start) sum += from(start, 0);
        return sum;
    }

private:
    Integer from(Bits position, int made) {
        if (!layers_.contains(position, made)) return 0;
        if (made == layers_.moves()) return 1;
        const Bits key = all_ ? layers_.least(position) : position;
        if (const Integer* known = memo_.find(key)) return *known;
        const std::vector<LikeMoves> moves = kept(layers_.moves_from(position, made, watch_));
        Integer sum = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Integer games = moves[i].number * from(position ^ moves[i].flip, made + moves[i].moves);
            if (games == 0) continue;
            sum += games;
            if (alike_ == Alike::order) sum -= with_more(moves, i, position, made, 0, 1);
        }
        memo_.insert(key, sum);
        return sum;
    }

    // The games that begin with moves[i] and further independent ones behind it in the list, with alternating signs.
    Integer with_more(const std::vector<LikeMoves>& moves, std::size_t i, Bits position, int made, Bits touched,
                      const Integer& number) {
        position ^= moves[i].flip;
        made += moves[i].moves;
        touched |= moves[i].touched;
        Integer sum = 0;
        for (std::size_t next = i + 1; next < moves.size(); ++next) {
            const LikeMoves& move = moves[next];
            if ((move.touched & touched) != 0) continue;
            const Bits after = position ^ move.flip;
            // Moves that no game begins with have no larger sets.
            if (!layers_.contains(after, made + move.moves)) continue;
            const Integer both = number * moves[i].number;
            sum += both * move.number * from(after, made + move.moves);
            sum -= with_more(moves, next, position, made, touched, both);
        }
        return sum;
    }

    // Moves whose holes the symmetry keeps, and, up to order, a move together with its images.
    std::vector<LikeMoves> kept(std::vector<LikeMoves> moves) const {
        if (all_) return moves;
        std::vector<LikeMoves> result;
        std::vector<char> seen(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (seen[i] != 0) continue;
            if (keeps_each_of(symmetry_, moves[i].touched)) {
                result.push_back(moves[i]);
            } else if (alike_ == Alike::order) {
                if (const auto joint = with_images(moves, i, seen)) result.push_back(*joint);
            }
        }
        return result;
    }
    // Nothing if two of the images share a hole.
    std::optional<LikeMoves> with_images(const std::vector<LikeMoves>& moves, std::size_t first,
                                         std::vector<char>& seen) const {
        LikeMoves joint{0, 0, moves[first].number, 0};
        bool disjoint = true;
        for (std::size_t i = first; seen[i] == 0;) {
            seen[i] = 1;
            disjoint = disjoint && (joint.touched & moves[i].touched) == 0;
            joint = {joint.flip | moves[i].flip, joint.touched | moves[i].touched, joint.number, joint.moves + 1};
            const Bits flip = image(symmetry_, moves[i].flip);
            const Bits touched = image(symmetry_, moves[i].touched);
            const auto same = [&](const LikeMoves& move) { return move.flip == flip && move.touched == touched; };
            const auto next = std::find_if(moves.begin(), moves.end(), same);
            if (next == moves.end()) fail_internal("a symmetry does not keep the shortest games");
            i = static_cast<std::size_t>(next - moves.begin());
        }
        // A move that its image shares all holes with is not its own image.
        if (joint.moves == 1) return std::nullopt;
        return disjoint ? std::optional(joint) : std::nullopt;
    }

    const GameLayers& layers_;
    const HolePermutation& symmetry_;
    bool all_;
    Alike alike_;
    bits::PositionMap<Integer> memo_;
    Watch watch_;
};

}  // namespace

class ShortestGames::OfClass {
public:
    OfClass(const SmallBoard& board, const ClassSearch& search, std::vector<Bits> met)
        : layers_(board, search, std::move(met)) {}

    void add_to(NumberOfGames& sum, const Limits& limits) const {
        HolePermutation identity(layers_.board().size());
        std::iota(identity.begin(), identity.end(), std::uint8_t{0});
        const Integer classes = layers_.ends().to_images.size() + 1;
        for (const Alike alike : {Alike::none, Alike::order}) {
            const Integer all = GamesCounter(layers_, identity, alike, limits).from_starts();
            Integer kept = all;
            Integer symmetries = 1;
            for (const HolePermutation& symmetry : layers_.symmetries()) {
                if (is_identity(symmetry)) continue;
                kept += GamesCounter(layers_, symmetry, alike, limits).from_starts();
                ++symmetries;
            }
            if (kept % symmetries != 0) fail_internal("the symmetries are no group");
            (alike == Alike::none ? sum.all : sum.orders) += all * classes;
            (alike == Alike::none ? sum.up_to_symmetry : sum.orders_and_symmetry) += kept / symmetries;
        }
    }

    bool each(bool up_to_order, const Visit& f, const Limits& limits) const {
        Watch watch(
            limits,
            [] {
                return Progress{"solutions", 0, 0, 0};
            },
            [] { return std::size_t{0}; });
        std::vector<const HolePermutation*> images{nullptr};
        for (const HolePermutation& symmetry : layers_.ends().to_images) images.push_back(&symmetry);
        for (const HolePermutation* to : images)
            for (const Bits start : layers_.ends().starts) {
                if (!layers_.contains(start, 0)) continue;
                std::vector<std::size_t> played;
                const auto visit = [&] { return f(to ? image(*to, start) : start, jumps_of(played, to)); };
                if (!go_on(start, 0, {}, up_to_order, played, visit, watch)) return false;
            }
        return true;
    }

private:
    using Move = std::vector<std::size_t>;

    Bits touched(const Move& move) const {
        Bits holes = 0;
        for (const std::size_t j : move) holes |= layers_.board().jumps()[j].flip;
        return holes;
    }
    // asleep: moves that must not come next, as a smaller order has them before [Godefroid 1996]. At most 64 calls
    // deep.
    template <class Found>
    bool go_on(Bits position, int made, const std::vector<Move>& asleep, bool up_to_order, Move& played,
               const Found& found, Watch& watch) const {
        if (made == layers_.moves()) return found();
        std::vector<Move> before = asleep;
        for (const Move& move : layers_.moves_one_by_one(position, made, watch)) {
            if (std::find(asleep.begin(), asleep.end(), move) != asleep.end()) continue;
            Bits after = position;
            for (const std::size_t j : move) after ^= layers_.board().jumps()[j].flip;
            std::vector<Move> still = before;
            std::erase_if(still, [&](const Move& other) { return (touched(other) & touched(move)) != 0; });
            const std::size_t length = played.size();
            played.insert(played.end(), move.begin(), move.end());
            if (!go_on(after, made + 1, still, up_to_order, played, found, watch)) return false;
            played.resize(length);
            if (up_to_order) before.push_back(move);
        }
        return true;
    }
    std::vector<Jump> jumps_of(const Move& played, const HolePermutation* to) const {
        const auto holes = layers_.board().holes();
        const auto hole = [&](std::size_t i) { return holes[to ? (*to)[i] : i]; };
        std::vector<Jump> jumps;
        for (const std::size_t j : played) {
            const BitJump& jump = layers_.board().jumps()[j];
            jumps.push_back({hole(jump.from), hole(jump.to)});
        }
        return jumps;
    }

    GameLayers layers_;
};

ShortestGames::ShortestGames(const SmallBoard& board, const ShortestQuestion& question, int moves, const Limits& limits)
    : limits_(limits) {
    for (ClassEnds& ends : ends_by_class(board, question)) {
        ClassSearch search(board, question, std::move(ends), limits);
        if (search.least() > moves) continue;
        std::vector<Bits> met = search.meet_all(moves);
        if (!met.empty()) classes_.push_back(std::make_unique<OfClass>(board, search, std::move(met)));
    }
}

ShortestGames::~ShortestGames() = default;

NumberOfGames ShortestGames::count() const {
    NumberOfGames sum;
    for (const auto& one : classes_) one->add_to(sum, limits_);
    return sum;
}

void ShortestGames::each(bool up_to_order, const Visit& f) const {
    for (const auto& one : classes_)
        if (!one->each(up_to_order, f, limits_)) return;
}

}  // namespace pegwright::search::moves
