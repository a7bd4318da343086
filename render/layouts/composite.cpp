#include "render/layouts/composite.hpp"

#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {
namespace {

class Composite {
public:
    Composite(const std::vector<DrawPart>& parts, const Look& look)
        : parts_(parts), look_(look), bare_(look), margin_(margin_of(look, usual_margin)) {
        bare_.figure = true;
        bare_.title = "";
        bare_.margin = 0;
        bare_.paper.reset();
        bare_.width.reset();
        const double widest = measure();
        if (look.figure && look.paper)
            fill_paper();
        else
            columns_ = columns_for(look.scale ? widest : least_share * widest);
        bare_.width = cell_width();
    }

    Picture run() {
        page_.width = inner_ + 2 * margin_;
        double y = add_lines(page_.items, wrapped(look_.title.value_or(""), title_size, inner_), title_size,
                             {margin_, margin_});
        if (y > margin_) y += title_size / 2;
        for (std::size_t first = 0; first < parts_.size(); first += columns_)
            y = add_row(first, std::min(first + columns_, parts_.size()), y) + gap;
        page_.height = y - gap + margin_;
        if (look_.paper && page_.height > look_.paper->height + 0.01)
            fail_limit(fmt::format("{} pictures are {:.0f} points high, too high for the page; draw fewer",
                                   parts_.size(), page_.height));
        if (look_.paper) page_.height = look_.paper->height;
        return {named_by(look_, titles_), description_, {std::move(page_)}};
    }

private:
    // In points.
    static constexpr double usual_margin = 24;
    static constexpr double usual_width = 523;  // between the margins, unless the pictures need less
    static constexpr double gap = 14;           // between pictures
    static constexpr double caption_gap = 6;
    static constexpr double caption_size = 8;
    static constexpr double line_height = 1.35;
    static constexpr double title_size = 12;
    static constexpr double least_share = 0.4;  // of the widest picture's usual width, so that it stays legible

    double cell_width(std::size_t columns) const { return (inner_ + gap) / static_cast<double>(columns) - gap; }
    double cell_width() const { return cell_width(columns_); }
    std::size_t rows(std::size_t columns) const { return (parts_.size() + columns - 1) / columns; }

    // Returns the usual width of the widest picture.
    double measure() {
        Look look = bare_;
        look.legend = false;  // it would count as width, and can be wrapped
        double widest = 0;
        double all = -gap;
        for (const DrawPart& draw : parts_) {
            const double width = draw(look).pages.front().width;
            widest = std::max(widest, width);
            all += width + gap;
        }
        const auto asked = width_asked(look_, margin_);
        inner_ = asked ? *asked - 2 * margin_ : std::min(std::max(all, widest), usual_width);
        return widest;
    }
    // As many as leave each picture this width, but no more than fill the rows.
    std::size_t columns_for(double least) const {
        std::size_t columns = parts_.size();
        while (columns > 1 && cell_width(columns) < least) --columns;
        return (parts_.size() + rows(columns) - 1) / rows(columns);
    }
    // On a slide all pictures get as much room.
    void fill_paper() {
        const auto height = [&](std::size_t columns) {
            const double room = look_.paper->height - 2 * margin_ + gap;
            return room / static_cast<double>(rows(columns)) - gap - caption_gap - line_height * caption_size;
        };
        for (std::size_t columns = 1; columns <= parts_.size(); ++columns)
            if (std::min(cell_width(columns), height(columns)) > std::min(cell_width(), height(columns_)))
                columns_ = columns;
        bare_.paper = Paper{"", cell_width(), height(columns_)};
    }

    // Pictures stand on one line, above their captions. Returns the y below.
    double add_row(std::size_t first, std::size_t end, double y) {
        std::vector<Picture> pictures;
        double highest = 0;
        for (std::size_t i = first; i < end; ++i) {
            pictures.push_back(parts_[i](bare_));
            highest = std::max(highest, pictures.back().pages.front().height);
        }
        const double pitch = cell_width() + gap;
        double x = margin_ + (inner_ + gap - static_cast<double>(end - first) * pitch) / 2;
        double below = y;
        for (std::size_t i = first; i < end; ++i, x += pitch) {
            const Picture& picture = pictures[i - first];
            const std::string letter(1, static_cast<char>('a' + i));
            Page part = picture.pages.front();
            part.bookmarks = {{fmt::format("({}) {}", letter, picture.title), {0, 0}}};
            place(page_, part, {x, y + highest - part.height}, letter);
            below = std::max(below, add_caption(letter, picture, {x, y + highest + caption_gap}));
            titles_ += (i == 0 ? "" : "; ") + picture.title;
            description_ +=
                fmt::format("{}({}) {}: {}", i == 0 ? "" : "; ", letter, picture.title, picture.description);
        }
        return below;
    }
    double add_caption(const std::string& letter, const Picture& picture, Point corner) {
        const std::string text = fmt::format("({}) {}", letter, look_.title ? "" : picture.title);
        for (const std::string& line : wrapped(text, caption_size, cell_width())) {
            page_.items.push_back(
                Text{{corner.x + cell_width() / 2, corner.y + caption_size / 2}, line, caption_size, Ink::text});
            corner.y += line_height * caption_size;
        }
        return corner.y;
    }

    const std::vector<DrawPart>& parts_;
    const Look& look_;
    Look bare_;  // of each picture
    double margin_;
    double inner_ = 0;
    std::size_t columns_ = 1;
    Page page_;
    std::string titles_;
    std::string description_;
};

}  // namespace

Picture composite_layout(const std::vector<DrawPart>& parts, const Look& look) {
    if (parts.size() > most_in_composite)
        fail_limit(fmt::format("{} pictures are too many for one; at most {}", parts.size(), most_in_composite));
    return Composite(parts, look).run();
}

}  // namespace pegwright::render
