// import pegwright: what the package's __init__.py takes over. Each call that may take long lets go of the
// interpreter's lock; what it needs of Python objects it has copied before.
#include "module/bindings.hpp"

PYBIND11_MODULE(_core, m) {
    using namespace pegwright::python;
    // Docstrings begin with signatures that inspect understands.
    py::options options;
    options.disable_function_signatures();
    // Classes and functions say that they are the package's.
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
