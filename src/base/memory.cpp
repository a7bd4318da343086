#include "base/memory.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>

// After the standard headers, which define __GLIBC__.
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace pegwright::base {
namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

// The number in a file such as /sys/fs/cgroup/memory.max; unlimited for "max" or an unreadable file.
std::uint64_t number_in(const char* path) {
    std::ifstream file(path);
    std::uint64_t value = 0;
    return file >> value ? value : unlimited;
}

std::uint64_t system_available() {
    std::ifstream file("/proc/meminfo");
    std::string key;
    std::uint64_t kib = 0;
    while (file >> key >> kib) {
        if (key == "MemAvailable:") return kib * 1024;
        file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    }
    const auto pages = ::sysconf(_SC_PHYS_PAGES);
    const auto size = ::sysconf(_SC_PAGE_SIZE);
    return pages > 0 && size > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size) : unlimited;
}

std::uint64_t control_group_available() {
    const std::uint64_t max = number_in("/sys/fs/cgroup/memory.max");
    if (max == unlimited) return number_in("/sys/fs/cgroup/memory/memory.limit_in_bytes");
    const std::uint64_t used = number_in("/sys/fs/cgroup/memory.current");
    return used == unlimited ? max : max - std::min(max, used);
}

std::uint64_t address_space_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return unlimited;
    return limit.rlim_cur;
}

}  // namespace

std::uint64_t available_memory() {
    return std::min({system_available(), control_group_available(), address_space_limit()});
}

void give_back_freed_memory() {
// Sanitizers have their own heap. Trimming the C library's unused heap from threads has crashed.
#if defined(__GLIBC__) && !defined(PEGWRIGHT_SANITIZED_HEAP)
    ::malloc_trim(0);
#endif
}

}  // namespace pegwright::base
