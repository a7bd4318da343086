// Files of winning positions with any content but right checksums. Input: a letter, then a file without checksums:
//
//     header: lines of text, the last of them empty | blocks | levels, 48 bytes each | places, 24 bytes each |
//     levels: 1 byte | blocks: 1 byte
//
// The target adds checksums and the end of the file. With the letter o, offsets and lengths of places are taken as
// they are, else they are made consecutive.
#include "search/winning/winning_file.hpp"
#include "fuzz/fuzz.hpp"
#include "search/levels/files/checksum.hpp"
#include "support/search.hpp"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <set>

using namespace pegwright::tests;

namespace {

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

std::string file_of(std::string_view input) {
    const bool as_they_come = input.front() == 'o';
    std::uint64_t levels = static_cast<unsigned char>(input[input.size() - 2]);
    std::uint64_t blocks = static_cast<unsigned char>(input[input.size() - 1]);
    std::string file(input.substr(1, input.size() - 3));
    const std::size_t blank = file.find("\n\n");
    FileEnd end{};
    end.header_size = blank == std::string::npos ? file.size() : blank + 2;
    const std::uint64_t room = file.size() - end.header_size;
    levels = std::min(levels, room / sizeof(LevelEntry));
    blocks = std::min(blocks, (room - levels * sizeof(LevelEntry)) / sizeof(BlockEntry));
    end.levels = levels;
    end.blocks = blocks;
    const std::uint64_t places = file.size() - blocks * sizeof(BlockEntry);
    end.levels_offset = places - levels * sizeof(LevelEntry);
    std::vector<BlockEntry> entries(blocks);
    if (blocks > 0) std::memcpy(entries.data(), file.data() + places, blocks * sizeof(BlockEntry));
    std::uint64_t offset = end.header_size;
    for (BlockEntry& entry : entries) {
        const std::uint64_t left = end.levels_offset - std::min(end.levels_offset, offset);
        const std::uint64_t size = &entry == &entries.back() ? left : std::min(left, entry.offset & 0xfff);
        if (!as_they_come) entry.offset = offset;
        offset += size;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::uint64_t next = i + 1 < entries.size() ? entries[i + 1].offset : end.levels_offset;
        const std::uint64_t from = entries[i].offset;
        if (from <= next && next <= file.size())
            entries[i].checksum = checksum(bytes_of(std::string_view(file).substr(from, next - from)));
    }
    if (blocks > 0) std::memcpy(file.data() + places, entries.data(), blocks * sizeof(BlockEntry));
    end.file_size = file.size() + sizeof end;
    std::vector<std::uint8_t> all = bytes_of(std::string_view(file).substr(0, end.header_size));
    const auto index = bytes_of(std::string_view(file).substr(end.levels_offset));
    all.insert(all.end(), index.begin(), index.end());
    end.checksum = checksum(all, std::as_bytes(std::span(&end, 1)).first(offsetof(FileEnd, checksum)));
    file.append(reinterpret_cast<const char*>(&end), sizeof end);
    return file;
}

// A readable file has what it announces, and knows positions by all images.
void look_up(WinningFile& file) {
    for (std::size_t i = 0; i < file.problems(); ++i) {
        const Game& game = file.game(i);
        const std::vector<Bits> positions = file.positions(i);
        expect(positions.size() == file.stored(i), "a file has as many positions as it says");
        std::uint64_t in_rows = 0;
        for (const LevelRow& row : file.rows(i)) {
            in_rows += row.positions;
            expect(row.positions <= row.images && row.pegs >= game.goal_pegs() && row.pegs <= game.start_pegs(),
                   "levels lie between start and goal");
        }
        expect(in_rows >= positions.size() && in_rows <= 2 * positions.size(), "levels hold what is stored");
        std::set<Bits> seen;
        for (const Bits p : positions) {
            expect(seen.insert(p).second, "no position is stored twice");
            for (const HolePermutation& symmetry : game.symmetries)
                expect(file.wins(i, image(symmetry, p)), "what is stored is found");
            if (game.complement()) expect(file.wins(i, game.board.full() & ~p), "and so is its complement");
        }
        for (std::uint64_t p = 0; p < 64; ++p) file.wins(i, p * 0x9E3779B97F4A7C15 & game.board.full());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const TemporaryFolder folder;
    if (size < 3) return 0;
    const std::string path = folder.path() + "/positions";
    std::filesystem::remove(path);
    write_file(path, file_of({reinterpret_cast<const char*>(data), size}));
    error_of([&] {
        WinningFile file(path);
        file.check();
        look_up(file);
    });
    // Files without checksums are refused.
    std::filesystem::remove(path);
    write_file(path, {reinterpret_cast<const char*>(data), size});
    expect(error_of([&] { WinningFile(path).check(); }).has_value(), "a file without checksums is refused");
    return 0;
}
