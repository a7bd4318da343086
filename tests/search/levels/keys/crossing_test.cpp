#include "search/levels/keys/crossing.hpp"

#include "support/catch.hpp"
#include "support/search.hpp"

#include <set>

using namespace pegwright::tests;

namespace {

struct Side {
    std::vector<HolePermutation> symmetries;
    PositionKeys keys;

    Side(const SmallBoard& board, std::vector<HolePermutation> kept, Bits member)
        : symmetries(std::move(kept)), keys(board, symmetries, member, true) {}
};

// Positions of a vacancy, up to the symmetries that keep it.
Side side_of(const SmallBoard& board, std::size_t vacancy) {
    const Bits hole = Bits{1} << vacancy;
    return {board, keeping(hole_symmetries(board), hole), board.full() & ~hole};
}

// Positions of `start`'s class, by random jumps both ways.
std::vector<Bits> some_positions(const SmallBoard& board, Bits start, Random& random) {
    std::vector<Bits> positions;
    Bits p = start;
    while (positions.size() < 200) {
        const BitJump& jump = board.jumps()[random() % board.jumps().size()];
        if (jump.possible(p) || jump.possible(p ^ jump.flip)) positions.push_back(p ^= jump.flip);
    }
    return positions;
}

// Keys of the complements of all images, mapped by `between`, with counts.
std::map<Key, std::size_t> one_by_one(const SmallBoard& board, const Side& from, const HolePermutation& between,
                                      const Side& to, Key key) {
    std::set<Bits> images;
    for (const HolePermutation& symmetry : from.symmetries) images.insert(image(symmetry, from.keys.position(key)));
    std::map<Key, std::size_t> keys;
    for (const Bits p : images) ++keys[to.keys.key(board.full() & ~image(between, p))];
    return keys;
}

}  // namespace

TEST_CASE("keys cross over as all images of their complements", "[crossing]") {
    Random random;
    std::set<std::size_t> numbers_of_images;
    for (const char* name : {"T5", "T7", "english", "6x6", "triangular:4x4", "diagonal:4x4", "5x4", "5x5"}) {
        const SmallBoard board(parse_board(name));
        const auto symmetries = hole_symmetries(board);
        for (std::size_t v = 0; v < board.size(); ++v) {
            const std::size_t f = random() % board.size();
            const HolePermutation& between = symmetries[random() % symmetries.size()];
            const Side from = side_of(board, f);
            const Side to = side_of(board, v);
            const Bits back = board.full() & ~image(between, board.full() & ~(Bits{1} << f));
            if (!to.keys.contains(back)) continue;
            const KeyCrossing crossing(board, from.keys, from.symmetries, between, to.keys, to.symmetries);
            numbers_of_images.insert(crossing.images());
            std::vector<Key> keys;
            for (const Bits p : some_positions(board, board.full() & ~(Bits{1} << f), random))
                keys.push_back(from.keys.key(p));
            ReachedKeys reached;
            crossing.reach(keys, reached);
            REQUIRE(reached.count == keys.size() * crossing.images());
            std::vector<std::map<Key, std::size_t>> found(keys.size());
            for (std::size_t i = 0; i < reached.count; ++i) ++found[reached.from[i]][reached.keys[i]];
            for (std::size_t i = 0; i < keys.size(); ++i) {
                INFO(name << " " << v << " " << f << ", key " << keys[i]);
                // Images are crossed equally often.
                auto expected = one_by_one(board, from, between, to, keys[i]);
                for (auto& [key, times] : expected) times *= crossing.images();
                for (auto& [key, times] : found[i]) times *= from.keys.orbit(keys[i]);
                CHECK(found[i] == expected);
            }
        }
    }
    CHECK(numbers_of_images == std::set<std::size_t>{1, 2});
}
