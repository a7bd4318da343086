// Tells that a problem has no solution, or that the answer is not known.
// All commands use these, so their words and streams agree.
#pragma once

#include "cli/complain.hpp"
#include "cli/questions/question.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// Write to standard error, or as a comment in a batch of texts. Return exit codes 1 and 3.
int tell_no(const Question& asked, const std::string& problem, const std::string& reason);  // "T5 from b3 to b3"
int tell_not_known(const Question& asked, const std::string& what, const std::string& reason);
// "whether T5 from b3 to b3 can be solved".
std::string whether_solvable(const std::string& problem);

// Tells either, as JSON if `json`. solvable: false, or nothing if it is not known. Returns the exit code.
int write_no(const Question& asked, const Query& query, std::optional<bool> solvable, const std::string& reason,
             HoleNames names, bool json);

// Runs a search. Returns the message of a limit on time, memory or holes, or nothing if it meets none.
template <class Search>
std::optional<std::string> limit_met(Search&& search) {
    try {
        search();
        return std::nullopt;
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
        return words_of(e);
    }
}

}  // namespace pegwright::cli
