// Runs a command as one of several processes (ranks): all do the same, and rank 0 prints.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>
#include <string>
#include <vector>

namespace pegwright::cli {

// The ranks of this run; null if this process is alone, as usual.
Ranks* ranks_of_run();
// How many ranks are on this machine.
unsigned ranks_on_machine();
// A text that each rank reads with read(); Error (input) if they differ. If path is "-", standard input, only rank 0
// reads and gives the text to the others.
std::string read_together(const std::string& path, const std::function<std::string()>& read);

// Whether mpirun started several processes of this program.
bool one_of_several();
// Runs body on each rank and returns the exit code, the same on all. Rank 0 prints at most one error.
// words: the command line, which must be the same on all ranks.
// body: tells the other ranks its errors and returns its outcome instead of throwing.
int run_on_ranks(const std::vector<std::string>& words, const std::function<ExitStatus()>& body);
// Prints the message as an error, if there is one. Returns the exit code.
int say(const ExitStatus& outcome);

}  // namespace pegwright::cli
