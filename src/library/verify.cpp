#include "library/access.hpp"

#include "library/include/pegwright/verify.hpp"

#include <istream>

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
    return guarded([&] {
        const rooms::Wishes& wishes = Access::of(problem);
        if (!wishes.start || !wishes.goal)
            base::fail_input("a solution is verified from a start to a goal; " + problem.words() + " leaves one open");
        rooms::Verification found;
        found.problem.emplace(wishes.board, *wishes.start, *wishes.goal);
        game::Referee referee(*found.problem);
        for (const Jump& jump : jumps) {
            if (!referee.play(inner(jump))) {
                found.verdict = referee.explain(inner(jump));
                break;
            }
            found.count.add(inner(jump));
        }
        if (found.verdict) found.verdict = referee.finish();
        Verification answer = of(found, "solution");
        if (!answer && answer.jumps < static_cast<std::int64_t>(jumps.size()))
            answer.report =
                "solution: wrong at jump " + std::to_string(found.verdict.jump) + ": " + found.verdict.reason;
        return answer;
    });
}

Verification verify(std::istream& in, const std::string& name) {
    return guarded([&] {
        FromStream source(in);
        return of(rooms::verify(source, name), name);
    });
}

}  // namespace v0
}  // namespace pegwright
