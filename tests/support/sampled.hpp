// How many inputs tests take: all, or few with SMALL=yes in the environment (`sh tests/run`, CI) and under sanitizers.
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

// PEGWRIGHT_WHOLE: all inputs, which takes minutes.
inline bool take_all() { return std::getenv("PEGWRIGHT_WHOLE") != nullptr; }
