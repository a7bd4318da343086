// Level files with any content but right checksums: the level below the start of a search, which goes on from it.
// Input:
//
//     bytes of the buckets | index, 40 bytes a bucket | images, jumps: 8 bytes each | buckets: 1 byte | flags
//
// The target adds all else in the file. Flags (1 byte): bits 0-1 choose the board; bit 2 makes the index's offsets and
// sizes consecutive.
#include "search/levels/files/level_file.hpp"
#include "fuzz/fuzz.hpp"
#include "search/levels/files/checksum.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <set>

using namespace pegwright::tests;

namespace {

constexpr std::size_t entry_size = 40;
constexpr std::size_t tail_size = 18;

// It begins in the middle of a game, so that one file is enough.
struct Search {
    Search(const std::string& board, const std::string& vacate)
        : game(game_of(parse_board(board), vacate)), keys(keys_of(game, game.starts)) {
        // Beginning and end are taken from a file of this search.
        Limits limits;
        limits.directory = folder.path();
        BlockPool blocks;
        ForwardLevels levels(game, game.starts, "forward", 0, limits, blocks);
        levels.reach(pegs());
        const std::string file = contents(path());
        begin = file.substr(0, file.find('\n') + 1);
        const std::size_t at = file.rfind(std::string(to_string(game.board.lattice())) + " board ");
        identity = file.substr(at, file.size() - at - 7 * sizeof(std::uint64_t));
        // The folder adds the number of pegs.
        own_identity = identity.substr(0, identity.rfind(", "));
    }
    int pegs() const { return game.start_pegs() - 1; }
    std::string path() const { return folder.path() + "/forward-" + std::to_string(pegs()) + ".level"; }

    const Game game;
    const PositionKeys keys;
    const TemporaryFolder folder;
    std::string begin;
    std::string identity;
    std::string own_identity;
};

std::uint64_t number_at(const std::string& bytes, std::size_t at) {
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data() + at, sizeof number);
    return number;
}
void put(std::string& bytes, std::size_t at, std::uint64_t number) {
    std::memcpy(bytes.data() + at, &number, sizeof number);
}

std::string file_of(const Search& search, std::string_view input, bool in_order) {
    const std::size_t tail = input.size() - (tail_size - 1);
    const std::size_t buckets =
        std::min(tail / entry_size, static_cast<std::size_t>(static_cast<unsigned char>(input.back())));
    std::string file = search.begin + std::string(input.substr(0, tail));
    const std::size_t index = file.size() - buckets * entry_size;
    std::size_t free = search.begin.size();
    for (std::size_t at = index; at < file.size(); at += entry_size) {
        if (in_order) {
            const bool last = at + entry_size == file.size();
            put(file, at + 16, free);
            put(file, at + 24, last ? index - free : std::min(number_at(file, at + 24), std::uint64_t{index - free}));
        }
        const std::uint64_t offset = number_at(file, at + 16);
        const std::uint64_t size = number_at(file, at + 24);
        if (offset > file.size() || size > file.size() - offset) continue;
        free = offset + size;
        const auto from = file.begin() + static_cast<std::ptrdiff_t>(offset);
        put(file, at + 32, checksum({from, from + static_cast<std::ptrdiff_t>(size)}, {}));
    }
    file += search.identity;
    const std::string counted(input.substr(tail, 16));
    std::array<std::uint64_t, 6> trailer{index,
                                         buckets,
                                         search.identity.size(),
                                         number_at(counted, 0),
                                         number_at(counted, 8),
                                         file.size() + 7 * sizeof(std::uint64_t)};
    const std::uint64_t sum =
        checksum({file.begin() + static_cast<std::ptrdiff_t>(index), file.end()}, std::as_bytes(std::span(trailer)));
    file.append(reinterpret_cast<const char*>(trailer.data()), sizeof trailer);
    file.append(reinterpret_cast<const char*>(&sum), sizeof sum);
    return file;
}

std::vector<Key> next_of(const Search& search, const std::vector<Key>& keys) {
    std::set<Key> next;
    for (const Key key : keys) {
        const Bits position = search.keys.position(key);
        for (const BitJump& jump : search.game.board.jumps())
            if (jump.possible(position)) next.insert(search.keys.key(position ^ jump.flip));
    }
    return {next.begin(), next.end()};
}

// Checked keys of the level in the file; an error if unreadable.
std::vector<Key> keys_in_file(const Search& search, const LevelFolder& folder) {
    const auto stored = folder.load(search.pegs(), search.keys);
    expect(stored.has_value(), "the file is there");
    std::vector<Key> keys = stored->level.keys();
    expect(keys.size() == stored->level.positions(), "a level has as many keys as it says");
    expect(std::adjacent_find(keys.begin(), keys.end(), std::greater_equal<>()) == keys.end(), "keys ascend");
    for (const Key key : keys) {
        const Bits position = search.keys.position(key);
        expect((position & ~search.game.board.full()) == 0 && std::popcount(position) == search.pegs() &&
                   search.keys.key(position) == key,
               "a key stands for a position with so many pegs");
    }
    return keys;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::array<Search, 4> searches{Search("T5", "a1,a2,b2,b3,c5"), Search("4x4", "b2,c2,b3,c3,a1"),
                                                Search("english", "d4,d3,d5,c4,e4,d2,d6,b4,f4,c3,e5"),
                                                Search("7x6", "a1,b1,c1,d1,a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4,d4")};
    if (size < tail_size) return 0;
    const std::string input(reinterpret_cast<const char*>(data), size - 1);
    const Search& search = searches[data[size - 1] & 3];
    for (const std::string& left : search.folder.files()) std::filesystem::remove(search.folder.path() + "/" + left);
    write_file(search.path(), file_of(search, input, (data[size - 1] & 4) != 0));

    std::vector<Key> keys;
    const auto unreadable = error_of([&] {
        keys = keys_in_file(search, {search.folder.path(), "forward", search.own_identity});
    });
    Limits limits;
    limits.directory = search.folder.path();
    limits.memory = 64 << 20;
    BlockPool blocks;
    const int below = search.pegs() - 2;
    const auto error = error_of([&] {
        ForwardLevels levels(search.game, search.game.starts, "forward", below, limits, blocks);
        expect(levels.level(search.pegs()).positions() == keys.size() || unreadable, "the search has taken the file");
        levels.reach(below);
        expect(!unreadable, "a file that cannot be read is not gone on from");
        const std::vector<Key> next = next_of(search, keys);
        expect(levels.level(search.pegs() - 1).keys() == next, "the next level is one jump away");
        expect(levels.level(below).keys() == next_of(search, next), "the level after it is one jump further");
    });
    if (error) return 0;
    {
        const ForwardLevels again(search.game, search.game.starts, "forward", below, limits, blocks);
        expect(again.level(below).keys() == next_of(search, next_of(search, keys)), "files hold what was found");
    }
    if (search.game.holes() > 16) return 0;
    const Searched found = searched(search.game, limits);
    for (const auto& [pegs, row] : found.winning)
        expect(row.positions <= found.reached.at(pegs).positions && row.images <= found.reached.at(pegs).images,
               "winning positions are among those reached");
    return 0;
}
