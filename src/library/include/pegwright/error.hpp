/// @file
/// The one exception: what a caller could not have prevented.
#pragma once

#include "export.hpp"

#include <stdexcept>
#include <string>

namespace pegwright {
inline namespace v0 {

/// Malformed text, a board too large for the method, memory that does not suffice; what() is one line that says
/// what would do instead. That a problem cannot be solved is never an Error but an Answer.
class PEGWRIGHT_API Error : public std::runtime_error {
public:
    /// Whose matter it is.
    enum class Kind {
        input,  ///< text that is no board, hole, position, solution or option
        limit,  ///< a limit was met before there was an answer
    };
    /// An error of that kind.
    Error(Kind kind, const std::string& message);
    ~Error() override;
    /// Whose matter it is.
    Kind kind() const noexcept { return kind_; }

private:
    Kind kind_;
};

}  // namespace v0
}  // namespace pegwright
