#include "render/animation.hpp"
#include "base/error.hpp"
#include "render/layouts/layouts.hpp"
#include "support/catch.hpp"
#include "support/pictures.hpp"

#include <algorithm>
#include <set>

using namespace pegwright;
using namespace pegwright::tests;
using pegwright::render::Animation;

namespace {

using Places = std::set<std::pair<double, double>>;

Places pegs_of(const Page& page) {
    Places places;
    for (const Discs& discs : all<Discs>(page))
        if (discs.ink == Ink::peg)
            for (const Point p : discs.at) places.insert({p.x, p.y});
    return places;
}

// The full holes; rings are in the order of holes.
Places pegs_of(const Story& story, const Page& scene) {
    std::vector<Point> rings;
    for (const Discs& discs : all<Discs>(scene))
        if (discs.ink == Ink::frame || discs.ink == Ink::vacancy) rings = discs.at;
    Places places;
    std::size_t i = 0;
    story.diagram.for_each_hole([&](Hole, bool peg) {
        if (peg) places.insert({rings.at(i).x, rings.at(i).y});
        ++i;
    });
    return places;
}

std::size_t jumps_in(const Story& story) {
    std::size_t jumps = 0;
    for (const auto& move : story.moves) jumps += move.size() - 1;
    return jumps;
}

std::string caption_at(const Animation& animation, double time) {
    std::string text;
    for (const auto& caption : animation.captions)
        if (time >= caption.during.begin && time < caption.during.end)
            for (const Text& line : caption.lines) text += line.text + "|";
    return text;
}

}  // namespace

TEST_CASE("after each move of an animation the pegs are right", "[layouts]") {
    std::vector<Story> stories{story_for("T5"), story_for("6x4"), story_for("T12")};
    for (const std::string& game : games()) stories.push_back(told(game));
    for (Story& story : stories) {
        INFO(story.title);
        const Picture picture = animation_layout(story);
        const Animation& animation = *picture.animation;
        REQUIRE(animation.captions.size() == story.moves.size() + 1);
        CHECK(pegs_of(animation.at(0)) == pegs_of(story, animation.scene));
        CHECK(to_text({"", "", {animation.at(0)}}) == to_text({"", "", picture.pages}));
        double before = animation.captions[0].during.end;
        for (std::size_t i = 0; i < story.moves.size(); ++i) {
            const auto [begin, end] = animation.captions[i + 1].during;
            CHECK(begin == before);
            before = end;
            story.diagram.play(story.moves[i]);
            CHECK(pegs_of(animation.at(end - 0.05)) == pegs_of(story, animation.scene));
            CHECK(caption_at(animation, begin).find("move " + std::to_string(i + 1) + " of ") == 0);
        }
        CHECK(before == animation.seconds);
        for (const double time : {0.0, animation.seconds / 2, animation.seconds - 0.1})
            CHECK(misplaced({"", "", {animation.at(time)}}) == "");
    }
}

TEST_CASE("a peg slides over the one it takes, which shrinks away", "[layouts]") {
    const Story story = story_for("T5");
    const Picture picture = animation_layout(story);
    const Animation& animation = *picture.animation;
    std::size_t slides = 0;
    for (std::size_t i = 0; i < animation.pegs.size(); ++i) {
        const auto& peg = animation.pegs[i];
        CHECK(peg.gone.has_value() == (i + 1 < animation.pegs.size()));
        slides += peg.slides.size();
        for (const auto& slide : peg.slides) {
            const double middle = (slide.during.begin + slide.during.end) / 2;
            const Point here = peg.place(middle);
            CHECK(peg.size(middle) == 1);
            // It slides over the peg that vanishes, and is drawn later.
            const auto taken = std::find_if(animation.pegs.begin(), animation.pegs.end(), [&](const auto& other) {
                return other.gone && other.gone->begin == slide.during.begin;
            });
            REQUIRE(taken != animation.pegs.end());
            CHECK(taken - animation.pegs.begin() < static_cast<std::ptrdiff_t>(i));
            CHECK(taken->place(middle).x == Approx(here.x));
            CHECK(taken->place(middle).y == Approx(here.y));
            CHECK(taken->size(middle) == Approx(0.5));
            CHECK(taken->size(slide.during.end) == 0);
        }
    }
    CHECK(slides == jumps_in(story));
    const std::vector<double> times = animation.times(0.05);
    CHECK(std::is_sorted(times.begin(), times.end()));
    CHECK(times.front() == 0);
    CHECK(times.back() == animation.seconds);
    CHECK(times.size() > 10 * slides);
    CHECK(animation.times(10).size() < 4 * slides);
}

TEST_CASE("an animation takes a range of moves, a speed, a look", "[layouts]") {
    const Story story = story_for("T7");
    const auto seconds = [&](double speed) {
        return animation_layout(story, asked([&](Look& look) { look.speed = speed; })).animation->seconds;
    };
    CHECK(seconds(2) == Approx(seconds(1) / 2));
    const Picture part = animation_layout(story, {}, MoveRange{2, 3});
    CHECK(part.animation->captions.size() == 3);
    CHECK(caption_at(*part.animation, 0) == "after 1 of " + std::to_string(story.moves.size()) + " moves|");
    CHECK(pegs_of(part.animation->at(0)).size() == pegs_of(animation_layout(story).animation->at(0)).size() - 1);
    CHECK_THROWS_AS(animation_layout(story, {}, MoveRange{2, 99}), Error);
    CHECK(animation_layout(story, asked([](Look& look) { look.width = 500; })).pages.front().width == 500);
    const Picture bare = animation_layout(story, asked([](Look& look) { look.title = "", look.legend = false; }));
    CHECK(all<Text>(bare.animation->scene).empty());
}

TEST_CASE("an animation too large is refused with a remedy", "[layouts]") {
    const auto said = [](const char* board) {
        try {
            animation_layout(story_for(board));
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::limit);
            return std::string(e.what());
        }
        return std::string();
    };
    CHECK(said("T62") == "");
    CHECK(said("T64").find("at most 2000 holes; use a film") != std::string::npos);
}
