// Keeps levels in files, so that a search of billions of positions needs little memory and a stopped search can go on.
//
// A level file, such as `forward-22.level` for 22 pegs, gets its name when it is complete and on the disk:
//
//      "pegwright level file 1\n"
//      the bytes of the buckets (keys/key_codec.hpp), in the order in which they were finished
//      the index: base, count, offset, size, checksum of each bucket
//      the identity: board, vacancies, symmetries, pegs, as text
//      the trailer: offset of the index, number of buckets, bytes of the identity, images of the parents' level,
//                   jumps made from it, bytes of the file, checksum of index, identity and trailer
//
// Each of several ranks writes its share, `forward-22.rank-1-of-3.level`, with the buckets of others empty; its
// identity says where the level is cut. Numbers have 64 bits, lowest byte first; checksums are XXH3. Other versions,
// other searches and damaged files are refused.
#pragma once

#include "base/folder.hpp"
#include "search/levels/level_builder.hpp"

#include <memory>
#include <optional>
#include <string>

namespace pegwright::search::levels {

struct RankShare {
    int rank = 0;
    int of = 1;
    friend bool operator==(const RankShare&, const RankShare&) = default;
};

// A level or share, with counts of the parents of the whole level.
struct StoredLevel {
    Level level;
    std::uint64_t parent_images = 0;
    std::uint64_t parent_jumps = 0;
};

// The end of an error message: what to do about the file.
struct Advice {
    const char* if_full;
    const char* if_damaged;
};
inline constexpr Advice of_level_file{"the levels before it are kept, so a later run can go on from there",
                                      "remove it, and the level will be built again, or name another folder"};
inline constexpr Advice of_runs{of_level_file.if_full, "begin again, or name a folder on another disk"};

class BucketFile : public BucketSink, public BucketSource {
public:
    // create: a new file; otherwise an existing one. Throws Error (input).
    BucketFile(std::shared_ptr<const base::Folder> folder, std::string name, bool create,
               Advice advice = of_level_file);
    BucketFile(const BucketFile&) = delete;
    BucketFile& operator=(const BucketFile&) = delete;
    ~BucketFile() override;

    // Throws Error (limit) if the disk is full.
    void take(Bucket& bucket) override;
    void clear() override;
    void read(std::uint64_t offset, std::uint64_t size, std::uint64_t checksum,
              std::vector<std::uint8_t>& bytes) const override;
    [[noreturn]] void refuse(const std::string& damage) const override;
    std::uint64_t append(const void* bytes, std::size_t size);
    void read_at(std::uint64_t offset, void* bytes, std::size_t size) const;
    std::uint64_t size() const { return size_; }
    // Writes the file to the disk and gives it its final name.
    void publish(const std::string& name);
    // The name goes at once, the bytes when the file is closed.
    void unlink();

private:
    std::string path() const { return folder_->path_of(name_); }

    std::shared_ptr<const base::Folder> folder_;
    std::string name_;
    Advice advice_;
    int fd_;
    std::uint64_t size_ = 0;
    bool temporary_;
    std::mutex mutex_;
};

// Opens a folder, and makes it if need be. Throws Error (input).
std::shared_ptr<const base::Folder> make_folder(const std::string& directory);

// The folder of one search's level files. Refuses a second search there.
class LevelFolder {
public:
    // identity: tells this search from others, in one line. own: the share that this process writes. locks: for one of
    // the ranks in a folder. Throws Error (input).
    LevelFolder(const std::string& directory, std::string name, std::string identity, RankShare own = {},
                bool locks = true);
    LevelFolder(const LevelFolder&) = delete;
    LevelFolder& operator=(const LevelFolder&) = delete;
    ~LevelFolder();

    // Nothing if there is no such file. `keys` outlive the level. Throws Error (input) if the file is damaged or of
    // another search.
    std::optional<StoredLevel> load(int pegs, const PositionKeys& keys, RankShare share = {}) const;
    struct File {
        int pegs = 0;
        RankShare share;
    };
    std::vector<File> files() const;
    void remove(const File& file) const;
    RankShare own() const { return own_; }
    // A new file for finished buckets, and a nameless one for runs.
    std::shared_ptr<BucketFile> begin(int pegs) const;
    std::unique_ptr<BucketFile> runs(Advice advice = of_runs) const;
    // Completes the file, and lets the level read from it.
    void complete(std::shared_ptr<BucketFile> file, StoredLevel& stored) const;

private:
    std::string file_name(int pegs, RankShare share) const;
    std::string identity(int pegs, RankShare share) const;

    std::shared_ptr<const base::Folder> folder_;
    std::string name_;
    std::string identity_;
    RankShare own_;
    int lock_ = -1;
};

}  // namespace pegwright::search::levels
