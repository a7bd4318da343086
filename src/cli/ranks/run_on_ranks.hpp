// Runs a command as one of several processes (ranks): all do the same, and rank 0 prints.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>
#include <string>
#include <vector>

namespace pegwright::cli {

// Null if this process is alone, as usual.
Ranks* ranks_of_run();
unsigned ranks_on_machine();
// A text that each rank reads; Error (input) if they differ. Of standard input, "-", only rank 0 reads and gives it to
// the others.
std::string read_together(const std::string& path, const std::function<std::string()>& read);

bool one_of_several();
// Runs body on each rank. Returns the exit code, the same on all; rank 0 prints at most one error.
// words: the command line, which must be the same. body: tells others its errors instead of throwing them.
int run_on_ranks(const std::vector<std::string>& words, const std::function<ExitStatus()>& body);
// Prints the message, if there is one. Returns the exit code.
int say(const ExitStatus& outcome);

}  // namespace pegwright::cli
