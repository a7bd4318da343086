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
    CHECK(drawn(picture_of({Group{"move-1"}, Discs{{{10, 20}, {30.5, 20}}, 4, Ink::peg, 0, {"peg-a1", "peg-b1"}},
                            Discs{{{50, 20}}, 4, Ink::frame, 0.5, {"hole-c1"}},
                            Crosses{{{30.5, 20}}, 2, 1, Ink::gone, 0.5},
                            Line{{{10, 20}, {50, 20}}, 1, Ink::arrow, true, false},
                            Line{{{1, 1}, {3, 1}, {2, 3.25}}, 0.75, Ink::start, false, true},
                            Text{{30, 40}, "a < b", 10, Ink::text, Align::middle}, GroupEnd{},
                            Area{{{{0, 50}, {9, 50}, {9, 59}}}, Ink::six, 0.5}}))
              .substr(38) == R"svg(
<svg width="100pt" height="100pt" viewBox="0 0 100 100"
xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<title>a &lt;title&gt; &amp; more</title>
<desc>what is seen</desc>
<style>
.paper{fill:#ffffff}
.frame{fill:#8a8a8a}
.peg{fill:#0072b2}
.arrow{fill:#000000}
.text{fill:#000000}
.six{fill:#9fd3f2}
.frame-line{stroke:#8a8a8a}
.border-line{stroke:#3c3c3c}
.gone-line{stroke:#c24e00}
.halo-line{stroke:#ffffff}
.arrow-line{stroke:#000000}
.start-line{stroke:#a84200}
.open{fill:none}
</style>
<defs>
<g id="cross"><path class="open halo-line" stroke-width="2" d="M-2-2L2 2M-2 2L2-2"/>
<path class="open gone-line" stroke-width="1" d="M-2-2L2 2M-2 2L2-2"/></g>
<circle id="hole" class="paper frame-line" stroke-width=".5" r="3.75"/>
<circle id="peg" class="peg" r="4"/>
</defs>
<rect class="paper" width="100" height="100"/>
<g font-family="DejaVu Sans, Verdana, Bitstream Vera Sans, Geneva, Liberation Sans, sans-serif"
stroke-linecap="round" stroke-linejoin="round">
<g id="move-1">
<use xlink:href="#peg" id="move-1-peg-a1" x="10" y="20"/>
<use xlink:href="#peg" id="move-1-peg-b1" x="30.5" y="20"/>
<use xlink:href="#hole" id="move-1-hole-c1" x="50" y="20"/>
<use xlink:href="#cross" x="30.5" y="20"/>
<path class="open arrow-line" stroke-width="1" d="M10 20l37.75 0" stroke-linecap="butt"/>
<path class="arrow" d="M50 20l-4.11-1.83 0 3.66z"/>
<path class="open start-line" stroke-width=".75" d="M1 1l2 0-1 2.25z"/>
<text class="text" text-anchor="middle" x="30" y="43.65" font-size="10">a &lt; b</text>
</g>
<path class="six border-line" stroke-width=".5" d="M0 50l9 0 0 9z"/>
</g>
</svg>
)svg");
}

TEST_CASE("SVG shapes are defined once; equal ids are told apart", "[svg]") {
    const std::string svg =
        drawn(picture_of({Group{"end"}, Discs{{{10, 20}}, 4, Ink::peg, 0, {"peg-a1"}}, GroupEnd{}, Group{"end"},
                          Discs{{{10, 40}}, 4, Ink::peg, 0, {"peg-a1"}}, GroupEnd{}, Discs{{{50, 40}}, 3, Ink::peg}}));
    CHECK(count(svg, "<circle") == 2);
    CHECK(has(svg, "id=\"end-peg-a1\""));
    CHECK(has(svg, "id=\"end-again-2-peg-a1\""));
    CHECK(has(svg, "\"#peg-2\""));
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
    CHECK(has(drawn(picture, pegwright::render::print_theme()), "<pattern id=\"hatch-head\""));
}

TEST_CASE("a sink's error passes through an SVG", "[svg]") {
    struct Full : ByteSink {
        void write(std::string_view) override { pegwright::base::fail_limit("full"); }
    };
    Full full;
    CHECK_THROWS_WITH(pegwright::render::write_svg(picture_of({}), screen_theme(), full), "full");
}
