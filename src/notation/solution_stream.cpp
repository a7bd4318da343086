#include "notation/solution_stream.hpp"

#include <utility>

namespace pegwright::notation {

bool SolutionStream::next() {
    const bool first = !std::exchange(begun_, true);
    if (first) {
        scanner_.skip_byte_order_mark();
        scanner_.skip_blanks();
    } else if (!go_to_next()) {
        return false;
    }
    line_ = scanner_.line();
    label_ = first ? scanner_.name() : scanner_.name() + ":" + std::to_string(line_);
    read_to_end_ = false;
    return true;
}

bool SolutionStream::go_to_next() {
    if (read_to_end_) {
        scanner_.skip_blanks();
        return !scanner_.at_end();
    }
    while (!scanner_.at_line_start() || !begins_solution(scanner_))
        if (!scanner_.skip_line()) return false;
    return true;
}

SolutionFormat SolutionStream::read(SolutionHandler& handler) {
    const SolutionRead read = read_solution_at(scanner_, label_, handler, unsaid_);
    read_to_end_ = !read.stopped;
    return read.format;
}

}  // namespace pegwright::notation
