// Answers lines on several threads and hands out the answers in the order of the lines.
//
// One thread reads, so that answers go out while the next line is awaited. The caller's thread writes, because signals
// must reach it. The others answer. A bounded window holds the lines and their answers. If the first answer is long, it
// is handed on in pieces.
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
    std::int64_t problem = 0;  // count of problems so far, from 1; for batches
};

class LineAnswer : public base::ByteSink {
public:
    // Waits for its turn if much is held.
    void write(std::string_view bytes) override;
    const std::string& held() const { return held_; }
    // True if a part is already handed on; then the answer cannot be replaced.
    bool handed_on() const { return handed_on_; }
    void clear() { held_.clear(); }

protected:
    static constexpr std::size_t most_held = std::size_t{1} << 16;  // bytes
    LineAnswer() = default;
    virtual void hand_on(const std::string& piece) = 0;

private:
    std::string held_;
    bool handed_on_ = false;
};

// What the caller provides: lines, their answers, and a place for the answers.
class LineAnswerer {
public:
    virtual ~LineAnswerer() = default;
    // The next line, or nothing at the end. Called on one thread. May wait, but returns nothing soon after stop is set.
    virtual std::optional<InputLine> next(const base::StopFlag& stop) = 0;
    // Answers a line. Called on several threads. Should return soon after stop is set. An exception ends everything.
    virtual void answer(const InputLine& line, LineAnswer& answer, const base::StopFlag& stop) = 0;
    // Takes answers or their pieces, in order, on the caller's thread.
    virtual void write(std::string_view bytes) = 0;
};

// Answers every line.
// threads: how many answer. With one, or if no more can be started, the caller's thread does everything.
// Memory: 128 KiB and a line for each of 64 + 4 * threads lines; waiting lines have at most 16 MiB together.
// Throws what the answerer throws; finished answers may then be lost. An error of next() is thrown after all earlier
// lines are answered.
void answer_in_order(LineAnswerer& answerer, unsigned threads);

}  // namespace pegwright::cli
