// Compares each style with rasters of pictures that somebody looked at: rasters/NAME.txt.
//
// A raster has three hexadecimal digits for every four by four points: mean red, green, blue. That is too coarse for a
// font's hinting, but shows a missing peg or arrow. PEGWRIGHT_NEW_RASTERS writes new ones: look at the pictures before
// you keep them.
#include "board/parse.hpp"
#include "notation/positions.hpp"
#include "render/formats/canvas.hpp"
#include "support/catch.hpp"
#include "support/make.hpp"
#include "support/pictures.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

constexpr std::size_t block = 4;        // points a side
constexpr int most_apart = 2;           // of 15, in a block that looks alike
constexpr double most_unlike = 0.0005;  // of the blocks

Picture drawn(const char* style, PictureSubject subject, const PictureOptions& options = {}) {
    return draw_picture(subject, picture_style(style, subject, picture_format("x.svg")), options).picture;
}
PictureSubject of_board(const char* board, const char* vacate = "") {
    const Board parsed = parse_board(board);
    PictureSubject subject;
    subject.board = Query(parsed);
    if (*vacate) subject.board->start = Start::vacate({parse_hole(parsed, vacate)});
    return subject;
}

struct Sample {
    const char* name;
    Picture picture;
    const Theme& theme;
};

std::vector<Sample> samples() {
    PictureSubject purge;
    purge.purges = purges_named("triangular:relocate-4-a2");
    PictureSubject sheet;
    for (const char* board : {"T4", "english"}) sheet.sheet.push_back({Query(parse_board(board))});
    PictureOptions names;
    names.labels = "names";
    PictureOptions extras;
    extras.show = "both";
    PictureOptions arrows;
    arrows.arrows = "fates";
    arrows.highlight = "a1,c3";
    return {{"film", drawn("film", of_board("T4")), screen_theme()},
            {"film-names", drawn("film", of_board("4x4"), names), dark_theme()},
            {"board", drawn("board", of_board("english", "d4")), print_theme()},
            {"arrows", drawn("board", of_board("T5", "b3"), arrows), screen_theme()},
            {"sweep", drawn("sweep", of_board("8x5")), dark_theme()},
            {"map", drawn("map", of_board("T10"), extras), screen_theme()},
            {"map-print", drawn("map", of_board("12x9")), print_theme()},
            {"bound", drawn("bound", of_board("T6")), dark_theme()},
            {"purge", drawn("purge", purge), screen_theme()},
            {"sheet", drawn("sheet", sheet), screen_theme()}};
}

// Rows of digits: block x begins at digit 3 x.
using Raster = std::vector<std::string>;

Raster raster_of(const Page& page, const Theme& theme) {
    const Pixels pixels = pixels_of(page, theme, 2);
    constexpr std::size_t side = 2 * block;
    Raster raster;
    for (std::size_t y = 0; y + side <= pixels.height; y += side) {
        raster.emplace_back();
        for (std::size_t x = 0; x + side <= pixels.width; x += side) {
            std::array<std::uint32_t, 3> sums{};
            for (std::size_t i = 0; i < side * side; ++i) {
                const std::uint32_t colour = pixels.colours[(y + i / side) * pixels.width + x + i % side];
                for (std::size_t c = 0; c < 3; ++c) sums[c] += colour >> (16 - 8 * c) & 255;
            }
            for (const std::uint32_t sum : sums) raster.back() += "0123456789abcdef"[sum * 15 / (side * side * 255)];
        }
    }
    return raster;
}

int value(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }

// The share of blocks that differ; 1 for different sizes.
double unlike(const Raster& a, const Raster& b) {
    if (a.size() != b.size() || a.empty()) return 1;
    std::size_t apart = 0;
    for (std::size_t y = 0; y < a.size(); ++y) {
        if (a[y].size() != b[y].size()) return 1;
        for (std::size_t x = 0; x < a[y].size(); x += 3) {
            bool far = false;
            for (std::size_t c = x; c < x + 3; ++c) far = far || std::abs(value(a[y][c]) - value(b[y][c])) > most_apart;
            apart += far;
        }
    }
    return static_cast<double>(apart) / static_cast<double>(a.size() * a.front().size() / 3);
}

std::string path_of(const Sample& sample) { return std::string(RASTERS) + "/" + sample.name + ".txt"; }

Raster kept(const Sample& sample) {
    std::ifstream file(path_of(sample));
    Raster raster;
    for (std::string line; std::getline(file, line);) raster.push_back(line);
    return raster;
}

Page without(Page page, Ink ink) {
    std::erase_if(page.items, [&](const Item& item) {
        return std::visit(
            [&](const auto& i) {
                if constexpr (requires { i.ink; })
                    return i.ink == ink;
                else
                    return false;
            },
            item);
    });
    return page;
}

std::set<Ink> inks_of(const Page& page) {
    std::set<Ink> inks;
    for (const Item& item : page.items)
        std::visit(
            [&](const auto& i) {
                if constexpr (requires { i.ink; }) inks.insert(i.ink);
            },
            item);
    return inks;
}

}  // namespace

TEST_CASE("every style looks as it did when somebody looked", "[canvas]") {
    for (const Sample& sample : samples()) {
        INFO(sample.name);
        REQUIRE(sample.picture.pages.size() == 1);
        const Raster now = raster_of(sample.picture.pages.front(), sample.theme);
        if (std::getenv("PEGWRIGHT_NEW_RASTERS")) {
            std::ofstream file(path_of(sample));
            for (const std::string& line : now) file << line << "\n";
        }
        CHECK(unlike(now, kept(sample)) <= most_unlike);
    }
}

TEST_CASE("a raster without pegs, marks, arrows or words is noticed", "[canvas][long]") {
    for (const Sample& sample : samples()) {
        const Page& page = sample.picture.pages.front();
        const Raster whole = raster_of(page, sample.theme);
        for (const Ink ink : inks_of(page)) {
            // These make up little of a picture, as do thin rings.
            if (ink == Ink::halo || ink == Ink::paper || ink == Ink::border || ink == Ink::faint) continue;
            if (ink == Ink::frame && inks_of(page).count(Ink::gone)) continue;
            if (ink == Ink::finish && std::string_view(sample.name).starts_with("film")) continue;
            INFO(sample.name << " without " << to_string(ink));
            CHECK(unlike(raster_of(without(page, ink), sample.theme), whole) > most_unlike);
        }
        for (const Theme& theme : themes())
            if (&theme != &sample.theme) CHECK(unlike(raster_of(page, theme), whole) > most_unlike);
    }
}
