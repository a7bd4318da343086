#include "cli/streams/descriptors.hpp"
#include "support/catch.hpp"

#include <fcntl.h>
#include <unistd.h>

using namespace pegwright::tests;

TEST_CASE("only paths of descriptors are recognised as such") {
    CHECK(descriptor_named("/dev/stdin") == 0);
    CHECK(descriptor_named("/dev/stdout") == 1);
    CHECK(descriptor_named("/dev/stderr") == 2);
    CHECK(descriptor_named("/dev/fd/12") == 12);
    CHECK(descriptor_named("/proc/self/fd/3") == 3);
    for (const char* path :
         {"", ".", "-", "/dev/null", "/dev/fd", "/dev/fd/x", "/dev/fd/1x", "a/b/c", "/no/such", "/"}) {
        INFO(path);
        CHECK_FALSE(descriptor_named(path));
    }
}

TEST_CASE("a copied descriptor shares its position, a closed one fails") {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const int copy = copy_of_descriptor(ends[1]);
    REQUIRE(copy > 2);
    CHECK(::write(copy, "x", 1) == 1);
    char byte = 0;
    CHECK(::read(ends[0], &byte, 1) == 1);
    CHECK(byte == 'x');
    for (const int fd : {ends[0], ends[1], copy}) ::close(fd);
    CHECK(copy_of_descriptor(copy) == -1);
}
