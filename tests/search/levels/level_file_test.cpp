#include "search/levels/level_file.hpp"
#include "search/levels/key_codec.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/search.hpp"

#include <filesystem>

using namespace pegwright::tests;

namespace {

// A level file of T_5 and the folder it is in; whoever reads it must get all of it or an error.
class OneFile {
public:
    OneFile() {
        Limits limits;
        limits.directory = folder_.path();
        searched(game_of(parse_board("T5"), "a1", "a1"), limits);
        // The identity is that of the search's own folder.
        identity_ = contents(path());
        const auto begin = identity_.find("triangular board");
        identity_ = identity_.substr(begin, identity_.find(", 9 pegs") - begin);
        bytes = contents(path());
    }
    std::string path() const { return folder_.path() + "/forward-9.level"; }
    std::string error(const std::string& changed) const {
        write_file(path(), changed);
        return error_of(Error::Kind::input,
                        [&] { LevelFolder(folder_.path(), "forward", identity_).load(9, 13)->level.keys(); });
    }
    // What a search says when it finds a file with these buckets, whole and with all checksums right.
    std::string error_of_search(const std::vector<std::vector<Key>>& buckets, const std::vector<Key>& bases) const {
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
            folder.complete(file, stored);
        }
        Limits limits;
        limits.directory = folder_.path();
        return error_of(Error::Kind::input, [&] { searched(game_of(parse_board("T5"), "a1", "a1"), limits); });
    }
    std::string bytes;

private:
    TemporaryFolder folder_;
    std::string identity_;
};

}  // namespace

TEST_CASE("a level file with any byte changed, missing or added is refused", "[level_file]") {
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
    CHECK(says(file.error(file.bytes + '\0'), "is damaged: its length is not what its end says"));
    CHECK(says(file.error(""), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 50)), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 200)), "is damaged: its length is not what its end says"));
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

TEST_CASE("a level file whose keys would lead beyond the tables is refused, checksums or not", "[level_file]") {
    const OneFile file;
    // Keys of T_5 have 13 bits.
    const Key most = (Key{1} << 13) - 1;
    CHECK(file.error_of_search({{1, 2, most}}, {0}).empty());
    const std::string keys = file.path() + " is damaged: its keys are none of the level's; remove it";
    CHECK(says(file.error_of_search({{1, 2, most + 1}}, {0}), keys));
    CHECK(says(file.error_of_search({{~Key{0} - 1}}, {0}), keys));
    CHECK(says(file.error_of_search({{5, 4}}, {0}), keys));  // past 2^64 and round
    CHECK(says(file.error_of_search({{1, 4096}, {4096}}, {0, 4096}), keys));
    CHECK(file.error_of_search({{1}, {4096, most}}, {0, 4096}).empty());
    const std::string index = file.path() + " is damaged: its index names ranges that no level has; remove it";
    CHECK(says(file.error_of_search({{7}}, {7}), index));
    CHECK(says(file.error_of_search({}, {}), index));
    CHECK(says(file.error_of_search({{1}, {9}, {9}}, {0, 8, 8}), index));
    CHECK(says(file.error_of_search({{1}, {most + 1}}, {0, most + 1}), index));
}

TEST_CASE("a folder is one search's at a time", "[level_file]") {
    const TemporaryFolder folder;
    {
        const LevelFolder mine(folder.path() + "/new/levels", "forward", "a search");
        CHECK_FALSE(mine.load(5, 13));
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
