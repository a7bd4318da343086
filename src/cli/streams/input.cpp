#include "cli/streams/input.hpp"

#include "base/error.hpp"
#include "cli/streams/descriptors.hpp"
#include "cli/streams/interrupt.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace pegwright::cli {

namespace {

int open_for_reading(const std::string& path) {
    if (path == "-") return STDIN_FILENO;
    // Opening /dev/stdin would begin the file anew.
    if (const auto named = descriptor_named(path)) return copy_of_descriptor(*named);
    return open_path(path, O_RDONLY);
}

}  // namespace

Input::Input(const std::string& path) : name_(path), fd_(open_for_reading(path)) {
    if (fd_ < 0) fail_input("cannot read " + path + ": " + std::strerror(errno));
    ::fcntl(fd_, F_SETPIPE_SZ, 1 << 20);  // fewer switches if it is a pipe; otherwise nothing happens
}

Input::~Input() {
    if (fd_ != STDIN_FILENO) ::close(fd_);
}

std::size_t Input::read(std::span<char> room) {
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
