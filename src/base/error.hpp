// What a caller could not have prevented, told in one line: malformed text, an unreadable file, a
// board too large for the method. A "no" is never an Error; see Verdict and Solvability.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>
#include <stdexcept>
#include <string>

namespace pegwright::base {

// Advice by its key. Its words depend on whom the program talks to: one has options, another arguments, a page has
// neither. cli/complain, python/module/errors and web/typed have the words; the library hands the key on.
enum class Remedy : std::uint8_t {
    none,
    another_seed,     // chance decides
    named_boards,     // there is a list of the boards that have names; a picture has rows
    picture_in_file,  // a position is drawn in one word, or in a file
    numbered_holes,   // two numbers were read as x,y
};

class Error : public std::runtime_error {
public:
    enum class Kind {
        input,        // wrong use or bad input: exit code 2
        limit,        // a limit was reached before there was an answer: exit code 3
        interrupted,  // the user asked to stop: exit code 130
        closed,       // the reader of our output went away: a quiet end, exit code 0
    };

    // message: the facts, what and where.
    Error(Kind kind, const std::string& message, Remedy remedy = Remedy::none)
        : std::runtime_error(message), kind_(kind), remedy_(remedy) {}
    Kind kind() const { return kind_; }
    Remedy remedy() const { return remedy_; }
    // The same, its facts in other words.
    Error with_message(const std::string& message) const { return {kind_, message, remedy_}; }

private:
    Kind kind_;
    Remedy remedy_;
};

[[noreturn]] inline void fail_input(const std::string& message, Remedy remedy = Remedy::none) {
    throw Error(Error::Kind::input, message, remedy);
}
// A fault of the program or of its built-in data, which no input can excuse: exit code 70.
[[noreturn]] inline void fail_internal(const std::string& message) { throw std::logic_error(message); }
[[noreturn]] inline void fail_limit(const std::string& message, Remedy remedy = Remedy::none) {
    throw Error(Error::Kind::limit, message, remedy);
}

}  // namespace pegwright::base
