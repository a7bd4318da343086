#include "support/make.hpp"

#include "board/names.hpp"
#include "construct/construction.hpp"
#include "game/referee.hpp"
#include "notation/solution_reader.hpp"
#include "notation/text_writer.hpp"
#include "support/catch.hpp"
#include "theory/feasibility.hpp"

#include <utility>

using namespace pegwright::tests;

Solution constructed(const Problem& problem) {
    JumpList collect;
    Construction(problem).play(collect);
    return {problem, std::move(collect.list)};
}

Verdict referee_on(const Solution& solution) {
    Referee referee(solution.problem);
    for (const Jump& jump : solution.jumps)
        if (!referee.play(jump)) return referee.explain(jump);
    return referee.finish();
}

std::string as_text(const Solution& solution) {
    StringSink sink;
    TextWriter writer(solution.problem, sink);
    writer.take(solution.jumps);
    writer.finish();
    return sink.text;
}

Solution from_text(const std::string& text) {
    StringSource source(text);
    return read_whole_solution(source, "test");
}

OutsideReferee::OutsideReferee() : pipe_(::popen("'" OUTSIDE_REFEREE "' --joined", "w")) {
    if (!pipe_) throw std::runtime_error("cannot start the outside referee");
}

OutsideReferee::~OutsideReferee() {
    if (pipe_) ::pclose(pipe_);
}

void OutsideReferee::write(std::string_view bytes) { std::fwrite(bytes.data(), 1, bytes.size(), pipe_); }

bool OutsideReferee::accepts() { return ::pclose(std::exchange(pipe_, nullptr)) == 0; }

void construct_and_check(const Problem& problem, OutsideReferee& outside) {
    const Solution solution = constructed(problem);
    const Verdict verdict = referee_on(solution);
    INFO(problem.board.name() << " " << hole_name(problem.vacate()) << " " << hole_name(problem.finish()) << ": jump "
                              << verdict.jump << ": " << verdict.reason);
    REQUIRE(verdict);
    REQUIRE(static_cast<std::int64_t>(solution.jumps.size()) == problem.jump_count());
    outside.write(as_text(solution));
}

std::vector<Hole> holes_of(const Board& board) { return board.holes(); }

std::int64_t construct_all_pairs(const Board& board, OutsideReferee& outside) {
    std::int64_t pairs = 0;
    const auto holes = holes_of(board);
    for (const Hole vacate : holes) {
        for (const Hole finish : holes) {
            if (!solvability(BigBoard(board), big(vacate), big(finish)).solvable) continue;
            construct_and_check({board, vacate, finish}, outside);
            ++pairs;
        }
    }
    return pairs;
}
