// Passes jumps from a solution reader to the referee, and fills in a Verification.
#pragma once

#include "game/marked_pegs.hpp"
#include "game/referee.hpp"
#include "notation/solution_stream.hpp"
#include "pegwright/checking/verify.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pegwright {

// take() returns false after `at` jumps or a wrong one: the rest of a long file is not read.
class Replay : public notation::SolutionHandler {
public:
    // jumps: receives the accepted jumps; may be null.
    Replay(const VerifyOptions& options, std::vector<Jump>* jumps);
    void notation(notation::HoleNames names) override { result.names = names; }
    void begin(const Problem& problem) override;
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override;
    // Call it after reading. Checks the goal and the claims of JSON; with `at`, keeps the position instead. Throws
    // Error (input) if there are fewer jumps.
    void end(const std::string& name, const notation::Claims& claims);

    Verification result;

private:
    void hold_against(const notation::Claims& claims);
    game::NameOfHole name_of_hole() const;
    void refuse(Verdict verdict, std::int64_t place);

    const VerifyOptions& options_;
    std::vector<Jump>* jumps_;
    std::int64_t left_;
    bool stopped_ = false;
    std::optional<game::Referee> referee_;
    std::optional<game::MarkedPegs> marked_;
};

}  // namespace pegwright
