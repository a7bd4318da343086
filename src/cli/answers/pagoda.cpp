#include "cli/answers/pagoda.hpp"

namespace pegwright::cli {
namespace {

std::string listed(const PagodaProof& proof, HoleNames names) {
    std::string text;
    for (const Hole h : proof.finishes) text += (text.empty() ? "" : " ") + hole_text(proof.function.board(), h, names);
    return text;
}

// [[null,0,-1],[1,0]]: each row ends after its last hole.
JsonValue rows_json(const theory::PagodaFunction& function) {
    const Board& board = function.board();
    JsonValue rows = JsonValue::array();
    for (std::int32_t y = 0; y < board.height(); ++y) {
        std::int32_t end = 0;
        board.for_each_run(y, [&](std::int32_t, std::int32_t run_end) { end = run_end; });
        JsonValue row = JsonValue::array();
        for (std::int32_t x = 0; x < end; ++x)
            row.push(board.contains({x, y}) ? JsonValue(function.weight({x, y})) : nullptr);
        rows.push(std::move(row));
    }
    return rows;
}

}  // namespace

std::string pagoda_text(const std::vector<PagodaProof>& proofs, HoleNames names) {
    std::string text;
    for (const PagodaProof& proof : proofs) {
        text += "pagoda function, " + sums_words(proof);
        text += proof.finishes.empty() ? ":\n"
                                       : (proof.before_last_jump ? " into " : " at ") + listed(proof, names) + ":\n";
        text += proof.function.picture();
    }
    return text;
}

void add_pagodas(JsonValue& answer, const std::vector<PagodaProof>& proofs, HoleNames names) {
    if (proofs.empty()) return;
    JsonValue list = JsonValue::array();
    for (const PagodaProof& proof : proofs) {
        JsonValue json;
        json.add("start", proof.at_start)
            .add("after_first_jump", proof.after_first_jump)
            .add("goal", proof.at_goal)
            .add("before_last_jump", proof.before_last_jump);
        if (!proof.finishes.empty())
            json.add("finishes", JsonValue::holes(proof.function.board(), proof.finishes, names));
        list.push(std::move(json.add("weights", rows_json(proof.function))));
    }
    answer.add("pagoda", std::move(list));
}

}  // namespace pegwright::cli
