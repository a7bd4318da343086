#include "notation/text_scanner.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

using namespace pegwright::tests;

namespace {

class Trickle : public ByteSource {
public:
    explicit Trickle(std::string text) : text_(std::move(text)) {}
    std::size_t read(std::span<char> room) override {
        if (next_ == text_.size()) return 0;
        room[0] = text_[next_++];
        return 1;
    }

private:
    std::string text_;
    std::size_t next_ = 0;
};

}  // namespace

TEST_CASE("the scanner skips blanks, commas and comments") {
    Trickle source("# first\n ,\t a3 # rest a4\r\n\n word,zz702");
    TextScanner scanner(source, "t");
    scanner.skip_blanks();
    CHECK(scanner.line() == 2);
    CHECK(scanner.hole() == Hole{0, 2});
    scanner.skip_blanks();
    CHECK(scanner.line() == 4);
    CHECK(scanner.word() == "word");
    scanner.skip_blanks();
    CHECK(scanner.hole() == Hole{701, 701});
    CHECK(scanner.at_end());
}

TEST_CASE("words too long for a hole get one message") {
    for (const std::string& word :
         {std::string(100, 'V') + "1", std::string(100, 'a'), "a" + std::string(100, '1'), std::string(100, '1') + ",2",
          std::string(100, '1') + "a", "1," + std::string(100, '2')}) {
        INFO(word);
        StringSource whole(word);
        TextScanner scanner(whole, "t");
        Trickle trickle(word);
        TextScanner slow(trickle, "t", TextScanner::look_ahead);
        const std::string error = error_of(Error::Kind::input, [&] { scanner.hole(); });
        CHECK(says(error, "t:1:1: "));
        CHECK(error_of(Error::Kind::input, [&] { slow.hole(); }) == error);
    }
}

TEST_CASE("holes across the edge of a small buffer are read whole") {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "abc1234 ";
    StringSource source(text);
    TextScanner scanner(source, "t", TextScanner::look_ahead);
    for (int i = 0; i < 500; ++i) {
        scanner.skip_blanks();
        REQUIRE(scanner.hole() == Hole{730, 1233});
    }
    scanner.skip_blanks();
    CHECK(scanner.at_end());
}

TEST_CASE("errors name file, line and column") {
    for (const char* wrong :
         {"5", "a", "a0", "A", "[1", "@1", "-", "", "abcdefghijklmnop1", "a1234567890123456", "zzzzzzzz1"}) {
        const std::string text = std::string("\n  ") + wrong;
        StringSource source(text);
        TextScanner scanner(source, "file");
        scanner.skip_blanks();
        INFO(wrong);
        try {
            scanner.hole();
            FAIL("accepted");
        } catch (const Error& e) {
            CHECK(std::string(e.what()).find("file:2:3: ") == 0);
        }
    }
}
