#include <pegwright/version.hpp>

namespace pegwright {
inline namespace v0 {

const char* version() noexcept { return PEGWRIGHT_VERSION; }
bool has_pictures() noexcept { return PEGWRIGHT_HAS_PICTURES != 0; }

}  // namespace v0
}  // namespace pegwright
