#include "cli/streams/descriptors.hpp"

#include "cli/streams/interrupt.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <filesystem>

namespace pegwright::cli {
namespace fs = std::filesystem;
namespace {

bool wait_for(int fd, short events) {
    // A signal just before poll() is noticed after this time.
    constexpr int milliseconds = 500;
    check_interrupt();
    pollfd wanted{fd, events, 0};
    const int ready = ::poll(&wanted, 1, milliseconds);
    check_interrupt();
    return ready > 0;
}

}  // namespace

void keep_standard_descriptors() {
    // In ascending order: open() returns the lowest closed descriptor.
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(fd, F_GETFD) < 0 && errno == EBADF) ::open("/", O_PATH | O_DIRECTORY);
}

std::optional<int> descriptor_named(const std::string& path) {
    constexpr int most_links = 40;  // the kernel's limit
    const fs::path open_ones = "/proc/" + std::to_string(::getpid()) + "/fd";
    std::error_code error;
    fs::path at = path;
    for (int links = 0; links < most_links; ++links) {
        const fs::path folder = fs::canonical(at.has_parent_path() ? at.parent_path() : ".", error);
        if (error) return std::nullopt;
        if (folder == open_ones) {
            const std::string name = at.filename().string();
            int fd = -1;
            const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), fd);
            if (fault != std::errc() || end != name.data() + name.size() || fd < 0) return std::nullopt;
            return fd;
        }
        const fs::path target = fs::read_symlink(at, error);
        if (error) return std::nullopt;
        at = folder / target;
    }
    return std::nullopt;
}

int open_path(const std::string& path, int flags) {
    for (;;) {
        check_interrupt();
        const int fd = ::open(path.c_str(), flags | O_CLOEXEC);
        if (fd >= 0 || errno != EINTR) return fd;
    }
}

bool wait_to_read(int fd) {
    const bool ready = wait_for(fd, POLLIN);
    if (!ready) check_waiting();
    return ready;
}
bool wait_to_write(int fd) { return wait_for(fd, POLLOUT); }

int copy_of_descriptor(int fd) { return ::fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1); }

}  // namespace pegwright::cli
