// Regular files appear by rename(), which is all or nothing. An interrupted program leaves at worst a temporary file.
// Devices, pipes and open descriptors are written directly.
#include "cli/streams/output.hpp"

#include "base/error.hpp"
#include "base/folder.hpp"
#include "cli/streams/descriptors.hpp"
#include "cli/streams/interrupt.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

namespace pegwright::cli {
namespace {

// Enlarges a pipe beyond 64 KiB to save switches between writer and reader. Fails silently.
void widen_pipe(int fd) { ::fcntl(fd, F_SETPIPE_SZ, 1 << 20); }

// The mode of the replaced file, or the usual one. Drops set-user and set-group bits if owner or group differ.
mode_t mode_for(const std::string& path, int fd) {
    struct stat existing = {};
    struct stat made = {};
    if (::stat(path.c_str(), &existing) == 0 && ::fstat(fd, &made) == 0) {
        mode_t mode = existing.st_mode & 07777;
        if (existing.st_uid != made.st_uid) mode &= ~mode_t{S_ISUID};
        if (existing.st_gid != made.st_gid) mode &= ~mode_t{S_ISGID};
        return mode;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

// Opens a file without a name; -1 with errno set if the folder does not support it.
int open_nameless(const std::string& folder) {
    if (::access("/proc/self/fd", F_OK) != 0) return -1;  // needed to name it later
    return open_path(folder, O_TMPFILE | O_RDWR);
}

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

}  // namespace

Output::Output(const std::string& path) : name_(path == "-" ? "standard output" : path) {
    if (path == "-") {
        fd_ = STDOUT_FILENO;
    } else if (const auto named = descriptor_named(path)) {
        fd_ = copy_of_descriptor(*named);
        if (fd_ < 0) fail_input("cannot write to " + path + ": " + std::strerror(errno));
    } else {
        open_file(path);
    }
    widen_pipe(fd_);
}

void Output::open_file(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (error == std::errc::filename_too_long) fail_input("cannot write to " + path + ": " + error.message());
    if (std::filesystem::is_directory(status)) fail_input("cannot write to " + path + ": it is a directory");
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        fd_ = open_path(path, O_WRONLY);
        if (fd_ < 0) fail_input("cannot write to " + path + ": " + std::strerror(errno));
        return;
    }
    // Follow symbolic links, so that the rename replaces the file and not the link.
    std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
    if (!std::filesystem::exists(status) && std::filesystem::is_symlink(std::filesystem::symlink_status(path, error)))
        real = std::filesystem::path(path).parent_path() / std::filesystem::read_symlink(path, error);
    target_ = error || real.empty() ? path : real.string();
    if (std::filesystem::exists(status) && ::access(target_.c_str(), W_OK) != 0)
        fail_input("cannot write to " + path + ": " + std::strerror(errno));
    const std::string folder = folder_of(target_);
    if (!begin_in(folder)) {
        const int reason = errno;
        const bool closed = reason == EACCES || reason == EPERM || reason == EROFS;
        if (!closed || !std::filesystem::exists(status) || !begin_elsewhere())
            fail_input("cannot write to " + path + ": " + std::strerror(reason));
    }
    ::fchmod(fd_, mode_for(target_, fd_));
}

// Begins a file in a folder, without a name if possible; false with errno set if it fails.
bool Output::begin_in(const std::string& folder) {
    fd_ = open_nameless(folder);
    if (fd_ >= 0) return true;
    if (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL && errno != ENOENT) return false;
    // The file's own name may already be as long as names may be.
    temporary_ = folder + "/.pegwright-XXXXXX";
    fd_ = ::mkostemp(temporary_.data(), O_CLOEXEC);
    if (fd_ < 0) temporary_.clear();
    return fd_ >= 0;
}

bool Output::begin_elsewhere() {
    std::error_code error;
    const std::string folder = std::filesystem::temp_directory_path(error).string();
    if (error || !begin_in(folder)) return false;
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
    temporary_.clear();
    return elsewhere_ = true;
}

// Gives a temporary name, since linkat() cannot replace a file; commit() renames it.
void Output::give_name() {
    const std::string from = "/proc/self/fd/" + std::to_string(fd_);
    for (int number = 0;; ++number) {
        temporary_ = folder_of(target_) + "/.pegwright-" + std::to_string(::getpid()) + "-" + std::to_string(number);
        if (::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, temporary_.c_str(), AT_SYMLINK_FOLLOW) == 0) return;
        const int reason = errno;
        temporary_.clear();
        if (reason != EEXIST) fail(reason);
    }
}

void Output::overwrite() {
    const int to = open_path(target_, O_WRONLY | O_TRUNC);
    if (to < 0) fail(errno);
    const int from = std::exchange(fd_, to);
    std::vector<char> piece(std::size_t{1} << 16);
    try {
        for (off_t at = 0;;) {
            const ssize_t n = ::pread(from, piece.data(), piece.size(), at);
            if (n < 0 && errno == EINTR) continue;
            if (n < 0) fail(errno);
            if (n == 0) break;
            write({piece.data(), static_cast<std::size_t>(n)});
            at += n;
        }
        sync();
    } catch (...) {
        ::close(from);
        throw;
    }
    ::close(from);
}

Output::~Output() {
    if (fd_ >= 0 && fd_ != STDOUT_FILENO) ::close(fd_);
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void Output::write(std::string_view bytes) {
    while (!bytes.empty()) {
        check_interrupt();
        const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0 && errno == EAGAIN) {
            wait_to_write(fd_);
            continue;
        }
        if (n < 0) fail(errno);
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
}

void Output::sync() const {
    if (::fsync(fd_) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP) fail(errno);
}

void Output::commit() {
    if (elsewhere_)
        overwrite();
    else if (!target_.empty())
        sync();
    if (!elsewhere_ && !target_.empty() && temporary_.empty()) give_name();
    if (fd_ != STDOUT_FILENO) {
        const int fd = std::exchange(fd_, -1);
        if (::close(fd) != 0) fail(errno);
    }
    if (target_.empty() || elsewhere_) return;
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
    temporary_.clear();
    const base::Folder folder(folder_of(target_));
    if (folder.is_open() && !folder.sync()) fail(errno);
}

void Output::fail(int error) const {
    if (error == EPIPE) throw Error(Error::Kind::closed, "the reader of " + name_ + " went away");
    fail_limit("cannot write to " + name_ + ": " + std::strerror(error));
}

}  // namespace pegwright::cli
