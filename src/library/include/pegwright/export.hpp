/// @file
/// What a shared library shows, and what it hides.
#pragma once

/// Shown.
#define PEGWRIGHT_API __attribute__((visibility("default")))
/// Hidden.
#define PEGWRIGHT_HIDDEN __attribute__((visibility("hidden")))

namespace pegwright {
inline namespace v0 {

class PEGWRIGHT_HIDDEN Access;  // of the library's own code to what is behind its classes

}  // namespace v0
}  // namespace pegwright
