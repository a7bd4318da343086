// Reads levels that an earlier run left in files, even if it had another number of ranks.
//
// A level is complete if each share lies in some rank's folder, and all were cut at the same places. If this run cuts
// levels otherwise, packed buckets go to the ranks that own them, which write new files.
#pragma once

#include "search/levels/files/level_file.hpp"

#include <map>
#include <set>

namespace pegwright::search::levels {

struct SharedLevel {
    int pegs = 0;
    int of = 1;                     // number of shares
    std::vector<StoredLevel> here;  // the shares that this rank reads
    std::vector<int> shares;        // their numbers
    std::uint64_t positions = 0;    // of all shares
    std::uint64_t parent_images = 0;
    std::uint64_t parent_jumps = 0;
    std::vector<std::uint64_t> counts;  // of each bucket
    std::vector<std::uint64_t> sizes;   // in bytes

    // Throws Error (input) that says how its files are damaged.
    [[noreturn]] void refuse(const std::string& damage) const;
};

class StoredLevels {
public:
    // ranks: null for a process alone. All arguments outlive this.
    StoredLevels(const LevelFolder& folder, const PositionKeys& keys, Ranks* ranks, const Limits& limits);

    // Nothing if the level is not complete. Throws Error (input) if a file is damaged or of another search.
    std::optional<SharedLevel> load(int pegs) const;
    // This rank's share. Writes new files if need be.
    Level fit(SharedLevel level) const;

private:
    std::optional<SharedLevel> load(int pegs, int of, const std::map<int, std::set<int>>& seen) const;
    bool bring_together(SharedLevel& level) const;
    Level share_anew(SharedLevel& level) const;
    int size() const { return ranks_ ? ranks_->size() : 1; }
    int rank() const { return ranks_ ? ranks_->rank() : 0; }

    const LevelFolder& folder_;
    const PositionKeys& keys_;
    Ranks* ranks_;
    const Limits& limits_;
    // [pegs][number of shares][share]: the ranks that see it.
    std::map<int, std::map<int, std::map<int, std::set<int>>>> seen_;
};

// Makes the folder. True if this rank is the first that uses it.
bool first_in_folder(Ranks* ranks, const std::string& directory);

}  // namespace pegwright::search::levels
