// A file is replaced by rename(), which is all or nothing: until commit() what was there before
// stays, and whatever ends the program in between leaves a temporary file at worst. Only regular
// files can be replaced so; into devices, pipes and open descriptors bytes go at once.
#include "cli/output.hpp"

#include "base/error.hpp"
#include "cli/descriptors.hpp"
#include "cli/interrupt.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

namespace pegwright::cli {
namespace {

// Room for more than the usual 64 KiB in a pipe saves switches between writer and reader. Not a
// pipe, or not allowed: nothing changes.
void widen_pipe(int fd) { ::fcntl(fd, F_SETPIPE_SZ, 1 << 20); }

// The mode of the file that is replaced; for a new one, the usual.
mode_t mode_for(const std::string& path) {
    struct stat existing = {};
    if (::stat(path.c_str(), &existing) == 0) return existing.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
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
    if (std::filesystem::is_directory(status)) fail_input("cannot write to " + path + ": it is a directory");
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        fd_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (fd_ < 0) fail_input("cannot write to " + path + ": " + std::strerror(errno));
        return;
    }
    // Through a symbolic link, so that the rename replaces the file and not the link.
    std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
    if (!std::filesystem::exists(status) && std::filesystem::is_symlink(std::filesystem::symlink_status(path, error)))
        real = std::filesystem::path(path).parent_path() / std::filesystem::read_symlink(path, error);
    target_ = error || real.empty() ? path : real.string();
    if (std::filesystem::exists(status) && ::access(target_.c_str(), W_OK) != 0)
        fail_input("cannot write to " + path + ": " + std::strerror(errno));
    temporary_ = target_ + ".XXXXXX";
    fd_ = ::mkstemp(temporary_.data());
    if (fd_ < 0) {
        const int reason = errno;
        temporary_.clear();
        fail_input("cannot write to " + path + ": " + std::strerror(reason));
    }
    ::fchmod(fd_, mode_for(target_));
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
        if (n < 0) fail(errno);
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
}

void Output::commit() {
    if (fd_ != STDOUT_FILENO) {
        const int fd = std::exchange(fd_, -1);
        if (::close(fd) != 0) fail(errno);
    }
    if (temporary_.empty()) return;
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
    temporary_.clear();
}

void Output::fail(int error) const {
    if (error == EPIPE) throw Error(Error::Kind::closed, "the reader of " + name_ + " went away");
    fail_limit("cannot write to " + name_ + ": " + std::strerror(error));
}

}  // namespace pegwright::cli
