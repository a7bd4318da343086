#include "cli/streams/progress.hpp"
#include "support/catch.hpp"

#include <fcntl.h>
#include <pty.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string>
#include <thread>

using namespace pegwright::tests;

namespace {

// Makes standard error a terminal of this many columns.
class Terminal {
public:
    explicit Terminal(unsigned short columns, const char* term = "xterm") : error_(::dup(STDERR_FILENO)) {
        winsize size = {};
        size.ws_row = 24;
        size.ws_col = columns;
        int slave = -1;
        REQUIRE(::openpty(&master_, &slave, nullptr, nullptr, &size) == 0);
        ::dup2(slave, STDERR_FILENO);
        ::close(slave);
        ::fcntl(master_, F_SETFL, O_NONBLOCK);
        ::setenv("TERM", term, 1);
    }
    ~Terminal() {
        ::dup2(error_, STDERR_FILENO);
        ::close(error_);
        ::close(master_);
    }
    std::string text() const {
        std::string all;
        std::array<char, 1000> room;
        for (ssize_t n; (n = ::read(master_, room.data(), room.size())) > 0;)
            all.append(room.data(), static_cast<std::size_t>(n));
        return all;
    }

private:
    int master_ = -1;
    int error_;
};

// The progress line after a second.
std::string shown_at(unsigned short columns) {
    const Terminal terminal(columns);
    ProgressLine progress("working", "", 0, true);
    std::this_thread::sleep_for(std::chrono::milliseconds(1050));
    progress.report(std::string(300, 'x'));
    const std::string text = terminal.text();
    REQUIRE(text.starts_with("\r\033[K"));
    return text.substr(4);
}

}  // namespace

TEST_CASE("a line is cut between characters") {
    CHECK(cut_to_columns("pegs", 3) == "peg");
    CHECK(cut_to_columns("pegs", 4) == "pegs");
    CHECK(cut_to_columns("pegs", 80) == "pegs");
    CHECK(cut_to_columns("", 0).empty());
    CHECK(cut_to_columns("löcher", 2) == "lö");
    CHECK(cut_to_columns("löcher", 1) == "l");
}

TEST_CASE("a dumb terminal gets no line of progress") {
    for (const char* term : {"dumb", "", "xterm"}) {
        INFO(term);
        const Terminal terminal(80, term);
        {
            ProgressLine progress("working", "", 0, true);
            std::this_thread::sleep_for(std::chrono::milliseconds(1050));
            progress.report("hard");
        }
        CHECK(terminal.text().empty() == (std::string(term) != "xterm"));
    }
}

TEST_CASE("a line of progress is narrower than the terminal") {
    CHECK(shown_at(40) == "working: " + std::string(30, 'x'));
    ::unsetenv("COLUMNS");
    CHECK(shown_at(0).size() == 79);
    ::setenv("COLUMNS", "50", 1);
    CHECK(shown_at(0).size() == 49);
    ::unsetenv("COLUMNS");
}
