#include "cli/streams/input.hpp"

#include "base/error.hpp"
#include "cli/streams/descriptors.hpp"
#include "cli/streams/interrupt.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace pegwright::cli {

namespace {

int open_for_reading(const std::string& path, NamedBy who) {
    if (path == "-") return STDIN_FILENO;
    // Opening /dev/stdin would start the file again.
    if (const auto named = descriptor_named(path)) {
        if (who == NamedBy::line) fail_input("cannot read " + path + ": a line may name only files, not descriptors");
        return copy_of_descriptor(*named);
    }
    // A pipe without a writer opens at once; read() waits for the writer.
    return open_path(path, O_RDONLY | O_NONBLOCK);
}

// Why an opened file cannot be read; null if it can.
const char* objection(const struct stat& status, int fd, NamedBy who) {
    if (S_ISREG(status.st_mode)) return nullptr;
    if (S_ISDIR(status.st_mode)) return "it is a directory";
    const bool user = who == NamedBy::user;
    if (S_ISFIFO(status.st_mode)) return user ? nullptr : "it is a pipe, and a line may name only files";
    if (S_ISCHR(status.st_mode) && ::isatty(fd))
        return user ? nullptr : "it is a terminal, and a line may name only files";
    return "it is a device";
}

}  // namespace

Input::Input(const std::string& path, NamedBy who) : name_(path), fd_(open_for_reading(path, who)) {
    if (fd_ < 0) fail_input("cannot read " + path + ": " + std::strerror(errno));
    struct stat status = {};
    if (::fstat(fd_, &status) == 0) waits_ = !S_ISREG(status.st_mode);
    if (path != "-" && !descriptor_named(path)) {
        if (const char* why = objection(status, fd_, who)) {
            ::close(fd_);
            fail_input("cannot read " + path + ": " + why);
        }
    }
    ::fcntl(fd_, F_SETPIPE_SZ, 1 << 20);  // for pipes: fewer switches between reader and writer
}

Input::~Input() {
    if (fd_ != STDIN_FILENO) ::close(fd_);
}

std::size_t Input::read(std::span<char> room) {
    // A named pipe without a writer seems to be at its end, so wait first. wait() also checks the time.
    while (waits_ && !wait()) {
    }
    for (;;) {
        check_interrupt();
        const ssize_t n = ::read(fd_, room.data(), room.size());
        if (n >= 0) return static_cast<std::size_t>(n);
        if (errno == EAGAIN)
            wait_to_read(fd_);
        else if (errno != EINTR)
            fail_input("cannot read " + name_ + ": " + std::strerror(errno));
    }
}

bool Input::wait() const { return wait_to_read(fd_); }

}  // namespace pegwright::cli
