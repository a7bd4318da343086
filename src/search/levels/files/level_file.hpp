// Levels as files, so that a search of billions of positions needs little memory and can be continued.
//
// A level file, `forward-22.level` for the positions with 22 pegs, is written under another name and
// renamed when it is whole and on the disk:
//
//     "pegwright level file 1\n"
//     the buckets' bytes (key_codec.hpp), in the order they were finished
//     the index: base, count, offset, size, checksum of each bucket
//     the identity: board, vacancies, symmetries, pegs, as text
//     the trailer: where index and identity begin, their checksum, the images of the parents'
//     level and the jumps that were made of it, the number of bytes of the file
//
// Of several ranks each writes its share of a level, `forward-22.rank-1-of-3.level`: all buckets, those of others
// without keys, and where the shares are cut in the identity. A level is whole when all its shares are there.
//
// All numbers have 64 bits, lowest byte first; checksums are XXH3. A file of another version, another
// search, of the wrong length, with a wrong checksum or with keys that cannot be is refused with one line saying so.
#pragma once

#include "base/folder.hpp"
#include "search/levels/level_builder.hpp"

#include <memory>
#include <optional>
#include <string>

namespace pegwright::search::levels {

// Which part of a level a file holds.
struct RankShare {
    int rank = 0;
    int of = 1;
    friend bool operator==(const RankShare&, const RankShare&) = default;
};

// What a file holds: a level, or a share of it, and the counts of the expansion that made it, the whole of it.
struct StoredLevel {
    Level level;
    std::uint64_t parent_images = 0;
    std::uint64_t parent_jumps = 0;
};

// What would do instead where a file is of no use.
struct Advice {
    const char* if_full;
    const char* if_damaged;
};
// Of a file with a level in it, and of one without a name.
inline constexpr Advice of_level_file{"the levels before it are kept, so a later run can go on from there",
                                      "remove it, and the level will be built again, or name another folder"};
inline constexpr Advice of_runs{of_level_file.if_full, "begin again, or name a folder on another disk"};

// An open file that buckets are appended to or read from.
class BucketFile : public BucketSink, public BucketSource {
public:
    // New and empty, or an existing one to read. Throws Error (input).
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
    // To the disk, and then its final name as well.
    void publish(const std::string& name);
    // The name goes now, the bytes when the file is closed.
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

// Makes a folder, if it is not there, and opens it. Throws Error (input).
std::shared_ptr<const base::Folder> make_folder(const std::string& directory);

// The folder of one search's level files. A second search in the same folder is refused.
class LevelFolder {
public:
    // identity: what sets this search apart from all others, one line. own: what this process writes. Of several
    // processes with the same folder one locks it. Throws Error (input).
    LevelFolder(const std::string& directory, std::string name, std::string identity, RankShare own = {},
                bool locks = true);
    LevelFolder(const LevelFolder&) = delete;
    LevelFolder& operator=(const LevelFolder&) = delete;
    ~LevelFolder();

    // Nothing if there is no such file. Its level's keys must be keys of these, which outlive it.
    std::optional<StoredLevel> load(int pegs, const PositionKeys& keys, RankShare share = {}) const;
    // Which files of levels, or of shares of them, there are.
    struct File {
        int pegs = 0;
        RankShare share;
    };
    std::vector<File> files() const;
    void remove(const File& file) const;
    RankShare own() const { return own_; }
    // A file for buckets to be finished into, and one without a name for runs.
    std::shared_ptr<BucketFile> begin(int pegs) const;
    std::unique_ptr<BucketFile> runs(Advice advice = of_runs) const;
    // Completes the file of a level whose buckets went to it, and lets the level read from it.
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
