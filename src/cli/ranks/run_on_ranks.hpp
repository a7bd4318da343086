// A run of several processes, as a command sees it: all of them do the same, and the first one speaks.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>
#include <string>
#include <vector>

namespace pegwright::cli {

// The ranks of this run; null if this process is alone, as it mostly is.
Ranks* ranks_of_run();
// How many of them share this machine.
unsigned ranks_on_machine();
// A text that all of them have from read(), which must be the same; of standard input, "-", from the first one's.
std::string read_together(const std::string& path, const std::function<std::string()>& read);

// Whether mpirun started several processes of this program.
bool one_of_several();
// Runs body, which never throws and tells other ranks of errors, as one of several; they must all have been given these
// words. Returns the exit code, the same on all; the first one complains, at most once.
int run_on_ranks(const std::vector<std::string>& words, const std::function<ExitStatus()>& body);
// Complains of what there is to complain of. Returns the exit code.
int say(const ExitStatus& outcome);

}  // namespace pegwright::cli
