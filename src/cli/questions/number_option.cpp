#include "cli/questions/number_option.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <locale>
#include <sstream>
#include <string>

namespace pegwright::cli {

std::optional<std::uint64_t> number_given(const Arguments& arguments, const std::string& option, std::uint64_t least,
                                          std::uint64_t most) {
    const auto text = arguments.get(option);
    if (!text) return std::nullopt;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc() || end != text->data() + text->size() || number < least || number > most) {
        constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
        const std::string range =
            most == largest ? fmt::format("of {} or more", least) : fmt::format("from {} to {}", least, most);
        fail_input(fmt::format("--{} takes a whole number {}, not '{}'", option, range, text->substr(0, 40)));
    }
    return number;
}

namespace {

// what: "points (72 an inch)" or "a number", for messages.
std::optional<double> decimal(const Arguments& arguments, const std::string& option, double least, double most,
                              const char* what) {
    const auto text = arguments.get(option);
    if (!text) return std::nullopt;
    double number = 0;
    // libc++ before 20 has no std::from_chars for decimals.
    std::istringstream stream(*text);
    stream.imbue(std::locale::classic());
    const bool read = text->find_first_not_of("-.0123456789") == std::string::npos && stream >> number &&
                      stream.peek() == std::istringstream::traits_type::eof();
    if (!read || number < least || number > most)
        fail_input(
            fmt::format("--{} takes {} from {:g} to {:g}, not '{}'", option, what, least, most, text->substr(0, 40)));
    return number;
}

}  // namespace

std::optional<double> points_given(const Arguments& arguments, const std::string& option, double least, double most) {
    return decimal(arguments, option, least, most, "points (72 an inch)");
}

std::optional<double> decimal_given(const Arguments& arguments, const std::string& option, double least, double most) {
    return decimal(arguments, option, least, most, "a number");
}

}  // namespace pegwright::cli
