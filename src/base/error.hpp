// What a caller could not have prevented, told in one line: malformed text, an unreadable file, a
// board too large for the method. A "no" is never an Error; see Verdict and Solvability.
#pragma once

#include "base/rooms.hpp"

#include <stdexcept>
#include <string>

namespace pegwright::base {

class Error : public std::runtime_error {
public:
    enum class Kind {
        input,        // wrong use or bad input: exit code 2
        limit,        // a limit was reached before there was an answer: exit code 3
        interrupted,  // the user asked to stop: exit code 130
        closed,       // the reader of our output went away: a quiet end, exit code 0
    };

    Error(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
    Kind kind() const { return kind_; }

private:
    Kind kind_;
};

[[noreturn]] inline void fail_input(const std::string& message) { throw Error(Error::Kind::input, message); }
// A fault of the program or of its built-in data, which no input can excuse: exit code 70.
[[noreturn]] inline void fail_internal(const std::string& message) { throw std::logic_error(message); }
[[noreturn]] inline void fail_limit(const std::string& message) { throw Error(Error::Kind::limit, message); }

}  // namespace pegwright::base
