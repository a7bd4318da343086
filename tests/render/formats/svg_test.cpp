#include "render/formats/formats.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

using namespace pegwright::tests;

namespace {

std::string drawn(const Picture& picture, const Theme& theme = screen_theme()) {
    StringSink sink;
    pegwright::render::write_svg(picture, theme, sink);
    return sink.text;
}
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// With NAME for the picture's name.
std::string nameless(std::string svg) {
    const std::size_t at = svg.find("id=\"") + 4;
    const std::string name = svg.substr(at, svg.find('"', at) - at);
    for (std::size_t i = svg.find(name); i != std::string::npos; i = svg.find(name, i))
        svg.replace(i, name.size(), "NAME");
    return svg;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("an SVG has its title and description, escaped", "[canvas]") {
    const std::string svg = drawn(picture_of({}));
    CHECK(has(svg, "<title>a &lt;title&gt; &amp; more</title>"));
    CHECK(has(svg, "<desc>what is seen</desc>"));
    CHECK(svg.find("<svg") < svg.find("<title>"));
    CHECK(svg.find("<title>") < svg.find("</svg>"));
}

TEST_CASE("golden: an SVG with an item of each kind", "[svg]") {
    CHECK(nameless(drawn(picture_of(
                       {Group{"move-1"}, Discs{{{10, 20}, {30.5, 20}}, 4, Ink::peg, 0, {"peg-a1", "peg-b1"}},
                        Discs{{{50, 20}}, 4, Ink::frame, 0.5, {"hole-c1"}}, Crosses{{{30.5, 20}}, 2, 1, Ink::gone, 0.5},
                        Line{{{10, 20}, {50, 20}}, 1, Ink::arrow, true, false},
                        Line{{{1, 1}, {3, 1}, {2, 3.25}}, 0.75, Ink::start, false, true},
                        Text{{30, 40}, "a < b", 10, Ink::text, Align::middle}, GroupEnd{},
                        Area{{{{0, 50}, {9, 50}, {9, 59}}}, Ink::six, 0.5}})))
              .substr(38) == R"svg(
<svg id="NAME" width="100.5pt" height="100.5pt" viewBox="0 0 100.5 100.5"
xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<title>a &lt;title&gt; &amp; more</title>
<desc>what is seen</desc>
<style>
.NAME-frame-line{fill:none;stroke:#8a8a8a}
.NAME-gone-line{fill:none;stroke:#c24e00}
.NAME-halo-line{fill:none;stroke:#ffffff}
.NAME-arrow-line{fill:none;stroke:#000000}
.NAME-start-line{fill:none;stroke:#a84200}
.NAME-paper{fill:#ffffff}
.NAME-frame{fill:#8a8a8a}
.NAME-peg{fill:#0072b2}
.NAME-arrow{fill:#000000}
.NAME-text{fill:#000000}
.NAME-six-area{fill:#9fd3f2;stroke:#3c3c3c}
#NAME text{font-family:DejaVu Sans, Verdana, Bitstream Vera Sans, Geneva, Liberation Sans, sans-serif;
font-style:normal;font-weight:400;letter-spacing:0}
</style>
<g stroke="none" stroke-linecap="round" stroke-linejoin="round">
<defs>
<g id="NAME-cross"><path class="NAME-halo-line" stroke-width="2" d="M-2-2L2 2M-2 2L2-2"/>
<path class="NAME-gone-line" stroke-width="1" d="M-2-2L2 2M-2 2L2-2"/></g>
<circle id="NAME-hole" class="NAME-paper NAME-frame-line" stroke-width=".5" r="3.75"/>
<circle id="NAME-peg" class="NAME-peg" r="4"/>
</defs>
<rect class="NAME-paper" width="100.5" height="100.5"/>
<g id="NAME-move-1">
<use xlink:href="#NAME-peg" id="NAME-move-1-peg-a1" x="10" y="20"/>
<use xlink:href="#NAME-peg" id="NAME-move-1-peg-b1" x="30.5" y="20"/>
<use xlink:href="#NAME-hole" id="NAME-move-1-hole-c1" x="50" y="20"/>
<use xlink:href="#NAME-cross" x="30.5" y="20"/>
<path class="NAME-arrow-line" stroke-width="1" d="M10 20l38.1 0" stroke-linecap="butt"/>
<path class="NAME-arrow" d="M50 20l-3.47-1.55 0 3.1z"/>
<path class="NAME-start-line" stroke-width=".75" d="M1 1l2 0-1 2.25z"/>
<text class="NAME-text" text-anchor="middle" x="30" y="43.65" font-size="10">a &lt; b</text>
</g>
<path class="NAME-six-area" stroke-width=".5" d="M0 50l9 0 0 9z"/>
</g>
</svg>
)svg");
}

TEST_CASE("SVG shapes are defined once; equal ids are told apart", "[svg]") {
    const std::string svg = nameless(
        drawn(picture_of({Group{"end"}, Discs{{{10, 20}}, 4, Ink::peg, 0, {"peg-a1"}}, GroupEnd{}, Group{"end"},
                          Discs{{{10, 40}}, 4, Ink::peg, 0, {"peg-a1"}}, GroupEnd{}, Discs{{{50, 40}}, 3, Ink::peg}})));
    CHECK(count(svg, "<circle") == 2);
    CHECK(has(svg, "id=\"NAME-end-peg-a1\""));
    CHECK(has(svg, "id=\"NAME-end-again-2-peg-a1\""));
    CHECK(has(svg, "\"#NAME-peg-2\""));
}

TEST_CASE("many discs of an SVG are one path", "[svg]") {
    Discs discs{{}, 4, Ink::peg};
    for (int i = 0; i < 100; ++i) discs.at.push_back({static_cast<double>(i), 3});
    const std::string svg = drawn(picture_of({discs}));
    CHECK(count(svg, "<use") == 0);
    CHECK(has(svg, "M7 3h0M8 3h0"));
}

TEST_CASE("hatching in an SVG is a pattern", "[svg]") {
    const Picture picture = picture_of({Area{{{{0, 0}, {9, 0}, {9, 9}}}, Ink::head}});
    CHECK(count(drawn(picture), "<pattern") == 0);
    CHECK(has(nameless(drawn(picture, pegwright::render::print_theme())), "<pattern id=\"NAME-head-hatch\""));
}

TEST_CASE("an SVG's ids and classes begin with a name made of its contents", "[svg]") {
    const auto name = [](const std::string& svg) {
        const std::size_t at = svg.find("id=\"") + 4;
        return svg.substr(at, svg.find('"', at) - at);
    };
    const Picture a = picture_of({Text{{5, 5}, "a", 9}});
    const Picture b = picture_of({Text{{5, 5}, "b", 9}});
    CHECK(drawn(a) == drawn(a));
    CHECK(name(drawn(a)).size() == 5);
    CHECK(name(drawn(a)) != name(drawn(b)));
    CHECK(name(drawn(a)) != name(drawn(a, pegwright::render::dark_theme())));
}

TEST_CASE("an SVG is whole pixels of three quarters of a point wide", "[svg]") {
    Picture picture = picture_of({});
    picture.pages.front().width = 595;
    picture.pages.front().height = 90;
    const std::string svg = drawn(picture);
    CHECK(has(svg, "width=\"595.5pt\" height=\"90pt\" viewBox=\"0 0 595.5 90\""));
    CHECK(has(svg, "-paper\" width=\"595.5\" height=\"90\""));
}

TEST_CASE("a sink's error passes through an SVG", "[svg]") {
    struct Full : ByteSink {
        void write(std::string_view) override { pegwright::base::fail_limit("full"); }
    };
    Full full;
    CHECK_THROWS_WITH(pegwright::render::write_svg(picture_of({}), screen_theme(), full), "full");
}
