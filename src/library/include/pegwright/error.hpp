/// @file
/// The one exception: what a caller could not have prevented.
#pragma once

#include "export.hpp"

#include <stdexcept>
#include <string>

namespace pegwright {
inline namespace v0 {

/// Malformed text, a board too large for the method, memory that does not suffice; what() is one line of what is wrong
/// and where. That a problem cannot be solved is never an Error but an Answer.
class PEGWRIGHT_API Error : public std::runtime_error {
public:
    /// Whose matter it is.
    enum class Kind {
        input,  ///< text that is no board, hole, position, solution or option
        limit,  ///< a limit was met before there was an answer
    };
    /// What would do instead, for a program that words it for its users.
    enum class Remedy {
        none,
        another_seed,     ///< chance decides
        named_boards,     ///< Board::names() lists the boards that have names
        picture_in_file,  ///< a position is a picture in one word
        numbered_holes,   ///< two numbers were read as x,y
    };
    /// An error of that kind.
    Error(Kind kind, const std::string& message, Remedy remedy = Remedy::none);
    ~Error() override;
    /// Whose matter it is.
    Kind kind() const noexcept { return kind_; }
    /// What would do instead.
    Remedy remedy() const noexcept { return remedy_; }

private:
    Kind kind_;
    Remedy remedy_;
};

}  // namespace v0
}  // namespace pegwright
