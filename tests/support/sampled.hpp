// How many inputs tests take: few in `sh tests/run` and CI, where SMALL=yes is in the environment, and under
// sanitizers, all of them in `sh tests/run --all`.
#pragma once

#include <cstdlib>
#include <string_view>

inline bool take_few() {
#ifdef PEGWRIGHT_SANITIZED
    return true;
#else
    const char* small = std::getenv("SMALL");
    return small != nullptr && std::string_view(small) == "yes";
#endif
}

template <class T>
T sampled(T few, T all) {
    return take_few() ? few : all;
}

// Whether tests that take samples, even then, of what takes minutes are to take all: PEGWRIGHT_WHOLE is in the
// environment.
inline bool take_all() { return std::getenv("PEGWRIGHT_WHOLE") != nullptr; }
