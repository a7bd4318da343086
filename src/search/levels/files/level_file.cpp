#include "search/levels/files/level_file.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"
#include "search/levels/files/checksum.hpp"
#include "search/levels/level_check.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace pegwright::search::levels {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers of level files have the lowest byte first");

constexpr std::string_view first_line = "pegwright level file 1\n";
// Enough for a start and a goal in each of 64 holes, with bounds, as text.
constexpr std::uint64_t longest_identity = 1 << 16;

// The last 56 bytes of a file.
struct Trailer {
    std::uint64_t index_offset;
    std::uint64_t buckets;
    std::uint64_t identity_size;
    std::uint64_t parent_images;
    std::uint64_t parent_jumps;
    std::uint64_t file_size;
    std::uint64_t checksum;  // of index, identity and the trailer up to here
};

// base, count, offset, size, checksum.
using IndexEntry = std::array<std::uint64_t, 5>;

std::string reason() { return std::strerror(errno); }

[[noreturn]] void refuse_file(const std::string& path, const std::string& what,
                              const char* instead = of_level_file.if_damaged) {
    fail_input(path + " " + what + "; " + instead);
}

std::string share_words(RankShare share) {
    if (share.of == 1) return "";
    return ".rank-" + std::to_string(share.rank) + "-of-" + std::to_string(share.of);
}

constexpr std::string_view cut_words = ", cut at";
std::string words_of(const std::vector<std::size_t>& numbers) {
    std::string text;
    for (const std::size_t n : numbers) text += " " + std::to_string(n);
    return text;
}
std::vector<std::size_t> numbers_in(std::string_view text) {
    std::istringstream in = base::stream_of(std::string(text));
    std::vector<std::size_t> numbers;
    for (std::size_t n = 0; in >> n;) numbers.push_back(n);
    return numbers;
}

bool is_share(const Level& level, RankShare share) {
    const std::vector<std::size_t>& cuts = level.cuts;
    if (cuts.size() != static_cast<std::size_t>(share.of) + 1 || cuts.front() != 0 ||
        cuts.back() != level.buckets.size() || !std::is_sorted(cuts.begin(), cuts.end()))
        return false;
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        const bool own =
            i >= cuts[static_cast<std::size_t>(share.rank)] && i < cuts[static_cast<std::size_t>(share.rank) + 1];
        if (!own && level.buckets[i].count != 0) return false;
    }
    return true;
}

std::uint64_t checksum_of(const std::vector<std::uint8_t>& index_and_identity, const Trailer& trailer) {
    return checksum(index_and_identity, std::as_bytes(std::span(&trailer, 1)).first(offsetof(Trailer, checksum)));
}

}  // namespace

BucketFile::BucketFile(std::shared_ptr<const base::Folder> folder, std::string name, bool create, Advice advice)
    : folder_(std::move(folder)),
      name_(std::move(name)),
      advice_(advice),
      fd_(create ? folder_->create(name_) : folder_->open_to_read(name_)),
      temporary_(create) {
    if (fd_ < 0 && !create && (errno == EINVAL || errno == ELOOP))
        refuse_file(path(), "is no regular file", advice_.if_damaged);
    if (fd_ < 0) fail_input("cannot open " + path() + ": " + reason());
    struct stat status = {};
    if (::fstat(fd_, &status) == 0) size_ = static_cast<std::uint64_t>(status.st_size);
}

BucketFile::~BucketFile() {
    ::close(fd_);
    if (temporary_) folder_->remove(name_);
}

std::uint64_t BucketFile::append(const void* bytes, std::size_t size) {
    std::uint64_t offset = 0;
    {
        const std::lock_guard lock(mutex_);
        offset = size_;
        size_ += size;
    }
    const char* from = static_cast<const char*>(bytes);
    for (std::size_t written = 0; written < size;) {
        const ssize_t n = ::pwrite(fd_, from + written, size - written, static_cast<off_t>(offset + written));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0)
            fail_limit("cannot write " + path() + ": " + (n < 0 ? reason() : "no room") + "; " + advice_.if_full);
        written += static_cast<std::size_t>(n);
    }
    return offset;
}

void BucketFile::read_at(std::uint64_t offset, void* bytes, std::size_t size) const {
    char* to = static_cast<char*>(bytes);
    for (std::size_t done = 0; done < size;) {
        const ssize_t n = ::pread(fd_, to + done, size - done, static_cast<off_t>(offset + done));
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) fail_input("cannot read " + path() + ": " + reason());
        if (n == 0) refuse_file(path(), "ends too early", advice_.if_damaged);
        done += static_cast<std::size_t>(n);
    }
}

void BucketFile::take(Bucket& bucket) {
    bucket.size = bucket.bytes.size();
    bucket.checksum = checksum(bucket.bytes);
    bucket.offset = append(bucket.bytes.data(), bucket.bytes.size());
    // = {} would keep the memory.
    bucket.bytes = std::vector<std::uint8_t>();
}

void BucketFile::clear() {
    // If this fails, the bytes are overwritten.
    [[maybe_unused]] const int result = ::ftruncate(fd_, 0);
    size_ = 0;
}

void BucketFile::read(std::uint64_t offset, std::uint64_t size, std::uint64_t checksum,
                      std::vector<std::uint8_t>& bytes) const {
    if (size > size_ || offset > size_ - size) refuse("a part of it lies beyond its end");
    bytes.resize(size);
    read_at(offset, bytes.data(), size);
    if (search::levels::checksum(bytes) != checksum)
        refuse("the checksum of the " + std::to_string(size) + " bytes from byte " + std::to_string(offset) +
               " on is wrong");
}

void BucketFile::refuse(const std::string& damage) const {
    refuse_file(path(), "is damaged: " + damage, advice_.if_damaged);
}

void BucketFile::publish(const std::string& name) {
    if (::fsync(fd_) != 0) fail_limit("cannot write " + path() + ": " + reason());
    if (!folder_->rename(name_, name))
        fail_limit("cannot rename " + path() + " to " + folder_->path_of(name) + ": " + reason());
    name_ = name;
    temporary_ = false;
    if (!folder_->sync()) fail_limit("cannot write in the folder " + folder_->path() + ": " + reason());
}

void BucketFile::unlink() {
    folder_->remove(name_);
    temporary_ = false;
}

std::shared_ptr<const base::Folder> make_folder(const std::string& directory) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) fail_input("cannot make the folder " + directory + ": " + error.message());
    auto folder = std::make_shared<const base::Folder>(directory);
    if (!folder->is_open()) fail_input("cannot open the folder " + directory + ": " + reason());
    return folder;
}

LevelFolder::LevelFolder(const std::string& directory, std::string name, std::string identity, RankShare own,
                         bool locks)
    : folder_(make_folder(directory)), name_(std::move(name)), identity_(std::move(identity)), own_(own) {
    if (!locks) return;
    // The lock ends with the process, so a lock file left behind stops nobody.
    const std::string lock = name_ + ".lock";
    const auto refuse = [&](const std::string& why) { fail_input("cannot write in the folder " + directory + why); };
    // Again if the file was removed between opening and locking it.
    for (struct stat opened = {}, named = {}; lock_ < 0 || ::fstat(lock_, &opened) != 0 ||
                                              ::stat(folder_->path_of(lock).c_str(), &named) != 0 ||
                                              opened.st_ino != named.st_ino;) {
        if (lock_ >= 0) ::close(lock_);
        lock_ = folder_->open(lock, O_RDWR | O_CREAT | O_NONBLOCK);
        if (lock_ < 0) refuse(", " + lock + ": " + reason());
        if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) continue;
        ::close(lock_);
        fail_input("another search is at work in " + directory + "; wait for it, or name another folder");
    }
}

LevelFolder::~LevelFolder() {
    if (lock_ < 0) return;
    folder_->remove(name_ + ".lock");
    ::close(lock_);
}

std::string LevelFolder::file_name(int pegs, RankShare share) const {
    return name_ + "-" + std::to_string(pegs) + share_words(share) + ".level";
}

std::string LevelFolder::identity(int pegs, RankShare share) const {
    std::string text = identity_ + ", " + std::to_string(pegs) + " pegs";
    if (share.of > 1)
        text += ", rank " + std::to_string(share.rank) + " of " + std::to_string(share.of) + std::string(cut_words);
    return text;
}

std::vector<LevelFolder::File> LevelFolder::files() const {
    std::vector<File> found;
    for (const std::string& file : folder_->names()) {
        const char* const numbers = file.c_str() + std::min(file.size(), name_.size());
        File one;
        const int read = std::sscanf(numbers, "-%d.rank-%d-of-%d", &one.pegs, &one.share.rank, &one.share.of);
        if (read == 1) one.share = {};
        const bool possible = read >= 1 && one.share.rank >= 0 && one.share.rank < one.share.of;
        if (possible && file == file_name(one.pegs, one.share)) found.push_back(one);
    }
    return found;
}

void LevelFolder::remove(const File& file) const { folder_->remove(file_name(file.pegs, file.share)); }

std::shared_ptr<BucketFile> LevelFolder::begin(int pegs) const {
    auto file = std::make_shared<BucketFile>(folder_, file_name(pegs, own_) + ".part", true);
    file->append(first_line.data(), first_line.size());
    return file;
}

std::unique_ptr<BucketFile> LevelFolder::runs(Advice advice) const {
    auto file = std::make_unique<BucketFile>(folder_, name_ + share_words(own_) + ".runs", true, advice);
    file->unlink();
    return file;
}

void LevelFolder::complete(std::shared_ptr<BucketFile> file, StoredLevel& stored) const {
    std::string id = identity(stored.level.pegs, own_);
    if (own_.of > 1) id += words_of(stored.level.cuts);
    std::vector<std::uint8_t> bytes(stored.level.buckets.size() * sizeof(IndexEntry));
    for (std::size_t i = 0; i < stored.level.buckets.size(); ++i) {
        const Bucket& bucket = stored.level.buckets[i];
        const IndexEntry entry{bucket.base, bucket.count, bucket.offset, bucket.size, bucket.checksum};
        std::memcpy(bytes.data() + i * sizeof entry, &entry, sizeof entry);
    }
    bytes.insert(bytes.end(), id.begin(), id.end());
    Trailer trailer{file->size(),
                    stored.level.buckets.size(),
                    id.size(),
                    stored.parent_images,
                    stored.parent_jumps,
                    file->size() + bytes.size() + sizeof(Trailer),
                    0};
    trailer.checksum = checksum_of(bytes, trailer);
    file->append(bytes.data(), bytes.size());
    file->append(&trailer, sizeof trailer);
    file->publish(file_name(stored.level.pegs, own_));
    stored.level.file = std::move(file);
}

std::optional<StoredLevel> LevelFolder::load(int pegs, const PositionKeys& keys, RankShare share) const {
    const std::string name = folder_->path_of(file_name(pegs, share));
    std::error_code error;
    if (!std::filesystem::exists(std::filesystem::symlink_status(name, error))) return std::nullopt;
    auto file = std::make_shared<BucketFile>(folder_, file_name(pegs, share), false);
    std::string line(first_line.size(), ' ');
    if (file->size() < line.size() + sizeof(Trailer)) refuse_file(name, "is too short for a level file");
    file->read_at(0, line.data(), line.size());
    if (line != first_line)
        refuse_file(name, "is no level file of this version (its first line is not '" +
                              std::string(first_line.substr(0, first_line.size() - 1)) + "')");
    Trailer trailer = {};
    file->read_at(file->size() - sizeof trailer, &trailer, sizeof trailer);
    const std::uint64_t room = file->size() - sizeof trailer;
    if (trailer.file_size != file->size() || trailer.index_offset > room ||
        trailer.buckets > room / sizeof(IndexEntry) || trailer.identity_size > room ||
        trailer.index_offset + trailer.buckets * sizeof(IndexEntry) + trailer.identity_size != room)
        refuse_file(name, "is damaged: its length does not match its end");
    // Check before memory is allocated: the file may claim any size.
    if (trailer.buckets > most_buckets(keys.bits()) || trailer.identity_size > longest_identity)
        file->refuse("its index names ranges that no level has");
    std::vector<std::uint8_t> bytes(room - trailer.index_offset);
    file->read_at(trailer.index_offset, bytes.data(), bytes.size());
    if (checksum_of(bytes, trailer) != trailer.checksum)
        refuse_file(name, "is damaged: the checksum of its index is wrong");
    const std::string id(bytes.end() - static_cast<std::ptrdiff_t>(trailer.identity_size), bytes.end());
    const std::string expected = identity(pegs, share);
    if (share.of > 1 ? !id.starts_with(expected) : id != expected)
        refuse_file(name, "belongs to another search (" + id + ")");
    StoredLevel stored;
    stored.level.pegs = pegs;
    stored.level.key_bits = keys.bits();
    stored.level.foreign = &keys;
    stored.parent_images = trailer.parent_images;
    stored.parent_jumps = trailer.parent_jumps;
    for (std::size_t i = 0; i < trailer.buckets; ++i) {
        IndexEntry entry;
        std::memcpy(&entry, bytes.data() + i * sizeof entry, sizeof entry);
        stored.level.buckets.push_back({entry[0], entry[1], {}, entry[2], entry[3], entry[4]});
    }
    if (!plausible(stored.level, keys, {first_line.size(), trailer.index_offset}))
        file->refuse("its index names ranges that no level has");
    if (share.of > 1) {
        stored.level.cuts = numbers_in(std::string_view(id).substr(expected.size()));
        if (!is_share(stored.level, share)) file->refuse("it is cut at a key where no rank begins");
    }
    stored.level.file = std::move(file);
    return stored;
}

}  // namespace pegwright::search::levels
