// Makes solutions and checks them with both referees.
#pragma once

#include "base/bytes.hpp"
#include "game/solution.hpp"
#include "game/verdict.hpp"

#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

pegwright::tests::Solution constructed(const pegwright::tests::Problem& problem);

pegwright::tests::Verdict referee_on(const pegwright::tests::Solution& solution);

std::string as_text(const pegwright::tests::Solution& solution);
pegwright::tests::Solution from_text(const std::string& text);

class OutsideReferee : public pegwright::tests::ByteSink {
public:
    OutsideReferee();
    ~OutsideReferee() override;
    void write(std::string_view bytes) override;
    // Ends the stream; whether all solutions were accepted. Its line goes to standard output.
    bool accepts();

private:
    FILE* pipe_;
};

void construct_and_check(const pegwright::tests::Problem& problem, OutsideReferee& outside);

// In row order.
std::vector<pegwright::tests::Hole> holes_of(const pegwright::tests::Board& board);

// Constructs and checks all solvable pairs; returns their number.
std::int64_t construct_all_pairs(const pegwright::tests::Board& board, OutsideReferee& outside);
