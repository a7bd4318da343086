// The solutions of a source one behind the other, text and JSON in any order.
//
// A solution as text ends where the next begins, with the word board or a brace. After one that is not read to its
// end, because it is damaged or its handler has had enough, the next is looked for where a line begins with either.
#pragma once

#include "notation/solution_reader.hpp"
#include "notation/text_scanner.hpp"

#include <string>

namespace pegwright::notation {

class SolutionStream {
public:
    // The source must outlive the stream; name is what errors call it. 256 KiB of buffer.
    SolutionStream(ByteSource& source, const std::string& name, HoleNames names = HoleNames::letters)
        : scanner_(source, name), names_(names) {}

    // Goes to the next solution, or to what stands in its place; false if nothing does. There is a first one even in
    // an empty source, and reading it says what is missing.
    bool next();
    // The line it begins in, from 1.
    std::int64_t line() const { return line_; }
    // What it is called: the source's name, and "NAME:LINE" for all but the first.
    const std::string& label() const { return label_; }
    // Reads it: once, after next(). Throws as read_solution does.
    SolutionFormat read(SolutionHandler& handler);

private:
    bool go_to_next();

    TextScanner scanner_;
    HoleNames names_;
    bool begun_ = false;
    bool read_to_end_ = true;
    std::int64_t line_ = 1;
    std::string label_;
};

}  // namespace pegwright::notation
