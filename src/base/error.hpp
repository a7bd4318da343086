// An error that the caller could not prevent, in one line: malformed text, an unreadable file, a board too large. A
// "no" is never an Error; see Verdict and Solvability.
#pragma once

#include "base/rooms.hpp"

#include <cstdint>
#include <stdexcept>
#include <string>

namespace pegwright::base {

// Advice on an error, by a key. Each interface has its own words (cli/complain, python/module/errors, web/typed).
enum class Remedy : std::uint8_t {
    none,
    another_seed,     // chance decides
    named_boards,     // there is a list of boards with names; a picture has rows
    picture_in_file,  // a position is a picture in one word, or in a file
    numbered_holes,   // two numbers were read as x,y
    signs,            // the signs of a picture need to be told
    which_notation,   // moves make sense in several notations
    board_of_moves,   // moves without a board
};

class Error : public std::runtime_error {
public:
    enum class Kind {
        input,        // wrong use or bad input: exit code 2
        limit,        // a limit came before an answer: exit code 3
        interrupted,  // the user asked to stop: exit code 130
        closed,       // our output has no reader any more: exit code 0, silently
    };

    // `message`: what is wrong, and where.
    Error(Kind kind, const std::string& message, Remedy remedy = Remedy::none)
        : std::runtime_error(message), kind_(kind), remedy_(remedy) {}
    Kind kind() const { return kind_; }
    Remedy remedy() const { return remedy_; }
    Error with_message(const std::string& message) const { return {kind_, message, remedy_}; }

private:
    Kind kind_;
    Remedy remedy_;
};

[[noreturn]] inline void fail_input(const std::string& message, Remedy remedy = Remedy::none) {
    throw Error(Error::Kind::input, message, remedy);
}
// A fault of the program or its built-in data: exit code 70.
[[noreturn]] inline void fail_internal(const std::string& message) { throw std::logic_error(message); }
[[noreturn]] inline void fail_limit(const std::string& message, Remedy remedy = Remedy::none) {
    throw Error(Error::Kind::limit, message, remedy);
}

}  // namespace pegwright::base
