#include "cli/streams/in_order.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace pegwright::tests;
using pegwright::cli::answer_in_order;
using pegwright::cli::InputLine;
using pegwright::cli::LineAnswer;
using pegwright::cli::LineAnswerer;

namespace {

// Line n, up to `last`, is answered with n lines, each the number n.
class Numbers : public LineAnswerer {
public:
    explicit Numbers(std::int64_t last) : last_(last) {}

    std::optional<InputLine> next(const StopFlag& stop) override {
        if (read == throw_at) fail_input("test: reading");
        if (stop || read == last_) return std::nullopt;
        ++read;
        most_ahead = std::max(most_ahead, read - answered);
        return InputLine{read, std::to_string(read)};
    }
    void answer(const InputLine& line, LineAnswer& answer, const StopFlag&) override {
        if (line.number == fail_at) fail_limit("test: answering");
        // Later lines finish first.
        if (line.number % 7 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        for (std::int64_t i = 0; i < line.number * times; ++i) answer.write(line.text + "\n");
        ++answered;
    }
    void write(std::string_view bytes) override {
        written += bytes;
        if (close_at > 0 && written.size() > close_at) throw Error(Error::Kind::closed, "test: closed");
    }

    std::string wanted(std::int64_t last) const {
        std::string text;
        for (std::int64_t n = 1; n <= last; ++n)
            for (std::int64_t i = 0; i < n * times; ++i) text += std::to_string(n) + "\n";
        return text;
    }

    std::int64_t times = 1;
    std::int64_t throw_at = -1;
    std::int64_t fail_at = -1;
    std::size_t close_at = 0;
    std::string written;
    std::int64_t read = 0;
    std::atomic<std::int64_t> answered{0};
    std::int64_t most_ahead = 0;

private:
    std::int64_t last_;
};

}  // namespace

TEST_CASE("answers keep the order of lines with any number of threads") {
    for (const unsigned threads : {1U, 2U, 3U, 16U})
        for (const std::int64_t last : {0, 1, 2, 200}) {
            Numbers numbers(last);
            answer_in_order(numbers, threads);
            CHECK(numbers.written == numbers.wanted(last));
            CHECK(numbers.most_ahead <= 64 + 4 * 16 + 2);
        }
}

TEST_CASE("long answers arrive in pieces and in order") {
    for (const unsigned threads : {1U, 3U}) {
        Numbers numbers(40);
        numbers.times = 5000;
        answer_in_order(numbers, threads);
        CHECK(numbers.written == numbers.wanted(40));
    }
}

TEST_CASE("no more lines are read than fit the window") {
    Numbers numbers(2000);
    answer_in_order(numbers, 2);
    CHECK(numbers.written == numbers.wanted(2000));
    CHECK(numbers.most_ahead <= 64 + 4 * 2 + 2);
}

TEST_CASE("an error ends the work and is thrown") {
    for (const unsigned threads : {1U, 3U}) {
        Numbers failing(1000);
        failing.fail_at = 300;
        CHECK_THROWS_WITH(answer_in_order(failing, threads), "test: answering");
        CHECK(failing.read < 400);
        Numbers closed(100000);
        closed.close_at = 1000;
        CHECK_THROWS_WITH(answer_in_order(closed, threads), "test: closed");
        CHECK(closed.read < 300);
        // If reading fails, earlier lines are still answered.
        Numbers unreadable(1000);
        unreadable.throw_at = 50;
        CHECK_THROWS_WITH(answer_in_order(unreadable, threads), "test: reading");
        CHECK(unreadable.written == unreadable.wanted(50));
    }
}

TEST_CASE("an answer can be taken back until a part of it is passed on") {
    class Changing : public Numbers {
    public:
        using Numbers::Numbers;
        void answer(const InputLine&, LineAnswer& answer, const StopFlag&) override {
            answer.write("wrong");
            const bool held = answer.held() == "wrong" && !answer.handed_on();
            answer.clear();
            answer.write(std::string(100'000, 'x'));
            if (held && answer.handed_on()) ++as_said;
            answer.write("\n");
        }
        std::atomic<int> as_said{0};  // Catch2's checks are for one thread only
    };
    for (const unsigned threads : {1U, 2U}) {
        Changing changing(3);
        answer_in_order(changing, threads);
        const std::string line = std::string(100'000, 'x') + "\n";
        CHECK(changing.written == line + line + line);
        CHECK(changing.as_said == 3);
    }
}
