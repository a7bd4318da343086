// The 255 colours are the theme's inks, then the most frequent shades between them. Each frame holds only what has
// changed.
#include "render/formats/formats.hpp"

#include "base/error.hpp"
#include "render/animation.hpp"
#include "render/formats/canvas.hpp"

#include <fmt/format.h>
#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <limits>
#include <memory>
#include <unordered_map>

namespace pegwright::render {
namespace {

constexpr double pixels_a_point = 4.0 / 3;  // as wide as an SVG in a browser
constexpr double step = 0.05;               // seconds between frames while a peg slides
constexpr std::size_t many_frames = 1'000;
constexpr double longer_step = 0.125;  // for animations of more frames
constexpr double most_pixels = 1e9;    // in all frames: half a minute of work
constexpr double longest_side = 65'535;
constexpr std::size_t most_colours = 255;  // one more stands for unchanged pixels
constexpr std::size_t most_samples = 64;   // frames whose colours are counted
constexpr double least_delay = 0.02;       // seconds; browsers play shorter ones at a tenth

using Rgb = std::uint32_t;

Rgb colour_of(const Paint& paint) {
    const auto part = [](double v) { return static_cast<Rgb>(std::lround(255 * v)); };
    return part(paint.red) << 16 | part(paint.green) << 8 | part(paint.blue);
}

int distance(Rgb a, Rgb b) {
    int sum = 0;
    for (const int shift : {0, 8, 16}) {
        const int d = static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255);
        sum += d * d;
    }
    return sum;
}

class Palette {
public:
    Palette(const Theme& theme, const std::unordered_map<Rgb, std::size_t>& seen) {
        for (const Paint& paint : theme.paints) add(colour_of(paint));
        std::vector<std::pair<std::size_t, Rgb>> others;
        for (const auto& [colour, count] : seen) others.emplace_back(count, colour);
        std::sort(others.rbegin(), others.rend());
        for (const auto& [count, colour] : others) {
            if (colours_.size() == most_colours) break;
            add(colour);
        }
    }

    GifByteType index(Rgb colour) {
        const auto [it, fresh] = indices_.try_emplace(colour, 0);
        if (fresh) {
            const auto nearest = std::min_element(colours_.begin(), colours_.end(), [&](Rgb a, Rgb b) {
                return distance(a, colour) < distance(b, colour);
            });
            it->second = static_cast<GifByteType>(nearest - colours_.begin());
        }
        return it->second;
    }
    const std::vector<Rgb>& colours() const { return colours_; }

private:
    void add(Rgb colour) {
        if (indices_.try_emplace(colour, static_cast<GifByteType>(colours_.size())).second) colours_.push_back(colour);
    }

    std::vector<Rgb> colours_;
    std::unordered_map<Rgb, GifByteType> indices_;
};

// Keeps an exception of the sink until giflib, which is C, has returned.
struct GifStream {
    ByteSink& sink;
    std::exception_ptr thrown = nullptr;
    int exceptions = std::uncaught_exceptions();

    static int write(GifFileType* file, const GifByteType* bytes, int count) {
        auto& self = *static_cast<GifStream*>(file->UserData);
        // Closing the file while an error unwinds writes its end; drop that.
        if (self.thrown || std::uncaught_exceptions() > self.exceptions) return count;
        try {
            self.sink.write({reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count)});
        } catch (...) {
            self.thrown = std::current_exception();
        }
        return count;
    }
};

struct Close {
    void operator()(GifFileType* file) const { EGifCloseFile(file, nullptr); }
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

struct Box {
    std::size_t left, top, right, bottom;  // exclusive
    bool empty() const { return right <= left; }
};

Box changed(const std::vector<GifByteType>& before, const std::vector<GifByteType>& now, std::size_t width) {
    Box box{width, now.size() / width, 0, 0};
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (before[i] == now[i]) continue;
        box.left = std::min(box.left, i % width);
        box.right = std::max(box.right, i % width + 1);
        box.top = std::min(box.top, i / width);
        box.bottom = i / width + 1;
    }
    return box;
}

class GifWriter {
public:
    GifWriter(Palette& palette, std::size_t width, std::size_t height, ByteSink& sink)
        : palette_(palette), width_(width), stream_{sink} {
        int error = 0;
        file_.reset(EGifOpen(&stream_, GifStream::write, &error));
        // The size of a colour table is a power of two.
        const auto unchanged = static_cast<int>(palette.colours().size());
        unchanged_ = static_cast<GifByteType>(unchanged);
        int size = 2;
        while (size < unchanged + 1) size *= 2;
        std::array<GifColorType, most_colours + 1> table{};
        for (std::size_t i = 0; i < palette.colours().size(); ++i) {
            const Rgb c = palette.colours()[i];
            table[i] = {static_cast<GifByteType>(c >> 16), static_cast<GifByteType>(c >> 8 & 255),
                        static_cast<GifByteType>(c & 255)};
        }
        const std::unique_ptr<ColorMapObject, Close> map(GifMakeMapObject(size, table.data()));
        if (!file_ || !map) fail_limit("cannot write a GIF: out of memory");
        EGifSetGifVersion(file_.get(), true);
        check(EGifPutScreenDesc(file_.get(), static_cast<int>(width), static_cast<int>(height), 8, 0, map.get()));
        // The Netscape 2.0 extension loops forever.
        check(EGifPutExtensionLeader(file_.get(), APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(file_.get(), 11, "NETSCAPE2.0"));
        const std::array<GifByteType, 3> forever{1, 0, 0};
        check(EGifPutExtensionBlock(file_.get(), 3, forever.data()));
        check(EGifPutExtensionTrailer(file_.get()));
    }

    // Equal frames are merged.
    void add(double time, const Pixels& pixels) {
        now_.resize(pixels.colours.size());
        for (std::size_t i = 0; i < now_.size(); ++i) now_[i] = palette_.index(pixels.colours[i]);
        Box box{0, 0, width_, pixels.height};
        std::vector<GifByteType> part = now_;
        if (!shown_.empty()) {
            box = changed(shown_, now_, width_);
            if (box.empty()) return;
            put(time);
            part.clear();
            for (std::size_t y = box.top; y < box.bottom; ++y)
                for (std::size_t x = box.left; x < box.right; ++x) {
                    const std::size_t i = y * width_ + x;
                    part.push_back(shown_[i] == now_[i] ? unchanged_ : now_[i]);
                }
        }
        waiting_ = std::move(part);
        box_ = box;
        since_ = time;
        shown_.swap(now_);
    }
    void finish(double time) {
        put(time);
        check(EGifCloseFile(file_.release(), nullptr));
        rethrow();
    }

private:
    void put(double until) {
        const auto hundredths = [](double time) { return std::lround(100 * time); };
        const GraphicsControlBlock control{DISPOSE_DO_NOT, false,
                                           static_cast<int>(hundredths(until) - hundredths(since_)), unchanged_};
        std::array<GifByteType, 4> block{};
        EGifGCBToExtension(&control, block.data());
        check(EGifPutExtension(file_.get(), GRAPHICS_EXT_FUNC_CODE, block.size(), block.data()));
        const auto width = static_cast<int>(box_.right - box_.left);
        const auto height = static_cast<int>(box_.bottom - box_.top);
        check(EGifPutImageDesc(file_.get(), static_cast<int>(box_.left), static_cast<int>(box_.top), width, height,
                               false, nullptr));
        for (int y = 0; y < height; ++y)
            check(EGifPutLine(file_.get(), waiting_.data() + static_cast<std::ptrdiff_t>(y) * width, width));
        rethrow();
    }
    void check(int status) const {
        rethrow();
        if (status == GIF_ERROR) fail_limit("cannot write a GIF");
    }
    void rethrow() const {
        if (stream_.thrown) std::rethrow_exception(stream_.thrown);
    }

    Palette& palette_;
    std::size_t width_;
    GifStream stream_;
    std::unique_ptr<GifFileType, Close> file_;
    GifByteType unchanged_ = 0;
    std::vector<GifByteType> shown_;
    std::vector<GifByteType> now_;
    std::vector<GifByteType> waiting_;  // the part of a frame still to be written
    Box box_{};
    double since_ = 0;
};

// Drops times so close that browsers would slow the frame down.
std::vector<double> frame_times(const Animation& animation) {
    std::vector<double> times = animation.times(step);
    if (times.size() > many_frames) times = animation.times(longer_step);
    std::vector<double> kept;
    for (const double time : times)
        if (kept.empty() || time - kept.back() > least_delay - 1e-9) kept.push_back(time);
    kept.back() = animation.seconds;
    return kept;
}

}  // namespace

void check_gif() { check_canvas(); }

void write_gif(const Picture& picture, const Theme& theme, ByteSink& sink) {
    const Animation& animation = *picture.animation;
    const std::vector<double> times = frame_times(animation);
    const std::size_t frames = times.size() - 1;
    const double width = std::ceil(pixels_a_point * animation.scene.width);
    const double height = std::ceil(pixels_a_point * animation.scene.height);
    if (std::max(width, height) > longest_side || width * height * static_cast<double>(frames) > most_pixels)
        fail_limit(
            fmt::format("{}: {} frames of {:.0f} x {:.0f} pixels are too much for GIF; use a smaller width or scale, "
                        "fewer moves, or .svg",
                        picture.title, frames, width, height));
    const auto frame = [&](double time) { return pixels_of(animation.at(time), theme, pixels_a_point); };

    std::unordered_map<Rgb, std::size_t> seen;
    const std::size_t stride = (frames + most_samples - 1) / most_samples;
    for (std::size_t i = 0; i < frames; i += stride)
        for (const Rgb colour : frame(times[i]).colours) ++seen[colour];
    Palette palette(theme, seen);
    GifWriter writer(palette, static_cast<std::size_t>(width), static_cast<std::size_t>(height), sink);
    for (std::size_t i = 0; i < frames; ++i) writer.add(times[i], frame(times[i]));
    writer.finish(animation.seconds);
}

}  // namespace pegwright::render
