// Lines answered on several threads at the same time, the answers handed out in the order of the lines.
//
// One thread waits for lines, so that the answer to one goes out while the next has not come; the caller's writes,
// so that a signal meets it where it may wait long; all others answer. What is kept is a window of lines with what
// has been written of their answers: when it is full nothing more is read, and an answer that grows long is handed
// on piece by piece once it is the first.
#pragma once

#include "base/bytes.hpp"
#include "base/parallel.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace pegwright::cli {

struct InputLine {
    std::int64_t number = 0;  // from 1, for messages
    std::string text;
    std::int64_t problem = 0;  // which of those that ask something, from 1; of a batch
};

// The answer to a line while it is written.
class LineAnswer : public base::ByteSink {
public:
    // Waits its turn if much has been written.
    void write(std::string_view bytes) override;
    // What has been written and not been handed on.
    const std::string& held() const { return held_; }
    // Whether a part is out of reach already: then the answer cannot be begun anew.
    bool handed_on() const { return handed_on_; }
    // Takes back all that is held.
    void clear() { held_.clear(); }

protected:
    static constexpr std::size_t most_held = std::size_t{1} << 16;  // bytes
    LineAnswer() = default;
    virtual void hand_on(const std::string& piece) = 0;

private:
    std::string held_;
    bool handed_on_ = false;
};

// Who has the lines, knows their answers, and takes them.
class LineAnswerer {
public:
    virtual ~LineAnswerer() = default;
    // The next line, nothing at the end; on one thread. May wait as long as it likes, but looks at stop, and returns
    // nothing soon after it is set.
    virtual std::optional<InputLine> next(const base::StopFlag& stop) = 0;
    // Answers a line; on several threads at the same time. Should return soon after stop is set; what it throws ends
    // everything.
    virtual void answer(const InputLine& line, LineAnswer& answer, const base::StopFlag& stop) = 0;
    // Takes answers, whole ones or pieces of a long one, in order; on the caller's thread.
    virtual void write(std::string_view bytes) = 0;
};

// Answers every line. threads: how many answer; with one, or if the system has no more to give, all is done on the
// caller's, line by line. Memory: 128 KiB and a line for each of 64 lines and four a thread; lines of more than
// 16 MiB in all are not waiting at a time. Throws what the answerer throws, and what was ready by then may not be
// written; but of an error of next() only when the lines before are answered.
void answer_in_order(LineAnswerer& answerer, unsigned threads);

}  // namespace pegwright::cli
