// Stages of the pipeline; an item is a jump.
#include "construct/construction.hpp"
#include "construct/families/families.hpp"
#include "construct/scheduler/scheduler.hpp"
#include "game/move_count.hpp"
#include "game/referee.hpp"
#include "notation/solution_reader.hpp"
#include "notation/text_writer.hpp"

#include <benchmark/benchmark.h>

using namespace pegwright::tests;

namespace {

Problem problem_on(std::int64_t side) {
    const Board board = Board::triangle(side);
    return {board, {0, 1}, side % 3 == 1 ? Hole{1, 1} : Hole{0, 1}};
}

// From the top to the bottom left: every strip needs a relocating purge.
Problem far_problem_on(std::int64_t side) {
    const auto last = static_cast<std::int32_t>(side - 1);
    return {Board::triangle(side), {0, 1}, {0, side % 3 == 1 ? last - 1 : last}};
}

class Nowhere : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override { benchmark::DoNotOptimize(jumps.data()); }
};

class CountBytes : public ByteSink {
public:
    void write(std::string_view bytes) override { count += bytes.size(); }
    std::size_t count = 0;
};

class IntoReferee : public JumpSink {
public:
    explicit IntoReferee(const Problem& problem) : referee(problem) {}
    void take(std::span<const Jump> jumps) override {
        if (referee.play(jumps) < jumps.size()) std::abort();
    }
    Referee referee;
};

void count_jumps(benchmark::State& state, const Problem& problem) {
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * problem.jump_count());
}

void plan_small(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(plan_polygon({Board::triangle(40), {6, 10}, {6, 11}}));
}
BENCHMARK(plan_small);

void plan(benchmark::State& state) {
    const Problem problem = problem_on(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(plan_polygon(problem));
}
BENCHMARK(plan)->Arg(1000)->Arg(8000);

void schedule(benchmark::State& state, Problem (*problem_of)(std::int64_t)) {
    const Problem problem = problem_of(state.range(0));
    const Construction construction(problem);
    Nowhere sink;
    for (auto _ : state) construction.play(sink);
    count_jumps(state, problem);
}
BENCHMARK_CAPTURE(schedule, near, problem_on)->Arg(500)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000);
BENCHMARK_CAPTURE(schedule, far, far_problem_on)->Arg(500)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000);

BENCHMARK_CAPTURE(schedule, fat_rectangle,
                  [](std::int64_t n) {
                      return Problem{Board::rectangle(n, n / 2), {0, 0}, {0, 0}};
                  })
    ->Arg(6000)
    ->Arg(12000);
BENCHMARK_CAPTURE(schedule, four_wide,
                  [](std::int64_t n) {
                      return Problem{Board::rectangle(4, n), {0, 0}, {0, 0}};
                  })
    ->Arg(300000)
    ->Arg(600000);
BENCHMARK_CAPTURE(schedule, three_wide,
                  [](std::int64_t n) {
                      return Problem{Board::rectangle(3, n), {0, 0}, {0, 0}};
                  })
    ->Arg(300000)
    ->Arg(600000);
BENCHMARK_CAPTURE(schedule, line, [](std::int64_t n) {
    return Problem{Board::rectangle(n, 1), {1, 0}, {static_cast<std::int32_t>(n - 2), 0}};
})->Arg(1000000);

void schedule_and_referee(benchmark::State& state) {
    const Problem problem = problem_on(state.range(0));
    const Plan made = plan_polygon(problem);
    for (auto _ : state) {
        IntoReferee sink(problem);
        play(made, sink);
    }
    count_jumps(state, problem);
}
BENCHMARK(schedule_and_referee)->Arg(500)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000);

void schedule_and_write(benchmark::State& state) {
    const Problem problem = problem_on(state.range(0));
    const Plan made = plan_polygon(problem);
    CountBytes bytes;
    for (auto _ : state) {
        TextWriter writer(problem, bytes);
        play(made, writer);
        writer.finish();
    }
    count_jumps(state, problem);
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes.count));
}
BENCHMARK(schedule_and_write)->Arg(500)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000);

void read_and_referee(benchmark::State& state) {
    const Problem problem = problem_on(state.range(0));
    StringSink text;
    TextWriter writer(problem, text);
    play(plan_polygon(problem), writer);
    writer.finish();
    class Replay : public SolutionHandler {
    public:
        void begin(const Problem& p) override { referee.emplace(p); }
        bool take(std::span<const Jump> jumps, std::span<const std::int64_t>) override {
            if (referee->play(jumps) < jumps.size()) return false;
            for (const Jump& jump : jumps) count.add(jump);
            return true;
        }
        std::optional<Referee> referee;
        MoveCount count;
    };
    for (auto _ : state) {
        Replay replay;
        StringSource source(text.text);
        read_solution(source, "bench", replay);
        if (!replay.referee->finish()) std::abort();
    }
    count_jumps(state, problem);
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(text.text.size()));
}
BENCHMARK(read_and_referee)->Arg(500)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000);

}  // namespace

BENCHMARK_MAIN();
