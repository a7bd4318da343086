#include "fuzz/fuzz.hpp"

#include "base/printable.hpp"

#include <cstdio>
#include <cstdlib>

using namespace pegwright::tests;

void expect(bool holds, std::string_view what) {
    if (holds) return;
    std::fprintf(stderr, "NOT AS IT MUST BE: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

void expect_same(const std::string& one, const std::string& other, std::string_view what) {
    if (one != other) std::fprintf(stderr, "one: %s\nother: %s\n", one.c_str(), other.c_str());
    expect(one == other, what);
}

void expect_message(const std::string& message) {
    // The longest message lists all boards.
    constexpr std::size_t longest = 1200;
    const std::string shown = printable(message);
    bool good = !message.empty() && shown.size() <= longest && message.find('\0') == message.npos;
    for (const char c : shown) good = good && static_cast<unsigned char>(c) >= ' ' && c != '\x7f';
    // Escaping it again changes nothing.
    good = good && printable(shown) == shown;
    if (!good) std::fprintf(stderr, "message: %s\n", shown.c_str());
    expect(good, "an error's message is one printable line");
}

std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    return part;
}
