// Levels in the files of ranks that may have been others: as many, or more, or fewer, or one process alone.
//
// All ranks do this together. A level is whole if all shares of it are in sight, each of some rank, and were cut at the
// same places; which run wrote them does not matter then, since what belongs in them is the same. Levels that are gone
// on with are shared anew if need be: packed buckets travel to whom they belong, and the files are written again.
#pragma once

#include "search/levels/files/level_file.hpp"

#include <map>
#include <set>

namespace pegwright::search::levels {

// A level as files hold it.
struct SharedLevel {
    int pegs = 0;
    int of = 1;                     // shares
    std::vector<StoredLevel> here;  // those that this rank reads
    std::vector<int> shares;        // which ones they are
    std::uint64_t positions = 0;    // of all shares
    std::uint64_t parent_images = 0;
    std::uint64_t parent_jumps = 0;
    std::vector<std::uint64_t> counts;  // of each bucket
    std::vector<std::uint64_t> sizes;   // in bytes

    // Throws the Error (input) that refuses its files.
    [[noreturn]] void refuse(const std::string& damage) const;
};

class StoredLevels {
public:
    // Looks for files in the folder of each rank. ranks: null if this process is alone. Both and the keys outlive it.
    StoredLevels(const LevelFolder& folder, const PositionKeys& keys, Ranks* ranks, const Limits& limits);

    // Nothing if it is whole nowhere. Throws Error (input) if a file is damaged or another search's.
    std::optional<SharedLevel> load(int pegs) const;
    // This rank's share, as this run shares it.
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
    // Of a number of pegs and a number of shares: who sees which share.
    std::map<int, std::map<int, std::map<int, std::set<int>>>> seen_;
};

// Whether this rank is the first of those whose folder is this very one. Makes it.
bool first_in_folder(Ranks* ranks, const std::string& directory);

}  // namespace pegwright::search::levels
