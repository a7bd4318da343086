#include "base/printable.hpp"
#include "support/catch.hpp"

using namespace pegwright::base;

TEST_CASE("control characters and invalid UTF-8 are escaped", "[printable]") {
    CHECK(printable("T5 … ö \xf0\x9f\x98\x80") == "T5 … ö \xf0\x9f\x98\x80");
    // U+FFFE and U+FFFF are no characters, and XML does not allow them.
    CHECK(printable("\xef\xbf\xbd \xef\xbf\xbe \xef\xbf\xbf") == "\xef\xbf\xbd \\xef\\xbf\\xbe \\xef\\xbf\\xbf");
    CHECK(printable("a\x1b[2Jb\nc\x7f") == "a\\x1b[2Jb\\x0ac\\x7f");
    CHECK(printable(std::string("a\0b", 3)) == "a\\x00b");
    CHECK(printable("\xc2\x9b"
                    "2J") == "\\xc2\\x9b2J");  // CSI in one character
    CHECK(printable("\x9b") == "\\x9b");
    CHECK(printable("\xff\xc3") == "\\xff\\xc3");
    CHECK(printable("\xc0\xaf\xe0\x80\xaf\xed\xa0\x80\xf5\x80\x80\x80") ==
          "\\xc0\\xaf\\xe0\\x80\\xaf\\xed\\xa0\\x80\\xf5\\x80\\x80\\x80");
    CHECK(printable(printable("\x01")) == "\\x01");
    CHECK(valid_utf8("a\n\xffö") == "a\n\\xffö");
    CHECK(printable("").empty());
}
