// Reads several solutions from one source, text and JSON in any order.
//
// The word board or a brace begins the next solution. After a damaged or stopped one, the next is looked for at the
// beginnings of lines.
#pragma once

#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

#include <string>

namespace pegwright::notation {

class SolutionStream {
public:
    // The source must outlive the stream. 256 KiB of buffer.
    SolutionStream(ByteSource& source, const std::string& name, Unsaid unsaid = {})
        : scanner_(source, name), unsaid_(std::move(unsaid)) {}

    // False at the end. Damaged text and an empty source count as a solution: reading it tells what is wrong.
    bool next();
    // Its first line, from 1.
    std::int64_t line() const { return line_; }
    // The source's name, or "NAME:LINE" for all but the first.
    const std::string& label() const { return label_; }
    // Call once after next(). Throws as read_solution does.
    SolutionFormat read(SolutionHandler& handler);

private:
    bool go_to_next();

    TextScanner scanner_;
    Unsaid unsaid_;
    bool begun_ = false;
    bool read_to_end_ = true;
    std::int64_t line_ = 1;
    std::string label_;
};

}  // namespace pegwright::notation
