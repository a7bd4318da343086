// The module pegwright._core, whose names __init__.py takes over. A call that may take long copies what it needs of
// Python objects, then releases the GIL.
#include "module/bindings.hpp"

PYBIND11_MODULE(_core, m) {
    using namespace pegwright::python;
    // Docstrings begin with a signature that inspect can read.
    py::options options;
    options.disable_function_signatures();
    // Classes and functions name the package as their module.
    const py::object own_name = m.attr("__name__");
    m.attr("__name__") = "pegwright";
    bind_errors(m);
    bind_holes(m);
    bind_board(m);
    bind_position(m);
    bind_problem(m);
    bind_playing(m);
    bind_solution(m);
    bind_verify(m);
    bind_theory(m);
    bind_search(m);
    bind_few_moves(m);
    bind_losing(m);
    bind_solutions(m);
    bind_hint(m);
    bind_draw(m);
    m.attr("__version__") = pegwright::version();
    m.attr("__name__") = own_name;
}
