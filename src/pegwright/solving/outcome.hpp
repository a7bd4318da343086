// What a query comes to: a solution, the proof that there is none, or neither.
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
    // An engine that was asked, and what it met instead of an answer.
    struct Asked {
        std::string_view engine;
        std::string met;     // empty where there is nothing to tell
        bool limit = false;  // a limit on time or memory ended it, and the search with it
    };

    Kind kind = Kind::gave_up;
    std::optional<Player> player;              // found
    std::string reason;                        // impossible: why; gave up: what stood in the way, in one line
    base::Remedy remedy = base::Remedy::none;  // gave up: what may do instead
    std::vector<PagodaProof> proofs;           // impossible: the functions that prove it, if these do
    std::vector<Asked> asked;                  // gave up: in their order
    // Impossible: parts that no jump connects with the largest. Gave up: what of a large board could not be cleared, or
    // arms one hole wide that may be in the way. In row order.
    std::vector<Hole> left;
    std::uint64_t expanded = 0;  // positions whose jumps searches have tried

    explicit operator bool() const { return kind == Kind::found; }
    bool gave_up() const { return kind == Kind::gave_up; }
    // Whether a limit on time or memory ended a search.
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

// "T5 from b3 to b3 cannot be solved: REASON", the same sentence wherever it is said. problem: "T5 from b3 to b3".
inline std::string no_words(const std::string& problem, const std::string& reason) {
    return problem + " cannot be solved: " + reason;
}
// A query and a reason with holes named in a notation.
inline std::string no_words(const Query& query, const std::string& reason, notation::HoleNames names) {
    return no_words(notation::query_words(query, names), notation::with_names(query.board, reason, names));
}

}  // namespace pegwright
