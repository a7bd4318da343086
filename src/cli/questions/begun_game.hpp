// Games in files that commands go on with: solutions, text or JSON, that may stop before their goal.
#pragma once

#include "pegwright/checking/verify.hpp"

#include <string>

namespace pegwright::cli {

// Whether a game that stops before its goal will do, whatever it claims of itself.
enum class Wanted { solution, beginning };

// Why what was read will not do, in the words of verify and with its exit code; code 0 if it will.
struct Trouble {
    int code = 0;
    std::string words;
};
Trouble trouble_with(const Finding& finding, Wanted wanted, const VerifyOptions& options);

// A game that will do.
struct BegunGame {
    Problem problem;
    std::vector<Jump> jumps;  // refereed
    HoleNames names;          // how its holes are to be written: as options say, or as they were
};
BegunGame game_of(const Finding& finding, std::vector<Jump> jumps, const VerifyOptions& options);

// The first game of a file, for those that go on with one. Throws Error (input) in the words of verify.
BegunGame first_game(const std::string& path, const VerifyOptions& options);

}  // namespace pegwright::cli
