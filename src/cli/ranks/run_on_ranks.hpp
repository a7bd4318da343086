// Runs a command on several processes (ranks). All do the same work; rank 0 prints.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>
#include <string>
#include <vector>

namespace pegwright::cli {

// Null if this process is alone.
Ranks* ranks_of_run();
unsigned ranks_on_machine();
// A text that each rank reads; throws Error (input) if the texts differ. Only rank 0 reads standard input ("-") and
// sends it to the others.
std::string read_together(const std::string& path, const std::function<std::string()>& read);

bool one_of_several();
// Runs body on each rank. Returns the same exit code on all; rank 0 prints at most one error.
// words: the command line, the same on all.
// body: sends its errors to the other ranks, and never throws.
int run_on_ranks(const std::vector<std::string>& words, const std::function<ExitStatus()>& body);
int say(const ExitStatus& outcome);

}  // namespace pegwright::cli
