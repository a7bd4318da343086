#include "base/error.hpp"
#include "search/levels/files/checksum.hpp"

namespace pegwright::search::levels {

std::uint64_t checksum(const std::vector<std::uint8_t>&, std::span<const std::byte>) {
    fail_input("levels cannot be kept in files: this library was built without them (PEGWRIGHT_PROGRAM)");
}

}  // namespace pegwright::search::levels
