// Standard input line by line, as it comes.
#pragma once

#include "base/parallel.hpp"
#include "cli/streams/in_order.hpp"
#include "cli/streams/input.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

class LineReader {
public:
    // A line that is longer is cut there.
    static constexpr std::size_t longest = std::size_t{1} << 24;

    explicit LineReader(const std::string& path) : input_(path) {}

    // The next line, without its end (LF or CR LF) and the first without a byte order mark; nothing at the end, or
    // soon after stop is set. Of a longer line than that one character more. Throws as Input does.
    std::optional<InputLine> next(const base::StopFlag& stop);

private:
    bool refill(const base::StopFlag& stop);

    Input input_;
    std::string buffer_;
    std::size_t begin_ = 0;  // of what has not been handed out
    std::int64_t number_ = 0;
    bool ended_ = false;
};

}  // namespace pegwright::cli
