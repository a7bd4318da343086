#include "render/formats/canvas.hpp"
#include "base/error.hpp"
#include "render/formats/formats.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <cmath>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

std::string drawn(const Picture& picture, const char* format, const Theme& theme = screen_theme()) {
    StringSink sink;
    write_picture(picture, theme, picture_format(format), sink);
    return sink.text;
}

std::vector<Item> items_apart() {
    return {Text{{20, 10}, "text", 8, Ink::text, Align::left},
            Discs{{{20, 30}, {35, 30}}, 4, Ink::peg},
            Crosses{{{20, 50}}, 3, 1, Ink::gone, 0.5},
            Line{{{60, 10}, {80, 20}, {90, 10}}, 1, Ink::arrow, true, false},
            Line{{{60, 30}, {80, 40}, {90, 30}}, 1, Ink::start, false, true},
            Area{{{{60, 50}, {90, 50}, {75, 65}}}, Ink::six},
            Area{{{{60, 70}, {90, 70}, {75, 85}}}, Ink::head}};
}

std::vector<std::uint32_t> colours_of(const std::vector<Item>& items, const Theme& theme) {
    return pixels_of(picture_of(items).pages.front(), theme, 2).colours;
}

Error::Kind kind_of_error(const Picture& picture, const char* format) {
    try {
        drawn(picture, format);
    } catch (const Error& e) {
        return e.kind();
    }
    return Error::Kind::closed;  // none of those expected
}

}  // namespace

TEST_CASE("the same picture gives the same bytes", "[canvas]") {
    const std::vector<Picture> pictures{film_layout(story_for("T5"), false), map_for("T20", "g10"),
                                        board_layout("8x5", Diagram(Board::rectangle(8, 5)), {}, with("classes"))};
    for (const Picture& picture : pictures) {
        for (const Theme& theme : themes()) {
            INFO(picture.title << " " << theme.name);
            CHECK((drawn(picture, ".svg", theme) == drawn(picture, ".svg", theme)));
            CHECK((drawn(picture, ".pdf", theme) == drawn(picture, ".pdf", theme)));
            CHECK((drawn(picture, ".png", theme) == drawn(picture, ".png", theme)));
        }
    }
}

TEST_CASE("every format begins as it must", "[canvas]") {
    const Picture picture = picture_of({Discs{{{50, 50}}, 10, Ink::peg}});
    CHECK(drawn(picture, ".svg").starts_with("<?xml"));
    CHECK(drawn(picture, ".pdf").starts_with("%PDF-"));
    CHECK(drawn(picture, ".png").starts_with("\x89PNG\r\n"));
}

TEST_CASE("themes draw differently", "[canvas]") {
    const Picture picture =
        picture_of({Discs{{{50, 50}}, 10, Ink::peg}, Area{{{{10, 10}, {90, 10}, {90, 40}}}, Ink::head}});
    CHECK(drawn(picture, ".svg", screen_theme()) != drawn(picture, ".svg", print_theme()));
    CHECK(theme_named("print").name == "print");
    CHECK_THROWS_AS(theme_named("neon"), Error);
}

TEST_CASE("a large board's SVG stays short", "[canvas]") {
    const Diagram diagram(Board::rectangle(100, 100));
    CHECK(drawn(board_layout("100x100", diagram, {}, with("none")), ".svg").size() <= 100'000);
}

TEST_CASE("only PDF takes several pages", "[canvas]") {
    Picture picture = picture_of({});
    picture.pages.push_back(picture.pages.front());
    CHECK(kind_of_error(picture, ".svg") == Error::Kind::limit);
    CHECK(kind_of_error(picture, ".png") == Error::Kind::limit);
    CHECK_NOTHROW(drawn(picture, ".pdf"));
}

TEST_CASE("a PNG too large for Cairo is refused", "[canvas]") {
    Picture picture = picture_of({});
    picture.pages.front().height = 50'000;
    CHECK(kind_of_error(picture, ".png") == Error::Kind::limit);
}

TEST_CASE("a sink's error passes through Cairo and giflib", "[canvas]") {
    struct Full : ByteSink {
        void write(std::string_view) override { fail_limit("full"); }
    };
    CHECK_THROWS_WITH(
        [] {
            Full full;
            write_picture(animation_layout(story_for("T4")), screen_theme(), picture_format(".gif"), full);
        }(),
        "full");
    for (const char* format : {".svg", ".pdf", ".png"}) {
        Full full;
        CHECK_THROWS_WITH(write_picture(picture_of({}), screen_theme(), picture_format(format), full), "full");
    }
}

TEST_CASE("an item is drawn the same after any other", "[canvas]") {
    const auto items = items_apart();
    for (const Theme& theme : themes()) {
        const auto paper = colours_of({}, theme);
        std::vector<std::vector<std::uint32_t>> alone;
        for (const Item& item : items) alone.push_back(colours_of({item}, theme));
        for (std::size_t first = 0; first < items.size(); ++first) {
            REQUIRE((alone[first] != paper));
            for (std::size_t second = 0; second < items.size(); ++second) {
                if (first == second) continue;
                INFO(theme.name << ": item " << second << " after item " << first);
                auto both = alone[first];
                for (std::size_t i = 0; i < both.size(); ++i)
                    if (alone[second][i] != paper[i]) both[i] = alone[second][i];
                CHECK((colours_of({items[first], items[second]}, theme) == both));
            }
        }
    }
}

TEST_CASE("a sweep draws nothing between its legend and its peg", "[canvas]") {
    const Picture sweep = sweep_layout(story_for("8x5"));
    const Page& page = sweep.pages.front();
    const Pixels pixels = pixels_of(page, screen_theme(), 1);
    double bottom = 0;
    for (const Discs& discs : all<Discs>(page))
        for (const Point& p : discs.at) bottom = std::max(bottom, p.y + discs.radius + 1);
    double top = page.height;
    for (const Text& text : all<Text>(page))
        if (text.at.y > bottom) top = std::min(top, text.at.y - text.size);
    REQUIRE(top - bottom > 10);
    for (auto y = static_cast<std::size_t>(bottom) + 1; y < static_cast<std::size_t>(top); ++y)
        for (std::size_t x = 0; x < pixels.width; ++x) REQUIRE(pixels.colours[y * pixels.width + x] == 0xffffff);
}

TEST_CASE("text_width is that of the font", "[canvas]") {
    std::string printable;
    for (char c = '!'; c <= '~'; ++c) printable += c;
    for (const std::string& text : {printable.substr(0, 47), printable.substr(47), std::string("WWWiii000---")}) {
        Picture picture = picture_of({Text{{20, 50}, text + "|", 20, Ink::text, Align::left}});
        picture.pages.front().width = 40 + text_width(text + "|", 20);
        const Pixels pixels = pixels_of(picture.pages.front(), screen_theme(), 2);
        // The bar at the end is the rightmost mark.
        std::size_t right = 0;
        for (std::size_t i = 0; i < pixels.colours.size(); ++i)
            if (pixels.colours[i] != 0xffffff) right = std::max(right, i % pixels.width);
        const double middle = 20 + text_width(text, 20) + text_width("|", 10);
        INFO(text);
        CHECK(std::abs(static_cast<double>(right) / 2 - middle) < 2.5);
    }
}

TEST_CASE("pixels are those of the page", "[canvas]") {
    const Pixels pixels = pixels_of(
        picture_of({Area{{{{50, 0}, {100, 0}, {100, 100}, {50, 100}}}, Ink::peg}}).pages.front(), screen_theme(), 1);
    REQUIRE(pixels.width == 100);
    REQUIRE(pixels.height == 100);
    CHECK(pixels.colours[50 * 100 + 25] == 0xffffff);
    CHECK(pixels.colours[50 * 100 + 75] == 0x0072b2);
}
