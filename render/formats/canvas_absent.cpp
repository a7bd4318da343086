#include "base/error.hpp"
#include "render/formats/canvas.hpp"

namespace pegwright::render {
namespace {

[[noreturn]] void fail_absent() {
    fail_input("built without Cairo (PEGWRIGHT_CAIRO=OFF): only .svg, .tikz, .tex and .html can be written");
}

}  // namespace

void check_canvas() { fail_absent(); }
void write_pdf(const Picture&, const Theme&, ByteSink&) { fail_absent(); }
void write_png(const Picture&, const Theme&, ByteSink&) { fail_absent(); }
Pixels pixels_of(const Page&, const Theme&, double) { fail_absent(); }

}  // namespace pegwright::render
