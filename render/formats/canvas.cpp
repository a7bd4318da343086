// Each item is one path or one line of text. Smart pointers own surfaces and contexts, as any check may throw.
#include "render/formats/canvas.hpp"

#include "base/error.hpp"
#include "render/formats/arrow.hpp"

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace pegwright::render {
namespace {

constexpr double png_scale = 2;             // pixels a point
constexpr double most_pixels = 30'000;      // longest side; Cairo's images end at 32,767
constexpr double most_pixels_in_all = 4e7;  // four bytes each; larger pages get fewer pixels a point
// On an image Cairo turns a whole path into polygons, 3 KB a disc, so paths are cut.
constexpr std::size_t discs_at_once = 4096;
constexpr double longest_pdf_side = 14'400;    // limit of PDF
constexpr const char* family = "DejaVu Sans";  // a free font, whose widths text_width() knows

struct Destroy {
    void operator()(cairo_t* c) const { cairo_destroy(c); }
    void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
};
using Context = std::unique_ptr<cairo_t, Destroy>;
using Surface = std::unique_ptr<cairo_surface_t, Destroy>;

// Without memory Cairo, libpng or fontconfig crash, or list too few fonts. So we first allocate and free what they will
// need: a base amount, and more than was measured for each point and each polygon.
constexpr std::size_t base_memory = std::size_t{16} << 20;
constexpr std::size_t point_memory = 256;
constexpr std::size_t polygon_memory = 4096;

std::size_t points_of(const Discs& discs) { return 2 * discs.at.size(); }
std::size_t points_of(const Crosses& crosses) { return 4 * crosses.at.size(); }
std::size_t points_of(const Line& line) { return line.through.size() + 3; }
std::size_t points_of(const Area& area) {
    std::size_t count = 0;
    for (const auto& outline : area.outlines) count += outline.size();
    return count;
}
std::size_t points_of(const Text& text) { return text.text.size(); }
std::size_t points_of(const Group&) { return 0; }
std::size_t points_of(const GroupEnd&) { return 0; }

void check_memory(const Page& page, bool image) {
    std::size_t bytes = base_memory;
    std::size_t polygons = 0;
    for (const Item& item : page.items) {
        const auto* discs = std::get_if<Discs>(&item);
        if (discs && image)
            polygons = std::max(polygons, std::min(discs->at.size(), discs_at_once));
        else
            bytes += point_memory * std::visit([](const auto& i) { return points_of(i); }, item);
    }
    bytes += polygon_memory * polygons;
    void* const volatile memory = std::malloc(bytes);  // volatile, or the compiler drops both calls
    if (!memory) fail_limit("cannot draw: out of memory");
    std::free(memory);
}

void check(cairo_status_t status) {
    if (status != CAIRO_STATUS_SUCCESS) fail_limit(std::string("cannot draw: ") + cairo_status_to_string(status));
}

// Keeps an exception of the sink until Cairo, which is C, has returned.
struct CairoStream {
    ByteSink& sink;
    std::exception_ptr thrown = nullptr;
    int exceptions = std::uncaught_exceptions();

    // Cairo always gets success: its PDF writer does not survive an error. rethrow() reports it.
    static cairo_status_t write(void* closure, const unsigned char* data, unsigned length) {
        auto& self = *static_cast<CairoStream*>(closure);
        // When an error unwinds, destroying the surface writes the rest of the picture; drop that.
        if (self.thrown || std::uncaught_exceptions() > self.exceptions) return CAIRO_STATUS_SUCCESS;
        try {
            self.sink.write({reinterpret_cast<const char*>(data), length});
        } catch (...) {
            self.thrown = std::current_exception();
        }
        return CAIRO_STATUS_SUCCESS;
    }
    void rethrow() const {
        if (thrown) std::rethrow_exception(thrown);
    }
};

// Adds the document's language to a PDF's catalog; Cairo up to 1.18 has no call for it. The catalog comes last, so only
// the offset of the table behind it changes.
class InEnglish : public ByteSink {
public:
    explicit InEnglish(ByteSink& next) : next_(next) {}

    void write(std::string_view bytes) override {
        kept_ += bytes;
        if (kept_.size() < 2 * most_kept) return;
        next_.write(std::string_view(kept_).substr(0, kept_.size() - most_kept));
        kept_.erase(0, kept_.size() - most_kept);
    }
    void finish() {
        const std::string language = "   /Lang (en)\n";
        const std::string catalog = "<< /Type /Catalog\n";
        const std::size_t at = kept_.rfind(catalog);
        const std::size_t end = kept_.find("endobj\nxref\n", at == std::string::npos ? kept_.size() : at);
        const std::size_t begins = kept_.rfind("startxref\n");
        if (end != std::string::npos && begins != std::string::npos && kept_.find(" obj", at) > end) {
            const std::size_t number = begins + std::string_view("startxref\n").size();
            const std::size_t line_end = kept_.find('\n', number);
            const std::size_t table = std::stoull(kept_.substr(number, line_end - number));
            kept_.replace(number, line_end - number, std::to_string(table + language.size()));
            kept_.insert(at + catalog.size(), language);
        }
        next_.write(kept_);
    }

private:
    // For the catalog and that table, 20 bytes an object.
    static constexpr std::size_t most_kept = std::size_t{1} << 18;
    ByteSink& next_;
    std::string kept_;
};

// Adds a PNG's density (chunk pHYs), which Cairo leaves out, behind its first chunk.
class WithDensity : public ByteSink {
public:
    WithDensity(ByteSink& next, double pixels_a_point)
        : next_(next), pixels_a_metre_(static_cast<std::uint32_t>(std::lround(pixels_a_point * 72 / 0.0254))) {}

    void write(std::string_view bytes) override {
        const std::size_t first = std::min(before_, bytes.size());
        next_.write(bytes.substr(0, first));
        before_ -= first;
        if (before_ == 0 && !std::exchange(written_, true)) next_.write(density());
        next_.write(bytes.substr(first));
    }

private:
    static std::string big_endian(std::uint32_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xff);
        return bytes;
    }
    static std::uint32_t crc32(std::string_view bytes) {
        std::uint32_t crc = 0xffffffff;
        for (const char byte : bytes) {
            crc ^= static_cast<unsigned char>(byte);
            for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
        }
        return ~crc;
    }
    std::string density() const {
        const std::string each = big_endian(pixels_a_metre_);
        const std::string chunk = "pHYs" + each + each + '\1';  // 1: the unit is a metre
        return big_endian(9) + chunk + big_endian(crc32(chunk));
    }

    ByteSink& next_;
    std::uint32_t pixels_a_metre_;
    std::size_t before_ = 33;  // the signature and the chunk IHDR
    bool written_ = false;
};

class Canvas {
public:
    Canvas(cairo_surface_t* surface, const Theme& theme) : context_(cairo_create(surface)), theme_(theme) {
        check(cairo_status(context_.get()));
        cairo_set_line_join(c(), CAIRO_LINE_JOIN_ROUND);
        check_font();
    }

    void draw(const Page& page) {
        use(Ink::paper);
        cairo_paint(c());
        for (const Item& item : page.items) std::visit([&](const auto& i) { draw(i); }, item);
        check(cairo_status(c()));
    }
    cairo_t* c() const { return context_.get(); }

private:
    // Layouts rely on text_width().
    void check_font() {
        cairo_select_font_face(c(), family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(c(), 100);
        // Any other font fails for one of these.
        for (const char* letter : {"i", "W", "0"}) {
            cairo_text_extents_t extents;
            cairo_text_extents(c(), letter, &extents);
            if (cairo_status(c()) != CAIRO_STATUS_SUCCESS ||
                std::abs(extents.x_advance - text_width(letter, 100)) > 1.5)
                fail_limit(std::string("cannot draw text: the font ") + family +
                           ", or one as wide, cannot be loaded (Debian: fonts-dejavu-core)");
        }
    }
    // Text leaves a current point, so every item needs a new path.
    void begin(Ink ink) {
        cairo_new_path(c());
        use(ink);
    }
    void use(Ink ink) { cairo_set_source_rgb(c(), theme_[ink].red, theme_[ink].green, theme_[ink].blue); }

    void draw(const Group&) {}
    void draw(const GroupEnd&) {}
    void draw(const Discs& discs) {
        fill(discs, discs.radius, discs.ink);
        if (discs.ring > 0) fill(discs, discs.radius - discs.ring, Ink::paper);
    }
    // Round-capped strokes of length zero, ten times as fast as circles.
    void fill(const Discs& discs, double radius, Ink ink) {
        if (discs.at.empty()) return;
        begin(ink);
        cairo_set_line_cap(c(), CAIRO_LINE_CAP_ROUND);
        cairo_set_line_width(c(), 2 * radius);
        const std::size_t at_once =
            cairo_surface_get_type(cairo_get_target(c())) == CAIRO_SURFACE_TYPE_IMAGE ? discs_at_once : discs.at.size();
        for (std::size_t i = 0; i < discs.at.size(); ++i) {
            cairo_move_to(c(), discs.at[i].x, discs.at[i].y);
            cairo_line_to(c(), discs.at[i].x, discs.at[i].y);
            if ((i + 1) % at_once == 0) cairo_stroke(c());
        }
        cairo_stroke(c());
    }
    void draw(const Crosses& crosses) {
        if (crosses.at.empty()) return;
        begin(crosses.ink);
        cairo_set_line_cap(c(), CAIRO_LINE_CAP_ROUND);
        for (const Point& p : crosses.at) {
            for (const double sign : {1.0, -1.0}) {
                cairo_move_to(c(), p.x - crosses.reach, p.y - sign * crosses.reach);
                cairo_line_to(c(), p.x + crosses.reach, p.y + sign * crosses.reach);
            }
        }
        if (crosses.halo > 0) {
            use(Ink::halo);
            cairo_set_line_width(c(), crosses.width + 2 * crosses.halo);
            cairo_stroke_preserve(c());
            use(crosses.ink);
        }
        cairo_set_line_width(c(), crosses.width);
        cairo_stroke(c());
    }
    void draw(const Line& line) {
        if (line.through.empty()) return;
        begin(line.ink);
        cairo_set_line_cap(c(), line.arrow ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
        cairo_set_line_width(c(), line.width);
        const bool headed = line.arrow && line.through.size() > 1;
        for (std::size_t i = 0; i + 1 < line.through.size(); ++i)
            cairo_line_to(c(), line.through[i].x, line.through[i].y);
        const Point end = headed ? head_of(line).neck : line.through.back();
        cairo_line_to(c(), end.x, end.y);
        if (line.closed) cairo_close_path(c());
        if (line.dash > 0) cairo_set_dash(c(), &line.dash, 1, 0);
        cairo_stroke(c());
        cairo_set_dash(c(), nullptr, 0, 0);
        if (!headed) return;
        for (const Point p : head_of(line).at) cairo_line_to(c(), p.x, p.y);
        cairo_close_path(c());
        cairo_fill(c());
    }
    void draw(const Area& area) {
        begin(area.ink);
        for (const auto& outline : area.outlines) {
            cairo_new_sub_path(c());
            for (const Point& p : outline) cairo_line_to(c(), p.x, p.y);
            cairo_close_path(c());
        }
        // Outlines run clockwise around holes and counterclockwise around gaps (geometry.cpp), so gaps stay empty.
        cairo_fill_preserve(c());
        if (theme_[area.ink].hatch >= 0) hatch(theme_[area.ink].hatch);
        if (area.border > 0) {
            use(Ink::border);
            cairo_set_line_cap(c(), CAIRO_LINE_CAP_ROUND);
            cairo_set_line_width(c(), area.border);
            cairo_stroke_preserve(c());
        }
        cairo_new_path(c());
    }
    // Draws lines in the current path, two points apart, at 45 or 135 degrees.
    void hatch(int degrees) {
        double x1 = 0;
        double y1 = 0;
        double x2 = 0;
        double y2 = 0;
        cairo_path_extents(c(), &x1, &y1, &x2, &y2);
        cairo_path_t* const outline = cairo_copy_path(c());
        cairo_save(c());
        cairo_clip(c());
        use(Ink::frame);
        cairo_set_line_cap(c(), CAIRO_LINE_CAP_BUTT);
        cairo_set_line_width(c(), 0.3);
        const double slope = degrees < 90 ? 1 : -1;
        const double height = y2 - y1;
        for (double x = std::floor((x1 - height) / 2) * 2; x < x2 + height; x += 2) {
            cairo_move_to(c(), x, slope > 0 ? y2 : y1);
            cairo_line_to(c(), x + height, slope > 0 ? y1 : y2);
        }
        cairo_stroke(c());
        cairo_restore(c());
        cairo_append_path(c(), outline);
        cairo_path_destroy(outline);
    }
    void draw(const Text& text) {
        begin(text.ink);
        cairo_set_font_size(c(), text.size);
        const double width = text_width(text.text, text.size);
        const double x = text.align == Align::left    ? text.at.x
                         : text.align == Align::right ? text.at.x - width
                                                      : text.at.x - width / 2;
        // Capitals and digits are about 0.73 em high.
        cairo_move_to(c(), x, text.at.y + 0.365 * text.size);
        cairo_show_text(c(), text.text.c_str());
    }

    Context context_;
    const Theme& theme_;
};

// `outer`: the last bookmark that is not inside another.
void add_bookmarks(cairo_surface_t* surface, const Page& page, std::size_t number, int& outer) {
    for (const Bookmark& b : page.bookmarks) {
        const int id = cairo_pdf_surface_add_outline(
            surface, b.inside ? outer : CAIRO_PDF_OUTLINE_ROOT, b.name.c_str(),
            fmt::format("page={} pos=[{:.2f} {:.2f}]", number, b.at.x, b.at.y).c_str(), CAIRO_PDF_OUTLINE_FLAG_OPEN);
        if (!b.inside) outer = id;
    }
}

Surface image_of(const Page& page, const Theme& theme, double pixels_a_point) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                               static_cast<int>(std::ceil(pixels_a_point * page.width)),
                                               static_cast<int>(std::ceil(pixels_a_point * page.height))));
    check(cairo_surface_status(surface.get()));
    check_memory(page, true);
    Canvas canvas(surface.get(), theme);
    cairo_scale(canvas.c(), pixels_a_point, pixels_a_point);
    canvas.draw(page);
    return surface;
}

}  // namespace

void check_canvas() {}

void write_pdf(const Picture& picture, const Theme& theme, ByteSink& sink) {
    InEnglish in_english(sink);
    CairoStream stream{in_english};
    for (const Page& page : picture.pages)
        if (std::max(page.width, page.height) > longest_pdf_side)
            fail_limit(
                fmt::format("{}: a page of {:.0f} x {:.0f} points is too large for PDF (at most {:.0f}); write .svg",
                            picture.title, page.width, page.height, longest_pdf_side));
    for (const Page& page : picture.pages) check_memory(page, false);
    const Page& first = picture.pages.front();
    Surface surface(cairo_pdf_surface_create_for_stream(CairoStream::write, &stream, first.width, first.height));
    check(cairo_surface_status(surface.get()));
    // From 1.5 on Cairo 1.18 may compress the catalog, and InEnglish could not add to it.
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    for (const auto& [what, text] : {std::pair{CAIRO_PDF_METADATA_TITLE, picture.title.c_str()},
                                     {CAIRO_PDF_METADATA_SUBJECT, picture.description.c_str()},
                                     {CAIRO_PDF_METADATA_AUTHOR, "pegwright"},
                                     {CAIRO_PDF_METADATA_CREATOR, "pegwright"},
                                     {CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"}})
        cairo_pdf_surface_set_metadata(surface.get(), what, text);
    {
        Canvas canvas(surface.get(), theme);
        int outer = CAIRO_PDF_OUTLINE_ROOT;
        for (std::size_t i = 0; i < picture.pages.size(); ++i) {
            cairo_pdf_surface_set_size(surface.get(), picture.pages[i].width, picture.pages[i].height);
            canvas.draw(picture.pages[i]);
            add_bookmarks(surface.get(), picture.pages[i], i + 1, outer);
            cairo_show_page(canvas.c());
            stream.rethrow();
        }
    }
    cairo_surface_finish(surface.get());
    stream.rethrow();
    check(cairo_surface_status(surface.get()));
    in_english.finish();
}

void write_png(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const Page& page = picture.pages.front();
    const double wanted = picture.dpi ? *picture.dpi / 72 : png_scale;
    const double width = std::ceil(wanted * page.width);
    const double height = std::ceil(wanted * page.height);
    const double fits = std::sqrt(most_pixels_in_all / (page.width * page.height));
    if (std::max(width, height) > most_pixels)
        fail_limit(fmt::format("{}: {:.0f} x {:.0f} pixels are too large for PNG (at most {:.0f}); write .svg",
                               picture.title, width, height, most_pixels));
    if (picture.dpi && wanted > fits)
        fail_limit(fmt::format("{}: {:.0f} x {:.0f} pixels are too many for PNG; use {:.0f} an inch or fewer",
                               picture.title, width, height, std::floor(72 * fits)));
    const double scale = std::min(wanted, fits);
    WithDensity with_density(sink, scale);
    CairoStream stream{with_density};
    const Surface surface = image_of(page, theme, scale);
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), CairoStream::write, &stream);
    stream.rethrow();
    check(status);
}

Pixels pixels_of(const Page& page, const Theme& theme, double pixels_a_point) {
    const Surface surface = image_of(page, theme, pixels_a_point);
    cairo_surface_flush(surface.get());
    Pixels pixels{static_cast<std::size_t>(cairo_image_surface_get_width(surface.get())),
                  static_cast<std::size_t>(cairo_image_surface_get_height(surface.get())),
                  {}};
    const unsigned char* row = cairo_image_surface_get_data(surface.get());
    for (std::size_t y = 0; y < pixels.height; ++y, row += cairo_image_surface_get_stride(surface.get()))
        for (std::size_t x = 0; x < pixels.width; ++x) {
            std::uint32_t colour = 0;
            std::memcpy(&colour, row + x * sizeof colour, sizeof colour);
            pixels.colours.push_back(colour & 0xffffff);  // the highest byte is undefined
        }
    return pixels;
}

}  // namespace pegwright::render
