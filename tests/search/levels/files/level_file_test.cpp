#include "search/levels/files/level_file.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/level_check.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/search.hpp"

#include <filesystem>
#include <numeric>

using namespace pegwright::tests;

namespace {

PositionKeys keys_of_t5() {
    const Game game = game_of(parse_board("T5"), "a1", "a1");
    return keys_of(game, game.starts);
}

// A reader must get all of it or an error.
class OneFile {
public:
    OneFile() {
        Limits limits;
        limits.directory = folder_.path();
        searched(game_of(parse_board("T5"), "a1", "a1"), limits);
        // The identity is of the search's own folder.
        identity_ = contents(path());
        const auto begin = identity_.find("triangular board");
        identity_ = identity_.substr(begin, identity_.find(", 9 pegs") - begin);
        bytes = contents(path());
        keys = LevelFolder(folder_.path(), "forward", identity_).load(9, keys_)->level.keys();
    }
    std::string path() const { return folder_.path() + "/forward-9.level"; }
    std::string error(const std::string& changed) const {
        write_file(path(), changed);
        return error_of(Error::Kind::input,
                        [&] { LevelFolder(folder_.path(), "forward", identity_).load(9, keys_)->level.keys(); });
    }
    std::string error_of_search(const std::vector<std::vector<Key>>& buckets, const std::vector<Key>& bases,
                                std::uint64_t images = 0) const {
        // Lower levels would not match.
        for (int pegs = 1; pegs < 9; ++pegs)
            std::filesystem::remove(folder_.path() + "/forward-" + std::to_string(pegs) + ".level");
        {
            const LevelFolder folder(folder_.path(), "forward", identity_);
            const auto file = folder.begin(9);
            StoredLevel stored;
            stored.level.pegs = 9;
            for (std::size_t i = 0; i < buckets.size(); ++i) {
                Bucket& bucket = stored.level.buckets.emplace_back();
                bucket.base = bases[i];
                bucket.count = buckets[i].size();
                std::vector<Key> offsets;
                for (const Key key : buckets[i]) offsets.push_back(key - bases[i]);
                encode_ascending<Key>(offsets, bucket.bytes);
                file->take(bucket);
            }
            stored.parent_images = images == 0 ? most_images() : images;
            folder.complete(file, stored);
        }
        Limits limits;
        limits.directory = folder_.path();
        return error_of(Error::Kind::input, [&] { searched(game_of(parse_board("T5"), "a1", "a1"), limits); });
    }
    // Bound on images, from the level above.
    std::uint64_t most_images() const { return searched(game_of(parse_board("T5"), "a1", "a1")).reached.at(10).images; }
    std::string bytes;
    std::vector<Key> keys;

private:
    const PositionKeys keys_ = keys_of_t5();
    TemporaryFolder folder_;
    std::string identity_;
};

}  // namespace

TEST_CASE("a level file with a changed byte is refused", "[level_file]") {
    const OneFile file;
    REQUIRE(file.bytes.size() > 300);
    CHECK(file.error(file.bytes).empty());
    for (std::size_t i = 0; i < file.bytes.size(); ++i) {
        INFO("byte " << i << " of " << file.bytes.size());
        std::string changed = file.bytes;
        changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
        const std::string error = file.error(changed);
        CHECK(error.find(file.path() + " is ") == 0);
        CHECK(says(error, "; remove it, and the level will be built again, or name another folder"));
        const std::string cut = file.error(file.bytes.substr(0, i));
        CHECK(cut.find(file.path() + " is ") == 0);
    }
    CHECK(says(file.error(file.bytes + '\0'), "is damaged: its length does not match its end"));
    CHECK(says(file.error(""), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 50)), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 200)), "is damaged: its length does not match its end"));
    CHECK(says(file.error(file.bytes.substr(1)),
               "is no level file of this version (its first line is not 'pegwright level file 1')"));
    std::string changed = file.bytes;
    changed[21] = '2';
    CHECK(says(file.error(changed), "is no level file of this version"));
    changed = file.bytes;
    changed[40] ^= 4;
    CHECK(says(file.error(changed), "is damaged: the checksum of the "));
    changed = file.bytes;
    changed[changed.size() - 60] ^= 4;
    CHECK(says(file.error(changed), "is damaged: the checksum of its index is wrong"));
    CHECK(file.error(file.bytes).empty());
}

TEST_CASE("a level file with foreign keys is refused", "[level_file]") {
    const OneFile file;
    // T_5 has keys of 13 bits.
    const Key end = Key{1} << 13;
    const std::vector<Key>& good = file.keys;
    REQUIRE(good.size() > 100);
    CHECK(file.error_of_search({good}, {0}).empty());
    const std::string keys = file.path() + " is damaged: its keys are none of the level's; remove it";
    CHECK(says(file.error_of_search({{good[0], good[1], end}}, {0}), keys));
    CHECK(says(file.error_of_search({{~Key{0} - 1}}, {0}), keys));
    CHECK(says(file.error_of_search({{good[1], good[0]}}, {0}), keys));  // past 2^64 and round
    // Positions with other numbers of pegs, and keys that stand for no position.
    const PositionKeys all = keys_of_t5();
    std::size_t others = 0;
    for (Key key = 0; key < end; ++key)
        if (all.key(all.position(key)) != key || std::popcount(all.position(key)) != 9) {
            ++others;
            if (key % 64 == 0) CHECK(says(file.error_of_search({{key}}, {0}), keys));
        }
    CHECK(others > 5000);
}

TEST_CASE("a level file with a wrong index is refused", "[level_file]") {
    const OneFile file;
    const Key end = Key{1} << 13;
    const std::vector<Key>& good = file.keys;
    const auto half = static_cast<std::ptrdiff_t>(good.size() / 2);
    const Key cut = good[static_cast<std::size_t>(half)];
    const std::vector<Key> low(good.begin(), good.begin() + half);
    const std::vector<Key> high(good.begin() + half, good.end());
    CHECK(file.error_of_search({low, high}, {0, cut}).empty());
    CHECK(says(file.error_of_search({good, {cut}}, {0, cut}), "its keys are none of the level's"));
    const std::string index = file.path() + " is damaged: its index names ranges that no level has; remove it";
    CHECK(says(file.error_of_search({{7}}, {7}), index));
    CHECK(says(file.error_of_search({}, {}), index));
    CHECK(says(file.error_of_search({{1}, {9}, {9}}, {0, 8, 8}), index));
    CHECK(says(file.error_of_search({{1}, {end}}, {0, end}), index));
    // More keys than fit a range, or than positions with nine pegs.
    CHECK(says(file.error_of_search({{1, 2, 3}, high}, {0, 2}), index));
    std::vector<Key> many(5006);
    std::iota(many.begin(), many.end(), Key{0});
    CHECK(says(file.error_of_search({many}, {0}), index));
    std::vector<std::vector<Key>> empty(2050);
    std::vector<Key> bases(2050);
    std::iota(bases.begin(), bases.end(), Key{0});
    CHECK(says(file.error_of_search(empty, bases), index));
    // Counts for the level above that are too large.
    const std::string above = file.path() + " is damaged: it claims more positions or jumps than the level above";
    CHECK(says(file.error_of_search({good}, {0}, 1), above));
    CHECK(says(file.error_of_search({good}, {0}, 1'000'000), above));
}

TEST_CASE("bounds on a level's index are exact", "[level_file]") {
    // 42 holes: keys of a class have 38 bits, so ranges are at most 2^32 wide.
    const Game game = game_of(parse_board("7x6"), "a1");
    const PositionKeys keys = keys_of(game, game.starts);
    REQUIRE(keys.bits() > 33);
    REQUIRE(keys.bits() <= most_bits_of_short_offsets);
    Level level;
    level.pegs = 20;
    level.key_bits = keys.bits();
    const auto with_bases = [&](const std::vector<Key>& bases) {
        level.buckets.clear();
        for (const Key base : bases) level.buckets.push_back({base, 1, {}, 100 + level.buckets.size(), 1, 0});
        return plausible(level, keys, {100, 100 + level.buckets.size()});
    };
    std::vector<Key> bases;
    for (Key base = 0; base >> keys.bits() == 0; base += Key{1} << 32) bases.push_back(base);
    CHECK(with_bases(bases));
    const Key least = Key{1} << (keys.bits() - 16);
    bases[1] += least;
    CHECK_FALSE(with_bases(bases));  // the first range is wider than 2^32
    bases[1] -= 2 * least;
    CHECK_FALSE(with_bases(bases));  // the second is
    CHECK(with_bases({0}));          // one range takes what it needs
    level.buckets[0].count = 2;
    CHECK_FALSE(plausible(level, keys, {100, 101}));  // more keys than bytes
    level.buckets[0] = {0, 1, {}, 100, 1, 0};
    CHECK(plausible(level, keys, {100, 101}));
    CHECK_FALSE(plausible(level, keys, {100, 102}));
    CHECK_FALSE(plausible(level, keys, {99, 101}));
    level.buckets[0].size = ~std::uint64_t{0};
    CHECK_FALSE(plausible(level, keys, {100, 101}));
    level.buckets[0].size = 20;
    CHECK_FALSE(plausible(level, keys, {100, 120}));  // more bytes than a key takes
    level.buckets[0].size = 11;
    CHECK_FALSE(plausible(level, keys, {100, 111}));
    level.buckets[0].size = 10;
    CHECK(plausible(level, keys, {100, 110}));
    level.buckets[0] = {0, 0, {}, 100, 0, 0};
    CHECK(plausible(level, keys, {100, 100}));
    level.buckets[0].size = 1;
    CHECK_FALSE(plausible(level, keys, {100, 101}));  // bytes for no key
}

TEST_CASE("only one search at a time uses a folder", "[level_file]") {
    const TemporaryFolder folder;
    {
        const LevelFolder mine(folder.path() + "/new/levels", "forward", "a search");
        CHECK_FALSE(mine.load(5, keys_of_t5()));
        const LevelFolder backward(folder.path() + "/new/levels", "backward", "a search");
        CHECK(
            error_of(Error::Kind::input, [&] { LevelFolder(folder.path() + "/new/levels", "forward", "a search"); }) ==
            "another search is at work in " + folder.path() + "/new/levels; wait for it, or name another folder");
    }
    CHECK(error_of(Error::Kind::input, [&] {
              LevelFolder(folder.path() + "/new/levels", "forward", "a search");
          }).empty());
    CHECK(std::filesystem::is_empty(folder.path() + "/new/levels"));
    write_file(folder.path() + "/file", "");
    CHECK(says(error_of(Error::Kind::input, [&] { LevelFolder(folder.path() + "/file", "forward", "a search"); }),
               folder.path() + "/file"));
}
