#include "render/formats/formats.hpp"
#include "base/error.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

using namespace pegwright::tests;

TEST_CASE("a file's ending says its format, in any case", "[formats]") {
    CHECK(picture_format("a.svg").ending == ".svg");
    CHECK(picture_format("a.svg.PDF").ending == ".pdf");
    CHECK(picture_format("x/y.Png").ending == ".png");
    CHECK(picture_format("player.HTML").pages == Pages::html);
    for (const char* name : {"a", "svg", "a.jpg", "a.svg.txt", "", "a.svg/b"}) {
        CHECK(find_picture_format(name) == nullptr);
        CHECK_THROWS_AS(picture_format(name), Error);
    }
    CHECK(format_endings() == ".svg, .pdf, .png, .gif, .tikz, .tex, .html, .dot or .gv");
}

TEST_CASE("a format of HTML writes the player's page as it is", "[formats]") {
    Picture picture;
    picture.html = "<p>";
    StringSink sink;
    write_picture(picture, screen_theme(), picture_format("x.html"), sink);
    CHECK(sink.text == "<p>");
}
