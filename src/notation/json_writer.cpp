#include "notation/json_writer.hpp"

#include "notation/positions.hpp"

namespace pegwright::notation {

// No board, hole or position needs escapes.
JsonWriter::JsonWriter(const Problem& problem, const MoveCount& count, ByteSink& sink, HoleNames names)
    : sink_(sink), board_(problem.board), names_(names) {
    const KeyAndValue start = start_text(problem, names);
    const KeyAndValue goal = goal_text(problem, names);
    buffer_ = "{\"board\":\"" + problem.board.name() + "\",\"" + start.key + "\":\"" + start.value + "\",\"" +
              goal.key + "\":\"" + goal.value + "\"" +
              (names == HoleNames::letters ? "" : ",\"notation\":\"" + std::string(to_string(names)) + "\"") +
              ",\"jumps\":" + std::to_string(count.jumps()) + ",\"moves\":" + std::to_string(count.moves()) +
              ",\"longest_sweep\":" + std::to_string(count.longest_sweep()) + ",\"solution\":[";
}

void JsonWriter::take(std::span<const Jump> jumps) {
    constexpr std::size_t flush_at = std::size_t{1} << 16;
    for (const Jump jump : jumps) {
        if (!in_move_ || jump.from != last_) {
            buffer_ += in_move_ ? "\",\"" : "\"";
            buffer_ += hole_text(board_, jump.from, names_);
            in_move_ = true;
        }
        buffer_ += '-';
        buffer_ += hole_text(board_, jump.to, names_);
        last_ = jump.to;
        if (buffer_.size() >= flush_at) {
            sink_.write(buffer_);
            buffer_.clear();
        }
    }
}

void JsonWriter::finish(std::string_view more) {
    buffer_ += in_move_ ? "\"]" : "]";
    if (more != "{}") buffer_ += ',';
    buffer_ += more.substr(1);
    buffer_ += '\n';
    sink_.write(buffer_);
    buffer_.clear();
}

}  // namespace pegwright::notation
