// The error of an action, for tests of messages.
#pragma once

#include "base/error.hpp"
#include "support/catch.hpp"

#include <string>

// Its message, if it is of this kind; empty without an error.
template <class Action>
std::string error_of(pegwright::tests::Error::Kind kind, Action action) {
    try {
        action();
    } catch (const pegwright::tests::Error& e) {
        CHECK(e.kind() == kind);
        CHECK(std::string(e.what()).find('\n') == std::string::npos);
        return e.what();
    }
    return "";
}

inline bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
