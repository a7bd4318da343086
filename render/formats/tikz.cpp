// All lengths are in the unit \pegwrightunit: a big point (bp), less if the line is too short, or what the document
// sets. Text in holes grows with it. Other text has the document's sizes, and shrinks if the unit is below a big point.
#include "render/formats/formats.hpp"

#include "base/error.hpp"
#include "render/formats/arrow.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pegwright::render {
namespace {

// TeX takes about 150 microseconds for each: half a minute in all.
constexpr std::size_t most_points = 200'000;
constexpr std::size_t points_a_command = 50;  // longer commands exceed TeX's memory
constexpr double baseline = 0.34;             // distance below the middle of a text's line, in its size
constexpr std::size_t buffer_size = std::size_t{1} << 16;

std::string number(double value) {
    std::string text = fmt::format("{:.2f}", value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}
std::string at(Point p) { return "(" + number(p.x) + "," + number(p.y) + ")"; }

// Escapes with what every TeX font has. UTF-8 passes unchanged, except the multiplication sign.
std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '\\':
                out += "$\\backslash$";
                break;
            case '<':
            case '>':
            case '|':
                ((out += '$') += c) += '$';
                break;
            case '^':
            case '~':
                ((out += '\\') += c) += "{}";
                break;
            case '"':
                out += "''";
                break;
            case '{':
            case '}':
                ((out += "$\\") += c) += '$';
                break;
            case '$':  // \$ would come from another font
                out += "\\char36{}";
                break;
            case '&':
            case '#':
            case '_':
            case '%':
                out += '\\';
                [[fallthrough]];
            default:
                out += c;
        }
    }
    const std::string times = "×";
    for (std::size_t i = out.find(times); i != std::string::npos; i = out.find(times, i))
        out.replace(i, times.size(), "$\\times$");
    return out;
}

std::string colour_of(Ink ink) {
    std::string name = std::string("pegwright-") + to_string(ink);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

std::string hex(const Paint& paint) {
    const auto part = [](double v) { return static_cast<int>(std::lround(255 * v)); };
    return fmt::format("{:02X}{:02X}{:02X}", part(paint.red), part(paint.green), part(paint.blue));
}

// The command for a text's size in a document of 10 points, whose sizes these are.
const char* size_command(double size) {
    static constexpr std::pair<double, const char*> sizes[] = {
        {7.5, "\\scriptsize"}, {8.5, "\\footnotesize"}, {9.5, "\\small"}, {11, "\\normalsize"}, {13, "\\large"}};
    for (const auto& [below, command] : sizes)
        if (size < below) return command;
    return "\\Large";
}

struct TexCount {
    std::size_t points = 0;
    std::set<Ink> inks{Ink::paper};

    void operator()(const Discs& d) { add(d.at.size(), d.ink); }
    void operator()(const Crosses& c) {
        add(4 * c.at.size(), c.ink);
        inks.insert(Ink::halo);
    }
    void operator()(const Line& l) { add(l.through.size(), l.ink); }
    void operator()(const Area& a) {
        for (const auto& outline : a.outlines) add(outline.size(), a.ink);
        inks.insert({Ink::border, Ink::frame});
    }
    void operator()(const Text& t) { add(1, t.ink); }
    void operator()(const Group&) {}
    void operator()(const GroupEnd&) {}

private:
    void add(std::size_t count, Ink ink) {
        points += count;
        inks.insert(ink);
    }
};

class TikzWriter {
public:
    TikzWriter(const Theme& theme, ByteSink& sink) : theme_(theme), sink_(sink) {}

    void write(const std::string& text) {
        out_ += text;
        if (out_.size() >= buffer_size) flush();
    }
    void flush() {
        sink_.write(out_);
        out_.clear();
    }

    void page(const Page& page, const std::set<Ink>& inks) {
        write(fmt::format(
            "\\begingroup\\ifdefined\\pegwrightunit\\else\\newdimen\\pegwrightunit\\fi\n"
            "\\ifdim\\pegwrightunit=0pt \\pegwrightunit=\\ifdim{0}bp>\\linewidth\\dimexpr\\linewidth*100/{1}\\relax"
            "\\else1bp\\fi\\fi\n"
            "\\ifpgfpicture\\let\\tikzpicture\\scope\\let\\endtikzpicture\\endscope\\fi\n"
            "\\begin{{tikzpicture}}[x=\\pegwrightunit,y=-\\pegwrightunit,line join=round]\n"
            "\\pgfmathsetmacro\\pegwrightletter{{\\pegwrightunit/\\csname f@size\\endcsname pt}}\n"
            "\\pgfmathsetmacro\\pegwrightword{{min(1,\\pegwrightunit/1bp)}}\n",
            number(page.width), std::lround(100 * page.width)));
        for (const Ink ink : inks) write("\\providecolor{" + colour_of(ink) + "}{HTML}{" + hex(theme_[ink]) + "}\n");
        // Sets the picture's size. A white page is left unpainted.
        const Point corner{page.width, page.height};
        const bool white = hex(theme_[Ink::paper]) == "FFFFFF";
        write("\\path[use as bounding box" + (white ? "" : ",fill=" + colour_of(Ink::paper)) + "] (0,0) rectangle " +
              at(corner) + ";\n");
        for (const Item& item : page.items) std::visit([&](const auto& i) { draw(i); }, item);
        write("\\end{tikzpicture}\\endgroup%\n");
    }

private:
    void each(const std::vector<Point>& points, const std::string& style, const std::string& way) {
        for (std::size_t i = 0; i < points.size(); i += points_a_command) {
            write("\\path[line cap=round," + style + "]");
            const std::size_t end = std::min(points.size(), i + points_a_command);
            for (std::size_t k = i; k < end; ++k) write(((k - i) % 6 == 0 ? "\n  " : " ") + at(points[k]) + way);
            write(";\n");
        }
    }
    std::string line(Ink ink, double width) const {
        return "draw=" + colour_of(ink) + ",line width=" + number(width) + "\\pegwrightunit";
    }
    static std::string way(const std::vector<Point>& through, bool closed) {
        std::string text;
        for (const Point p : through) text += (text.empty() ? "" : "--") + at(p);
        return text + (closed ? "--cycle" : "");
    }

    void draw(const Group& group) {
        write("% " + group.id + "\n");
        group_ = group.id + '-';
    }
    void draw(const GroupEnd&) { group_.clear(); }
    void draw(const Discs& discs) {
        // Strokes of length zero with round caps: three times as fast as circles.
        each(discs.at, line(discs.ink, 2 * discs.radius), "--+(0,0)");
        if (discs.ring > 0) each(discs.at, line(Ink::paper, 2 * (discs.radius - discs.ring)), "--+(0,0)");
        name(discs);
    }
    // "peg-d4" names the coordinate d4, in a panel move-3-d4.
    void name(const Discs& discs) {
        for (std::size_t i = 0; i < discs.ids.size(); ++i)
            write((i == 0       ? "\\path"
                   : i % 6 == 0 ? "\n  "
                                : " ") +
                  at(discs.at[i]) + "coordinate(" + group_ + discs.ids[i].substr(discs.ids[i].find('-') + 1) + ")");
        if (!discs.ids.empty()) write(";\n");
    }
    void draw(const Crosses& crosses) {
        const std::string way = fmt::format("+(-{0},-{0})--+({0},{0})+(-{0},{0})--+({0},-{0})", number(crosses.reach));
        if (crosses.halo > 0) each(crosses.at, line(Ink::halo, crosses.width + 2 * crosses.halo), way);
        each(crosses.at, line(crosses.ink, crosses.width), way);
    }
    void draw(const Line& l) {
        if (l.through.empty()) return;
        const bool headed = l.arrow && l.through.size() > 1;
        std::vector<Point> through = l.through;
        if (headed) through.back() = head_of(l).neck;
        const std::string dash = number(l.dash) + "\\pegwrightunit";
        write("\\path[" + std::string(headed ? "" : "line cap=round,") + line(l.ink, l.width) +
              (l.dash > 0 ? ",dash pattern=on " + dash + " off " + dash : "") + "] " + way(through, l.closed) + ";\n");
        if (!headed) return;
        const auto head = head_of(l).at;
        write("\\fill[" + colour_of(l.ink) + "] " + way({head.begin(), head.end()}, true) + ";\n");
    }
    void draw(const Area& area) {
        std::string outline;
        for (const auto& o : area.outlines) outline += (outline.empty() ? "" : "\n  ") + way(o, true);
        const bool hatched = theme_[area.ink].hatch >= 0;
        const std::string border = area.border > 0 ? "," + line(Ink::border, area.border) : "";
        write("\\path[fill=" + colour_of(area.ink) + (hatched ? "" : border) + "] " + outline + ";\n");
        if (!hatched) return;
        hatch(area, outline);
        if (!border.empty()) write("\\path[" + border.substr(1) + "] " + outline + ";\n");
    }
    void hatch(const Area& area, const std::string& outline) {
        Point least{1e18, 1e18};
        Point most{-1e18, -1e18};
        for (const auto& o : area.outlines)
            for (const Point p : o) {
                least = {std::min(least.x, p.x), std::min(least.y, p.y)};
                most = {std::max(most.x, p.x), std::max(most.y, p.y)};
            }
        const double height = most.y - least.y;
        const double from = std::floor((least.x - height) / 2) * 2;
        const bool right = theme_[area.ink].hatch < 90;
        write("\\begin{scope}\n\\clip " + outline + ";\n" +
              fmt::format(
                  "\\foreach \\x in {{{},{},...,{}}}\n  \\draw[{},line width=.3\\pegwrightunit] (\\x,{})--+({},{});\n",
                  number(from), number(from + 2), number(most.x), colour_of(Ink::frame),
                  number(right ? most.y : least.y), number(height), number(right ? -height : height)) +
              "\\end{scope}\n");
    }
    void draw(const Text& text) {
        static constexpr const char* anchors[] = {"base west", "base", "base east"};
        // Scaled, as many fonts come in few sizes.
        const std::string size = text.inside ? "scale=" + number(text.size) + "*\\pegwrightletter"
                                             : fmt::format("font={},scale=\\pegwrightword", size_command(text.size));
        // TeX would drop a blank at the beginning of a line.
        write(fmt::format("\\node[anchor={},inner sep=0,text={},{}] at {} {{{}}};\n",
                          anchors[static_cast<std::size_t>(text.align)], colour_of(text.ink), size,
                          at({text.at.x, text.at.y + baseline * text.size}), escaped(text.text)));
    }

    const Theme& theme_;
    ByteSink& sink_;
    std::string out_;
    std::string group_;  // the open group's id and a hyphen
};

TexCount counted(const Picture& picture) {
    TexCount count;
    for (const Page& page : picture.pages)
        for (const Item& item : page.items) std::visit(count, item);
    if (count.points > most_points)
        fail_limit(fmt::format("{}: {} points are too many for TeX (at most {}); write .pdf and use \\includegraphics",
                               picture.title, count.points, most_points));
    return count;
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

}  // namespace

void write_tikz(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const TexCount count = counted(picture);
    TikzWriter writer(theme, sink);
    writer.write(
        "% " + one_line(picture.title) +
        "\n% \\usepackage{tikz}, then \\input this file. In a tikzpicture of yours it is a scope, and the names of\n"
        "% its holes are coordinates: \\draw (d4) -- (d6); (move-2-d4) is one in a film's panel.\n"
        "% \\newlength\\pegwrightunit \\pegwrightunit=0.8bp before it sets the length of a point.\n");
    writer.page(picture.pages.front(), count.inks);
    writer.flush();
}

void write_tex(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const TexCount count = counted(picture);
    TikzWriter writer(theme, sink);
    writer.write(
        "% " + one_line(picture.title) +
        "\n% pdflatex this file; each page is as large as its picture; .tikz makes pictures for documents of yours.\n"
        "\\documentclass{article}\n\\renewcommand{\\familydefault}{\\sfdefault}"
        "\n\\usepackage{tikz}\n"
        "\\newlength\\pegwrightunit \\pegwrightunit=1bp\n"
        "\\hoffset=-1in \\voffset=-1in\n"
        "\\ifdefined\\pdfpagewidth\\else\\let\\pdfpagewidth\\pagewidth\\let\\pdfpageheight\\pageheight\\fi\n"
        "\\begin{document}\n");
    for (const Page& page : picture.pages) {
        writer.write("\\pdfpagewidth=" + number(page.width) + "bp \\pdfpageheight=" + number(page.height) +
                     "bp\n\\shipout\\hbox{%\n");
        writer.page(page, count.inks);
        writer.write("}\n");
    }
    writer.write("\\end{document}\n");
    writer.flush();
}

}  // namespace pegwright::render
