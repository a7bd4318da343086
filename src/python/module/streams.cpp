#include "module/streams.hpp"

#include "module/watch.hpp"

namespace pegwright::python {
namespace {
constexpr std::size_t block_size = 1 << 16;
}

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

py::object opened(const py::handle& path, const char* mode) {
    return py::module_::import("builtins").attr("open")(path, mode);
}

bool is_path(const py::handle& what) { return py::isinstance<py::str>(what) || py::hasattr(what, "__fspath__"); }

}  // namespace pegwright::python
