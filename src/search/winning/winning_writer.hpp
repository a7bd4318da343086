// Writes a file of winning positions (winning_format.hpp), problem by problem.
#pragma once

#include "base/bytes.hpp"
#include "game/problem.hpp"
#include "search/levels/winning_levels.hpp"
#include "search/winning/winning_format.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright::search::winning {

// Nothing: from any vacancy to any single peg.
using ProblemOrAny = std::optional<Problem>;

// Throws Error (limit) if the board has more than 64 holes.
Game game_of(const Board& board, const ProblemOrAny& problem);

// As in a file's header: "vacate d4 finish d4".
std::string words_of(const ProblemOrAny& problem);

class WinningWriter {
public:
    // The problems must be the board's.
    WinningWriter(const Board& board, std::span<const ProblemOrAny> problems, ByteSink& sink);
    // Some 2 bytes for each position; null: the problem has no solution.
    void add(const WinningLevels* winning);
    void finish();
    std::uint64_t bytes() const { return written_; }

private:
    void add_half(const WinningLevels::Half& half, bool lower);
    void add_block(std::span<const Key> keys);
    void write(const void* bytes, std::size_t size);

    ByteSink& sink_;
    std::string header_;
    std::uint64_t written_ = 0;
    std::uint64_t problems_ = 0;  // added
    std::vector<LevelEntry> levels_;
    std::vector<BlockEntry> blocks_;
};

}  // namespace pegwright::search::winning
