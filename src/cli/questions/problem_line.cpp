#include "cli/questions/problem_line.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/shortened.hpp"
#include "cli/streams/descriptors.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace pegwright::cli {
namespace {

constexpr const char* board_key = "board";
constexpr std::string_view blanks = " \t\r\v\f";

std::string shortened(std::string_view text) { return base::shortened(std::string(text), 40); }

class ProblemKeys {
public:
    explicit ProblemKeys(std::span<const OptionSpec> keys) : keys_(keys) {}

    bool has(const std::string& key) const { return key == board_key || is_key(key); }
    void add(const std::string& key, const std::string& value) {
        const bool is_board = key == board_key;
        if (!has(key)) fail_key(key);
        if (is_board ? !arguments_.positionals.empty() : arguments_.has(key))
            fail_input("the line says " + key + " twice");
        // Standard input is taken: the problems come from it.
        if (value == "@-" || (value.starts_with('@') && descriptor_named(value.substr(1)) == 0))
            fail_input(key + " " + shortened(value) + ": standard input has the problems; name another file");
        if (is_board)
            arguments_.positionals = {value};
        else
            arguments_.options[key] = value;
    }
    Arguments take() {
        if (arguments_.positionals.empty()) fail_input("the line names no board");
        arguments_.in_line = true;
        return std::move(arguments_);
    }

private:
    bool is_key(const std::string& key) const { return option_named(problem_options, key) && option_named(keys_, key); }
    [[noreturn]] void fail_key(const std::string& key) const {
        std::vector<std::string> names{board_key};
        for (const OptionSpec& option : problem_options)
            if (is_key(option.name)) names.emplace_back(option.name);
        if (option_named(problem_options, key))
            fail_input(fmt::format("this command takes no {}; its lines have {}", key, fmt::join(names, ", ")));
        const auto guess = did_you_mean(key, names);
        fail_input(fmt::format(
            "'{}' is no key of a problem; {}", shortened(key),
            guess ? "did you mean " + *guess + "?" : fmt::format("the keys are {}", fmt::join(names, ", "))));
    }
    std::span<const OptionSpec> keys_;
    Arguments arguments_;
};

// Reads one JSON object of strings; keeps nothing else, however long.
class JsonProblem : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit JsonProblem(std::span<const OptionSpec> known) : keys(known) {}

    bool start_object(std::size_t) override { return std::exchange(in_object_, true) ? other() : true; }
    bool key(string_t& name) override {
        if (!keys.has(name)) keys.add(name, "");  // throws and lists the keys
        key_ = name;
        return true;
    }
    bool string(string_t& value) override {
        if (!in_object_) return other();
        if ((key_ + value).find('\0') != std::string::npos) fail_input("a string has a zero character in it");
        keys.add(key_, value);
        return true;
    }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return other(); }
    bool end_array() override { return true; }
    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_integer(number_integer_t) override { return other(); }
    bool number_unsigned(number_unsigned_t) override { return other(); }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        fail_input(fmt::format("the line is not well-formed JSON, or cut short, at character {}", position));
    }

    ProblemKeys keys;

private:
    bool other() const { fail_input(fmt::format("key {} must be a string", shortened(key_))); }
    bool in_object_ = false;
    std::string key_;
};

Arguments parse_json(std::string_view line, std::span<const OptionSpec> known) {
    JsonProblem problem(known);
    nlohmann::json::sax_parse(line.begin(), line.end(), &problem);
    return problem.keys.take();
}

std::string next_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    const std::string word(line.substr(0, end));
    line.remove_prefix(end);
    return word;
}

Arguments parse_words(std::string_view line, std::span<const OptionSpec> known) {
    ProblemKeys keys(known);
    bool first = true;
    for (std::string word = next_word(line); !word.empty() && word[0] != '#'; word = next_word(line)) {
        const bool option = word.starts_with("--");
        if (std::exchange(first, false) && !option && word != board_key) {
            keys.add(board_key, word);
            continue;
        }
        const std::size_t equals = option ? word.find('=') : word.npos;
        const std::string key = word.substr(option ? 2 : 0, option && equals != word.npos ? equals - 2 : word.npos);
        const std::string value = equals != word.npos ? word.substr(equals + 1) : next_word(line);
        // For an unknown key, report the key even if its value is missing.
        if (equals == word.npos && (value.empty() || value[0] == '#') && keys.has(key))
            fail_input(key + " is the last word of the line; its value is missing");
        keys.add(key, value);
    }
    return keys.take();
}

}  // namespace

bool asks_nothing(std::string_view line) {
    const std::size_t first = line.find_first_not_of(blanks);
    return first == line.npos || line[first] == '#';
}

Arguments parse_problem_line(std::string_view line, std::span<const OptionSpec> keys) {
    if (line.find('\0') != line.npos) fail_input("the line has a zero byte in it");
    const std::size_t first = std::min(line.find_first_not_of(blanks), line.size());
    line.remove_prefix(first);
    if (line.starts_with('[')) fail_input("a list of problems is not read; write each object on a line of its own");
    return line.starts_with('{') ? parse_json(line, keys) : parse_words(line, keys);
}

}  // namespace pegwright::cli
