// Looks positions up in a file of winning positions (winning_format.hpp). Opening reads its header and its end, a
// look-up one block of some two kilobytes. All content is verified, since checksums can be forged.
#pragma once

#include "search/levels/forward_levels.hpp"
#include "search/winning/winning_writer.hpp"

#include <memory>
#include <string>
#include <vector>

namespace pegwright::search::winning {

class WinningFile {
public:
    // Throws Error (input) if the file does not exist, has another version, or is damaged. Takes some bytes for each
    // thousand positions.
    explicit WinningFile(std::string path);
    WinningFile(const WinningFile&) = delete;
    WinningFile& operator=(const WinningFile&) = delete;
    ~WinningFile();

    const Board& board() const;
    std::uint64_t size() const;
    std::size_t problems() const;
    const ProblemOrAny& problem(std::size_t i) const;
    const Game& game(std::size_t i) const;

    // By number of pegs, the most first; none if there is no solution. O(levels).
    std::vector<LevelRow> rows(std::size_t i) const;
    std::uint64_t stored(std::size_t i) const;

    // Not for two threads at once. Throws Error (input) if what it reads is damaged.
    bool wins(std::size_t i, Bits position);
    // One image of each, the most pegs first. A complement problem has none below the middle. Throws as wins().
    std::vector<Bits> positions(std::size_t i);
    // Reads the whole file. Throws as wins(). Calls poll once a block.
    void check(const std::function<void()>& poll = {});

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace pegwright::search::winning
