#include "cli/answers/pagoda.hpp"

#include "cli/answers/json_text.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

std::string list(const PagodaProof& proof, HoleNames names, const char* separator, const char* quote) {
    std::string text;
    for (const Hole h : proof.finishes)
        text += (text.empty() ? "" : separator) + (quote + hole_text(proof.function.board(), h, names)) + quote;
    return text;
}

// [[null,0,-1],[1,0]]: rows end after their last hole, as in pictures.
std::string rows_json(const theory::PagodaFunction& function) {
    const Board& board = function.board();
    std::string text;
    for (std::int32_t y = 0; y < board.height(); ++y) {
        std::int32_t end = 0;
        board.for_each_run(y, [&](std::int32_t, std::int32_t run_end) { end = run_end; });
        text += y == 0 ? "[" : ",[";
        for (std::int32_t x = 0; x < end; ++x) {
            text += x == 0 ? "" : ",";
            text += board.contains({x, y}) ? std::to_string(function.weight({x, y})) : "null";
        }
        text += "]";
    }
    return "[" + text + "]";
}

}  // namespace

std::string pagoda_text(const std::vector<PagodaProof>& proofs, HoleNames names) {
    std::string text;
    for (const PagodaProof& proof : proofs) {
        text += fmt::format("pagoda function, {} {}, {} {}", proof.at_start,
                            proof.after_first_jump ? "at most after the first jump" : "at the start", proof.at_goal,
                            proof.before_last_jump      ? "at least before the last jump"
                            : proof.finishes.size() > 1 ? "at least in the end"
                                                        : "in the end");
        text += proof.finishes.empty()
                    ? ":\n"
                    : (proof.before_last_jump ? " into " : " at ") + list(proof, names, " ", "") + ":\n";
        text += proof.function.picture();
    }
    return text;
}

std::string pagoda_json(const std::vector<PagodaProof>& proofs, HoleNames names) {
    if (proofs.empty()) return {};
    std::string text;
    for (const PagodaProof& proof : proofs) {
        text += fmt::format("{}{{\"start\":{},\"after_first_jump\":{},\"goal\":{},\"before_last_jump\":{},",
                            text.empty() ? "" : ",", proof.at_start, proof.after_first_jump, proof.at_goal,
                            proof.before_last_jump);
        if (!proof.finishes.empty()) text += "\"finishes\":[" + list(proof, names, ",", "\"") + "],";
        text += "\"weights\":" + rows_json(proof.function) + "}";
    }
    return ",\"pagoda\":[" + text + "]";
}

}  // namespace pegwright::cli
