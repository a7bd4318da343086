#include "cli/questions/board_argument.hpp"
#include "base/error.hpp"
#include "notation/positions.hpp"
#include "support/catch.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

using namespace pegwright::tests;

namespace {

class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& text) {
        const int fd = ::mkstemp(name_.data());
        REQUIRE(fd >= 0);
        REQUIRE(::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
        ::close(fd);
    }
    ~TemporaryFile() { std::remove(name_.c_str()); }
    const std::string& name() const { return name_; }

private:
    std::string name_ = "board_argument_XXXXXX";
};

std::string error_of(const std::string& argument) {
    try {
        board_and_pegs(argument);
    } catch (const Error& e) {
        return e.what();
    }
    return "accepted";
}

}  // namespace

TEST_CASE("a board on the command line is a name or a file") {
    CHECK(board_and_pegs("T5").board.hole_count() == 15);
    CHECK(board_and_pegs("english").board.hole_count() == 33);
    const TemporaryFile file("lattice triangular\no\noo\n");
    const Board board = board_and_pegs("@" + file.name()).board;
    CHECK(board.label() == file.name());
    CHECK(board == Board::triangle(2));
    CHECK(board.name() == "triangular:o/oo");
    CHECK(board.lattice() == Lattice::triangular);
    CHECK(board.hole_count() == 3);
}

TEST_CASE("a file that holds no board is told by its name") {
    const TemporaryFile file("o o\no ?\n");
    CHECK(error_of("@" + file.name()).find(file.name() + ":2:3: ") == 0);
    CHECK(error_of("@no/such/file").find("cannot read no/such/file: ") == 0);
    CHECK(error_of("@.").find("cannot read .: ") == 0);
    CHECK(error_of("@") ==
          "'@' names no file; write @FILE for a text picture of a board, @- for one on standard input");
    CHECK(error_of("@/dev/zero") == "cannot read /dev/zero: it is a device");
    const TemporaryFile zero(std::string("oo\0", 3));
    CHECK(error_of("@" + zero.name()) == zero.name() + " is no text: it has a zero byte in it");
    CHECK(error_of("T0").find("unknown board 'T0'") == 0);
}

TEST_CASE("pegs in a board's picture are a start, unless all are pegs") {
    const Query some = board_and_pegs(".*./*o*/.*.");
    CHECK(some.board == board_and_pegs(".o./ooo/.o.").board);
    REQUIRE(some.start);
    CHECK(position_word(*some.start->position()) == ".*./*o*/.*.");
    CHECK(!board_and_pegs(".*./***/.*.").start);
    const TemporaryFile file("*o\n**\n");
    CHECK(position_word(*board_and_pegs("@" + file.name()).start->position()) == "*o/**");
    CHECK(error_of("6x.*./*o*/.*.").find("only boards of o and . can be enlarged, and ") != std::string::npos);
    Arguments arguments;
    arguments.positionals = {".*./*o*/.*."};
    CHECK_THROWS_AS(board_alone(arguments), Error);
}
