#include "search/levels/files/checksum.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace pegwright::search::levels {

std::uint64_t checksum(const std::vector<std::uint8_t>& bytes, std::span<const std::byte> then) {
    if (then.empty()) return XXH3_64bits(bytes.data(), bytes.size());
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    XXH3_64bits_update(&state, bytes.data(), bytes.size());
    XXH3_64bits_update(&state, then.data(), then.size());
    return XXH3_64bits_digest(&state);
}

}  // namespace pegwright::search::levels
