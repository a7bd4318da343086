#include "support/pictures.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "support/make.hpp"

#include "pegwright/drawing/styles.hpp"
#include "pegwright/solving/solve.hpp"
#include "theory/choice.hpp"

#include <algorithm>

using namespace pegwright;
using namespace pegwright::tests;

namespace {

constexpr double slack = 0.001;

struct Box {
    double left;
    double top;
    double right;
    double bottom;
    std::string what;
};

// Capitals and digits are 0.73 em high, so a line of text is three quarters of its size.
Box box_of(const Text& text) {
    const double width = text_width(text.text, text.size);
    const double left = text.at.x - (text.align == Align::left ? 0 : text.align == Align::middle ? width / 2 : width);
    return {left, text.at.y - 0.375 * text.size, left + width, text.at.y + 0.375 * text.size, text.text};
}

bool overlap(const Box& a, const Box& b) {
    return a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;
}

void reach(std::vector<Box>& boxes, const std::vector<Point>& points, double around, const char* what) {
    for (const Point& p : points) boxes.push_back({p.x - around, p.y - around, p.x + around, p.y + around, what});
}

std::vector<Box> boxes_of(const Page& page) {
    std::vector<Box> boxes;
    for (const Text& text : all<Text>(page)) boxes.push_back(box_of(text));
    for (const Discs& discs : all<Discs>(page)) reach(boxes, discs.at, discs.radius, "a disc");
    for (const Crosses& crosses : all<Crosses>(page))
        reach(boxes, crosses.at, crosses.reach + crosses.width / 2, "a cross");
    for (const Line& line : all<Line>(page)) reach(boxes, line.through, line.width / 2, "a line");
    for (const Area& area : all<Area>(page))
        for (const auto& outline : area.outlines) reach(boxes, outline, 0, "an area");
    return boxes;
}

// Sorted from the top: a text meets only those that begin above its bottom.
std::string overlapping(const Page& page) {
    std::vector<Box> boxes;
    for (const Text& text : all<Text>(page)) boxes.push_back(box_of(text));
    std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.top < b.top; });
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t k = i + 1; k < boxes.size() && boxes[k].top < boxes[i].bottom; ++k)
            if (overlap(boxes[i], boxes[k])) return "'" + boxes[i].what + "' overlaps '" + boxes[k].what + "'";
    return "";
}

}  // namespace

Problem chosen(const std::string& board, const std::string& vacate) {
    const Board parsed = parse_board(board);
    return choose_problem(parsed, vacate.empty() ? std::nullopt : std::optional(parse_hole(parsed, vacate)),
                          std::nullopt)
        .problem.value();
}

Story story_for(const std::string& board) { return story_of(whole_solution(*planned(chosen(board)))); }

Picture map_for(const std::string& board, const std::string& vacate) {
    const Problem problem = chosen(board, vacate);
    PictureSubject subject;
    subject.board = Query(problem);
    return draw_picture(subject, picture_style("map", subject, picture_format("x.svg")), {}).picture;
}

Story told(const std::string& solution) { return story_of(from_text(solution)); }

const std::vector<std::string>& games() {
    static const std::vector<std::string> all = {
        "board english\nvacate d4\nfinish d4\nmoves\nd2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 "
        "b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3 c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4\n",
        "board diagonal:4x4\nvacate a1,b1\nfinish any\nmoves\nb3-b1 d2-b2 a2-c2 a4-a2 c1-a1-a3 d1-b3 c4-a4-a2-c4-c2 "
        "d4-d2-b2\n",
        "board hexagon3\nstart o**/****/**o**/.****/..***\ngoal oo*/*ooo/oooo*/.*ooo/..oo*\nmoves\na3-c3 "
        "d3-b3 c5-c3 b3-d3 c1-c3 e5-c5 e4-c4 e3-c1 b1-b3 c3-e3 b3-d5 c5-e5\n",
        "board star3\nstart ..*/..**/*******/.******/..**o**/..******/..*******/.....**/......*\ngoal "
        "..*/..*o/oo*ooo*/.*ooo*o/..o*ooo/..oooooo/..oo*o**o/.....*o/......o\nmoves\ng5-e5 f7-f5 i7-g5 f4-h6 "
        "h7-f7 h6-f6 g3-g5 d2-f4 e7-g7 g5-e3 d4-f4 c2-e4 d5-f7 c4-c2 e4-g6 f7-h7 e3-g3 d7-d5 g6-e6 b4-d6 "
        "e5-e7 c7-c5 a3-c3 g9-g7 d6-b4\n",
        "board triangular:oo./ooo/.oo\nstart o*/***/.**\ngoal **/*o*/.*o\nmoves\nc3-a1\n",
    };
    return all;
}

Look asked(const std::function<void(Look&)>& change) {
    Look look;
    change(look);
    return look;
}

Look with(const std::string& labels) {
    Look look;
    look.labels = labels_of_board(labels, Lattice::square).value();
    return look;
}

Picture picture_of(std::vector<Item> items) {
    return {"a <title> & more", "what is seen", {{100, 100, std::move(items), {}}}};
}

std::string misplaced(const Picture& picture) {
    for (std::size_t i = 0; i < picture.pages.size(); ++i) {
        const Page& page = picture.pages[i];
        const std::string on_page = " on page " + std::to_string(i + 1);
        for (const Box& box : boxes_of(page))
            if (box.left < -slack || box.top < -slack || box.right > page.width + slack ||
                box.bottom > page.height + slack)
                return box.what + " is not wholly" + on_page;
        if (const std::string texts = overlapping(page); !texts.empty()) return texts + on_page;
    }
    return "";
}
