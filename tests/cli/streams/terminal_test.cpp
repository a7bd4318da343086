#include "cli/streams/terminal.hpp"
#include "support/catch.hpp"

#include <pty.h>
#include <unistd.h>

#include <cstdlib>

using namespace pegwright::tests;

namespace {

// A terminal, a file, and an environment with TERM alone.
struct Outputs {
    Outputs() {
        for (const EnvironmentVariable& variable : environment_variables()) ::unsetenv(variable.name);
        ::setenv("TERM", "xterm", 1);
        REQUIRE(::openpty(&master, &terminal, nullptr, nullptr, nullptr) == 0);
        REQUIRE(::pipe(pipe) == 0);
    }
    Outputs(const Outputs&) = delete;
    Outputs& operator=(const Outputs&) = delete;
    ~Outputs() {
        for (const int fd : {master, terminal, pipe[0], pipe[1]}) ::close(fd);
        for (const EnvironmentVariable& variable : environment_variables()) ::unsetenv(variable.name);
    }
    bool both(bool on_terminal, bool in_pipe) const {
        return colours_on(terminal) == on_terminal && colours_on(pipe[1]) == in_pipe;
    }
    int master = -1;
    int terminal = -1;
    int pipe[2] = {-1, -1};
};

}  // namespace

TEST_CASE("colours are for terminals, unless the environment decides") {
    const Outputs outputs;
    CHECK(outputs.both(true, false));
    ::setenv("CLICOLOR", "0", 1);
    CHECK(outputs.both(false, false));
    ::setenv("CLICOLOR_FORCE", "0", 1);
    CHECK(outputs.both(false, false));
    ::setenv("CLICOLOR_FORCE", "1", 1);
    CHECK(outputs.both(true, true));
    ::setenv("NO_COLOR", "1", 1);
    CHECK(outputs.both(false, false));
    ::setenv("NO_COLOR", "", 1);
    CHECK(outputs.both(true, true));
    ::setenv("TERM", "dumb", 1);
    CHECK(outputs.both(true, true));
    ::unsetenv("CLICOLOR_FORCE");
    ::unsetenv("CLICOLOR");
    CHECK(outputs.both(false, false));
    CHECK(dumb_terminal());
    ::unsetenv("TERM");
    CHECK(outputs.both(false, false));
}

TEST_CASE("coloured words end with the usual colour") {
    const Outputs outputs;
    CHECK(coloured("ok", Colour::good, outputs.terminal) == "\033[32mok\033[m");
    CHECK(coloured("ok", Colour::good, outputs.pipe[1]) == "ok");
}
