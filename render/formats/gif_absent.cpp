#include "base/error.hpp"
#include "render/formats/canvas.hpp"
#include "render/formats/formats.hpp"

namespace pegwright::render {

void check_gif() {
    check_canvas();
    fail_input("built without giflib (PEGWRIGHT_GIF=OFF): write the animation as .svg");
}
void write_gif(const Picture&, const Theme&, ByteSink&) { check_gif(); }

}  // namespace pegwright::render
