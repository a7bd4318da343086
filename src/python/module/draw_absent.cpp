// Replaces draw.cpp in builds without pictures.
#include "module/drawing.hpp"
#include "module/errors.hpp"

namespace pegwright::python {

py::object svg_of(const Problem&) { return py::none(); }
py::object svg_of(const Solution&) { return py::none(); }

void bind_draw(py::module_& m) {
    m.def(
        "draw", [](const py::args&, const py::kwargs&) { raise_input("built without pictures (PEGWRIGHT_CAIRO=OFF)"); },
        "Draws; this pegwright was built without pictures.");
}

}  // namespace pegwright::python
