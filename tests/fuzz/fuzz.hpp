// What the fuzz targets share: how they say that something is wrong, and what every error must be.
#pragma once

#include "base/error.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

// Ends the process, which libFuzzer takes for a finding, unless it holds.
void expect(bool holds, std::string_view what);
// Ends the process unless the two texts are the same, showing both.
void expect_same(const std::string& one, const std::string& other, std::string_view what);

// Ends the process unless a message is something to be shown to a user: not empty, neither endless nor cut by a zero,
// and one line of UTF-8 without control bytes as the program prints it.
void expect_message(const std::string& message);

// What an action throws: its error, looked at, or nothing. What is no Error is a finding.
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

// What comes before the first of these characters; the text then begins behind it.
std::string_view next_part(std::string_view& text, char separator);
