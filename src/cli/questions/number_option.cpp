#include "cli/questions/number_option.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <charconv>
#include <locale>
#include <sstream>
#include <string>

namespace pegwright::cli {

std::optional<std::uint64_t> number_given(const Arguments& arguments, const std::string& option, std::uint64_t least) {
    const auto text = arguments.get(option);
    if (!text) return std::nullopt;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc() || end != text->data() + text->size() || number < least)
        fail_input(fmt::format("'{}' is no number for --{}; it takes a whole number, {} or more", text->substr(0, 40),
                               option, least));
    return number;
}

namespace {

// what: "length" or "points, 72 an inch", for messages.
std::optional<double> decimal(const Arguments& arguments, const std::string& option, double least, double most,
                              const char* what, const char* unit) {
    const auto text = arguments.get(option);
    if (!text) return std::nullopt;
    double number = 0;
    // libc++ before 20 has no std::from_chars for decimals.
    std::istringstream stream(*text);
    stream.imbue(std::locale::classic());
    const bool read = text->find_first_not_of("-.0123456789") == std::string::npos && stream >> number &&
                      stream.peek() == std::istringstream::traits_type::eof();
    if (!read || number < least || number > most)
        fail_input(fmt::format("'{}' is no {} for --{}; it takes {}, from {:g} to {:g}", text->substr(0, 40), what,
                               option, unit, least, most));
    return number;
}

}  // namespace

std::optional<double> points_given(const Arguments& arguments, const std::string& option, double least, double most) {
    return decimal(arguments, option, least, most, "length", "points, 72 an inch");
}

std::optional<double> decimal_given(const Arguments& arguments, const std::string& option, double least, double most) {
    return decimal(arguments, option, least, most, "number", "a decimal number");
}

}  // namespace pegwright::cli
