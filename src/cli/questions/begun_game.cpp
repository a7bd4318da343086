#include "cli/questions/begun_game.hpp"

#include "base/error.hpp"

#include <optional>

namespace pegwright::cli {
namespace {

class BegunGameReader : public notation::SolutionHandler {
public:
    void begin(const Problem& given) override { problem = given; }
    bool take(std::span<const Jump> some, std::span<const std::int64_t>) override {
        jumps.insert(jumps.end(), some.begin(), some.end());
        return true;
    }
    std::optional<Problem> problem;
    std::vector<Jump> jumps;
};

}  // namespace

BegunGame read_begun_game(notation::SolutionStream& solutions) {
    BegunGameReader beginning;
    solutions.read(beginning);
    if (!beginning.problem) base::fail_internal("a solution was read that never began");
    return {std::move(*beginning.problem), std::move(beginning.jumps)};
}

}  // namespace pegwright::cli
