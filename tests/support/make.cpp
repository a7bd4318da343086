#include "support/make.hpp"

#include "construct/construction.hpp"
#include "peg/referee.hpp"
#include "peg/solution_reader.hpp"
#include "peg/text_writer.hpp"

#include <utility>

using namespace pegwright;

namespace {

class Collect : public JumpSink {
public:
    void take(std::span<const Jump> batch) override { jumps.insert(jumps.end(), batch.begin(), batch.end()); }
    std::vector<Jump> jumps;
};

}  // namespace

Solution constructed(const Problem& problem) {
    Collect collect;
    Construction(problem).play(collect);
    return {problem, std::move(collect.jumps)};
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
