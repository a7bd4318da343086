// A file of winning positions (winning_format.hpp) to look positions up in.
//
// Opening it reads its header and its end, looking up a position one block of some two kilobytes. What is read is
// held against its checksum, and against what it can be: whoever makes a file can make its checksums as well.
#pragma once

#include "search/levels/forward_levels.hpp"
#include "search/winning/winning_writer.hpp"

#include <memory>
#include <string>
#include <vector>

namespace pegwright::search::winning {

class WinningFile {
public:
    // Throws Error (input) if there is no such file, or it is none of this version, damaged or cut short. Some
    // bytes a thousand positions.
    explicit WinningFile(std::string path);
    WinningFile(const WinningFile&) = delete;
    WinningFile& operator=(const WinningFile&) = delete;
    ~WinningFile();

    const Board& board() const;
    std::uint64_t size() const;
    std::size_t problems() const;
    const ProblemOrAny& problem(std::size_t i) const;
    const Game& game(std::size_t i) const;

    // Its winning positions by number of pegs, from the most on; none if there is no solution. O(levels).
    std::vector<LevelRow> rows(std::size_t i) const;
    // How many of them the file holds, up to symmetry.
    std::uint64_t stored(std::size_t i) const;

    // Whether a position wins. Not to be called by two threads at a time. Throws Error (input) if what is read is
    // damaged.
    bool wins(std::size_t i, Bits position);
    // The positions of a problem that the file holds, one of the images of each, from the most pegs on; of a complement
    // problem not those below the middle. Throws as wins() does.
    std::vector<Bits> positions(std::size_t i);
    // Reads all of it. Throws as wins() does; poll is called once a block.
    void check(const std::function<void()>& poll = {});

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}  // namespace pegwright::search::winning
