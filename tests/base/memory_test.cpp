#include "base/memory.hpp"
#include "support/catch.hpp"

#include <fstream>
#include <memory>
#include <string>
#include <vector>

TEST_CASE("some memory is available, and less than an exbibyte") {
    CHECK(pegwright::tests::available_memory() > (1u << 20));
    CHECK(pegwright::tests::available_memory() < (std::uint64_t{1} << 60));
}

#if defined(__GLIBC__) && !defined(PEGWRIGHT_SANITIZED)
TEST_CASE("freed small blocks go back to the system on request") {
    const auto resident_pages = [] {
        std::ifstream file("/proc/self/statm");
        std::int64_t all = 0;
        std::int64_t resident = 0;
        file >> all >> resident;
        return resident;
    };
    constexpr std::size_t pieces = 64'000;
    constexpr std::size_t bytes_each = 1'000;
    std::vector<std::unique_ptr<std::string>> many(pieces);
    for (auto& one : many) one = std::make_unique<std::string>(bytes_each, 'x');
    // A block at the end of the heap keeps the memory before it from going back by itself.
    const std::string last(bytes_each, 'x');
    for (auto& one : many) one.reset();
    const std::int64_t before = resident_pages();
    pegwright::base::give_back_freed_memory();
    constexpr std::int64_t page = 4'096;
    CHECK((before - resident_pages()) * page > static_cast<std::int64_t>(pieces * bytes_each / 2));
    CHECK(last.size() == bytes_each);
}
#endif
