#include "base/bytes.hpp"
#include "support/catch.hpp"

#include <array>

using namespace pegwright::tests;

TEST_CASE("a string is a sink and a source of bytes") {
    StringSink sink;
    sink.write("hello, ");
    sink.write("");
    sink.write("world");
    CHECK(sink.text == "hello, world");
    StringSource source(sink.text);
    std::array<char, 5> room;
    std::string read;
    for (std::size_t n; (n = source.read(room)) > 0;) read.append(room.data(), n);
    CHECK(read == sink.text);
    CHECK(source.read(room) == 0);
}
