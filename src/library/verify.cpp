#include "library/access.hpp"

#include "library/include/pegwright/verify.hpp"

#include "base/memory.hpp"

#include <algorithm>
#include <istream>
#include <utility>

namespace pegwright {
inline namespace v0 {
namespace {

class FromStream : public base::ByteSource {
public:
    explicit FromStream(std::istream& in) : in_(in) {}
    std::size_t read(std::span<char> room) override {
        in_.read(room.data(), static_cast<std::streamsize>(room.size()));
        if (in_.bad()) base::fail_input("cannot read the solution from its stream");
        return static_cast<std::size_t>(in_.gcount());
    }

private:
    std::istream& in_;
};

Verification of(const rooms::Verification& found, const std::string& name) {
    Verification answer;
    answer.valid = found.verdict.accepted;
    answer.reason = found.verdict.reason;
    answer.wrong_jump = answer.valid ? 0 : found.verdict.jump;
    answer.jumps = found.count.jumps();
    answer.moves = found.count.moves();
    answer.longest_sweep = found.count.longest_sweep();
    answer.report = rooms::report(found, name);
    return answer;
}

}  // namespace

Verification verify(const Problem& problem, std::span<const Jump> jumps) {
    return verify_from(problem, [&] { return std::exchange(jumps, {}); });
}

Verification verify_from(const Problem& problem, const std::function<std::span<const Jump>()>& next) {
    return guarded([&] {
        const rooms::Query& query = Access::of(problem);
        if (!query.start || !query.goal)
            base::fail_input("verify needs a start and a goal; " + problem.words() + " leaves one open");
        rooms::Verification found;
        found.problem.emplace(query.board, *query.start, *query.goal);
        game::Referee referee(*found.problem);
        const auto accepted = [&](const Jump& jump) {
            if (!referee.play(inner(jump))) {
                found.verdict = referee.explain(inner(jump));
                return false;
            }
            found.count.add(inner(jump));
            return true;
        };
        for (auto batch = next(); !batch.empty(); batch = next())
            if (!std::all_of(batch.begin(), batch.end(), accepted)) break;
        const bool refused = !found.verdict;
        if (!refused) found.verdict = referee.finish();
        Verification answer = of(found, "solution");
        if (refused)
            answer.report =
                "solution: wrong at jump " + std::to_string(found.verdict.jump) + ": " + found.verdict.reason;
        return answer;
    });
}

Verification verify(std::istream& in, const std::string& name, const Limits& limits) {
    return guarded([&] {
        FromStream source(in);
        rooms::VerifyOptions options;
        options.limits = inner(limits);
        return of(rooms::verify(source, name, options), name);
    });
}

Solution read_solution(std::istream& in, const std::string& name, const Limits& limits) {
    return guarded([&] {
        FromStream source(in);
        rooms::VerifyOptions options;
        options.limits = inner(limits);
        options.begun = [&](const game::Problem& problem) {
            const auto jumps = static_cast<std::uint64_t>(std::max<std::int64_t>(problem.jump_count(), 0));
            if (jumps > std::max(limits.memory, base::least_memory) / sizeof(board::Jump))
                base::fail_limit("memory is used up: " + std::to_string(jumps) + " jumps take " +
                                 std::to_string(jumps * sizeof(board::Jump) >> 20) + " MiB");
        };
        std::optional<Solution> solution;
        rooms::read_games(source, name, options, [&](const rooms::Finding& found, std::vector<board::Jump> jumps) {
            if (solution) base::fail_input(found.name + ": expected only one solution; found another after it");
            if (found.error) throw base::Error(*found.error);
            if (found.absent) base::fail_input(found.name + ": no solution there: " + *found.absent);
            if (!*found.solution) base::fail_input(rooms::report(*found.solution, found.name));
            solution = Access::make(rooms::Player({*found.solution->problem, std::move(jumps)}), found.solution->names);
        });
        return std::move(*solution);
    });
}

}  // namespace v0
}  // namespace pegwright
