/// @file
/// The library's exception.
#pragma once

#include "export.hpp"

#include <stdexcept>
#include <string>

namespace pegwright {
inline namespace v0 {

/// Bad input, or a limit met before there was an answer. what() says in one line what is wrong and where. A problem
/// without a solution is no Error: it is an Answer.
class PEGWRIGHT_API Error : public std::runtime_error {
public:
    /// Kinds of errors.
    enum class Kind {
        input,  ///< a text is no valid board, hole, position, solution or option
        limit,  ///< too large a board, or too little memory or time
    };
    /// Advice for a program's users.
    enum class Remedy {
        none,
        another_seed,     ///< another seed may succeed
        named_boards,     ///< Board::names() lists boards
        picture_in_file,  ///< a position must be a picture in one word
        numbered_holes,   ///< two numbers were read as x,y
    };
    /// An error of that kind.
    Error(Kind kind, const std::string& message, Remedy remedy = Remedy::none);
    ~Error() override;
    /// Its kind.
    Kind kind() const noexcept { return kind_; }
    /// Advice that fits this error.
    Remedy remedy() const noexcept { return remedy_; }

private:
    Kind kind_;
    Remedy remedy_;
};

}  // namespace v0
}  // namespace pegwright
