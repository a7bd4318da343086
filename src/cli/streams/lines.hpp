// Reads text line by line as it arrives.
#pragma once

#include "base/parallel.hpp"
#include "cli/streams/in_order.hpp"
#include "cli/streams/input.hpp"

#include <optional>
#include <string>

namespace pegwright::cli {

class LineReader {
public:
    // Longer lines are cut to this length plus one character, so that the caller can tell.
    static constexpr std::size_t longest = std::size_t{1} << 24;

    explicit LineReader(const std::string& path) : input_(path) {}

    // The next line without its end (LF or CR LF); the first also without a byte order mark. Nothing at the end, or
    // soon after stop is set. Throws as Input does.
    std::optional<InputLine> next(const base::StopFlag& stop);

private:
    bool refill(const base::StopFlag& stop);

    Input input_;
    std::string buffer_;
    std::size_t begin_ = 0;  // start of the unread part
    std::int64_t number_ = 0;
    bool ended_ = false;
};

}  // namespace pegwright::cli
