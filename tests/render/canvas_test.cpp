#include "render/canvas.hpp"
#include "base/error.hpp"
#include "render/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <regex>

using namespace pegwright::tests;

namespace {

std::string drawn(const Picture& picture, PictureFormat format, const Theme& theme = screen_theme()) {
    StringSink sink;
    write_picture(picture, theme, format, sink);
    return sink.text;
}

// Cairo 1.16 counts its surfaces through the life of a process and writes the number into SVGs. A run of
// the program draws one picture; tests/cli/draw.sh compares whole files.
std::string uncounted(const std::string& svg) {
    static const std::regex number("id=\"surface[0-9]+\"");
    return std::regex_replace(svg, number, "id=\"surface\"");
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

Error::Kind kind_of_error(const Picture& picture, PictureFormat format) {
    try {
        drawn(picture, format);
    } catch (const Error& e) {
        return e.kind();
    }
    return Error::Kind::closed;  // none of those expected
}

}  // namespace

TEST_CASE("a file's ending says its format, in any case", "[canvas]") {
    CHECK(picture_format("a.svg") == PictureFormat::svg);
    CHECK(picture_format("a.svg.PDF") == PictureFormat::pdf);
    CHECK(picture_format("x/y.Png") == PictureFormat::png);
    for (const char* name : {"a", "svg", "a.jpg", "a.svg.txt", "", "a.svg/b"})
        CHECK_THROWS_AS(picture_format(name), Error);
}

TEST_CASE("the same picture gives the same bytes", "[canvas]") {
    const std::vector<Picture> pictures{film_layout(story_for("T5"), false), map_of(chosen("T20", "g10")),
                                        board_layout("8x5", Diagram(Board::rectangle(8, 5)), {}, Labels::classes)};
    for (const Picture& picture : pictures) {
        for (const Theme* theme : {&screen_theme(), &print_theme()}) {
            INFO(picture.title << " " << theme->name);
            CHECK((uncounted(drawn(picture, PictureFormat::svg, *theme)) ==
                   uncounted(drawn(picture, PictureFormat::svg, *theme))));
            CHECK((drawn(picture, PictureFormat::pdf, *theme) == drawn(picture, PictureFormat::pdf, *theme)));
            CHECK((drawn(picture, PictureFormat::png, *theme) == drawn(picture, PictureFormat::png, *theme)));
        }
    }
}

TEST_CASE("every format begins as it must", "[canvas]") {
    const Picture picture = picture_of({Discs{{{50, 50}}, 10, Ink::peg}});
    CHECK(drawn(picture, PictureFormat::svg).starts_with("<?xml"));
    CHECK(drawn(picture, PictureFormat::pdf).starts_with("%PDF-"));
    CHECK(drawn(picture, PictureFormat::png).starts_with("\x89PNG\r\n"));
}

TEST_CASE("an SVG says its title and description, escaped", "[canvas]") {
    const std::string svg = drawn(picture_of({}), PictureFormat::svg);
    CHECK(has(svg, "<title>a &lt;title&gt; &amp; more</title>"));
    CHECK(has(svg, "<desc>what is seen</desc>"));
    CHECK(svg.find("<svg") < svg.find("<title>"));
    CHECK(svg.find("<title>") < svg.find("</svg>"));
}

TEST_CASE("themes draw differently", "[canvas]") {
    const Picture picture =
        picture_of({Discs{{{50, 50}}, 10, Ink::peg}, Area{{{{10, 10}, {90, 10}, {90, 40}}}, Ink::head}});
    CHECK(drawn(picture, PictureFormat::svg, screen_theme()) != drawn(picture, PictureFormat::svg, print_theme()));
    CHECK(theme_named("print").name == "print");
    CHECK_THROWS_AS(theme_named("neon"), Error);
}

TEST_CASE("a large board's SVG stays short", "[canvas]") {
    const Diagram diagram(Board::rectangle(100, 100));
    CHECK(drawn(board_layout("100x100", diagram, {}, Labels::none), PictureFormat::svg).size() <= 200'000);
}

TEST_CASE("only PDF takes several pages", "[canvas]") {
    Picture picture = picture_of({});
    picture.pages.push_back(picture.pages.front());
    CHECK(kind_of_error(picture, PictureFormat::svg) == Error::Kind::limit);
    CHECK(kind_of_error(picture, PictureFormat::png) == Error::Kind::limit);
    CHECK_NOTHROW(drawn(picture, PictureFormat::pdf));
}

TEST_CASE("a PNG too large for Cairo is refused", "[canvas]") {
    Picture picture = picture_of({});
    picture.pages.front().height = 50'000;
    CHECK(kind_of_error(picture, PictureFormat::png) == Error::Kind::limit);
}

TEST_CASE("a sink's error passes through Cairo", "[canvas]") {
    struct Full : ByteSink {
        void write(std::string_view) override { fail_limit("full"); }
    };
    for (const PictureFormat format : {PictureFormat::svg, PictureFormat::pdf, PictureFormat::png}) {
        Full full;
        CHECK_THROWS_WITH(write_picture(picture_of({}), screen_theme(), format, full), "full");
    }
}
