// Between reader and referee: jumps in, a verdict out.
#pragma once

#include "game/referee.hpp"
#include "notation/solution_stream.hpp"
#include "pegwright/checking/verify.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright {

// The reader stops soon after this has had enough, so with `at` or after a wrong jump the rest of a long file is not
// read.
class Replay : public notation::SolutionHandler {
public:
    // jumps: gets those that are accepted; may be null.
    Replay(const VerifyOptions& options, std::vector<Jump>* jumps);
    void notation(notation::HoleNames names) override { result.names = names; }
    void begin(const Problem& problem) override;
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override;
    // At the end of the reading. The verdict of the goal and of what JSON claims, or the position that was asked for.
    // Throws Error (input) if that is beyond the last jump.
    void end(const std::string& name, const notation::Claims& claims);

    Verification result;

private:
    void hold_against(const notation::Claims& claims);
    game::NameOfHole name_of_hole() const;

    const VerifyOptions& options_;
    std::vector<Jump>* jumps_;
    std::int64_t left_;  // jumps to play before stopping
    bool stopped_ = false;
    std::optional<game::Referee> referee_;
};

}  // namespace pegwright
