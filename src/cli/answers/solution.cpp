#include "cli/answers/solution.hpp"

#include "game/move_count.hpp"
#include "notation/json_writer.hpp"
#include "notation/text_writer.hpp"

namespace pegwright::cli {

void write_solution(const Solution& solution, bool json, HoleNames names, ByteSink& output, const JsonValue& more) {
    if (!json) {
        TextWriter writer(solution.problem, output, names);
        writer.take(solution.jumps);
        return writer.finish();
    }
    MoveCount count;
    count.add(solution.jumps);
    JsonWriter writer(solution.problem, count, output, names);
    writer.take(solution.jumps);
    writer.finish(more.text());
}

}  // namespace pegwright::cli
