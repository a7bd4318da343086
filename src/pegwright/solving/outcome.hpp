// The result of a query: a solution, a proof that there is none, or neither.
#pragma once

#include "notation/positions.hpp"
#include "pegwright/names.hpp"
#include "pegwright/solving/feasible.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright {

struct Outcome {
    enum class Kind { found, impossible, gave_up };
    // An engine that found no answer, and why.
    struct Asked {
        std::string_view engine;
        std::string met;     // may be empty
        bool limit = false;  // a limit on time or memory ended the whole search
    };

    Kind kind = Kind::gave_up;
    std::optional<Player> player;              // found
    std::string reason;                        // impossible: the proof; gave up: the obstacle; one line
    base::Remedy remedy = base::Remedy::none;  // gave up: advice
    std::vector<PagodaProof> proofs;           // impossible: pagoda functions, if any
    std::vector<Asked> asked;                  // gave up: engines in order
    // In row order. Impossible: parts that no jump connects with the largest part. Gave up: holes of a large board that
    // could not be cleared, or arms one hole wide that may be the cause.
    std::vector<Hole> left;
    std::uint64_t expanded = 0;  // positions whose jumps were tried

    explicit operator bool() const { return kind == Kind::found; }
    bool gave_up() const { return kind == Kind::gave_up; }
    // A limit on time or memory ended the search.
    bool stopped() const {
        return gave_up() && ((!asked.empty() && asked.back().limit) || reason.find("memory is full") != reason.npos);
    }

    static Outcome found(Player player) {
        Outcome outcome;
        outcome.kind = Kind::found;
        outcome.player = std::move(player);
        return outcome;
    }
    static Outcome impossible(std::string reason) {
        Outcome outcome;
        outcome.kind = Kind::impossible;
        outcome.reason = std::move(reason);
        return outcome;
    }
    static Outcome met(std::string reason, std::vector<Hole> left = {}, base::Remedy remedy = base::Remedy::none) {
        Outcome outcome;
        outcome.remedy = remedy;
        outcome.reason = std::move(reason);
        outcome.left = std::move(left);
        return outcome;
    }
};

// "T5 from b3 to b3 cannot be solved: REASON"; problem: "T5 from b3 to b3".
inline std::string no_words(const std::string& problem, const std::string& reason) {
    return problem + " cannot be solved: " + reason;
}
inline std::string no_words(const Query& query, const std::string& reason, notation::HoleNames names) {
    return no_words(notation::query_words(query, names), notation::with_names(query.board, reason, names));
}

}  // namespace pegwright
