#include "module/streams.hpp"

#include "module/watch.hpp"

namespace pegwright::python {
namespace {

constexpr std::size_t block_size = 1 << 16;

// A str with a line end, or JSON, is a text; any other is a file's name.
bool is_text(const std::string& what) {
    return what.find('\n') != std::string::npos || what.find_first_not_of(" \t") == std::string::npos ||
           what[what.find_first_not_of(" \t")] == '{';
}

}  // namespace

std::streambuf::int_type ReadBuffer::underflow() {
    const py::gil_scoped_acquire lock;
    check_signals();
    const py::object block = read_(block_size);
    if (!py::isinstance<py::str>(block) && !py::isinstance<py::bytes>(block))
        throw py::type_error("read() of a file gives bytes or str");
    block_ = block.cast<Text>();
    setg(block_.data(), block_.data(), block_.data() + block_.size());
    return block_.empty() ? traits_type::eof() : traits_type::to_int_type(block_.front());
}

WriteBuffer::WriteBuffer(const py::object& file)
    : write_(file.attr("write")),
      text_(py::isinstance(file, py::module_::import("io").attr("TextIOBase"))),
      block_(block_size) {
    setp(block_.data(), block_.data() + block_.size());
}

std::streambuf::int_type WriteBuffer::overflow(int_type c) {
    sync();
    if (!traits_type::eq_int_type(c, traits_type::eof())) sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

int WriteBuffer::sync() {
    const py::gil_scoped_acquire lock;
    check_signals();
    const auto size = static_cast<std::size_t>(pptr() - pbase());
    if (size > 0) write_(text_ ? py::object(py::str(pbase(), size)) : py::object(py::bytes(pbase(), size)));
    setp(block_.data(), block_.data() + block_.size());
    return 0;
}

std::streambuf::int_type TextMaker::overflow(int_type c) {
    if (!traits_type::eq_int_type(c, traits_type::eof())) text += traits_type::to_char_type(c);
    return traits_type::not_eof(c);
}

std::streamsize TextMaker::xsputn(const char* bytes, std::streamsize size) {
    text.append(bytes, static_cast<std::size_t>(size));
    if (text.size() - asked_ >= 16 * block_size) {
        asked_ = text.size();
        check_signals();
    }
    return size;
}

void read_source(const py::object& what, const std::function<void(std::streambuf&, const std::string&)>& take) {
    if (py::hasattr(what, "read")) {
        const py::object name = py::getattr(what, "name", py::str("file"));
        ReadBuffer buffer(what);
        return take(buffer, py::isinstance<py::str>(name) ? name.cast<Text>() : Text("file"));
    }
    if (py::isinstance<py::bytes>(what) || (py::isinstance<py::str>(what) && is_text(what.cast<Text>()))) {
        const auto text = what.cast<Text>();
        TextBuffer buffer(text);
        return take(buffer, "text");
    }
    if (!is_path(what))
        throw py::type_error("expected a solution: its text, a file or moves, not " +
                             std::string(Py_TYPE(what.ptr())->tp_name));
    const py::object file = opened(what, "rb");
    ReadBuffer buffer(file);
    take(buffer, py::str(what).cast<Text>());
    file.attr("close")();
}

py::object opened(const py::handle& path, const char* mode) {
    return py::module_::import("builtins").attr("open")(path, mode);
}

bool is_path(const py::handle& what) { return py::isinstance<py::str>(what) || py::hasattr(what, "__fspath__"); }

}  // namespace pegwright::python
