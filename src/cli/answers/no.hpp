// What is told in place of a solution: that there is none, or that it is not known. The same words on the same stream
// from solve, shortest, solutions, feasible and bound.
#pragma once

#include "cli/complain.hpp"
#include "cli/questions/question.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

// Tells it on standard error, or as a comment in a batch of texts. problem: "T5 from b3 to b3"; solvable: false, or
// nothing if it is not known. Returns the exit code, 1 or 3.
int tell_no(const Question& asked, const std::string& problem, std::optional<bool> solvable, const std::string& reason);

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
