/// @file
/// Which symbols a shared library exports.
#pragma once

/// Exported.
#define PEGWRIGHT_API __attribute__((visibility("default")))
/// Not exported.
#define PEGWRIGHT_HIDDEN __attribute__((visibility("hidden")))

namespace pegwright {
inline namespace v0 {

class PEGWRIGHT_HIDDEN Access;  // lets the library's own code reach what is behind its classes

}  // namespace v0
}  // namespace pegwright
