// What is told in place of a solution: that there is none, or that something is not known. The same words on the same
// stream from solve, shortest, solutions, feasible and bound.
#pragma once

#include "cli/complain.hpp"
#include "cli/questions/question.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// Tell it on standard error, or as a comment in a batch of texts. Return the exit codes, 1 and 3.
int tell_no(const Question& asked, const std::string& problem, const std::string& reason);  // "T5 from b3 to b3"
int tell_not_known(const Question& asked, const std::string& what, const std::string& reason);
// "whether T5 from b3 to b3 can be solved": what is not known.
std::string whether_solvable(const std::string& problem);

// Both of a problem: as JSON, if that is asked for, too. solvable: false, or nothing if it is not known.
int write_no(const Question& asked, const Query& query, std::optional<bool> solvable, const std::string& reason,
             HoleNames names, bool json);

// Calls a search. What a limit on time, memory or holes says if it meets one; else nothing.
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
