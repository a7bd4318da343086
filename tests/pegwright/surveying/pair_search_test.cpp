#include "pegwright/surveying/pair_search.hpp"

#include "board/parse.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <atomic>

using namespace pegwright::tests;
using pegwright::distinct_pairs;
using pegwright::search_pairs;
using pegwright::survey;
using pegwright::SurveyedPair;
using pegwright::base::Progress;

namespace {

std::vector<SurveyedPair> searched_by_pair(const Board& board, std::chrono::milliseconds each, const Limits& limits) {
    std::vector<SurveyedPair> pairs = distinct_pairs(board);
    search_pairs(board, pairs, each, limits);
    return pairs;
}

}  // namespace

TEST_CASE("a search pair by pair agrees with an exhaustive one") {
    Limits limits;
    limits.threads = 2;
    std::size_t impossible = 0;
    for (const char* name : {"T4", "T5", "T6", "4x4", "5x4", "3x5", "3x6", "1x8", "cross1", ".o./ooo/.o.", "diamond3",
                             "diagonal:4x4", "triangular:3x6", "..oo/oooo/oooo/oo..", "english", "asymmetric"}) {
        INFO(name);
        const Board board = pegwright::board::parse_board(name);
        std::vector<SurveyedPair> exhaustive = distinct_pairs(board);
        survey(board, exhaustive, limits);
        const std::vector<SurveyedPair> by_pair = searched_by_pair(board, std::chrono::seconds(5), limits);
        REQUIRE(by_pair.size() == exhaustive.size());
        for (std::size_t i = 0; i < by_pair.size(); ++i) {
            REQUIRE(exhaustive[i].searched.has_value());
            CHECK(by_pair[i].searched == exhaustive[i].searched);
            if (by_pair[i].searched == false) ++impossible;
        }
    }
    CHECK(impossible > 30);
}

TEST_CASE("a survey of a larger board keeps what it knows when time is up, and leaves hard pairs open") {
    const Board diamond = pegwright::board::parse_board("diamond");
    Limits limits;
    limits.threads = 2;
    const std::vector<SurveyedPair> pairs = searched_by_pair(diamond, std::chrono::seconds(2), limits);
    const auto with = [](const std::vector<SurveyedPair>& some, std::optional<bool> answer) {
        return std::count_if(some.begin(), some.end(), [&](const SurveyedPair& p) { return p.searched == answer; });
    };
    // Bell's pages: 17 feasible problems of the 41-hole diamond, 4 of them solvable.
    CHECK(pairs.size() == 17);
    CHECK(with(pairs, true) == 4);
    CHECK(with(pairs, false) >= 10);
    limits.memory = 1 << 20;
    CHECK(with(searched_by_pair(diamond, std::chrono::seconds(2), limits), std::nullopt) > 0);
    limits.memory = Limits{}.memory;

    std::atomic<int> polls{0};
    limits.poll = [&](const Progress& place) {
        if (place.done > 5) throw 7;
        ++polls;
    };
    std::vector<SurveyedPair> known = distinct_pairs(diamond);
    CHECK_THROWS_AS(search_pairs(diamond, known, std::chrono::seconds(5), limits), int);
    CHECK(polls > 0);
    CHECK(with(known, std::nullopt) > 0);
    CHECK(with(known, std::nullopt) < 17);
    for (std::size_t i = 0; i < known.size(); ++i)
        if (known[i].searched) CHECK(known[i].searched == pairs[i].searched);
}
