// Shared by the fuzz targets.
#pragma once

#include "base/error.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

// Ends the process (libFuzzer's finding) unless it holds.
void expect(bool holds, std::string_view what);
// Ends the process with both texts if they differ.
void expect_same(const std::string& one, const std::string& other, std::string_view what);

// Ends the process unless the message is one printable UTF-8 line of sensible length.
void expect_message(const std::string& message);

// The text of an action's Error, checked; other exceptions are findings.
template <class Action>
std::optional<pegwright::tests::Error> error_of(Action&& action) {
    try {
        std::forward<Action>(action)();
    } catch (const pegwright::tests::Error& error) {
        expect_message(error.what());
        return error;
    }
    return std::nullopt;
}

// Cuts off the part before the first separator and the separator.
std::string_view next_part(std::string_view& text, char separator);
