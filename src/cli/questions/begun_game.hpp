// Reads games from files, text or JSON, for commands that continue them. A game may stop before its goal.
#pragma once

#include "pegwright/checking/verify.hpp"

#include <string>

namespace pegwright::cli {

enum class Wanted { solution, beginning };

// Why a game cannot be used, in the words of verify and with its exit code; code 0 if it can.
struct Trouble {
    int code = 0;
    std::string words;
};
Trouble trouble_with(const Finding& finding, Wanted wanted, const VerifyOptions& options);

struct BegunGame {
    Problem problem;
    std::vector<Jump> jumps;  // refereed
    HoleNames names;          // as options say, or as in the file
};
BegunGame game_of(const Finding& finding, std::vector<Jump> jumps, const VerifyOptions& options);

// The first game of a file. Throws Error (input) in the words of verify.
BegunGame first_game(const std::string& path, const VerifyOptions& options);

}  // namespace pegwright::cli
