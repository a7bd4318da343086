#include "search/winning/winning_file.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "notation/positions.hpp"
#include "search/levels/files/checksum.hpp"
#include "search/levels/keys/key_codec.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <tuple>

namespace pegwright::search::winning {
namespace {

class OpenFile {
public:
    explicit OpenFile(std::string path) : path_(std::move(path)), fd_(::open(path_.c_str(), O_RDONLY | O_CLOEXEC)) {
        if (fd_ < 0) fail_input("cannot open " + path_ + ": " + std::strerror(errno));
        struct stat status = {};
        if (::fstat(fd_, &status) == 0 && S_ISREG(status.st_mode)) size_ = static_cast<std::uint64_t>(status.st_size);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { ::close(fd_); }

    std::uint64_t size() const { return size_; }
    void read_at(std::uint64_t offset, void* bytes, std::size_t size) const {
        char* to = static_cast<char*>(bytes);
        for (std::size_t done = 0; done < size;) {
            const ssize_t n = ::pread(fd_, to + done, size - done, static_cast<off_t>(offset + done));
            if (n < 0 && errno == EINTR) continue;
            if (n < 0) fail_input("cannot read " + path_ + ": " + std::strerror(errno));
            if (n == 0) damaged("it ends too early");
            done += static_cast<std::size_t>(n);
        }
    }
    [[noreturn]] void refuse(const std::string& what) const {
        fail_input(path_ + " " + what + "; pegwright winning writes such files");
    }
    [[noreturn]] void damaged(const std::string& how) const { refuse("is damaged: " + how); }

private:
    std::string path_;
    int fd_;
    std::uint64_t size_ = 0;
};

struct StoredHalf {
    struct Stored {
        LevelEntry entry;
        std::size_t first_block;
    };
    std::map<int, Stored> levels;  // by pegs
    // Tables of some 100 KiB, made at the first look-up.
    std::unique_ptr<const PositionKeys> keys;
};

struct Section {
    Section(ProblemOrAny p, Game g) : problem(std::move(p)), game(std::move(g)) {}
    ProblemOrAny problem;
    Game game;
    StoredHalf upper;
    StoredHalf lower;

    bool complement() const { return game.complement(); }
    // Whether the half can have a level with this many pegs.
    bool holds(bool below, std::uint64_t pegs) const {
        const auto most = static_cast<std::uint64_t>(below ? game.holes() - game.goal_pegs() : game.start_pegs());
        const auto least = static_cast<std::uint64_t>(below ? game.backward_middle() : game.middle());
        return least <= pegs && pegs <= most && !(below && (complement() || game.goals.empty()));
    }
};

}  // namespace

struct WinningFile::Inner {
    explicit Inner(std::string path) : file(std::move(path)) {
        read_end();
        read_header();
        read_index();
    }

    void read_end();
    void read_header();
    void read_index();
    void add_level(const LevelEntry& level, std::size_t first_block);
    ProblemOrAny problem_of(const std::string& words) const;
    const PositionKeys& keys(Section& section, bool below) const;
    // Ascending; throws unless all are positions with the level's pegs.
    void read_block(const StoredHalf& half, const StoredHalf::Stored& level, std::size_t i);
    bool holds(Section& section, bool below, Bits position);
    template <class F>
    void for_each_level(Section& section, F&& f);

    OpenFile file;
    FileEnd end = {};
    std::string header;
    std::optional<Board> board;
    std::vector<Section> sections;
    std::vector<BlockEntry> blocks;
    std::vector<std::uint8_t> index;
    std::vector<std::uint8_t> room;
    std::vector<Key> block;  // read last
};

void WinningFile::Inner::read_end() {
    std::string line(std::min<std::uint64_t>(first_line.size(), file.size()), ' ');
    file.read_at(0, line.data(), line.size());
    if (!line.starts_with(first_words)) file.refuse("is no file of winning positions");
    if (line != first_line)
        file.refuse("is of another version, '" + line.substr(0, line.find('\n')) + "', and this program reads '" +
                    std::string(first_line.substr(0, first_line.size() - 1)) + "'");
    if (file.size() < first_line.size() + sizeof end) file.damaged("it ends too early");
    const std::uint64_t before_end = file.size() - sizeof end;
    file.read_at(before_end, &end, sizeof end);
    if (end.file_size != file.size() || end.header_size > before_end || end.levels_offset < end.header_size ||
        end.levels_offset > before_end || end.levels > before_end / sizeof(LevelEntry) ||
        end.blocks > before_end / sizeof(BlockEntry) ||
        end.levels * sizeof(LevelEntry) + end.blocks * sizeof(BlockEntry) != before_end - end.levels_offset)
        file.damaged("its length does not match its end");
    if (end.header_size > longest_header) file.damaged("its header is too long");
    std::vector<std::uint8_t> all(end.header_size + (before_end - end.levels_offset));
    file.read_at(0, all.data(), end.header_size);
    file.read_at(end.levels_offset, all.data() + end.header_size, before_end - end.levels_offset);
    if (checksum(all, std::as_bytes(std::span(&end, 1)).first(offsetof(FileEnd, checksum))) != end.checksum)
        file.damaged("the checksum of its header and index is wrong");
    const auto header_end = all.begin() + static_cast<std::ptrdiff_t>(end.header_size);
    header.assign(all.begin(), header_end);
    index.assign(header_end, all.end());
}

void WinningFile::Inner::read_header() {
    // After the first line: the board, the problems, an empty line.
    std::istringstream lines = base::stream_of(header.substr(first_line.size() - 1));
    std::string line;
    std::getline(lines, line);
    const auto rest_behind = [&](std::string_view key) {
        if (!std::getline(lines, line) || !line.starts_with(key)) file.damaged("its header has unexpected lines");
        return line.substr(key.size());
    };
    try {
        board = parse_board(rest_behind("board "));
        if (board->hole_count() > 64) bits::fail_too_many_holes(board->label(), board->hole_count());
        while (lines.peek() == 'p' && sections.size() < most_problems) {
            ProblemOrAny problem = problem_of(rest_behind("problem "));
            Game game = game_of(*board, problem);
            sections.emplace_back(std::move(problem), std::move(game));
        }
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit && e.kind() != Error::Kind::input) throw;
        const std::string what = e.what();
        if (what.find(" is damaged: ") != std::string::npos) throw;
        file.damaged("its header cannot be right: " + what);
    }
    if (sections.empty() || !rest_behind("").empty() || lines.peek() != std::char_traits<char>::eof())
        file.damaged("its header has unexpected lines");
}

ProblemOrAny WinningFile::Inner::problem_of(const std::string& words) const {
    if (words == any_to_any) return std::nullopt;
    std::istringstream text = base::stream_of(words);
    std::string start_key;
    std::string start;
    std::string goal_key;
    std::string goal;
    text >> start_key >> start >> goal_key >> goal;
    if ((start_key != "vacate" && start_key != "start") || (goal_key != "finish" && goal_key != "goal"))
        file.damaged("its header has unexpected lines");
    const Problem problem = notation::problem_of(*board, notation::parse_start(*board, start_key, start),
                                                 notation::parse_goal(*board, goal_key, goal));
    // There is only one correct spelling.
    if (words_of(problem.normal()) != words) file.damaged("its header has unexpected lines");
    return problem;
}

void WinningFile::Inner::read_index() {
    std::vector<LevelEntry> levels(end.levels);
    blocks.resize(end.blocks);
    const std::size_t bytes_of_levels = levels.size() * sizeof(LevelEntry);
    if (!levels.empty()) std::memcpy(levels.data(), index.data(), bytes_of_levels);
    if (!blocks.empty()) std::memcpy(blocks.data(), index.data() + bytes_of_levels, blocks.size() * sizeof(BlockEntry));
    index = {};
    std::uint64_t offset = end.header_size;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const std::uint64_t next = i + 1 < blocks.size() ? blocks[i + 1].offset : end.levels_offset;
        if (blocks[i].offset != offset || next <= offset || next - offset > keys_a_block * levels::most_bytes_of_key)
            file.damaged("its index names impossible blocks");
        offset = next;
    }
    if (offset != end.levels_offset) file.damaged("its index names impossible blocks");
    std::size_t first_block = 0;
    std::tuple<std::uint64_t, std::uint64_t, std::uint64_t> last{0, 0, ~std::uint64_t{0}};
    for (const LevelEntry& level : levels) {
        // Ascending order excludes repeats.
        const std::tuple<std::uint64_t, std::uint64_t, std::uint64_t> place{level.problem, level.lower, ~level.pegs};
        if (&level != levels.data() && place <= last) file.damaged("its index names impossible levels");
        last = place;
        add_level(level, first_block);
        first_block += level.blocks;
    }
    if (first_block != blocks.size()) file.damaged("its index names impossible levels");
}

void WinningFile::Inner::add_level(const LevelEntry& level, std::size_t first_block) {
    const std::uint64_t left = blocks.size() - first_block;
    if (level.problem >= sections.size() || level.lower > 1 || level.blocks == 0 || level.blocks > left ||
        level.positions > level.blocks * keys_a_block || level.positions <= (level.blocks - 1) * keys_a_block ||
        level.images < level.positions || !sections[level.problem].holds(level.lower == 1, level.pegs) ||
        level.images / sections[level.problem].game.symmetries.size() > level.positions)
        file.damaged("its index names impossible levels");
    for (std::size_t i = first_block; i < first_block + level.blocks; ++i)
        if (i > first_block && blocks[i].first <= blocks[i - 1].first)
            file.damaged("its index names impossible blocks");
    Section& section = sections[level.problem];
    (level.lower == 1 ? section.lower : section.upper).levels[static_cast<int>(level.pegs)] = {level, first_block};
}

const PositionKeys& WinningFile::Inner::keys(Section& section, bool below) const {
    StoredHalf& half = below ? section.lower : section.upper;
    if (!half.keys)
        half.keys = std::make_unique<const PositionKeys>(
            levels::keys_of(section.game, below ? section.game.backward_starts() : section.game.starts));
    return *half.keys;
}

void WinningFile::Inner::read_block(const StoredHalf& half, const StoredHalf::Stored& level, std::size_t i) {
    const std::size_t number = level.first_block + i;
    const BlockEntry& entry = blocks[number];
    const std::uint64_t next = number + 1 < blocks.size() ? blocks[number + 1].offset : end.levels_offset;
    room.resize(next - entry.offset);
    file.read_at(entry.offset, room.data(), room.size());
    if (checksum(room) != entry.checksum)
        file.damaged("the checksum of the " + std::to_string(room.size()) + " bytes from byte " +
                     std::to_string(entry.offset) + " on is wrong");
    const bool last = i + 1 == level.entry.blocks;
    block.clear();
    const std::uint64_t count = last ? level.entry.positions - i * keys_a_block : keys_a_block;
    const int bits = half.keys->bits();
    bool right = levels::decode_ascending<Key>(room, count, entry.first, block) && block.front() == entry.first &&
                 std::is_sorted(block.begin(), block.end(), std::less_equal<>()) &&
                 (bits == 64 || block.back() >> bits == 0) && (last || block.back() < blocks[number + 1].first);
    if (!right || !half.keys->are_keys(block, static_cast<int>(level.entry.pegs)))
        file.damaged("it has impossible positions");
}

bool WinningFile::Inner::holds(Section& section, bool below, Bits position) {
    const StoredHalf& half = below ? section.lower : section.upper;
    const auto level = half.levels.find(std::popcount(position));
    if (level == half.levels.end() || !keys(section, below).contains(position)) return false;
    const Key key = half.keys->key(position);
    const auto first = blocks.begin() + static_cast<std::ptrdiff_t>(level->second.first_block);
    const auto behind = std::upper_bound(first, first + static_cast<std::ptrdiff_t>(level->second.entry.blocks), key,
                                         [](Key k, const BlockEntry& entry) { return k < entry.first; });
    if (behind == first) return false;
    read_block(half, level->second, static_cast<std::size_t>(behind - first) - 1);
    return std::binary_search(block.begin(), block.end(), key);
}

template <class F>
void WinningFile::Inner::for_each_level(Section& section, F&& f) {
    for (const bool below : {false, true}) {
        const StoredHalf& half = below ? section.lower : section.upper;
        for (auto level = half.levels.rbegin(); level != half.levels.rend(); ++level) {
            keys(section, below);
            f(half, below, level->second);
        }
    }
}

WinningFile::WinningFile(std::string path) : inner_(std::make_unique<Inner>(std::move(path))) {}
WinningFile::~WinningFile() = default;

const Board& WinningFile::board() const { return *inner_->board; }
std::uint64_t WinningFile::size() const { return inner_->file.size(); }
std::size_t WinningFile::problems() const { return inner_->sections.size(); }
const ProblemOrAny& WinningFile::problem(std::size_t i) const { return inner_->sections[i].problem; }
const Game& WinningFile::game(std::size_t i) const { return inner_->sections[i].game; }

std::vector<LevelRow> WinningFile::rows(std::size_t i) const {
    const Section& section = inner_->sections[i];
    std::map<int, LevelRow> rows;
    const auto add = [&](const StoredHalf& half, bool complements) {
        for (const auto& [pegs, level] : half.levels) {
            const int own = complements ? section.game.holes() - pegs : pegs;
            rows.insert({-own, {own, level.entry.positions, level.entry.images}});
        }
    };
    add(section.upper, false);
    add(section.complement() ? section.upper : section.lower, true);
    std::vector<LevelRow> all;
    for (const auto& [place, row] : rows) all.push_back(row);
    return all;
}

std::uint64_t WinningFile::stored(std::size_t i) const {
    std::uint64_t sum = 0;
    for (const StoredHalf* half : {&inner_->sections[i].upper, &inner_->sections[i].lower})
        for (const auto& [pegs, level] : half->levels) sum += level.entry.positions;
    return sum;
}

bool WinningFile::wins(std::size_t i, Bits position) {
    Section& section = inner_->sections[i];
    const int pegs = std::popcount(position);
    if (pegs < section.game.goal_pegs() || pegs > section.game.start_pegs()) return false;
    if (pegs >= section.game.middle()) return inner_->holds(section, false, position);
    return inner_->holds(section, !section.complement(), section.game.board.full() & ~position);
}

std::vector<Bits> WinningFile::positions(std::size_t i) {
    std::vector<Bits> all;
    Section& section = inner_->sections[i];
    inner_->for_each_level(section, [&](const StoredHalf& half, bool below, const StoredHalf::Stored& level) {
        for (std::size_t b = 0; b < level.entry.blocks; ++b) {
            inner_->read_block(half, level, b);
            for (const Key key : inner_->block) {
                const Bits position = half.keys->position(key);
                all.push_back(below ? section.game.board.full() & ~position : position);
            }
        }
    });
    return all;
}

void WinningFile::check(const std::function<void()>& poll) {
    for (Section& section : inner_->sections)
        inner_->for_each_level(section, [&](const StoredHalf& half, bool, const StoredHalf::Stored& level) {
            std::uint64_t images = 0;
            for (std::size_t b = 0; b < level.entry.blocks; ++b) {
                inner_->read_block(half, level, b);
                for (const Key key : inner_->block) images += half.keys->orbit(key);
                if (poll) poll();
            }
            if (images != level.entry.images) inner_->file.damaged("its index names impossible levels");
        });
}

}  // namespace pegwright::search::winning
