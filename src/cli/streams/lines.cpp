#include "cli/streams/lines.hpp"

namespace pegwright::cli {

bool LineReader::refill(const base::StopFlag& stop) {
    constexpr std::size_t piece = std::size_t{1} << 16;
    buffer_.erase(0, begin_);
    begin_ = 0;
    while (!ended_ && !input_.wait())
        if (stop) ended_ = true;
    if (ended_ || stop) return false;
    const std::size_t size = buffer_.size();
    buffer_.resize(size + piece);
    const std::size_t n = input_.read(std::span(buffer_).subspan(size));
    buffer_.resize(size + n);
    ended_ = n == 0;
    return !ended_;
}

std::optional<InputLine> LineReader::next(const base::StopFlag& stop) {
    InputLine line;
    line.number = ++number_;
    bool whole = false;
    for (std::size_t looked_at = 0; !whole;) {
        const std::size_t end = buffer_.find('\n', begin_ + looked_at);
        whole = end != buffer_.npos;
        const std::size_t size = (whole ? end : buffer_.size()) - begin_;
        // Keep only the beginning of a line that is too long.
        if (line.text.size() <= longest)
            line.text.append(buffer_, begin_, std::min(size, longest + 1 - line.text.size()));
        begin_ += size + (whole ? 1 : 0);
        looked_at = 0;
        if (!whole && !refill(stop)) break;
    }
    if (stop || (!whole && line.text.empty())) return std::nullopt;
    if (line.text.ends_with('\r')) line.text.pop_back();
    if (constexpr std::string_view mark = "\xEF\xBB\xBF"; number_ == 1 && line.text.starts_with(mark))
        line.text.erase(0, mark.size());
    return line;
}

}  // namespace pegwright::cli
