#include "search/winning/winning_writer.hpp"

#include "notation/positions.hpp"
#include "search/levels/files/checksum.hpp"
#include "search/levels/keys/key_codec.hpp"

#include <cstring>

namespace pegwright::search::winning {
namespace {

template <class Entry>
void append(std::vector<std::uint8_t>& bytes, const std::vector<Entry>& entries) {
    const std::size_t before = bytes.size();
    bytes.resize(before + entries.size() * sizeof(Entry));
    if (!entries.empty()) std::memcpy(bytes.data() + before, entries.data(), entries.size() * sizeof(Entry));
}

}  // namespace

std::string words_of(const ProblemOrAny& problem) {
    if (!problem) return std::string(any_to_any);
    const auto start = notation::start_text(*problem);
    const auto goal = notation::goal_text(*problem);
    return start.key + " " + start.value + " " + goal.key + " " + goal.value;
}

Game game_of(const Board& board, const ProblemOrAny& problem) {
    return problem ? Game::of(*problem) : Game::from_any_vacancy(board);
}

WinningWriter::WinningWriter(const Board& board, std::span<const ProblemOrAny> problems, ByteSink& sink) : sink_(sink) {
    header_ = std::string(first_line) + "board " + board.name() + "\n";
    for (const ProblemOrAny& problem : problems)
        header_ += "problem " + words_of(problem ? problem->normal() : problem) + "\n";
    header_ += "\n";
    write(header_.data(), header_.size());
}

void WinningWriter::write(const void* bytes, std::size_t size) {
    sink_.write({static_cast<const char*>(bytes), size});
    written_ += size;
}

void WinningWriter::add(const WinningLevels* winning) {
    if (winning) {
        add_half(winning->upper(), false);
        if (const WinningLevels::Half* lower = winning->lower()) add_half(*lower, true);
    }
    ++problems_;
}

void WinningWriter::add_half(const WinningLevels::Half& half, bool lower) {
    std::vector<Key> keys;
    std::vector<std::uint8_t> room;
    for (auto level = half.levels.rbegin(); level != half.levels.rend(); ++level) {
        if (level->second.positions() == 0) continue;
        const std::size_t before = blocks_.size();
        std::vector<Key> waiting;
        for (std::size_t bucket = 0; bucket < level->second.buckets.size(); ++bucket) {
            level->second.read(bucket, keys, room);
            waiting.insert(waiting.end(), keys.begin(), keys.end());
            std::size_t done = 0;
            for (; waiting.size() - done >= keys_a_block; done += keys_a_block)
                add_block(std::span(waiting).subspan(done, keys_a_block));
            waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(done));
        }
        if (!waiting.empty()) add_block(waiting);
        levels_.push_back({problems_, lower, static_cast<std::uint64_t>(level->first), level->second.positions(),
                           levels::images_of(half.reached->keys(), level->second), blocks_.size() - before});
    }
}

void WinningWriter::add_block(std::span<const Key> keys) {
    std::vector<Key> offsets;
    offsets.reserve(keys.size());
    for (const Key key : keys) offsets.push_back(key - keys.front());
    std::vector<std::uint8_t> bytes;
    encode_ascending<Key>(offsets, bytes);
    blocks_.push_back({keys.front(), written_, checksum(bytes)});
    write(bytes.data(), bytes.size());
}

void WinningWriter::finish() {
    std::vector<std::uint8_t> index;
    append(index, levels_);
    append(index, blocks_);
    FileEnd end{header_.size(), written_, levels_.size(), blocks_.size(), written_ + index.size() + sizeof end, 0};
    std::vector<std::uint8_t> all(header_.begin(), header_.end());
    all.insert(all.end(), index.begin(), index.end());
    end.checksum = checksum(all, std::as_bytes(std::span(&end, 1)).first(offsetof(FileEnd, checksum)));
    write(index.data(), index.size());
    write(&end, sizeof end);
}

}  // namespace pegwright::search::winning
