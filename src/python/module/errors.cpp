#include "module/errors.hpp"

namespace pegwright::python {
namespace {

void set_error(const char* name, const std::string& message) {
    const py::object kind = py::module_::import("pegwright.errors").attr(name);
    PyErr_SetObject(kind.ptr(), py::str(message).ptr());
}

}  // namespace

bool Text::load(const py::handle& from) {
    if (PyBytes_Check(from.ptr())) {
        assign(PyBytes_AS_STRING(from.ptr()), static_cast<std::size_t>(PyBytes_GET_SIZE(from.ptr())));
        return true;
    }
    if (!PyUnicode_Check(from.ptr())) return false;
    Py_ssize_t size = 0;
    const char* const utf8 = PyUnicode_AsUTF8AndSize(from.ptr(), &size);
    if (!utf8) {
        PyErr_Clear();
        raise_input("the text has a lone surrogate, which is no character");
    }
    assign(utf8, static_cast<std::size_t>(size));
    return true;
}

std::string words_of(const Error& error) {
    const bool boards = error.remedy() == Error::Remedy::named_boards;
    const bool seed = error.remedy() == Error::Remedy::another_seed;
    const bool numbers = error.remedy() == Error::Remedy::numbered_holes;
    return error.what() + std::string(boards ? "; Board.names() lists the boards with names" : "") +
           (seed ? "; another seed may do" : "") + (numbers ? "; a list, [4, 5], is holes by number" : "");
}

void raise(const char* name, const std::string& message) {
    set_error(name, message);
    throw py::error_already_set();
}

void raise_with(const char* name, const std::string& message, const char* attribute, const py::object& value) {
    const py::object kind = py::module_::import("pegwright.errors").attr(name);
    const py::object error = kind(message);
    error.attr(attribute) = value;
    PyErr_SetObject(kind.ptr(), error.ptr());
    throw py::error_already_set();
}

void bind_errors(py::module_&) {
    // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 asks for a function that takes a value
    py::register_local_exception_translator([](std::exception_ptr caught) {
        try {
            if (caught) std::rethrow_exception(caught);
        } catch (const Error& error) {
            set_error(error.kind() == Error::Kind::input ? "InputError" : "LimitError", words_of(error));
        }
    });
}

}  // namespace pegwright::python
